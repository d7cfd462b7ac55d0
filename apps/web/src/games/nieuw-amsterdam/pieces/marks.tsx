import { chargeOf } from '../../../symbols/seat-charge.tsx';
import { Glyph } from '../../../symbols/emblem.tsx';
import type { Mark, Seat } from '../types.ts';

export type Anchor = 'start' | 'middle' | 'end';

function widthOf(mark: Mark, size: number): number {
  if (typeof mark === 'number' || mark.startsWith('+')) return String(mark).length * size * 0.56 + size * 0.06;
  return mark === 'to' || mark === 'swap' ? size * 0.86 : size;
}

/** Symbols and figures in a row, centred on y. */
export function Marks({
  marks,
  x = 0,
  y = 0,
  size = 18,
  anchor = 'start',
}: {
  marks: readonly Mark[];
  x?: number;
  y?: number;
  size?: number;
  anchor?: Anchor;
}) {
  const gap = size * 0.14;
  const width = marks.reduce((sum: number, mark) => sum + widthOf(mark, size) + gap, -gap);
  let at = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return (
    <g class="nw-marks" aria-hidden="true">
      {marks.map((mark, i) => {
        const here = at;
        const wide = widthOf(mark, size);
        at += wide + gap;
        if (typeof mark === 'number' || mark.startsWith('+'))
          return (
            <text
              key={i}
              class="nw-figures"
              x={here + wide / 2}
              y={y + size * 0.36}
              font-size={size * 1.06}
              text-anchor="middle"
            >
              {mark}
            </text>
          );
        const small = mark === 'to' || mark === 'swap' ? size * 0.8 : size;
        return (
          <Glyph key={i} name={mark as Exclude<Mark, number | `+${number}`>} x={here} y={y - small / 2} size={small} />
        );
      })}
    </g>
  );
}

/** The shield of a seat inside a drawing, centred on its place. */
export function Shield({ seat, x, y, size }: { seat: Seat; x: number; y: number; size: number }) {
  return (
    <g class={`nw-seat seat-${seat}`} transform={`translate(${x} ${y}) scale(${size / 40})`}>
      <path class="nw-shield" d="M-18 -21H18V1C18 11 10 17.6 0 21.4C-10 17.6 -18 11 -18 1Z" />
      <g class="nw-on-seat">
        <Glyph name={chargeOf[seat]} x={-13} y={-17} size={26} />
      </g>
    </g>
  );
}

/** The brass token that says whose turn comes when. */
export function OrderToken({ number, x, y, size = 26 }: { number: number; x: number; y: number; size?: number }) {
  return (
    <g class="nw-token" transform={`translate(${x} ${y}) scale(${size / 26})`} aria-hidden="true">
      <circle class="nw-token-disc" r="13" />
      <circle class="nw-token-ring" r="10.4" />
      <text class="nw-figures" y="5.6" font-size="17" text-anchor="middle">
        {number}
      </text>
    </g>
  );
}
