import { Glyph } from '../../../symbols/emblem.tsx';
import type { Fur } from '../types.ts';

const hides: Record<Fur, string> = {
  beaver: 'M0 -20C12 -20 19 -12 19 0C19 12 12 20 0 20C-12 20 -19 12 -19 0C-19 -12 -12 -20 0 -20Z',
  mink: 'M-8 -20H8L13 -15C12 -8 12 8 14 15L9 20H-9L-14 15C-12 8 -12 -8 -13 -15Z',
  otter: 'M-6 -20C0 -18 0 -18 6 -20L17 -16C14 -8 15 6 18 14C12 18 6 18 0 20C-6 18 -12 18 -18 14C-15 6 -14 -8 -17 -16Z',
  muskrat: 'M0 -20L12 -17C18 -10 18 8 14 16L0 20L-14 16C-18 8 -18 -10 -12 -17Z',
  lynx: 'M-16 -20L-8 -16H8L16 -20L18 -12L14 -4V6L18 14L12 19L4 16L0 20L-4 16L-12 19L-18 14L-14 6V-4L-18 -12Z',
};

/** A stretched pelt with its animal: shape, tone and symbol all tell the kind. Centred, 40 high. */
export function Pelt({ fur, x = 0, y = 0, size = 40 }: { fur: Fur; x?: number; y?: number; size?: number }) {
  return (
    <g class={`nw-pelt nw-fur-${fur}`} transform={`translate(${x} ${y}) scale(${size / 40})`} aria-hidden="true">
      <path class="nw-hide" d={hides[fur]} />
      <Glyph name={fur} x={-12.4} y={-13} size={25} />
    </g>
  );
}
