/** How many letters must be changed, added, left out or exchanged with their neighbour to turn one word into another. */
export function distance(a: string, b: string): number {
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(change, above[j] + 1, row[j - 1] + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], older[j - 2] + 1);
    }
    older = above;
    above = row;
  }
  return above[b.length];
}

/** Flags are compared by their letters: dashes make no two of them alike. */
const lettersOf = (word: string): string => word.toLowerCase().replace(/^-+/, '').slice(0, 40);

/** A third of the longer word may be mistyped; with more, nobody can tell what was meant. */
const mayDiffer = (a: string, b: string): number => Math.floor((Math.max(a.length, b.length) + 1) / 3);

/** The right word that somebody most likely meant, if one is near enough. */
export function nearest(word: string, right: readonly string[]): string | undefined {
  const asked = lettersOf(word);
  const begun = right.filter((candidate) => asked.length > 1 && lettersOf(candidate).startsWith(asked));
  if (begun.length === 1) return begun[0];
  return right
    .map((candidate) => ({ candidate, far: distance(asked, lettersOf(candidate)) }))
    .filter(({ candidate, far }) => far <= mayDiffer(asked, lettersOf(candidate)))
    .toSorted((a, b) => a.far - b.far)[0]?.candidate;
}

/** "unknown command "plya": did you mean "play"? (there are: play, simulate, verify)" */
export function notAmong(what: string, word: string, right: readonly string[]): string {
  const shown = word.length > 40 ? `${word.slice(0, 39)}…` : word;
  const near = nearest(word, right);
  const list =
    (near === undefined || right.length > 1) && right.length <= 12 ? ` (there are: ${right.join(', ')})` : '';
  return `unknown ${what} "${shown}"${near === undefined ? '' : `: did you mean "${near}"?`}${list}`;
}
