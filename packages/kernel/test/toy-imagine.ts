import { type Entry, NATURE, type Dice, type RememberedRow } from '../src/index.ts';

const CRATES = 24;

/** A crate that somebody drew unseen. */
interface Drawn {
  crate: number;
  left: boolean;
}

/** Fills in what others drew and sank: what was sold had been drawn, the rest is any crate this seat has not seen. */
export function imagine(rows: readonly RememberedRow[], _seat: number, seats: number, random: Dice): Entry[][] {
  const hands: Drawn[][] = Array.from({ length: seats }, () => []);
  const filled = new Map<object, Drawn>();
  const seen = new Set<number>();
  for (const row of rows) {
    for (const entry of row.entries) {
      const { task, owner, values } = entry;
      if (task === 'unload') for (const crate of values ?? []) seen.add(crate);
      if (task === 'draw') {
        const drawn = { crate: values?.[0] ?? 0, left: false };
        if (values) seen.add(values[0]);
        else filled.set(entry, drawn);
        hands[owner].push(drawn);
      } else if (task === 'sell' || task === 'sink') {
        const crate = values?.[0];
        const known = hands[owner].find((drawn) => !drawn.left && drawn.crate === crate);
        const unknown = hands[owner].filter((drawn) => !drawn.left && drawn.crate === 0);
        const drawn = known ?? unknown[random.below(unknown.length)];
        drawn.left = true;
        if (crate === undefined) filled.set(entry, drawn);
        else {
          drawn.crate = crate;
          seen.add(crate);
        }
      }
    }
  }
  const unseen = Array.from({ length: CRATES }, (_, i) => i + 1).filter((crate) => !seen.has(crate));
  random.shuffle(unseen);
  for (const drawn of hands.flat()) if (drawn.crate === 0) drawn.crate = unseen.pop() as number;
  return rows.map((row) =>
    row.entries.map((entry) => {
      const { by, owner, task, values } = entry;
      return { by: by === NATURE ? NATURE : by, owner, task, values: values ?? [filled.get(entry)?.crate as number] };
    }),
  );
}
