import { Glyph } from '../../../symbols/emblem.tsx';
import { chargeOf } from '../../../symbols/seat-charge.tsx';
import type { Seat } from '../types.ts';

const WIDE = 44;
const HIGH = 30;

/** Flies over a quarter: one colour for a sole majority, one panel each for those who share it. Hangs from its top left corner. */
export function MajorityFlag({ seats, x, y }: { seats: readonly Seat[]; x: number; y: number }) {
  if (seats.length === 0) return null;
  const panel = WIDE / seats.length;
  const charge = Math.min(seats.length === 1 ? 25 : 20, panel + 2);
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden="true">
      <path class="nw-pole" d={`M0 -4V${HIGH + 15}`} />
      <circle class="nw-knob" cy="-5" r="2.4" />
      {seats.map((seat, i) => {
        const [left, right] = [i * panel, (i + 1) * panel];
        // A sole majority flies a swallow-tailed banner; a shared one is cut straight and quartered by panels.
        const cut = seats.length === 1 ? `L${right - 9} ${HIGH / 2}L${right} ${HIGH}` : `V${HIGH}`;
        return (
          <g key={seat} class={`nw-seat seat-${seat}`}>
            <path class="nw-flag" d={`M${left} 0H${right}${cut}H${left}Z`} />
            <g class="nw-on-seat">
              <Glyph
                name={chargeOf[seat]}
                x={left + (panel - (seats.length === 1 ? 7 : 0) - charge) / 2}
                y={(HIGH - charge) / 2}
                size={charge}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
}
