import { unchanged } from '../../ui/unchanged.ts';
import { MarkAt } from './mark.tsx';
import { GemAt } from './resource.tsx';
import { type Amounts, type Colour, colours } from './types.ts';

/** A point of the dial. */
export const at = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
};
const place = ({ x, y }: { x: number; y: number }, upright: number): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${upright})`;

interface Pile {
  readonly colour: Colour;
  readonly count: number;
}
const pilesOf = (amounts: Amounts): Pile[] =>
  colours.filter((colour) => (amounts[colour] ?? 0) > 0).map((colour) => ({ colour, count: amounts[colour] ?? 0 }));

/** Three colours and more lie as labels, which fill their segment. */
export const crowded = (amounts: Amounts): boolean => pilesOf(amounts).length > 2;

interface LoadProps {
  readonly amounts: Amounts;
  readonly degrees: number;
  readonly upright: number;
  readonly look: 'lies' | 'would';
}

/** The resources of one segment, upright whatever way the wheel stands. */
export const Load = unchanged(({ amounts, degrees, upright, look }: LoadProps) => {
  const piles = pilesOf(amounts);
  return (
    <g class={`ams-load-${look}`}>
      {crowded(amounts) ? (
        <Labels piles={piles} degrees={degrees} upright={upright} />
      ) : (
        <Cubes piles={piles} degrees={degrees} upright={upright} />
      )}
    </g>
  );
});

interface PilesProps {
  readonly piles: readonly Pile[];
  readonly degrees: number;
  readonly upright: number;
}

const CUBE = 33;

/** One colour or two as cubes; two of a colour and more carry their number. */
function Cubes({ piles, degrees, upright }: PilesProps) {
  const radius = piles.length > 1 ? 68 : 74;
  return (
    <>
      {piles.map(({ colour, count }, k) => (
        <g
          key={colour}
          class={`ams-${colour}`}
          transform={place(at(radius, degrees + ((k - (piles.length - 1) / 2) * (CUBE + 6) * 57.3) / radius), upright)}
        >
          {count > 1 && <rect class="ams-cube" x={-CUBE / 2 + 3} y={-CUBE / 2 - 4} width={CUBE} height={CUBE} rx="4" />}
          <GemAt colour={colour} x={0} y={0} size={CUBE} />
          {count > 1 && (
            <g class="ams-load-count" transform={`translate(${CUBE / 2 - 1} ${CUBE / 2 - 2})`}>
              <circle r="11" />
              <text y="6.5" text-anchor="middle">
                {count}
              </text>
            </g>
          )}
        </g>
      ))}
    </>
  );
}

const LABEL = { width: 35, height: 23, gap: 2 };

/** Many colours as labels in rows of two, each with its symbol and its number; a row of one lies towards the hub. */
function Labels({ piles, degrees, upright }: PilesProps) {
  const odd = piles.length % 2;
  const below = Math.sin(((degrees - upright) * Math.PI) / 180) > 0.01;
  const rows = Math.ceil(piles.length / 2);
  const scale = rows > 2 ? 0.84 : 1;
  const { width, height, gap } = LABEL;
  return (
    <g transform={`${place(at(rows > 2 ? 80 : 78, degrees), upright)} scale(${scale})`}>
      {piles.map(({ colour, count }, i) => {
        const cell = below ? i + odd : i;
        const alone = odd === 1 && (below ? i === 0 : i === piles.length - 1);
        const row = alone && below ? 0 : Math.floor(cell / 2);
        const x = alone ? 0 : ((cell % 2) - 0.5) * (width + gap);
        const y = (row - (rows - 1) / 2) * (height + gap);
        return (
          <g key={colour} class={`ams-gem-at ams-${colour}`} transform={`translate(${x} ${y})`}>
            <rect class="ams-cube" x={-width / 2} y={-height / 2} width={width} height={height} rx="4" />
            <g class="ams-cube-mark">
              <MarkAt name={colour} x={-width / 4} y={0} size={15} />
            </g>
            <text class="ams-load-figure" x={width / 2 - (count > 9 ? 1.5 : 4)} y="7" text-anchor="end">
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
}
