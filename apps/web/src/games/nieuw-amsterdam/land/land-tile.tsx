import { Marks } from '../pieces/marks.tsx';
import type { Land, OwnLand, Seat } from '../types.ts';

export const LAND = { width: 78, height: 108 };

const tree = (x: number, y: number, s: number) =>
  `M${x} ${y}l${4 * s} ${7 * s}h${-2 * s}l${4 * s} ${7 * s}h${-12 * s}l${4 * s} ${-7 * s}h${-2 * s}z`;

/** Woods stand back for farms; what is left depends on the card's number, so a card always looks the same. */
function forest(land: Land): string {
  let d = '';
  for (let i = 0; i < 13; i++) {
    const x = 10 + ((i * 23 + land.number * 11) % 58);
    const y = 7 + Math.floor(i / 4) * 8 + ((i * 7 + land.number) % 4);
    d += tree(x, y, 0.85 + ((i + land.number) % 3) * 0.12);
  }
  return d;
}

const furrows = Array.from(
  { length: 7 },
  (_, i) => `M${5 + i * 1.4} ${12 + i * 5.4}C26 ${9 + i * 5.4} 50 ${15 + i * 5.4} ${73 - i * 0.6} ${11 + i * 5.4}`,
).join('');
const sheaves = [15, 38, 61]
  .map((x, i) => {
    const y = 30 + (i % 2) * 9;
    return `M${x - 5} ${y + 8}L${x - 2} ${y}L${x - 7} ${y - 9}L${x - 2.4} ${y - 6}L${x} ${y - 11}L${x + 2.4} ${y - 6}L${x + 7} ${y - 9}L${x + 2} ${y}L${x + 5} ${y + 8}ZM${x - 2} ${y}H${x + 2}`;
  })
  .join('');

/** A farm: farmhouse and barn in the owner's colour, or the plot staked out for it. Stands on y 0, 20 wide. */
function Farm({ built }: { built: 'built' | 'open' }) {
  const house = 'M-10 0V-9L-5 -15L0 -9V0ZM0 0V-7H10V0Z';
  if (built === 'open') return <path class="nw-plot" d="M-10 0V-9L-4 -16L2 -9H10V0Z" />;
  return (
    <g class="nw-arrives">
      <path class="nw-wall" d={house} />
      <path class="nw-thatch" d="M-12 -8L-5 -17L2 -8L0 -7L-5 -13L-10 -7ZM0 -7L3 -12H9L11 -7Z" />
      <path class="nw-door" d="M-7 0V-5H-3V0Z" />
    </g>
  );
}

interface LandTileProps {
  land: Land;
  /** A card on display belongs to nobody. */
  seat?: Seat;
  built: number;
  state: OwnLand['state'];
  /** Shown while they can still be earned. */
  points?: number;
}

/** A land: woods with room for farms, and once cleared a field in grain. Placed by its top left corner. */
export function LandTile({ land, seat, built, state, points }: LandTileProps) {
  const step = 66 / land.farms;
  return (
    <g class={seat ? `nw-seat seat-${seat}` : undefined}>
      <rect class="nw-land-shade" x="2" y="2.5" width={LAND.width} height={LAND.height} rx="2.5" />
      <rect class={`nw-land-card nw-decade-${land.decade}`} width={LAND.width} height={LAND.height} rx="2.5" />
      <rect
        class={state === 'cleared' ? 'nw-land-field' : 'nw-land-wild'}
        x="4"
        y="4"
        width={LAND.width - 8}
        height="68"
      />
      {state === 'cleared' ? (
        <>
          <path class="nw-furrows" d={furrows} />
          <path class="nw-sheaves" d={sheaves} />
        </>
      ) : (
        <path class="nw-conifers" d={forest(land)} />
      )}
      {Array.from({ length: land.farms }, (_, i) => (
        <g key={i} transform={`translate(${6 + step * (i + 0.5)} 68)`}>
          <Farm built={i < built ? 'built' : 'open'} />
        </g>
      ))}
      {seat && state !== 'cleared' && <Log />}
      <g class="nw-land-ink">
        {state === 'cleared' ? (
          <Marks marks={[`+${land.grain}`, 'grain', 'each']} x={LAND.width / 2} y={90} size={20} anchor="middle" />
        ) : (
          <>
            <Marks marks={[land.wood, 'wood']} x={8} y={90} size={18} />
            <Marks marks={[land.grain, 'grain']} x={LAND.width - 5} y={90} size={18} anchor="end" />
          </>
        )}
      </g>
      {points !== undefined && state !== 'cleared' && (
        <g
          class={state === 'completed' ? 'nw-coin nw-coin-ready' : 'nw-coin'}
          transform={`translate(${LAND.width - 13} 14)`}
        >
          <circle r="12" />
          <text class="nw-figures" y="5.4" font-size="15.5" text-anchor="middle">
            {points}
          </text>
        </g>
      )}
    </g>
  );
}

/** The log that says: not yet cleared. */
function Log() {
  return (
    <g transform="translate(27 42) rotate(-8)">
      <path class="nw-log" d="M-20 -5H17V5H-20C-23 5 -23 -5 -20 -5Z" />
      <ellipse class="nw-log-end" cx="17" rx="3.6" ry="5" />
      <path class="nw-grain-line" d="M-15 -1.6H6M-10 1.8H10" />
    </g>
  );
}
