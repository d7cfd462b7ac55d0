import type { Result } from '@mokum/kernel';
import { type Pen, table } from './pen.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The count by source: a row for each that somebody has points from, in the order of its names. Pieces of one kind are
 * one source: what `card 15` and `card 16` gave stands together under `card`.
 */
export function scoreTable(
  { points, breakdown }: Result,
  names: Readonly<Record<string, string>>,
  people: readonly string[],
  pen: Pen,
): string[] {
  const from = (parts: Readonly<Record<string, number>>, source: string): number =>
    Object.entries(parts)
      .filter(([part]) => part.split(' ')[0] === source)
      .reduce((sum, [, n]) => sum + n, 0);
  const rows = Object.entries(names)
    .map(([source, name]) => ({ name, each: breakdown.map((parts) => from(parts, source)) }))
    .filter(({ each }) => each.some((n) => n !== 0))
    .map(({ name, each }) => [capital(name), ...each.map(String)]);
  return table([['', ...people], ...rows, ['Total', ...points.map(String)].map((cell) => pen.bold(cell))], pen);
}
