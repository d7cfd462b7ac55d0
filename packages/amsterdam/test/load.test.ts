import { type Json, MokumError, NONE, quickNature, Random } from '@mokum/kernel';
import { readFileSync } from 'node:fs';
import { fuzzLoad, unheard } from '@mokum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { amsterdam } from '../src/game.ts';
import { refusedOrders } from './refused-orders.ts';
import { refusedStates, stateOf } from './refused-states.ts';
import { refusedTurns } from './refused-turns.ts';
import { newTable, table, whole } from './table.ts';

const soak = process.env['MOKUM_SOAK'] !== undefined;

/** Every number of seats, with and without the expansions, all editions and both lengths. */
const TABLES: readonly { readonly seats: number; readonly options?: Json }[] = [
  ...[1, 2, 3, 4].map((seats) => ({ seats })),
  { seats: 1, options: { length: 'short', edition: 'ru' } },
  { seats: 2, options: { foreman: true, trader: true, orders: 3, openOrders: 1, extraTiles: true } },
  { seats: 3, options: { foreman: true, orders: 5, openOrders: 2, edition: 'fr' } },
  { seats: 4, options: { trader: true, extraTiles: true, length: 'short', edition: 'hu' } },
  {
    seats: 2,
    options: {
      length: 'short',
      edition: 'ru',
      foreman: true,
      orders: 3,
      openOrders: 2,
      rulings: { openOrders: 'instead', foremanMoves: 'at-once', dockerHandover: 'must', firstResources: 'any' },
    },
  },
];

/** every refusal of these tests */
const heard: string[] = [];
const refused = (json: object, options?: Json): string => {
  try {
    amsterdam.load({ seats: 2, ...json }, options);
  } catch (error) {
    if (!(error instanceof MokumError) || error.code !== 'bad-state') throw error;
    heard.push(error.message);
    return error.message;
  }
  return 'taken';
};

describe('a state of which a part is given', () => {
  test('is in the middle of the first player’s turn of phase III', () => {
    const { g, anna, jan } = table({ amstel: { 3: [1], 0: [0] } });
    expect([g.phase, g.acting, jan.asked, anna.asked]).toEqual([3, 1, 'turn', undefined]);
    jan.does('pass');
    expect(anna.asked).toBe('turn');
  });

  test('has every card, tile and disc in one place, and no docker twice', () => {
    const { g } = table({ anna: { active: [1, 55], dockers: { maroon: 2 } }, market: [9], discard: [109] });
    expect([g.artisans.has(1), g.buildings.has(55), g.maps.has(109), g.tiles.has(9)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([g.artisans.size, g.tiles.size, g.box.size]).toEqual([53, 15, 8]);
    expect(g.docks.filter((dock) => dock.dockers.has(1))).toHaveLength(0);
  });

  test('folds the rules of the active cards', () => {
    const { anna } = table({ anna: { active: [20, 28, 38, 40] } });
    expect(anna.me).toMatchObject({ marketUses: 2, blocksPerTurn: 2, activationGulden: 3, stepsPerResource: 2 });
  });
});

describe('states that no game can be in are refused with what is wrong', () => {
  test.each([
    [{ players: [{ barge: 60 }] }, 'players[0].barge: the harbour has spaces 0 to 43'],
    [{ players: [{ crests: [4] }, { crests: [4] }] }, 'players[1].crests: block 4 has another owner'],
    [{ players: [{ used: [3] }] }, 'players[0].used: card 3 is not active'],
    [{ players: [{ active: [3] }, { inactive: [3] }] }, 'card 3 lies in 2 places instead of one'],
    [{ players: [{ gulden: -1 }] }, 'players[0].gulden'],
    [{ players: [{ points: -1000 }] }, 'players[0].points: expected a whole number from -999 to 9999'],
    [{ marketUsed: 100 }, 'marketUsed: expected a whole number from 0 to 99'],
    [{ tom: [{ points: 1 }] }, 'tom: he plays the solo game, not one of 2 seats'],
    [{ tom: [{ gulden: 1 }] }, 'tom: he plays the solo game, not one of 2 seats'],
    [{ artisans: [60] }, 'artisans: card 60 is of another kind'],
    [{ buildings: [10] }, 'buildings: card 10 is of another kind'],
    [{ goods: ['beer'] }, 'goods: 36 tiles, found 1'],
    [{ market: [] }, 'market: no tile lies open'],
    [{ order: [0, 0] }, 'order: names every seat once'],
    [{ order: [0, 3] }, 'order: names every seat once'],
    [{ acting: 3 }, 'there is no seat 3'],
    [{ amstel: { 0: [0, 1, 2] } }, 'amstel: there is no seat 2'],
    [{ housed: { white: 2 }, players: [{ dockers: { white: 1 } }] }, 'there are two white dockers'],
    [{ agenda: { main: whole([{ task: 'take-dice', turn: 0 }]) } }, 'dice.black: dice are chosen, but not rolled'],
    [
      { agenda: { main: [{ task: 'take-dice', turn: 0 }] } },
      'the agenda is too short, after take-dice comes phase-three',
    ],
    [{ nonsense: 1 }, 'nonsense: there is no such field'],
    [{ agenda: { main: [{ task: 'nothing' }] } }, 'there is no task "nothing"'],
    [{ agenda: { main: [{ task: 'turn', seat: 5 }] } }, 'agenda.main[0].seat'],
  ])('%j', (json, message) => {
    expect(refused(json)).toContain(message);
  });

  test('numbers and names gone astray in a real state are refused, or make a state that can be played', () => {
    const at = newTable(3, undefined, quickNature('astray'));
    const random = new Random('moves');
    for (let n = 0; n < 120; n++) {
      const [seat] = at.match.waitingFor() as number[];
      const legal = at.match.legal(seat);
      at.match.submit(seat, [legal[random.below(legal.length)]]);
    }
    const text = JSON.stringify(amsterdam.json(at.match.state));
    const numbers = [...text.matchAll(/-?\d+/g)];
    let taken = 0;
    for (let n = 0; n < 120; n++) {
      const found = numbers[random.below(numbers.length)];
      const other = [-1, 0, 1, 3, 40, 999][random.below(6)];
      const astray = text.slice(0, found.index) + String(other) + text.slice(found.index + found[0].length);
      let json: object;
      try {
        json = JSON.parse(astray) as object;
      } catch {
        continue;
      }
      if (refused(json) === 'taken') taken++;
    }
    expect(taken).toBeGreaterThan(0);
  });
});

describe('what is given is honoured or refused', () => {
  const later = [{ task: 'phase-two' }, { task: 'phase-three' }, { task: 'phase-four' }, { task: 'begin-round' }];
  const turn = [{ task: 'turn', seat: 0 }, { task: 'take-turns', turn: 1 }, ...later.slice(2)];
  const lower = { amstel: { 0: [1, 0] } };
  test.each([
    [{ foremanServed: true }, 'foremanServed: the foreman is not in play'],
    [{ acting: null }, 'acting: without an agenda somebody is in the middle of a turn'],
    [{ phase: 1 }, 'phase: without an agenda a state stands in phase 3, found 1'],
    [{ round: 13 }, 'round: expected a whole number from 1 to 12'],
    [{ agenda: { main: [{ task: 'take-cards', turn: 3 }, ...later] } }, 'agenda.main[0].turn: 2 play, found 3'],
    [
      {
        agenda: {
          main: [{ task: 'first-cards', turn: 4 }, { task: 'first-resources', turn: 0 }, { task: 'begin-round' }],
        },
      },
      'agenda.main[0].turn: 2 play, found 4',
    ],
    [
      { agenda: { main: [{ task: 'take-turns', turn: 3 }, ...later.slice(2)] } },
      'agenda.main[0].turn: 2 play, found 3',
    ],
    [{ round: 12, agenda: { main: later.slice(2) } }, 'round: the last one has no phase IV'],
    [
      { round: 12, agenda: { main: [{ task: 'next-round' }, { task: 'begin-round' }] } },
      'round: the last one has no phase IV',
    ],
    [{ ...lower, phase: 2, agenda: { main: turn } }, 'phase: a turn is taken in phase 3, found 2'],
    [{ ...lower, acting: 1, agenda: { main: turn } }, 'acting: it is the turn of seat 0'],
    [{ agenda: { main: turn.slice(0, 2) } }, 'the agenda is too short, after take-turns comes'],
    [{ players: [{ inactive: [1, 2, 3, 4, 5, 6] }] }, 'players[0].inactive: 5 at most (4.6), found 6'],
    [{ players: [{ storage: { lace: 5 } }] }, 'players[0].storage: there are 4 tiles of lace'],
    [{ foreman: 2 }, 'foreman: is not in play (options.foreman)'],
    [{ bailiff: 3 }, 'bailiff: is not in play (options.foreman)'],
    [{ trader: 'lace' }, 'trader: is not in play (options.trader)'],
    [{ market: [20] }, 'box: tile 20 is not in play (options.extraTiles)'],
    [{ players: [{ orders: [3] }] }, 'players[0].orders: are not in play (options.orders)'],
    [{ tile18: 'supply' }, 'tile18: the options say "discard", found "supply"'],
    [{ firstRound: 3 }, 'firstRound: the options say 1, found 3'],
    [{ market: [1], tiles: [2, 3, 4] }, 'tiles: 5 tiles A are still to be drawn, found 3 (2.9)'],
  ])('%j', (json, message) => {
    expect(refused(json)).toContain(message);
  });

  test('an agenda without phase and acting is in the phase of its tasks', () => {
    const g = amsterdam.load({ seats: 2, ...lower, agenda: { main: turn } });
    expect([g.phase, g.acting]).toEqual([3, 0]);
    const storing = amsterdam.load({
      seats: 2,
      players: [{ pool: { grey: 1, pink: 1 } }, {}],
      agenda: { main: [{ task: 'storing' }, { task: 'begin-round' }] },
    });
    expect([storing.phase, storing.acting]).toEqual([4, NONE]);
  });

  test('given stacks stay as they are, and what they leave over lies on the piles', () => {
    const g = amsterdam.load({ seats: 2, artisans: [10, 11] });
    expect([g.artisans.toArray(), g.discard.size]).toEqual([[10, 11], 54 - 2]);
    const orders = Array.from({ length: 40 }, (_, i) => i + 1);
    expect(() => amsterdam.load({ seats: 2, orderStack: orders }, { orders: 3 })).toThrow('orderStack: order 41');
  });
});

describe('before the deals, and with options', () => {
  const begun = (options: Json): Record<string, Json> =>
    structuredClone(amsterdam.json(amsterdam.setup({ seats: 2, options }))) as Record<string, Json>;
  const spoilt = (options: Json, change: (state: Record<string, Json>) => void): string => {
    const state = begun(options);
    change(state);
    return refused(state, options);
  };
  const player = (state: Record<string, Json>): Record<string, Json> => (state['players'] as Record<string, Json>[])[0];

  test('2.3, 2.4 what is still to be dealt lies nowhere yet', () => {
    const goods = amsterdam.json(amsterdam.load({ seats: 2 })) as Record<string, Json>;
    expect(spoilt({}, () => undefined)).toBe('taken');
    expect(spoilt({}, (state) => (state['goods'] = goods['goods']))).toBe('goods: are still to be dealt (2.3)');
    expect(spoilt({}, (state) => (state['housed'] = { white: 1 }))).toBe(
      'docks: the dockers are still to be dealt (2.4)',
    );
  });

  test('17.2 five orders at most, those still to be dealt included', () => {
    expect(spoilt({ orders: 5 }, () => undefined)).toBe('taken');
    expect(
      spoilt({ orders: 5 }, (state) => {
        player(state)['orders'] = [1];
        state['orderStack'] = (state['orderStack'] as number[]).filter((order) => order !== 1);
      }),
    ).toBe('players[0].orders: 5 at most, and 5 are still to be dealt (17.2)');
    expect(refused({ players: [{ opens: 9 }] }, { orders: 3, openOrders: 1 })).toBe(
      'players[0].opens: order 9 is not among the hidden ones',
    );
  });

  test('20.8 a block has one owner, TOM included', () => {
    expect(refused({ seats: 1, tom: [{ crests: [4] }], players: [{ crests: [4] }] })).toBe(
      'tom[0].crests: block 4 has another owner',
    );
  });

  test('6.4 what is paid resource by resource is there to be paid with', () => {
    const paying = (left: number): string =>
      refused({
        amstel: { 0: [1, 0] },
        players: [{ pool: { grey: 2 } }, {}],
        agenda: {
          main: [
            { task: 'pay-amount', seat: 0, colour: 'black', left },
            { task: 'paid-move', seat: 0, steps: 1 },
            { task: 'turn', seat: 0 },
            { task: 'take-turns', turn: 1 },
            { task: 'phase-four' },
            { task: 'begin-round' },
          ],
        },
      });
    expect(paying(2)).toBe('taken');
    expect(paying(3)).toBe('agenda.main[0].left: seat 0 has 2 to pay with (6.4)');
  });
});

test('what is accepted of spoilt states can be played to its end, and is accepted again', {
  timeout: 1_200_000,
}, () => {
  const states = soak ? 100_000 : 2000;
  const tally = fuzzLoad(amsterdam, { states, seed: 'amstel', tables: TABLES });
  expect(tally.faults).toEqual([]);
  expect(tally.accepted).toBeGreaterThan(states / 20);
  expect(tally.refused).toBeGreaterThan(states / 2);
  for (const one of [...refusedStates, ...refusedOrders, ...refusedTurns])
    refused(stateOf(one, one.wrong), one.options);
  const sources = ['plan', 'needs', 'needs-of-a-turn', 'check'].map((name) =>
    readFileSync(new URL(`../src/${name}.ts`, import.meta.url), 'utf8'),
  );
  expect(sources.flatMap((source) => unheard(source, [...tally.reasons, ...heard]))).toEqual([]);
});

test('16.3, 17.2, 18.2 every question of the set-up with expansions loads as itself', () => {
  const options = { foreman: true, trader: true, orders: 5, openOrders: 1, extraTiles: true };
  const match = newTable(3, options).match;
  match.drawFrom(quickNature('expansions'));
  const asked = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const waiting = match.waitingFor() as readonly number[];
    const again = amsterdam.load(structuredClone(amsterdam.json(match.state)), match.options);
    expect(amsterdam.same(again, match.state)).toBe(true);
    asked.add(amsterdam.question(match.state, waiting[0])?.name ?? '');
    match.submit(waiting[0], [match.legal(waiting[0])[0]]);
  }
  for (const task of ['place-foreman', 'place-bailiff', 'place-trader', 'open-order']) expect(asked).toContain(task);
});
