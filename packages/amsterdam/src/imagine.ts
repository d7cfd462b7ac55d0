import type { Dice, Entry, RememberedRow, SeenEntry } from '@mokum/kernel';
import { orders } from './state.ts';

const SHOWS_AN_ORDER: ReadonlySet<string> = new Set(['draw-open-order', 'open-order', 'show-order']);

/**
 * The secret orders are all that a seat is not told (17.4): every hidden draw gets an order that this seat has seen
 * nowhere, or one that its owner has laid open since.
 */
export function imagine(rows: readonly RememberedRow[], _seat: number, seats: number, random: Dice): Entry[][] {
  const entries = rows.flatMap((row) => row.entries);
  const shown: number[][] = Array.from({ length: seats }, () => []);
  const seen = new Set<number>();
  for (const { task, owner, values } of entries) {
    if (task === 'draw-order' && values) seen.add(values[0]);
    if (!SHOWS_AN_ORDER.has(task) || !values) continue;
    seen.add(values[0]);
    if (task !== 'draw-open-order') shown[owner].push(values[0]);
  }
  const unseen = random.shuffle(
    Array.from({ length: orders.size }, (_, i) => orders.lo + i).filter((order) => !seen.has(order)),
  );
  const drawn = new Map<SeenEntry, number>();
  for (let owner = 0; owner < seats; owner++) {
    const hidden = entries.filter((entry) => entry.task === 'draw-order' && entry.owner === owner && !entry.values);
    const known = hidden.length === 0 ? [] : shown[owner];
    const hand = random.shuffle([...known, ...unseen.splice(0, hidden.length - known.length)]);
    hidden.forEach((entry, i) => drawn.set(entry, hand[i]));
  }
  return rows.map((row) =>
    row.entries.map((entry) => {
      const { by, owner, task, values } = entry;
      return { by, owner, task, values: values ? [...values] : [drawn.get(entry) as number] };
    }),
  );
}
