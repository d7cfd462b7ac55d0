import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { harbour } from '../test/toy-game.ts';
import type { Json } from './domain.ts';
import { seatsOf } from './engine.ts';
import { MokumError } from './errors.ts';
import { Match } from './match.ts';
import { Options, Outcomes } from './options.ts';
import { quickNature } from './nature.ts';
import { Random } from './random.ts';

const soak = process.env.MOKUM_SOAK !== undefined;

/** a whole state in the middle of a game */
function whole(seed: string, moves: number): { json: Json; hash: string } {
  const match = new Match(harbour, { seats: 3, nature: quickNature(seed) });
  const random = new Random(`${seed} seats`);
  for (let i = 0; i < moves; i++) {
    const waiting = match.waitingFor();
    if (waiting === 'chance' || waiting.length === 0) break;
    const seat = waiting[random.below(waiting.length)];
    const legal = match.legal(seat);
    match.submit(seat, [legal[random.below(legal.length)]]);
  }
  return { json: JSON.parse(JSON.stringify(harbour.json(match.state))), hash: harbour.hash(match.state) };
}

describe('a part of a state', () => {
  test('is completed from a set-up with the first outcome of every chance, and always the same deal', () => {
    const g = harbour.load({});
    expect(g.seats).toBe(2);
    expect(g.market.toArray()).toEqual([11, 19, 9, 5]);
    expect(g.players[0].hand.toArray()).toEqual([1, 3]);
    expect(seatsOf(harbour.waitingFor(g))).toEqual([0, 1]);
  });

  test('takes its pieces from wherever the set-up had put them', () => {
    const g = harbour.load({ players: [{ shed: [1, 4, 9] }, { quay: { 1: [11, 20] } }] });
    expect(g.market.toArray()).toEqual([19, 5]);
    expect(g.players[0].hand.toArray()).toEqual([3]);
    expect(g.players[1].hand.toArray()).toEqual([2]);
    expect(g.players[1].quay.pile(1)).toEqual([11, 20]);
    expect(g.players[0].clerks.toArray()).toEqual([4]);
  });

  test('gives back what lies nowhere any more', () => {
    expect(harbour.load({ market: [20] }).deck.has(11)).toBe(true);
  });

  test('has as many seats as it says, or as it has players', () => {
    expect(harbour.load({ seats: 4 }).seats).toBe(4);
    expect(harbour.load({ players: [{}, {}, {}] }).seats).toBe(3);
    expect(harbour.load({ players: [{}] }).seats).toBe(2);
  });

  test('runs on to the next question', () => {
    const g = harbour.load({ round: 3, agenda: { main: [{ task: 'end-of-round' }] } });
    expect([g.round, seatsOf(harbour.waitingFor(g))]).toEqual([4, [0, 1]]);
  });
});

test('a whole state is itself', () => {
  for (let moves = 0; moves < 40; moves += 3) {
    const { json, hash } = whole('whole', moves);
    const loaded = harbour.load(json);
    expect(harbour.hash(loaded)).toBe(hash);
    expect(harbour.json(loaded)).toEqual(json);
  }
});

describe('a state that no game can be in is refused by name', () => {
  test.each<[unknown, string]>([
    [null, 'state: expected an object, found null'],
    [[], 'state: expected an object, found []'],
    ['x', 'state: expected an object'],
    [{ seats: 1 }, 'seats: harbour is for 2 to 4, found 1'],
    [{ seats: 1e9 }, 'seats: harbour is for 2 to 4'],
    [{ seats: null }, 'seats: harbour is for 2 to 4, found null'],
    [{ players: Array.from({ length: 1000 }, () => ({})) }, 'seats: harbour is for 2 to 4, found 1000'],
    [{ market: [1], players: [{ hand: [1] }] }, 'crate 1 lies in 2 places instead of one'],
    [{ players: [{ quay: { 0: [1, 2, 3, 4] } }] }, 'players[0].quay.0: too high (3.3)'],
    [{ players: [{ bid: 3 }] }, 'players[0].bid does not fit what is asked'],
    [{ agenda: [] }, 'agenda: expected an object with "main", found []'],
    [{ agenda: { main: 'x' } }, 'agenda.main: expected a list of tasks, found "x"'],
    [{ agenda: { next: [] } }, 'agenda.next: there is no such field'],
    [{ agenda: { main: [null] } }, 'agenda.main[0]: expected a task, found null'],
    [{ agenda: { main: [{ task: 'dance' }] } }, 'agenda.main[0].task: there is no task "dance"'],
    [{ agenda: { main: [{ task: 'turn' }] } }, 'agenda.main[0].seat: expected a seat from 0 to 1'],
    [{ agenda: { main: [{ task: 'turn', seat: 2 }] } }, 'agenda.main[0].seat: expected a seat from 0 to 1, found 2'],
    [
      { agenda: { main: [{ task: 'stow', seat: 0 }] } },
      'agenda.main[0].crate: expected a crate (1 to 24), found undefined',
    ],
    [
      { agenda: { main: [{ task: 'stow', seat: 0, crate: 99 }] } },
      'agenda.main[0].crate: expected a crate (1 to 24), found 99',
    ],
    [{ agenda: { main: [{ task: 'turn', seat: 0, x: 1 }] } }, 'agenda.main[0].x: turn has no such part'],
    [{ agenda: { main: [{ task: 'turn', seat: 0, cause: 'luck' }] } }, 'agenda.main[0].cause: expected a cause'],
    [
      { agenda: { main: Array.from({ length: 17 }, () => ({ task: 'end-of-round' })) } },
      'agenda.main: too many tasks (17)',
    ],
    [
      { agenda: { main: [{ task: 'turn', seat: 0 }], seats: [[{ task: 'bid', seat: 0 }]] } },
      'nothing is asked of all together now',
    ],
    [
      { agenda: { main: [{ task: 'bidding', open: true }], seats: [[{ task: 'bid', seat: 1 }]] } },
      "this list is seat 0's",
    ],
    [
      { agenda: { main: [{ task: 'bidding', open: true }], seats: [[{ task: 'weather', seat: 0 }]] } },
      "weather is not a seat's own",
    ],
    [
      { agenda: { main: [{ task: 'bidding', open: true }], seats: [[], [], []] } },
      'agenda.seats: expected a list for each seat',
    ],
    [
      {
        agenda: {
          main: [
            { task: 'turn', seat: 0 },
            { task: 'bidding', open: true },
          ],
        },
      },
      'only the first task can be open',
    ],
    [{ agenda: { main: [{ task: 'bidding', open: 1 }] } }, 'agenda.main[0].open: only a together is open, found 1'],
    [{ agenda: { main: [{ task: 'turn', seat: 0, open: true }] } }, 'agenda.main[0].open: only a together is open'],
    [{ agenda: { main: [{ task: 'next-of', seat: 0, left: 5 }] } }, 'agenda.main[0]: the agenda is too short'],
    [
      {
        players: [{ shed: [4, 6] }, {}],
        agenda: {
          main: [
            { task: 'next-of', seat: 0, left: 1 },
            { task: 'on-sold', seat: 0, source: 4, crate: 21 },
            { task: 'turn', seat: 0 },
            { task: 'end-of-round' },
          ],
        },
      },
      'agenda.main[0].left: there is nothing to put in order',
    ],
    [
      { agenda: { main: [{ task: 'on-sold', seat: -1, source: 1, crate: 2 }] } },
      "agenda.main[0].seat: this task is a seat's",
    ],
  ])('%j', (json, message) => {
    expect(() => harbour.load(json)).toThrow(message);
    expect(() => harbour.load(json)).toThrow(expect.objectContaining({ name: 'MokumError', code: 'bad-state' }));
  });

  test('a question without an answer', () => {
    const json = { taken: true, agenda: { main: [{ task: 'stow', seat: 0, crate: 3 }] }, market: [1] };
    expect(() => new Match(harbour, { seats: 2, from: json }).submit(0, ['shed'])).toThrow(MokumError);
  });

  test('deep nesting and huge lists', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 50_000; i++) deep = [deep];
    for (const json of [
      { deck: deep },
      { round: deep },
      { agenda: { main: deep } },
      { deck: Array.from({ length: 1e6 }, () => 1) },
    ])
      expect(() => harbour.load(json)).toThrow(expect.objectContaining({ code: 'bad-state' }));
  });
});

/** either a state that can be played on, or a refusal as a bad state: never anything else */
function loadsOrRefuses(json: unknown): void {
  let g: ReturnType<typeof harbour.load>;
  try {
    g = harbour.load(json);
  } catch (error) {
    expect(error).toMatchObject({ name: 'MokumError', code: 'bad-state' });
    return;
  }
  const waiting = harbour.waitingFor(g);
  for (const seat of seatsOf(waiting) === 'chance' ? [] : (seatsOf(waiting) as number[]))
    expect(harbour.options(g, seat, new Options()).length).toBeGreaterThan(0);
  if (seatsOf(waiting) === 'chance') harbour.applyChance(g, harbour.sample(g, new Random(1), new Outcomes()));
  expect(harbour.hash(harbour.load(JSON.parse(JSON.stringify(harbour.json(g)))))).toBe(harbour.hash(g));
}

test('any JSON at all loads or is refused as a bad state', () => {
  const keys = fc.constantFrom(
    'seats',
    'round',
    'taken',
    'market',
    'deck',
    'players',
    'agenda',
    'main',
    'task',
    'hand',
    '__proto__',
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(tie('value')),
      fc.dictionary(keys, tie('value')),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(keys, value), (json) => {
      loadsOrRefuses(JSON.parse(JSON.stringify(json)));
    }),
    { numRuns: soak ? 10_000 : 200 },
  );
});

test('a real state with one thing changed loads or is refused as a bad state', () => {
  const states = [5, 9, 17, 23, 31].map((moves) => whole('fuzz', moves).json);
  const strange = fc.oneof(
    fc.jsonValue(),
    fc.integer({ min: -5, max: 30 }),
    fc.constantFrom('bid', 'turn', 'draw', 'stow', null, [], {}),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...states),
      fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }),
      strange,
      (state, path, value) => {
        const json = structuredClone(state) as Record<string, unknown>;
        let here: Record<string, unknown> = json;
        let key = '';
        for (const turn of path) {
          const keys = Object.keys(here);
          if (keys.length === 0) break;
          key = keys[turn % keys.length];
          const inner = here[key];
          if (typeof inner !== 'object' || inner === null) break;
          if (turn === path.at(-1)) break;
          here = inner as Record<string, unknown>;
        }
        here[key] = value;
        loadsOrRefuses(JSON.parse(JSON.stringify(json)));
      },
    ),
    { numRuns: soak ? 20_000 : 600 },
  );
});
