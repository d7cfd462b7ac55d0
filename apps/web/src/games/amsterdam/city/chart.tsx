import { unchanged } from '../../../ui/unchanged.ts';
import type { Point } from '../types.ts';
import './chart.css';

/** Middle of the half-moon, as the data draws it: two halves either side of the river. */
const WEST = 570;
const EAST = 630;
const SHORE = 440;

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const x = (degrees < 90 ? EAST : WEST) + Math.cos(angle) * radius;
  return `${x.toFixed(1)} ${(SHORE + Math.sin(angle) * radius).toFixed(1)}`;
};

/** The rampart with its bastions, from the east shore round to the west; the river leaves in between. */
function rampart(wall: number, tip: number): string {
  const bastions = [13, 28, 52, 67, 80, 100, 113, 128, 152, 167];
  const corners = bastions.map(
    (d) => `L${at(wall, d - 3)}L${at(wall + 5, d - 3.6)}L${at(tip, d)}L${at(wall + 5, d + 3.6)}L${at(wall, d + 3)}`,
  );
  const arcTo = (d: number) => `A${wall} ${wall} 0 0 1 ${at(wall, d)}`;
  return `M${at(wall, 0)}${bastions.map((d, i) => `${d === 100 ? `L${at(wall, 90)}` : ''}${arcTo(d - 3)}${corners[i]}`).join('')}${arcTo(180)}Z`;
}

const halfMoon = (radius: number): string =>
  `M${at(radius, 0)}A${radius} ${radius} 0 0 1 ${at(radius, 89.99)}L${at(radius, 90)}A${radius} ${radius} 0 0 1 ${at(radius, 180)}Z`;

const ditches = Array.from({ length: 56 }, (_, i) => `M${-2057 + i * 106.8} 2430L${-860 + i * 58} 430`).join('');
const waves = Array.from({ length: 190 }, (_, i) => {
  const x = ((i * 211) % 3200) - 1000;
  const y = -260 + ((i * 97) % 670);
  return `M${x - 10} ${y}q9 -3 18 0t18 0`;
}).join('');
const soundings: readonly (readonly [number, number, number])[] = [
  [50, 120, 3],
  [355, 182, 5],
  [455, 250, 7],
  [550, 118, 6],
  [655, 246, 8],
  [752, 184, 9],
  [955, 118, 5],
  [1055, 250, 6],
  [1160, 182, 4],
  [150, 312, 3],
  [750, 314, 5],
  [950, 314, 4],
  [1155, 318, 3],
  [455, 314, 4],
];
const trees: readonly Point[] = [
  [12, 560],
  [40, 640],
  [22, 720],
  [230, 990],
  [330, 1000],
  [880, 996],
  [985, 985],
  [1180, 640],
  [1160, 560],
  [1195, 735],
].map(([x, y]) => ({ x, y }));

/** The old town inside the first canal: no blocks of the game, so drawn in stone only. */
function OldTown() {
  const rows: readonly (readonly [number, number])[] = [
    [58, 13],
    [90, 9],
  ];
  const sides = [
    { middle: WEST, from: 98, to: 176 },
    { middle: EAST, from: 4, to: 82 },
  ];
  return (
    <g class="ams-old">
      <path class="ams-quay" d={`M${at(112, 180)}A112 112 0 0 0 ${at(112, 93)}V${SHORE + 6}H${WEST - 112}Z`} />
      <path class="ams-quay" d={`M${at(112, 0)}A112 112 0 0 1 ${at(112, 87)}V${SHORE + 6}H${EAST + 112}Z`} />
      {sides.map(({ middle, from, to }) =>
        rows.map(([r, step]) =>
          Array.from({ length: Math.floor((to - from) / step) }, (_, i) => {
            const d = from + i * step + 1;
            const e = d + step - 2;
            return (
              <g key={`${middle}-${r}-${i}`}>
                <path
                  class="ams-old-house"
                  d={`M${at(r - 13, d)}L${at(r + 13, d)}L${at(r + 13, e)}L${at(r - 13, e)}Z`}
                />
                <path class="ams-old-ridge" d={`M${at(r - 13, (d + e) / 2)}L${at(r + 13, (d + e) / 2)}`} />
              </g>
            );
          }),
        ),
      )}
      {[
        [WEST - 62, SHORE + 30],
        [EAST + 62, SHORE + 30],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path class="ams-old-church" d="M-13 10V-4H-3L0 -24L3 -4H13V10Z" />
        </g>
      ))}
    </g>
  );
}

/** Sea, land, rampart and moat: all that never changes. */
export const Chart = unchanged(() => {
  return (
    <g aria-hidden="true">
      <rect class="ams-land" x="-1400" y="-1400" width="4000" height="3800" />
      <path
        class="ams-ditches"
        d={`${ditches}M-1400 520H2600M-1400 620H2600M-1400 730H2600M-1400 850H2600M-1400 960H2600M-1400 1090H2600M-1400 1240H2600`}
      />
      {trees.map(({ x, y }) => (
        <g key={`${x}${y}`} transform={`translate(${x} ${y})`}>
          <circle class="ams-tree" r="11" />
          <circle class="ams-tree" cx="14" cy="7" r="8" />
        </g>
      ))}
      <path class="ams-moat" d={rampart(552, 584)} />
      <path class="ams-moat" d="M556 960C552 1060 500 1120 480 1300L440 2400H700L660 1300C672 1120 646 1060 644 960Z" />
      <path class="ams-wall" d={rampart(540, 568)} />
      <path class="ams-canals" d={halfMoon(510)} />
      <path class="ams-ij" d={`M-1400 -1400H2600V${SHORE - 4}H-1400Z`} />
      <path class="ams-canals-open" d={`M${WEST - 2} ${SHORE - 20}V1000H${EAST + 2}V${SHORE - 20}Z`} />
      <path
        class="ams-hatching"
        d={Array.from({ length: 14 }, (_, i) => `M-1400 ${SHORE - 8 - i * 4.2}H2600`).join('')}
        style={{ opacity: 0.5 }}
      />
      <path class="ams-waves" d={waves} />
      {soundings.map(([x, y, depth]) => (
        <text key={`${x}-${y}`} class="ams-sounding" x={x} y={y}>
          {depth}
        </text>
      ))}
      <OldTown />
      <path class="ams-shore" d={`M-1400 ${SHORE - 6}H${WEST - 4}M${EAST + 4} ${SHORE - 6}H2600`} />
      <path
        class="ams-piles"
        d={Array.from({ length: 242 }, (_, i) =>
          Math.abs(i * 14 - 1700) < 46 ? '' : `M${i * 14 - 1100} ${SHORE - 1}V${SHORE - 13}`,
        ).join('')}
      />
    </g>
  );
});
