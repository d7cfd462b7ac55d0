import { unchanged } from '../../../ui/unchanged.ts';
import { SeatDisc } from '../pieces/seat-pieces.tsx';
import { Spot } from '../pieces/spot.tsx';
import type { AmstelView, OnPress, Point, Press } from '../types.ts';
import './amstel.css';

interface AmstelProps {
  view: AmstelView;
  /** bridges of the city that cross the river: the values stand on them */
  crossings: readonly Point[];
  words: { amstel: string; space: (space: number) => string };
  onPress: OnPress;
}

/** What passing a bridge brings, struck on a coin at its head. */
function Value({ x, y, value }: { x: number; y: number; value: number }) {
  return (
    <g class="ams-value" transform={`translate(${x} ${y})`}>
      <circle r="14" />
      <text y="7.5" text-anchor="middle">
        {value}
      </text>
    </g>
  );
}

const ReachSpot = unchanged(({ press, onPress, x, y }: Point & { press: Press; onPress: OnPress }) => (
  <Spot press={press} onPress={onPress} at={{ x: x + 32, y }}>
    <ellipse class="ams-spot-shape" cx={x} cy={y} rx="23" ry="13" />
  </Spot>
));

/** The river's spaces from the start up to the mouth, its bridges with their values, and the discs in their stacks. */
export const Amstel = unchanged(({ view, crossings, words, onPress }: AmstelProps) => {
  const { spaces, bridges, discs } = view;
  const mouth = spaces.length - 1;
  return (
    <g>
      <g aria-hidden="true">
        {spaces.map(({ x, y }, i) => (
          <ellipse
            key={i}
            class={i === mouth || i === 0 ? 'ams-reach ams-reach-end' : 'ams-reach'}
            cx={x}
            cy={y}
            rx={i === mouth || i === 0 ? 26 : 18}
            ry={i === mouth || i === 0 ? 14 : 9}
          />
        ))}
        {bridges.map(({ after, value }) => {
          const x = spaces[after].x;
          const between = (spaces[after].y + spaces[after + 1].y) / 2;
          const crossing = crossings.find((bridge) => Math.abs(bridge.y - between) < 16);
          const y = crossing?.y ?? between;
          return (
            <g key={after}>
              {!crossing && (
                <path
                  class="ams-span"
                  d={`M${x - 40} ${y - 8}Q${x} ${y - 13} ${x + 40} ${y - 8}V${y + 6}Q${x} ${y + 1} ${x - 40} ${y + 6}Z`}
                />
              )}
              {!crossing && (
                <path
                  class="ams-span-arches"
                  d={[-22, 0, 22].map((dx) => `M${x + dx - 8} ${y + 4}a8 7 0 0 1 16 0`).join('')}
                />
              )}
              <Value x={x - 32} y={y} value={value} />
            </g>
          );
        })}
        <Value x={spaces[mouth].x + 44} y={spaces[mouth].y} value={view.mouthValue} />
        {Object.entries(discs)
          .flatMap(([space, stack]) => stack.map((seat, height) => ({ ...spaces[Number(space)], seat, height })))
          .map(({ x, y, seat, height }) => (
            <SeatDisc key={seat} seat={seat} x={x} y={y - 3 - height * 9} />
          ))}
      </g>
      <g role="group" aria-label={words.amstel} data-group="amstel">
        {spaces.map(({ x, y }, i) => (
          <ReachSpot
            key={i}
            press={view.press[i] ?? { id: `reach ${i}`, label: words.space(i), state: 'idle' }}
            onPress={onPress}
            x={x}
            y={y}
          />
        ))}
      </g>
    </g>
  );
});
