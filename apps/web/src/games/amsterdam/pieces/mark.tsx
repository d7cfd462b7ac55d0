import { strokesFrom } from '../../../symbols/emblem.tsx';
import { type MarkName, marks } from './marks.ts';
import type { Good } from '../types.ts';

const strokesOf = strokesFrom<MarkName>(marks);

/** One of Amsterdam's symbols in running HTML; without a label it is decoration beside words. */
export function Mark({ name, size = 20, label }: { name: MarkName; size?: number; label?: string }) {
  const heard =
    label === undefined ? ({ 'aria-hidden': 'true' } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg class="ams-mark" width={size} height={size} viewBox="0 0 24 24" focusable="false" {...heard}>
      {strokesOf(name)}
    </svg>
  );
}

/** The same inside a drawing, placed by its middle. */
export function MarkAt({ name, x, y, size }: { name: MarkName; x: number; y: number; size: number }) {
  return <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>{strokesOf(name)}</g>;
}

/** The tulip is a seat's charge as well; as a good it stands in the field. */
export const markOfGood = (good: Good): MarkName => (good === 'tulip' ? 'tulip-good' : good);
