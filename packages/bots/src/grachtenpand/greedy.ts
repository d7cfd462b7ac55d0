import { bonuses, type fields, kindOf } from '@mokum/grachtenpand';
import type { View } from '@mokum/kernel';
import { type Bot, bestOf, type Seen } from '../bot.ts';
import { building, builds, groupOf, roofsOf, type Street, worthOf } from './estimate.ts';

type F = typeof fields;

/** The table as one seat sees it. */
interface Table {
  readonly me: number;
  readonly streets: readonly Street[];
  readonly hand: readonly number[];
  readonly unseen: readonly number[];
  /** cards left in the roof deck */
  readonly roofs: number;
}

const ROOFS_TO_END = 4;
/** Turns between two roofs of the same street: less than the 3.3 measured, since somebody may hurry. */
const TURNS_PER_ROOF = 2.6;
/** How much of what a card does for the left neighbour counts against passing it on, with one opponent. */
const DENIAL = 0.5;
/** A draw is judged by so many of the cards it may be. */
const SAMPLE = 12;

function read({ view, seat }: Seen<F>): Table {
  return {
    me: seat,
    streets: view.players.map(({ street }) => streetOf(street as Record<string, readonly number[]>)),
    hand: view.players[seat].hand as unknown as readonly number[],
    unseen: view.unseen['card'] as readonly number[],
    roofs: cardsIn(view.roof),
  };
}

const cardsIn = (deck: View<F>['roof']): number => ('hidden' in deck ? deck.hidden : 0);

const streetOf = (street: Readonly<Record<string, readonly number[]>>): Street =>
  Object.keys(street)
    .map(Number)
    .toSorted((a, b) => a - b)
    .map((place) => building(street[place]));

/** Turns after this one: somebody builds a fourth roof, or the roofs run out. */
function turnsLeft({ streets, roofs }: Table): number {
  if (roofs === 0) return 0;
  const most = Math.max(...streets.map(roofsOf));
  if (most >= ROOFS_TO_END) return 0;
  const byRoofs = (ROOFS_TO_END - most) * TURNS_PER_ROOF - 1;
  const byDeck = roofs / (0.4 * streets.length);
  return Math.max(1, Math.round(Math.min(byRoofs, byDeck)));
}

/** What a lead in the planning bonus is worth while it can still be lost, by how many cards one is ahead. */
function hopedBonus(lead: number): number {
  if (lead === 0) return 2;
  return lead > 0 ? Math.min(3.6, 2.6 + 0.4 * lead) : Math.max(0.2, 1.4 + 0.5 * lead);
}

/** How a table stands for a seat, with the streets as given: its own prospects less those of its best opponent. */
function standing(streets: readonly Street[], me: number, turns: number): number {
  const groups = streets.map(groupOf);
  const shared = turns === 0 ? bonuses(groups) : undefined;
  const totals = streets.map((street, seat) => {
    const others = Math.max(...groups.filter((_, other) => other !== seat));
    return worthOf(street, turns) + (shared ? shared[seat] : hopedBonus(groups[seat] - others));
  });
  const best = Math.max(...totals.filter((_, seat) => seat !== me));
  const lead = totals[me] - best;
  return turns === 0 ? lead + (lead > 0 ? WINNING : lead < 0 ? -WINNING : 0) : lead;
}

/** To end the game in front is worth more than its points. */
const WINNING = 3;

interface Play {
  readonly moves: readonly string[];
  readonly card: number;
  readonly street: Street;
}

/** Every way to play a card: where it can be built, and the canal. `first` is the place of the leftmost building. */
function playsOf(table: Table, first: number): Play[] {
  const street = table.streets[table.me];
  return table.hand.flatMap((card) => [
    ...builds(street, card).map((build) => ({
      moves: [`build ${card}`, `place ${first + build.at}`, 'done'],
      card,
      street: build.street,
    })),
    { moves: [`canal ${card}`, 'done'], card, street },
  ]);
}

/** The most that one card can add to a street. */
function gainOf(street: Street, card: number, turns: number, before: number): number {
  let most = 0;
  for (const build of builds(street, card)) most = Math.max(most, worthOf(build.street, turns) - before);
  return most;
}

function play(seen: Seen<F>): readonly string[] {
  const table = read(seen);
  const { streets, me, hand } = table;
  const turns = turnsLeft(table);
  const left = (me + 1) % streets.length;
  const before = worthOf(streets[left], turns);
  const gains = hand.map((card) => gainOf(streets[left], card, turns, before));
  const denial = DENIAL / (streets.length - 1);
  const first = Math.min(...Object.keys(seen.view.players[me].street).map(Number));
  const worth = ({ card, street }: Play): number => {
    const after = streets.with(me, street);
    const ends = turns === 0 || roofsOf(street) >= ROOFS_TO_END;
    const passed = ends ? 0 : Math.max(...gains.filter((_, i) => hand[i] !== card));
    return standing(after, me, ends ? 0 : turns) - denial * passed;
  };
  return bestOf(playsOf(table, first), worth, seen.random).moves;
}

/** The deck that promises most: what its cards would add, where they beat what is in the hand already. */
function draw(seen: Seen<F>): readonly string[] {
  const table = read(seen);
  const street = table.streets[table.me];
  const turns = turnsLeft(table);
  const before = worthOf(street, turns);
  const inHand = Math.max(0, ...table.hand.map((card) => gainOf(street, card, turns, before)));
  const worth = (move: string): number => {
    const kind = move.split(' ')[1];
    const cards = seen.random.shuffle(table.unseen.filter((card) => kindOf(card) === kind)).slice(0, SAMPLE);
    let sum = 0;
    for (const card of cards) sum += Math.max(inHand, gainOf(street, card, turns, before));
    return cards.length === 0 ? inHand : sum / cards.length;
  };
  return [bestOf(seen.legal, worth, seen.random)];
}

/**
 * Looks one build ahead: at its own street, at what it hands on, and at who gains by the end. Of what is hidden it takes
 * the average over all it has not seen; an imagined world would be one sample of that.
 */
export const greedy: Bot<F> = {
  name: 'greedy',
  choose(seen) {
    switch (seen.view.question?.task) {
      case 'play':
        return play(seen);
      case 'draw':
      case 'draw-again':
        return draw(seen);
      default:
        return [seen.legal[0]];
    }
  },
};
