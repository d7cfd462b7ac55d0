import { unchanged } from '../../../ui/unchanged.ts';
import { Mark, MarkAt, markOfGood } from './mark.tsx';
import { type Amounts, type Colour, colours, type Good } from '../types.ts';
import '../palette.css';
import './pieces.css';

/** A resource in running HTML: its cube with its symbol. */
export function Gem({ colour, size = 22, label }: { colour: Colour | 'any'; size?: number; label?: string }) {
  return (
    <span
      class={`ams-gem ams-${colour}`}
      style={{ width: `${size}px`, height: `${size}px` }}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <Mark name={colour} size={Math.round(size * 0.72)} />
    </span>
  );
}

/** Each colour so often: `many` writes a figure instead of repeating the cube. */
export function Gems({ of, size = 22, many = 5 }: { of: Amounts; size?: number; many?: number }) {
  return (
    <span class="ams-gems" aria-hidden="true">
      {colours.map((colour) => {
        const count = of[colour] ?? 0;
        if (count === 0) return null;
        if (count >= many)
          return (
            <span key={colour} class="ams-gem-count figures">
              {count}
              <Gem colour={colour} size={size} />
            </span>
          );
        return Array.from({ length: count }, (_, i) => <Gem key={`${colour}${i}`} colour={colour} size={size} />);
      })}
    </span>
  );
}

/** A resource inside a drawing. */
export const GemAt = unchanged(({ colour, x, y, size }: { colour: Colour; x: number; y: number; size: number }) => {
  return (
    <g class={`ams-gem-at ams-${colour}`} transform={`translate(${x} ${y})`}>
      <rect class="ams-cube" x={-size / 2} y={-size / 2} width={size} height={size} rx={size / 8} />
      <g class="ams-cube-mark">
        <MarkAt name={colour} x={0} y={0} size={size * 0.74} />
      </g>
    </g>
  );
});

/** A goods tile: a round token with the good's symbol. */
export const GoodAt = unchanged(({ good, x, y, r = 19 }: { good: Good; x: number; y: number; r?: number }) => {
  return (
    <g class={`ams-good ams-good-${good}`} transform={`translate(${x} ${y})`}>
      <circle class="ams-good-edge" r={r} />
      <circle class="ams-good-face" r={r - 2.5} />
      <MarkAt name={markOfGood(good)} x={0} y={0} size={r * 1.36} />
    </g>
  );
});

export function GoodToken({ good, size = 26, label }: { good: Good; size?: number; label?: string }) {
  return (
    <svg
      class="ams-token"
      width={size}
      height={size}
      viewBox="-20 -20 40 40"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
    >
      <GoodAt good={good} x={0} y={0} />
    </svg>
  );
}
