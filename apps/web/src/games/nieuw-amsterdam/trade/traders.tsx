import { unchanged } from '../../../ui/unchanged.ts';
import { Marks } from '../pieces/marks.tsx';
import { Pelt } from './pelt.tsx';
import { PressArea, Worth } from '../pieces/press-area.tsx';
import type { OnPress, Trader } from '../types.ts';

export interface TradersProps {
  /** From top to bottom. */
  traders: readonly Trader[];
  width: number;
  height: number;
  onPress?: OnPress;
}

const SIGN = 96;

/** Three trade blankets with the pelts laid out on them, and what each trader asks. */
export const Traders = unchanged(({ traders, width, height, onPress }: TradersProps) => {
  const step = height / traders.length;
  const high = step - 5;
  return (
    <g>
      {traders.map((trader, t) => (
        <g key={t} transform={`translate(0 ${t * step})`}>
          <Blanket width={width} height={high} />
          <PressArea
            label={trader.label}
            press={trader.press}
            onPress={onPress}
            outline={`M-2 -2H${width + 2}V${high + 2}H-2Z`}
          >
            <path
              class="nw-tag"
              d={`M6 ${high / 2 - 14}H${SIGN - 8}L${SIGN} ${high / 2}L${SIGN - 8} ${high / 2 + 14}H6Z`}
            />
            <g class="nw-tag-ink">
              <Marks marks={trader.sign} x={SIGN / 2 + 1} y={high / 2} size={18} anchor="middle" />
            </g>
            {trader.press &&
              trader.spaces.map(
                (space, i) =>
                  space.fur && <Pelt key={i} fur={space.fur} x={place(i, width)} y={high / 2} size={high - 4} />,
              )}
            <Worth x={width + 4} y={-4} text={trader.press?.worth} />
          </PressArea>
          {!trader.press &&
            trader.spaces.map((space, i) => (
              <PressArea
                key={i}
                label={space.label}
                press={space.press}
                onPress={onPress}
                outline={`M-22 ${-high / 2}H22V${high / 2}H-22Z`}
                transform={`translate(${place(i, width)} ${high / 2})`}
              >
                {space.fur ? <Pelt fur={space.fur} size={high - 4} /> : <ellipse class="nw-bare" rx="13" ry="14" />}
              </PressArea>
            ))}
        </g>
      ))}
    </g>
  );
});

const place = (i: number, width: number) => SIGN + 30 + i * Math.min(54, (width - SIGN - 58) / 3);

/** Woven wool with bands at both ends. */
function Blanket({ width, height }: { width: number; height: number }) {
  let diamonds = '';
  for (let x = SIGN + 16; x < width - 14; x += 16)
    diamonds += `M${x} 4l4 -2.6l4 2.6l-4 2.6zM${x} ${height - 4}l4 -2.6l4 2.6l-4 2.6z`;
  return (
    <g aria-hidden="true">
      <rect class="nw-blanket" width={width} height={height} rx="2" />
      <path
        class="nw-blanket-bands"
        d={`M${SIGN + 6} 0V${height}M${width - 6} 0V${height}M${width - 10} 0V${height}`}
      />
      <path class="nw-blanket-diamonds" d={diamonds} />
      <path
        class="nw-fringe"
        d={Array.from({ length: Math.floor(height / 5) }, (_, i) => `M${width} ${3 + i * 5}h5`).join('')}
      />
    </g>
  );
}
