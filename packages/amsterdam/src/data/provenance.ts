/**
 * Where a number comes from: printed in a rulebook, derived from the rulebooks by an argument of the rules reference,
 * or designed by us because the pictures that showed it are lost.
 */
export type Provenance = 'printed' | 'derived' | 'designed';

/** Keys are paths into a table, with `*` for any one step; the most exact key wins. */
export type Provenances = Readonly<Record<string, Provenance>>;

const fits = (pattern: readonly string[], path: readonly string[]): number => {
  if (pattern.length !== path.length) return -1;
  let exact = 0;
  for (let i = 0; i < path.length; i++) {
    if (pattern[i] === path[i]) exact++;
    else if (pattern[i] !== '*') return -1;
  }
  return exact;
};

export const provenanceAt = (table: Provenances, path: string): Provenance | undefined => {
  const steps = path.split('.');
  let best = -1;
  let found: Provenance | undefined;
  for (const [key, provenance] of Object.entries(table)) {
    const exact = fits(key.split('.'), steps);
    if (exact > best) {
      best = exact;
      found = provenance;
    }
  }
  return found;
};

export const numericPaths = (value: unknown, path = ''): string[] => {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numericPaths(inner, path === '' ? key : `${path}.${key}`));
};
