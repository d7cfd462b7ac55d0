import { unchanged } from '../../../ui/unchanged.ts';
import type { Frame } from './frame.ts';
import { QUAY } from './measures.ts';

const FAR = 6000;
/** The picture in the water is pressed together, as the eye sees it from the other bank. */
const PRESS = 0.52;
/** What stands on the quay beside the street goes as far as this. */
const BESIDE = 1200;

/** Still water breaks a picture into bands that slide past each other; the bands grow towards the viewer. */
function bands(frame: Frame, depth: number, which: 'even' | 'odd'): string {
  const x = frame.x - BESIDE;
  const width = frame.width + 2 * BESIDE;
  let y = QUAY;
  let path = '';
  for (let i = 0; y < QUAY + depth; i++) {
    const high = 3 + i * 0.45;
    if ((i % 2 === 0) === (which === 'even')) path += `M${x} ${y}h${width}v${high}h${-width}z`;
    y += high;
  }
  return path;
}

/** Short strokes of the burin, sparse under the quay and dense below. */
function hatching(frame: Frame, depth: number): string {
  let path = '';
  for (let row = 0, y = QUAY + 12; y < QUAY + depth + 420; row++, y += 7 + row * 0.16) {
    for (
      let n = 0, x = frame.x - 900 + ((row * 137) % 90);
      x < frame.x + frame.width + 900;
      n++, x += 150 + ((row * 53 + n * 71) % 130)
    ) {
      const length = 18 + ((row * 31 + n * 47) % 52);
      path += `M${x} ${y}q${length / 4} -1.6 ${length / 2} 0t${length / 2} 0`;
    }
  }
  return path;
}

export const Canal = unchanged(function DrawCanal({
  frame,
  id,
  reflects,
  water,
}: {
  frame: Frame;
  id: string;
  reflects?: string;
  water: number;
}) {
  const middle = frame.x + frame.width / 2;
  const depth = water + 80;
  return (
    <g aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-depth`} gradientUnits="userSpaceOnUse" x1="0" y1={QUAY} x2="0" y2={QUAY + depth}>
          <stop offset="0" class="gp-depth-top" />
          <stop offset="1" class="gp-depth-end" />
        </linearGradient>
        {reflects && (
          <pattern
            id={`${id}-mirror`}
            class="gp-mirror"
            patternUnits="userSpaceOnUse"
            x={frame.x - BESIDE}
            y={QUAY}
            width={frame.width + 2 * BESIDE}
            height={depth + 40}
          >
            <use
              href={`#${reflects}`}
              transform={`translate(${BESIDE - frame.x} ${QUAY * PRESS - 6}) scale(1 ${-PRESS})`}
            />
          </pattern>
        )}
      </defs>
      <rect class="gp-water" x={middle - FAR} y={QUAY} width={2 * FAR} height={FAR} />
      {reflects &&
        (['even', 'odd'] as const).map((which) => (
          <path
            key={which}
            class={`gp-sway gp-sway-${which}`}
            d={bands(frame, depth, which)}
            fill={`url(#${id}-mirror)`}
          />
        ))}
      <rect x={middle - FAR} y={QUAY} width={2 * FAR} height={FAR} fill={`url(#${id}-depth)`} />
      <path class="gp-ripples" d={hatching(frame, water)} />
    </g>
  );
});

const leaf = 'M-17 3C-12 -7 2 -11 16 -4L21 -5L17 -1C9 9 -6 11 -17 3Z';

/** Thrown cards: elm leaves that have sunk, one each, always in the same place. */
export function SunkenLeaves({ frame, count }: { frame: Frame; count: number }) {
  return (
    <g aria-hidden="true">
      {Array.from({ length: count }, (_, i) => {
        const x = frame.x + 70 + (((i + 1) * 0.618) % 1) * (frame.width - 140);
        const y = QUAY + 46 + (((i + 1) * 0.37) % 1) * 74;
        return (
          <g
            key={i}
            class={`gp-leaf-sunk gp-leaf-${i % 3}`}
            transform={`translate(${x} ${y}) rotate(${(i * 67) % 360})`}
          >
            <path class="gp-leaf-body" d={leaf} />
            <path class="gp-leaf-vein" d="M-15 3C-4 1 6 -1 17 -3M-8 2L-4 -4M-1 0L4 -6M6 -1L9 -5M-6 2L0 6M2 0L7 5" />
          </g>
        );
      })}
    </g>
  );
}
