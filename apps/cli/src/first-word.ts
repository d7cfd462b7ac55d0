/** The first word of a line and what follows it, read in one pass. */
export function firstWord(line: string): readonly [word: string, rest: string] {
  const gap = line.search(/\s/);
  return gap < 0 ? [line, ''] : [line.slice(0, gap), line.slice(gap).trimStart()];
}
