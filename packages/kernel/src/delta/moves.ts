/**
 * Legal moves in fewer characters: moves that follow each other and begin with the same word share it, so that
 * `take-block 3`, `take-block 5`, `pass` becomes `take-block 3 5`, `pass`. Their order stays.
 */
export function packMoves(moves: readonly string[]): string[] {
  const packed: string[] = [];
  let shared = '';
  for (const move of moves) {
    const [word, value] = move.split(' ');
    if (value !== undefined && word === shared) packed.push(`${packed.pop()} ${value}`);
    else packed.push(move);
    shared = value === undefined ? '' : word;
  }
  return packed;
}

/** The moves that were packed. */
export function unpackMoves(packed: readonly string[]): string[] {
  return packed.flatMap((text) => {
    const [word, ...values] = text.split(' ');
    return values.length === 0 ? [word] : values.map((value) => `${word} ${value}`);
  });
}
