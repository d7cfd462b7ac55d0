import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { unchanged } from '../../../ui/unchanged.ts';
import { DockerAt, DockStage } from './docker.tsx';
import { useVoyage } from '../pieces/glide.ts';
import { besidePier, DepotHouse, WarehouseHouse } from './harbour-house.tsx';
import { SeatBarge } from '../pieces/seat-pieces.tsx';
import { Spot, Worth } from '../pieces/spot.tsx';
import { sailTime } from '../board/stages.ts';
import type { HarbourView, OnPress, Point, Press } from '../types.ts';
import './harbour.css';

export interface HarbourProps {
  view: HarbourView;
  words: {
    harbour: string;
    space: (space: number) => string;
    warehouse: (index: number) => string;
    depot: (index: number) => string;
    dockerHouse: string;
    blackMarket: string;
  };
  onPress: OnPress;
}

/** Planks from the shore house to the space where a barge makes fast. */
function Pier({ from, to }: { from: Point; to: Point }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${turn.toFixed(1)})`}>
      <rect class="ams-pier" y="-11" width={length} height="22" />
      <path
        class="ams-pier-joints"
        d={Array.from({ length: Math.floor(length / 8) }, (_, i) => `M${8 * (i + 1)} -11V11`).join('')}
      />
    </g>
  );
}

/** A barge on its way from space to space. */
function Sailing({ stops, children }: { stops: readonly Point[]; children: ComponentChildren }) {
  const { x, y } = stops[stops.length - 1];
  return (
    <g ref={useVoyage(stops, sailTime(stops.length - 1))} class="ams-sailing" transform={`translate(${x} ${y})`}>
      {children}
    </g>
  );
}

/** What never changes in an edition: lanes, piers, landing stages and buoys. */
function Ground({ view }: { view: HarbourView }) {
  return useMemo(() => {
    const at = (space: number): Point => view.spaces[space].position;
    const lanes = view.links.map(([a, b]) => `M${at(a).x} ${at(a).y}L${at(b).x} ${at(b).y}`).join('');
    return (
      <>
        <path class="ams-lanes" d={lanes} />
        {[...view.warehouses, ...view.depots].map(({ pier, position }, i) => (
          <Pier key={i} from={besidePier(position, at(pier))} to={at(pier)} />
        ))}
        {view.docks.map(({ colour, space }) => (
          <DockStage key={colour} colour={colour} x={at(space).x} y={at(space).y} />
        ))}
        {view.spaces.map(({ id, kind, position }) => (
          <g key={id} class={`ams-space ams-space-${kind}`} transform={`translate(${position.x} ${position.y})`}>
            <circle r={kind === 'water' ? 15 : 17} />
            {kind === 'water' && <circle class="ams-buoy" r="4" />}
            {kind === 'start' && <path class="ams-anchor" d="M0 -8V9M-5 -3H5M-9 3C-8 8 -4 10 0 10C4 10 8 8 9 3" />}
          </g>
        ))}
      </>
    );
  }, [view.links]);
}

interface TargetProps {
  press: Press;
  onPress: OnPress;
  at: Point;
}
const SpaceSpot = unchanged(({ press, onPress, at }: TargetProps) => (
  <Spot press={press} onPress={onPress}>
    <circle class="ams-spot-shape" cx={at.x} cy={at.y} r="21" />
  </Spot>
));
const HouseSpot = unchanged(({ press, onPress, at, wide }: TargetProps & { wide: number }) => (
  <Spot press={press} onPress={onPress} at={{ x: at.x, y: at.y - 33 }}>
    <rect class="ams-spot-shape" x={at.x - wide} y={at.y - 40} width={wide * 2} height="78" rx="4" />
  </Spot>
));

/** The chart of the IJ: fairways between the spaces, piers and the houses at them, docks with dockers, and the barges. */
export const Harbour = unchanged(({ view, words, onPress }: HarbourProps) => {
  const at = (space: number): Point => view.spaces[space].position;
  const houses = [
    ...view.warehouses.map((house, i) => ({ ...house, id: `warehouse ${i}`, label: words.warehouse(i), wide: 52 })),
    ...view.depots.map((house, i) => ({ ...house, id: `depot ${i}`, label: words.depot(i), wide: 41 })),
  ];
  return (
    <g>
      <g aria-hidden="true">
        <Ground view={view} />
        {view.warehouses.map((house) => (
          <WarehouseHouse
            key={house.good}
            good={house.good}
            roofs={house.roofs}
            taken={house.taken}
            at={besidePier(house.position, at(house.pier))}
          />
        ))}
        {view.depots.map((depot) => (
          <DepotHouse
            key={depot.pier}
            value={depot.value}
            good={depot.good}
            at={besidePier(depot.position, at(depot.pier))}
          />
        ))}
        {view.docks.map(({ colour, space, dockers }) =>
          dockers.map((docker, i) => (
            <DockerAt
              key={`${colour}${i}`}
              colour={docker}
              x={at(space).x + 16 + i * 24 - (dockers.length - 1) * 8}
              y={at(space).y - 4}
              size={0.92}
            />
          )),
        )}
      </g>
      <g role="group" aria-label={words.harbour} data-group="harbour">
        {view.spaces.map(({ id, press, position }) => (
          <SpaceSpot
            key={id}
            press={press ?? { id: `space ${id}`, label: words.space(id), state: 'idle' }}
            onPress={onPress}
            at={position}
          />
        ))}
        {view.docks.map(({ colour, space, dockers, press }) =>
          dockers.map((docker, i) => {
            const spot = press?.[i];
            return (
              spot && (
                <Spot key={`${colour}${i}`} press={spot} onPress={onPress}>
                  <circle
                    class="ams-spot-shape"
                    cx={at(space).x + 18 + i * 24 - (dockers.length - 1) * 8}
                    cy={at(space).y - 4}
                    r="22"
                    data-docker={docker}
                  />
                </Spot>
              )
            );
          }),
        )}
        {houses.map(({ id, label, press, position, pier, wide }) => {
          return (
            <HouseSpot
              key={id}
              press={press ?? { id, label, state: 'idle' }}
              onPress={onPress}
              at={besidePier(position, at(pier))}
              wide={wide}
            />
          );
        })}
      </g>
      <g aria-hidden="true" class="ams-fleet">
        {view.path && view.path.length > 1 && (
          <>
            <path class="ams-path-bed" d={`M${view.path.map((space) => `${at(space).x} ${at(space).y}`).join('L')}`} />
            <path class="ams-path" d={`M${view.path.map((space) => `${at(space).x} ${at(space).y}`).join('L')}`} />
          </>
        )}
        {view.barges.map(({ seat, space, sailed }) => {
          const same = view.barges.filter((other) => other.space === space);
          const i = same.findIndex((other) => other.seat === seat);
          if (sailed && sailed.length > 1)
            return (
              <Sailing key={`${seat} ${sailed.join()}`} stops={sailed.map(at)}>
                <SeatBarge seat={seat} x={(i - (same.length - 1) / 2) * 34} y={(i % 2) * 10 - 2} size={0.88} />
              </Sailing>
            );
          return (
            <SeatBarge
              key={seat}
              seat={seat}
              x={at(space).x + (i - (same.length - 1) / 2) * 34}
              y={at(space).y + (i % 2) * 10 - 2}
              size={0.88}
            />
          );
        })}
        {/* What a way costs is read where it ends, whoever lies there. */}
        {view.spaces.map(
          ({ id, press, position: { x, y } }) =>
            press?.worth !== undefined && (
              <g key={id} data-price={id}>
                <Worth text={press.worth} x={x + 18} y={y - 18} />
              </g>
            ),
        )}
      </g>
    </g>
  );
});
