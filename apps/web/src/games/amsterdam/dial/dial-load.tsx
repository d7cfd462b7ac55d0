import { unchanged } from '../../../ui/unchanged.ts';
import { MarkAt } from '../pieces/mark.tsx';
import { GemAt } from '../pieces/resource.tsx';
import { type Amounts, type Colour, colours } from '../types.ts';

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
  readonly look: Look;
}
/** What lies on a segment, and what would come to it. */
type Look = 'lies' | 'would';

/** One beside the other, in the order of the colours. */
const pilesOf = (lies: Amounts, would: Amounts): Pile[] =>
  colours.flatMap((colour) =>
    [
      { colour, count: lies[colour] ?? 0, look: 'lies' as const },
      { colour, count: would[colour] ?? 0, look: 'would' as const },
    ].filter(({ count }) => count > 0),
  );

/** Three piles and more fill their segment. */
export const crowded = (lies: Amounts, would: Amounts): boolean => pilesOf(lies, would).length > 2;

interface LoadProps {
  readonly lies: Amounts;
  readonly would: Amounts;
  readonly degrees: number;
  readonly upright: number;
  /** which of them are drawn, each where it has its place beside the others */
  readonly look: Look;
}

/** The resources of one segment, upright whatever way the wheel stands. */
export const Load = unchanged(({ lies, would, degrees, upright, look }: LoadProps) => {
  const piles = pilesOf(lies, would);
  return (
    <g class={`ams-load-${look}`}>
      {piles.length > 1 ? (
        <Labels piles={piles} degrees={degrees} upright={upright} look={look} />
      ) : (
        piles
          .filter((pile) => pile.look === look)
          .map((pile) => <Cube key={pile.colour} pile={pile} degrees={degrees} upright={upright} />)
      )}
    </g>
  );
});

const CUBE = 33;

interface CubeProps {
  readonly pile: Pile;
  readonly degrees: number;
  readonly upright: number;
}

/** A colour by itself as a cube; two of it and more carry their number. */
function Cube({ pile: { colour, count }, degrees, upright }: CubeProps) {
  return (
    <g class={`ams-${colour}`} transform={place(at(74, degrees), upright)}>
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
  );
}

interface LabelsProps {
  readonly piles: readonly Pile[];
  readonly degrees: number;
  readonly upright: number;
  readonly look: Look;
}

const LABEL = { width: 35, height: 23, gap: 2 };
/** How large the labels are by their rows: what is four high is small. */
const SCALES: readonly number[] = [1, 1, 1, 0.84];

/**
 * Several colours as labels in rows of two, each with its symbol and its number; a row of one lies towards the hub.
 * To the left and right of the hub two stand one above the other: a segment is high there, and the round is beside them.
 */
function Labels({ piles, degrees, upright, look }: LabelsProps) {
  const seen = ((degrees - upright) * Math.PI) / 180;
  const below = Math.sin(seen) > 0.01;
  const across = piles.length === 2 && Math.abs(Math.cos(seen)) > 0.9 ? 1 : 2;
  const odd = across === 2 ? piles.length % 2 : 0;
  const rows = Math.ceil(piles.length / across);
  const { width, height, gap } = LABEL;
  return (
    <g
      transform={`${place(at(across === 1 ? 71 : rows > 2 ? 80 : 78, degrees), upright)} scale(${SCALES[rows] ?? 0.65})`}
    >
      {piles.map(({ colour, count, look: how }, i) => {
        if (how !== look) return null;
        const cell = below ? i + odd : i;
        const alone = across === 1 || (odd === 1 && (below ? i === 0 : i === piles.length - 1));
        const row = odd === 1 && below && i === 0 ? 0 : Math.floor(cell / across);
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
