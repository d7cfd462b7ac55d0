import { unchanged } from '../../../ui/unchanged.ts';
import { Glyph } from '../../../symbols/emblem.tsx';
import { chargeOf, type SeatColour } from '../../../symbols/seat-charge.tsx';
import { useGlide } from './glide.ts';
import './seat-pieces.css';

/** A crest set on a block: the seat's shield with its charge. */
export const SeatShield = unchanged(
  ({ seat, x, y, size }: { seat: SeatColour; x: number; y: number; size: number }) => {
    const k = size / 40;
    return (
      <g class={`ams-seat seat-${seat}`} transform={`translate(${x} ${y}) scale(${k})`}>
        <path class="ams-shield" d="M-18 -21H18V1C18 11 10 17.6 0 22C-10 17.6 -18 11 -18 1Z" />
        <g class="ams-charge">
          <Glyph name={chargeOf[seat]} x={-12.5} y={-16} size={25} />
        </g>
      </g>
    );
  },
);

/** A disc on the Amstel; discs are stacked, the upper ones a little higher. */
export function SeatDisc({ seat, x, y }: { seat: SeatColour; x: number; y: number }) {
  const piece = useGlide(x, y);
  return (
    <g ref={piece} class={`ams-seat ams-disc seat-${seat}`} transform={`translate(${x} ${y})`}>
      <path class="ams-disc-side" d="M-21 0V6A21 12 0 0 0 21 6V0Z" />
      <ellipse class="ams-disc-top" rx="21" ry="12" />
      <g class="ams-charge">
        <Glyph name={chargeOf[seat]} x={-8.5} y={-9} size={17} />
      </g>
    </g>
  );
}

/** A barge with the seat's pennant: tarred hull, hatches, and the charge on its sail. */
export function SeatBarge({ seat, x, y, size = 1 }: { seat: SeatColour; x: number; y: number; size?: number }) {
  const piece = useGlide(x, y, size);
  return (
    <g ref={piece} class={`ams-seat ams-barge seat-${seat}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="ams-hull" d="M-29 2H27L31 -3C31 9 26 16 18 16H-18C-26 16 -31 9 -31 -5Z" />
      <path class="ams-hull-band" d="M-30 5.5H28.6" />
      <path class="ams-mast" d="M-1 2V-34" />
      <path class="ams-sail" d="M1 -33C16 -30 25 -18 26 -3H1Z" />
      <path class="ams-sail" d="M-3 -28C-11 -24 -18 -14 -20 -3H-3Z" />
      <g class="ams-charge">
        <Glyph name={chargeOf[seat]} x={2} y={-23} size={18} />
      </g>
    </g>
  );
}
