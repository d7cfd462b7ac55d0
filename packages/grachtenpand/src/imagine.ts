import { type Entry, NONE, type Dice, type RememberedRow, type SeenEntry } from '@mokum/kernel';
import { CARDS, type Kind, kindOf } from './cards.ts';

/** A card that passes through hands: known, or a draw of which only the deck was seen. */
interface Item {
  readonly kind: Kind;
  card: number;
  /** when it was last seen, in a street or in the seat's own hand: no earlier throw was this card */
  seen: number;
  thrown: boolean;
}

/** A card thrown face down: one of those that were in the hand then. */
interface Throw {
  readonly at: number;
  readonly among: readonly Item[];
  item: Item | undefined;
}

/** A hand on its way round the table: what may be in it, cards thrown unseen since this seat last saw it included. */
interface Hand {
  items: Item[];
}

type Story = { readonly draws: ReadonlyMap<SeenEntry, Item>; readonly throws: ReadonlyMap<SeenEntry, Throw> };

/**
 * Completes a seat's rows: every unseen draw gets a card of its deck and every unseen throw a card that was in that
 * hand, so that all the seat has seen since, builds and hands it was passed, comes out the same.
 */
export function imagine(rows: readonly RememberedRow[], seat: number, seats: number, random: Dice): Entry[][] {
  for (let attempt = 0; ; attempt++) {
    // Where an unseen card could be one of several draws, a guess can contradict an earlier throw. Taking the newest
    // draw never does, so that is what is taken when guessing has failed a few times.
    const story = tell(rows, seat, seats, attempt < 8 ? (n) => random.below(n) : (n) => n - 1);
    if (!assignThrows([...story.throws.values()], random)) continue;
    nameUnseen(rows, story, random);
    return rows.map((row) => row.entries.map((entry) => complete(entry, story)));
  }
}

function complete(entry: SeenEntry, { draws, throws }: Story): Entry {
  const { by, owner, task, values } = entry;
  if (values) return { by, owner, task, values };
  const item = draws.get(entry) ?? throws.get(entry)?.item;
  return { by, owner, task, values: [item?.card ?? NONE] };
}

/** Follows the hands round the table as this seat saw it. `guess(n)` chooses among n possible draws, oldest first. */
function tell(rows: readonly RememberedRow[], seat: number, seats: number, guess: (n: number) => number): Story {
  const draws = new Map<SeenEntry, Item>();
  const throws = new Map<SeenEntry, Throw>();
  let hands: Hand[] = Array.from({ length: seats }, () => ({ items: [] }));
  let finished = 0;
  let now = 0;
  for (const row of rows) {
    for (const entry of row.entries) {
      const hand = hands[entry.owner];
      now++;
      switch (entry.task) {
        case 'card': {
          const known = entry.values?.[0];
          const kind = known === undefined ? (entry.text.split(' ')[1] as Kind) : kindOf(known);
          const item: Item = { kind, card: known ?? NONE, seen: -1, thrown: false };
          if (known === undefined) draws.set(entry, item);
          hand.items.push(item);
          break;
        }
        case 'build':
          takeOut(hand, entry.values?.[0] as number, now, guess);
          break;
        case 'canal':
          if (entry.values) takeOut(hand, entry.values[0], now, guess);
          else throws.set(entry, { at: now, among: [...hand.items], item: undefined });
          break;
        case 'done':
          finished++;
      }
      if (finished === seats) {
        finished = 0;
        hands = hands.map((_, s) => hands[(s + seats - 1) % seats]);
      }
    }
    see(hands[seat], row.noticed as readonly number[], now, guess);
  }
  return { draws, throws };
}

/** A card of this number was in the hand: the one known to be, or an unseen draw of its kind. */
function identify(hand: Hand, card: number, guess: (n: number) => number): Item {
  const known = hand.items.find((item) => item.card === card);
  if (known) return known;
  const possible = hand.items.filter((item) => item.card === NONE && item.kind === kindOf(card));
  const item = possible[guess(possible.length)];
  item.card = card;
  return item;
}

function takeOut(hand: Hand, card: number, now: number, guess: (n: number) => number): void {
  const item = identify(hand, card, guess);
  item.seen = now;
  hand.items = hand.items.filter((other) => other !== item);
}

/** The seat's own hand lies open before it: whatever is not in it was thrown. */
function see(hand: Hand, cards: readonly number[], now: number, guess: (n: number) => number): void {
  hand.items = cards.map((card) => {
    const item = identify(hand, card, guess);
    item.seen = now;
    return item;
  });
}

/**
 * Gives every throw a card of its own among those that were in the hand. What an earlier throw could take is there for
 * a later one of the same hand too, so in order of time no choice strands a later one.
 */
function assignThrows(throws: readonly Throw[], random: Dice): boolean {
  for (const t of throws) {
    const candidates = t.among.filter((item) => item.seen < t.at && !item.thrown);
    if (candidates.length === 0) return false;
    const item = candidates[random.below(candidates.length)];
    item.thrown = true;
    t.item = item;
  }
  return true;
}

const SHOWS_A_CARD: ReadonlySet<string> = new Set(['first-shop', 'card', 'build', 'canal']);

/** Draws that nothing is known of get any unseen card of their deck. */
function nameUnseen(rows: readonly RememberedRow[], { draws }: Story, random: Dice): void {
  const seen = new Set<number>();
  for (const { entries } of rows)
    for (const { task, values } of entries) if (SHOWS_A_CARD.has(task) && values) seen.add(values[0]);
  for (const item of draws.values()) if (item.card !== NONE) seen.add(item.card);
  const unseen = random.shuffle(CARDS.map((card) => card.number).filter((number) => !seen.has(number)));
  for (const item of draws.values()) {
    if (item.card !== NONE) continue;
    const at = unseen.findIndex((number) => kindOf(number) === item.kind);
    item.card = unseen.splice(at, 1)[0];
  }
}
