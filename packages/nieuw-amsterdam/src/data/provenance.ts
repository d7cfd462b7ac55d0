/** Where a number comes from: the rulebook says it, it follows from the rulebook, or it is ours. */
export const marks = ['printed', 'derived', 'designed'] as const;
export type Mark = (typeof marks)[number];

/** Paths such as `lands[].wood` (every entry) or `chest[3].bonus` (that entry, which wins over the general one). */
export type Provenance = Readonly<Record<string, Mark>>;

/** The paths of all numbers in a plain value, with their places: `lands[3].wood`. */
export function numberPaths(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return [path];
  if (Array.isArray(value)) return value.flatMap((entry, i) => numberPaths(entry, `${path}[${i}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => numberPaths(entry, path === '' ? key : `${path}.${key}`));
}

/** The most exact entry of the provenance that speaks of this path. */
export function markOf(path: string, provenance: Provenance): Mark | undefined {
  let best: string | undefined;
  for (const pattern of Object.keys(provenance)) {
    if (matches(pattern, path) && (best === undefined || placesNamed(pattern) > placesNamed(best))) best = pattern;
  }
  return best === undefined ? undefined : provenance[best];
}

/** The parts of a pattern or a path: whoever compares many takes each apart once. */
export const partsOf = (path: string): readonly string[] => path.split(/[.[]/);

const matches = (pattern: string, path: string): boolean => fits(partsOf(pattern), partsOf(path));

export function fits(wanted: readonly string[], found: readonly string[]): boolean {
  return (
    wanted.length === found.length &&
    wanted.every((part, i) => part === found[i] || (part === ']' && found[i].endsWith(']')))
  );
}

function placesNamed(pattern: string): number {
  return pattern.split(/\[\d+\]/).length;
}
