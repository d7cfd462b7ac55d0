import type { Colour } from '../types.ts';

/** The colours in the order of the rules, each laid in a bond of its own so that colour never stands alone. */
export const colours: readonly Colour[] = ['red', 'ochre', 'sage', 'slate', 'pink'];

/** Herringbone on a 4 × 4 cell of half-bricks: along each diagonal a lying brick and a standing one. */
function herringbone(unit: number): string {
  const bricks: string[] = [];
  const brick = (x: number, y: number, w: number, h: number) => {
    for (const dx of [-4, 0])
      for (const dy of [-4, 0])
        bricks.push(`M${(x + dx) * unit} ${(y + dy) * unit}h${w * unit}v${h * unit}h${-w * unit}z`);
  };
  for (let i = 0; i < 4; i++) {
    brick(i, i, 2, 1);
    brick(i, i + 1, 1, 2);
    brick(i, i + 1 - 4, 1, 2);
  }
  return bricks.join('');
}

const bonds: Record<Colour, { width: number; height: number; joints: string; turn?: number }> = {
  red: { width: 20, height: 16, joints: 'M0 .5H20M0 8.5H20M.5 .5V8.5M10.5 8.5V16.5' },
  ochre: { width: 20, height: 14, joints: 'M0 .5H20M0 7.5H20M.5 .5V7.5M5.5 7.5V14.5M15.5 7.5V14.5' },
  sage: { width: 16, height: 8, joints: 'M0 .5H16M.5 0V8' },
  slate: { width: 24, height: 24, joints: herringbone(6), turn: 45 },
  pink: { width: 40, height: 40, joints: 'M0 .5H40M0 20.5H40M.5 .5V20.5M20.5 20.5V40.5' },
};

/** Put once on a page: every façade on it fills itself from here. */
export function BondDefs() {
  return (
    <svg class="gp-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {colours.flatMap((colour) => {
          const { width, height, joints, turn = 0 } = bonds[colour];
          return ([1, 2] as const).map((coarse) => (
            <pattern
              key={`${colour}${coarse}`}
              id={bondId(colour, coarse === 1 ? 'full' : 'small')}
              width={width}
              height={height}
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${turn}) scale(${coarse === 1 ? 1 : 1.9})`}
            >
              <rect width={width} height={height} class={`gp-wall gp-${colour}`} />
              <path d={joints} class={`gp-joint gp-${colour}`} />
            </pattern>
          ));
        })}
        <radialGradient id="gp-lamplight">
          <stop offset="0" class="gp-lamp-core" />
          <stop offset="1" class="gp-lamp-rim" />
        </radialGradient>
      </defs>
    </svg>
  );
}

/** Drawings drop detail below a size; their bricks grow instead of turning into noise. */
export type Detail = 'full' | 'small';

function bondId(colour: Colour, detail: Detail): string {
  return `gp-bond-${colour}-${detail}`;
}
export function wallFill(colour: Colour, detail: Detail): string {
  return `url(#${bondId(colour, detail)})`;
}
