import { unchanged } from '../../../ui/unchanged.ts';
import { DockerAt } from '../harbour/docker.tsx';
import { MarkAt, markOfGood } from '../pieces/mark.tsx';
import { GoodAt } from '../pieces/resource.tsx';
import { Spot } from '../pieces/spot.tsx';
import type { HarbourView, OnPress } from '../types.ts';
import './corners.css';

interface CornerProps {
  label: string;
  onPress: OnPress;
}

/** The dockers' lodging: three rooms for one each, and the large one below for all who come later. */
export const DockerHouse = unchanged(({ view, label, onPress }: CornerProps & { view: HarbourView['dockerHouse'] }) => {
  const { values, housed, position } = view;
  const rooms = [
    { x: 0, y: -62 },
    { x: -27, y: -14 },
    { x: 27, y: -14 },
  ];
  const late = housed.slice(rooms.length);
  const step = Math.min(22, 88 / Math.max(1, late.length));
  return (
    <g>
      <g class="ams-lodging" aria-hidden="true" transform={`translate(${position.x} ${position.y})`}>
        <path class="ams-house-ground" d="M-70 82H70V90H-70Z" />
        <path class="ams-lodging-wall" d="M-60 82V-40H-48V-62H-34V-84H-20V-104H20V-84H34V-62H48V-40H60V82Z" />
        {rooms.map(({ x, y }, i) => (
          <g key={i} transform={`translate(${x} ${y})`}>
            <path class="ams-room" d="M-21 22V-14Q0 -28 21 -14V22Z" />
            {housed[i] ? (
              <DockerAt colour={housed[i]} x={0} y={2} />
            ) : (
              <text class="ams-room-value" y="12" text-anchor="middle">
                {values[i]}
              </text>
            )}
          </g>
        ))}
        <path class="ams-room" d="M-52 76V30Q0 10 52 30V76Z" />
        <text class="ams-room-value" x={late.length > 0 ? -38 : 0} y="62" text-anchor="middle">
          {values[rooms.length]}
        </text>
        {late.map((colour, i) => (
          <DockerAt key={i} colour={colour} x={-16 + i * step} y={54} size={0.9} />
        ))}
      </g>
      <Spot
        press={view.press ?? { id: 'docker-house', label, state: 'idle' }}
        onPress={onPress}
        at={{ x: position.x, y: position.y - 112 }}
      >
        <path
          class="ams-spot-shape"
          d="M-62 84V-42H-50V-64H-36V-86H-22V-106H22V-86H36V-64H50V-42H62V84Z"
          transform={`translate(${position.x} ${position.y})`}
        />
      </Spot>
    </g>
  );
});

/** Nine crates under a striped awning: a good sold covers its own sign. */
export const BlackMarket = unchanged(({ view, label, onPress }: CornerProps & { view: HarbourView['blackMarket'] }) => {
  const { grid, position, pitch, sold, press } = view;
  const half = pitch / 2 - 2;
  const width = pitch * 3;
  return (
    <g>
      <g
        class="ams-black-market"
        aria-hidden="true"
        transform={`translate(${position.x - pitch / 2} ${position.y - pitch / 2})`}
      >
        <path class="ams-stall-posts" d={`M-2 -24V${width + 8}M${width + 2} -24V${width + 8}`} />
        <rect class="ams-stall" x="-4" y="-4" width={width + 8} height={width + 8} rx="3" />
        <path class="ams-awning" d={`M-12 -6L0 -34H${width}L${width + 12} -6Z`} />
        <path
          class="ams-awning-stripes"
          d={Array.from({ length: 4 }, (_, i) => `M${8 + i * 40} -34h20l${(i - 1.2) * 4} 28h-22Z`).join('')}
        />
      </g>
      {grid.map((row, r) =>
        row.map((good, c) => {
          const [x, y] = [position.x + c * pitch, position.y + r * pitch];
          return (
            <g key={good}>
              <g aria-hidden="true">
                <rect class="ams-crate" x={x - half} y={y - half} width={half * 2} height={half * 2} rx="2" />
                {sold.includes(good) ? (
                  <GoodAt good={good} x={x} y={y} r={21} />
                ) : (
                  <g class="ams-crate-mark">
                    <MarkAt name={markOfGood(good)} x={x} y={y} size={32} />
                  </g>
                )}
              </g>
              {press?.[good] && (
                <Spot press={press[good]} onPress={onPress} at={{ x: x + 16, y: y - 18 }}>
                  <rect class="ams-spot-shape" x={x - half} y={y - half} width={half * 2} height={half * 2} rx="2" />
                </Spot>
              )}
            </g>
          );
        }),
      )}
      <Spot press={{ id: 'black-market', label, state: 'idle' }} onPress={onPress}>
        <path
          class="ams-spot-shape"
          d={`M-12 -6L0 -34H${width}L${width + 12} -6Z`}
          transform={`translate(${position.x - pitch / 2} ${position.y - pitch / 2})`}
        />
      </Spot>
    </g>
  );
});
