import { unchanged } from '../../../ui/unchanged.ts';
import { Glyph } from '../../../symbols/emblem.tsx';
import { PressArea, Worth } from '../pieces/press-area.tsx';
import type { OnPress, Pier, Seat } from '../types.ts';

export const PIER = 62;

export interface QuayProps {
  seat: Seat;
  piers: readonly Pier[];
  onPress?: OnPress | undefined;
}

/** The own quay: a warehouse at the head of each open pier, its goods on the planks. The waterline is y 0. */
export const Quay = unchanged(({ seat, piers, onPress }: QuayProps) => {
  return (
    <g class={`nw-seat seat-${seat}`}>
      {piers.map((pier, i) => (
        <PressArea
          key={i}
          label={pier.label}
          press={pier.press}
          onPress={onPress}
          outline="M3 -62H59V68H3Z"
          transform={`translate(${i * PIER} 0)`}
        >
          <Warehouse state={pier.state} at={i} />
          <Planks pier={pier} />
          <Worth x={60} y={-66} text={pier.press?.worth} />
        </PressArea>
      ))}
    </g>
  );
});

function Warehouse({ state, at }: { state: Pier['state']; at: number }) {
  const wall = at % 2 ? 'M9 -6V-34L31 -58L53 -34V-6Z' : 'M9 -6V-34H14V-40H19V-46H24V-54H38V-46H43V-40H48V-34H53V-6Z';
  if (state === 'closed') return <path class="nw-plot" d={wall} />;
  return (
    <g class="nw-arrives">
      <path class="nw-wall" d={wall} />
      <path
        class="nw-trim"
        d={at % 2 ? 'M9 -34L31 -58L53 -34' : 'M8 -34H15M13 -40H20M18 -46H25M23 -54H39M37 -46H44M42 -40H49M47 -34H54'}
      />
      <path class="nw-door" d="M22 -6V-20C24 -24 38 -24 40 -20V-6ZM25 -44H37V-32H25Z" />
      <path class="nw-stroke" d="M31 -6V-22M31 -44V-32M31 -50V-46" />
      <path class="nw-glass" d="M12 -28h6v8h-6zM44 -28h6v8h-6z" />
    </g>
  );
}

function Planks({ pier }: { pier: Pier }) {
  const rows = Math.ceil(pier.room / 2);
  const long = rows * 27 + 8;
  if (pier.state === 'closed')
    return (
      <g>
        <path class="nw-piles" d={`M12 6V${long}M50 6V${long}`} />
        {Array.from({ length: pier.room }, (_, i) => (
          <rect
            key={i}
            class="nw-bare"
            x={10 + (i % 2) * 23}
            y={6 + Math.floor(i / 2) * 27}
            width="19"
            height="19"
            rx="2"
          />
        ))}
      </g>
    );
  return (
    <g>
      <path class="nw-piles" d={`M7 0V${long + 5}M55 0V${long + 5}`} />
      <rect class="nw-pier" x="5" y="-6" width="52" height={long + 6} />
      <path class="nw-grain-line" d={Array.from({ length: rows * 4 }, (_, i) => `M5 ${1 + i * 7}H57`).join('')} />
      {Array.from({ length: pier.room }, (_, i) => (
        <g key={i} transform={`translate(${8 + (i % 2) * 24} ${2 + Math.floor(i / 2) * 27})`}>
          {i < pier.goods ? (
            <g class="nw-crate nw-arrives">
              <rect width="22" height="22" rx="1.5" />
              <Glyph name="goods" x={2} y={2} size={18} />
            </g>
          ) : (
            <rect class="nw-bare-dark" x="1" y="1" width="20" height="20" rx="2" />
          )}
        </g>
      ))}
    </g>
  );
}
