import type { Point } from '../types.ts';

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function along(line: readonly Point[], t: number): Point {
  const at = Math.min(Math.max(t, 0), 1) * (line.length - 1);
  const i = Math.min(Math.floor(at), line.length - 2);
  return mix(line[i], line[i + 1], at - i);
}

/** A block's outline read as two opposite banks: `u` runs along them, `v` from the first to the second. */
export interface Patch {
  readonly at: (u: number, v: number) => Point;
  readonly width: number;
  readonly depth: number;
}

export function patchOf(polygon: readonly Point[]): Patch {
  const half = Math.ceil(polygon.length / 2);
  const first = polygon.slice(0, half);
  const second = polygon.slice(half).reverse();
  const at = (u: number, v: number): Point => mix(along(first, u), along(second, u), v);
  return { at, width: far(at(0, 0.5), at(1, 0.5)), depth: far(at(0.5, 0), at(0.5, 1)) };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
export const move = (points: readonly Point[], close: 'closed' | 'open' = 'closed'): string =>
  `M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}${close === 'closed' ? 'Z' : ''}`;

export interface Lot {
  readonly outline: string;
  /** the half of the roof in the shade */
  readonly shade: string;
  readonly ridge: string;
  readonly chimney: Point;
}

/** As many houses as a block costs, side by side along its longer way, each with the ridge of its roof. */
export function lotsOf(polygon: readonly Point[], houses: number): Lot[] {
  const patch = patchOf(polygon);
  const deep = patch.depth >= patch.width;
  const long = Math.max(patch.depth, patch.width);
  const short = Math.min(patch.depth, patch.width);
  const gap = 2.2 / long;
  const edge = 5 / long;
  const side = 4.5 / short;
  const at = (t: number, s: number): Point => (deep ? patch.at(s, t) : patch.at(t, s));
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return Array.from({ length: houses }, (_, i) => {
    const room = 1 - 2 * edge;
    const from = edge + (room * i) / houses + (i > 0 ? gap : 0);
    const to = edge + (room * (i + 1)) / houses - (i < houses - 1 ? gap : 0);
    const low = side;
    const high = 1 - side;
    const mid = (from + to) / 2;
    const line = (t: number): Point[] => steps.map((s) => at(t, low + (high - low) * s));
    const hip = 0.16;
    const ridge = steps.map((s) => at(mid, low + (high - low) * (hip + (1 - 2 * hip) * s)));
    return {
      outline: move([...line(from), ...line(to).reverse()]),
      shade: move([...ridge, ...line(to).reverse()]),
      ridge: `${move(ridge, 'open')}${move([at(from, low), ridge[0], at(to, low)], 'open')}${move([at(from, high), ridge[4], at(to, high)], 'open')}`,
      chimney: at(mid, low + (high - low) * 0.26),
    };
  });
}

export function inside(polygon: readonly Point[], p: Point): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i], polygon[j]];
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

/** Where the way between two blocks leaves the one and reaches the other: the two heads of their bridge. */
export function bridgeHeads(a: readonly Point[], b: readonly Point[], from: Point, to: Point): readonly [Point, Point] {
  const steps = 60;
  let leaves = 0;
  let reaches = 1;
  for (let i = 0; i <= steps; i++) {
    const p = mix(from, to, i / steps);
    if (inside(a, p)) leaves = i / steps;
  }
  for (let i = steps; i >= 0; i--) {
    const p = mix(from, to, i / steps);
    if (inside(b, p)) reaches = i / steps;
  }
  return [mix(from, to, leaves), mix(from, to, reaches)];
}
