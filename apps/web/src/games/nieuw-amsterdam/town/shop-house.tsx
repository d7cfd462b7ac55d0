import { Glyph } from '../../../symbols/emblem.tsx';
import { chargeOf } from '../../../symbols/seat-charge.tsx';
import type { Seat } from '../types.ts';

const HOUSE = 21;

const walls = [
  'M0 0V-20H2.4V-24H5.2V-28H8V-34H13V-28H15.8V-24H18.6V-20H21V0Z',
  'M0 0V-20L7.6 -31V-35H13.4V-31L21 -20V0Z',
  'M0 0V-20C4 -20 5 -23 5.5 -27C6.4 -31 8.5 -33.4 10.5 -34.6C12.5 -33.4 14.6 -31 15.5 -27C16 -23 17 -20 21 -20V0Z',
] as const;
const trims = [
  'M-0.6 -20H3M2 -24H6M5 -28H8.6M7.2 -34.4H13.8M12.4 -28H16M15 -24H19M18 -20H21.6',
  'M0 -20L7.6 -31M21 -20L13.4 -31M6.8 -35.2H14.2',
  'M0 -20C4 -20 5 -23 5.5 -27C6.4 -31 8.5 -33.4 10.5 -34.6C12.5 -33.4 14.6 -31 15.5 -27C16 -23 17 -20 21 -20',
] as const;

/** One gabled shop in its owner's colour; the first of a row wears the charge. */
function ShopHouse({ at, front }: { at: number; front: 'charge' | 'windows' }) {
  return (
    <g class="nw-arrives">
      <path class="nw-wall" d={walls[at % walls.length]} />
      <path class="nw-trim" d={trims[at % trims.length]} />
      {front === 'windows' ? (
        <>
          <path class="nw-glass" d="M3.4 -17h4.4v6h-4.4zM13.2 -17h4.4v6h-4.4zM8.8 -27.4h3.4v4.6h-3.4z" />
          <path class="nw-door" d="M2.6 0V-8H9V0ZM11.4 -8H18.4V-2H11.4Z" />
        </>
      ) : (
        <path class="nw-glass" d="M8.8 -28h3.4v4.6h-3.4z" />
      )}
    </g>
  );
}

const PLATE = 17;

/** A single shop needs no figure. */
export const terraceWidth = (count: number, gables: number) => gables * HOUSE + (count > 1 ? PLATE : 0);

/** The shops of one seat in a quarter: some gables, and how many there are in all. Stands on y 0. */
export function Terrace({ seat, count, gables, scale }: { seat: Seat; count: number; gables: number; scale: number }) {
  return (
    <g class={`nw-seat seat-${seat}`} transform={scale === 1 ? undefined : `scale(${scale})`}>
      {Array.from({ length: gables }, (_, i) => (
        <g key={i} transform={`translate(${i * HOUSE} 0)`}>
          <ShopHouse at={i} front={i === 0 ? 'charge' : 'windows'} />
        </g>
      ))}
      <g class="nw-on-seat">
        <Glyph name={chargeOf[seat]} x={2.2} y={-18.6} size={16.6} />
      </g>
      {count > 1 && (
        <g transform={`translate(${gables * HOUSE + 1.5} 0)`}>
          <path class="nw-plate" d="M0 0V-18H15V0Z" />
          <text class="nw-figures nw-plate-figure" x="7.5" y="-3.6" text-anchor="middle">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}
