import type { Charge } from './drawings.ts';
import { Emblem } from './emblem.tsx';
import './seat-charge.css';

export type SeatColour = 'red' | 'green' | 'yellow' | 'blue' | 'ivory';

/** Each seat colour has its own charge, so that no seat is told by colour alone. */
export const chargeOf: Record<SeatColour, Charge> = {
  red: 'lion',
  green: 'mill',
  yellow: 'tulip',
  blue: 'ship',
  ivory: 'anchor',
};

/** The escutcheon of a seat: its colour and its charge. */
export function SeatCharge({ seat, size = 32, label }: { seat: SeatColour; size?: number; label?: string }) {
  const heard =
    label === undefined ? ({ 'aria-hidden': 'true' } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span class={`seat-charge seat-${seat}`} style={{ width: `${size}px`, height: `${size * 1.15}px` }} {...heard}>
      <svg viewBox="0 0 40 46" focusable="false" aria-hidden="true">
        <path class="seat-shield" d="M2 2H38V24C38 34 30 40.6 20 44.4C10 40.6 2 34 2 24Z" />
      </svg>
      <Emblem name={chargeOf[seat]} size={Math.round(size * 0.6)} />
    </span>
  );
}
