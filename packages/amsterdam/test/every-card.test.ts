import { CHANCE, entryOf, Options, Outcomes, Random, textOf, type Told } from '@mokum/kernel';
import { expect, test } from 'vitest';
import { ARTISAN, boardOf, BUILDING, costOf } from '../src/board.ts';
import { defaultEdition } from '../src/data/edition.ts';
import * as names from '../src/data/names.ts';
import { amsterdam } from '../src/game.ts';
import { type G, isCard, type Me } from '../src/state.ts';

const soak = process.env.MOKUM_SOAK !== undefined;
const COLOURS = names.colours;

/** A state with 13 cards each, as many as anybody can have, with something to pay with and something to deliver. */
function rich(random: Random, seats: number): G {
  const cards = random.shuffle(Array.from({ length: 132 }, (_, i) => i + 1));
  const { docks, start, warehouses } = defaultEdition.harbour;
  const players = Array.from({ length: seats }, (_, seat) => {
    const houses = random.shuffle([...warehouses]).slice(0, 4);
    return {
      active: cards.splice(0, 10),
      inactive: cards.splice(0, 3),
      gulden: 9,
      pool: Object.fromEntries(COLOURS.map((colour) => [colour, 3])),
      barge: [start, docks[seat].space, houses[0].pier, random.below(44)][random.below(4)],
      aboard: Object.fromEntries(houses.map(({ good }) => [good, 1])),
      dockers: { [docks[seat].colour]: 1, [docks[5 - seat].colour]: 1 },
      dial: Object.fromEntries([1, 2, 3].map((segment) => [`${segment}-grey`, 2])),
    };
  });
  const amstel = { 6: Array.from({ length: seats }, (_, seat) => seat) };
  return amsterdam.load({ seats, round: 10 + random.below(3), players, amstel });
}

/** What happened from one question of the turn to the next. */
interface Deed {
  readonly answers: string[];
  readonly told: Told[];
}

const of = (deed: Deed, happening: string): Told[] => deed.told.filter((told) => told.happening === happening);
const sum = (told: readonly Told[], value: number): number => told.reduce((n, { values }) => n + values[value], 0);
const paid = (deed: Deed, happening: string, value: number): number =>
  -sum(
    of(deed, happening).filter(({ values }) => values[value] < 0),
    value,
  );

/** Cards that change a rule leave no cause: what shows that they were at work. */
const traces: Readonly<Record<number, (g: G, me: Me, deed: Deed) => boolean>> = {
  20: (g) => g.marketUsed === 2,
  25: (g, _me, deed) =>
    of(deed, 'took-block').some(({ values }) => paid(deed, 'resource', 1) === boardOf(g).cost[values[0]] - 1),
  27: (_g, _me, deed) => of(deed, 'took-block').length > 0 && paid(deed, 'gulden', 0) === 2,
  28: (g) => g.blocksTaken === 2,
  29: (g) => g.repeats > 0,
  31: (g, _me, deed) => savedOn(g, deed, BUILDING),
  34: (g, me) => g.acting !== me.index && g.amstel.height(g.amstel.placeOf(me.index)) > 1,
  35: (_g, _me, deed) => of(deed, 'activated').some(({ values }) => deed.told.some(({ cause }) => cause === values[0])),
  37: (_g, _me, deed) => of(deed, 'sold').length > 0 && sum(of(deed, 'resource'), 1) >= 1 - paid(deed, 'resource', 1),
  38: (_g, _me, deed) => of(deed, 'activated').length > 0 && paid(deed, 'gulden', 0) === 3,
  40: (g) => g.halfSteps > 0,
  42: (g, _me, deed) => savedOn(g, deed, ARTISAN),
  49: (_g, _me, deed) => deed.answers.includes('decline'),
  50: (_g, _me, deed) => of(deed, 'housed').length > 0 && sum(of(deed, 'points'), 0) >= 6,
  52: (_g, _me, deed) => of(deed, 'fills-segment').length > 2,
  53: (_g, _me, deed) => deed.answers.some((answer) => /^shift-die .*-(up|down)$/.test(answer)),
  54: (g, _me, deed) => of(deed, 'fills-segment').some(({ values }) => values[2] === g.dice.at(values[0]) + 1),
};

function savedOn(g: G, deed: Deed, kind: number): boolean {
  const board = boardOf(g);
  return of(deed, 'activated').some(({ values: [card] }) => {
    if (board.kindOf[card] !== kind) return false;
    const cost = COLOURS.reduce((n, _, colour) => n + costOf(board, card, colour), 0);
    return paid(deed, 'gulden', 0) === 0 && paid(deed, 'resource', 1) === cost - 1;
  });
}

test('in random games every one of the 132 cards comes to be used, and none of them throws', () => {
  const games = soak ? 2000 : 600;
  const used = new Map<number, number>();
  const count = (card: number): void => void used.set(card, (used.get(card) ?? 0) + 1);
  const options = new Options();
  const outcomes = new Outcomes();
  for (let n = 0; n < games && (soak || used.size < 132); n++) {
    const random = new Random(`every card ${n}`);
    const g = rich(random, 2 + (n % 3));
    let deed: Deed = { answers: [], told: [] };
    const close = (seat: number): void => {
      for (const { cause } of deed.told) if (isCard(cause)) count(cause);
      for (const { values } of of(deed, 'used-card')) count(values[0]);
      for (const me of g.players.slice(0, g.seats) as Me[])
        for (const [card, shows] of Object.entries(traces)) {
          if (!me.active.has(Number(card)) || (me.index !== seat && Number(card) !== 34)) continue;
          if (shows(g, me, deed)) count(Number(card));
        }
      deed = { answers: [], told: [] };
    };
    for (let waiting = amsterdam.waitingFor(g); waiting !== 0; waiting = amsterdam.waitingFor(g)) {
      if (waiting === CHANCE) {
        amsterdam.applyChance(g, amsterdam.sample(g, random, outcomes), deed.told);
        continue;
      }
      const seat = 31 - Math.clz32(waiting);
      amsterdam.options(g, seat, options);
      const asked = amsterdam.question(g, seat);
      // Passing is the last option of a turn: seldom, so that everything else happens.
      const stays = asked?.name === 'turn' && options.length > 1 && random.below(24) > 0;
      const option = options.at(random.below(stays ? options.length - 1 : options.length));
      deed.answers.push(textOf(amsterdam, entryOf(amsterdam, seat, option)));
      amsterdam.apply(g, seat, option, deed.told);
      if (asked && (amsterdam.waitingFor(g) & (1 << seat)) !== 0) {
        const next = amsterdam.question(g, seat)?.name;
        if (next === 'turn' || next === 'commit') close(seat);
      } else close(seat);
    }
    close(0);
    for (const me of g.players.slice(0, g.seats) as Me[])
      if (me.active.has(8) && me.inactive.size > 0 && me.penalties === 0) count(8);
    expect(amsterdam.result(g)).toBeDefined();
  }
  const missing = Array.from({ length: 132 }, (_, i) => i + 1).filter((card) => !used.has(card));
  expect(missing).toEqual([]);
});
