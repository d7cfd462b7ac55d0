import {
  type Json,
  type OpenReferee,
  quickNature,
  Random,
  readLog,
  type Reply,
  rulesOf,
  type Rules,
} from '@mokum/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { TITLES } from '../../src/games.ts';
import { bundled } from './bundles.ts';

/** What only one copy of the kernel has must not cross: whatever does is text, JSON of whole numbers, or a function of these. */
function checkCrosses(value: unknown, at = ''): void {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new Error(`${at}: ${value} is no whole number`);
    return;
  }
  if (typeof value !== 'object') throw new Error(`${at}: a ${typeof value}`);
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype && proto !== null)
    throw new Error(`${at}: an object of the class ${value.constructor.name}`);
  for (const [key, inner] of Object.entries(value)) checkCrosses(inner, `${at}.${key}`);
}

/** Asks both copies the same, and compares their answers to the letter. */
class Pair {
  readonly copies: readonly OpenReferee[];

  constructor(copies: readonly OpenReferee[]) {
    this.copies = copies;
  }

  ask<T>(question: (referee: OpenReferee) => T): T {
    const [own, other] = this.copies.map(question);
    checkCrosses(own);
    checkCrosses(other);
    expect(JSON.stringify(other)).toBe(JSON.stringify(own));
    return own;
  }
}

function value<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(reply.refusal.message);
  return reply.value;
}

interface Setting {
  readonly seats: number;
  readonly options: Json;
}

const NONSENSE = ['', 'dance', 'pass 3', 'take-block 99', 'undo', '; ;', 'draw', 'store-resource pink', 'sail 0'];

/** Things that may be refused: by paragraph, by name, by seat, by number. */
function tryWhatMayBeRefused(pair: Pair, dice: Random, seats: number): void {
  const seat = dice.below(seats);
  const move = NONSENSE[dice.below(NONSENSE.length)];
  pair.ask((referee) => referee.why(seat, move));
  pair.ask((referee) => referee.submit(seat, [move]));
  pair.ask((referee) => referee.submit(seats + 3, ['pass']));
  pair.ask((referee) => referee.tellChance('roll 7'));
  pair.ask((referee) => referee.rewind(referee.length));
  pair.ask((referee) => referee.undo(seat, 99));
}

function everything(referee: OpenReferee): unknown {
  const seats = Array.from({ length: referee.seats }, (_, seat) => seat);
  const audiences = [...seats, 'spectator', 'everybody'] as const;
  return [
    seats.map((seat) => [referee.legal(seat), referee.pending(seat), referee.earlier(seat), referee.undoable(seat)]),
    seats.map((seat) => [referee.question(seat), referee.memory(seat)]),
    audiences.map((audience) => [referee.view(audience), referee.viewAt(referee.length >> 1, audience)]),
    audiences.map((audience) => referee.rows(audience, 0)),
    [
      referee.json(),
      referee.hash(),
      referee.standing(),
      referee.result(),
      referee.outcomes(),
      referee.log({ seed: 's' }),
    ],
    [referee.length, referee.drawn, referee.options, referee.from, referee.lines(3), referee.jsonAt(1)],
    referee.knowsSecrets(seats),
  ];
}

/** Plays a game with both copies at once; undone, refused and rewound moves are among them. */
function playTogether(copies: readonly Rules[], { seats, options }: Setting, seed: string): OpenReferee {
  const pair = new Pair(copies.map((rules) => value(rules.begin({ seats, options, nature: quickNature(seed) }))));
  const dice = new Random(seed);
  let marks = pair.copies.map((referee) => referee.mark());
  for (let step = 0; ; step++) {
    const waiting = pair.ask((referee) => referee.waitingFor());
    if (waiting === 'chance') throw new Error('nature answers by itself');
    if (waiting.length === 0) break;
    const seat = waiting[dice.below(waiting.length)];
    const legal = pair.ask((referee) => referee.legal(seat));
    if (step % 12 === 5) tryWhatMayBeRefused(pair, dice, seats);
    if (dice.below(12) === 0) pair.ask((referee) => referee.undo(seat));
    else {
      const move = legal[dice.below(legal.length)];
      pair.ask((referee) => referee.submit(seat, [move]));
    }
    if (step === 40) pair.ask((referee) => referee.rewind(referee.length - 5));
    if (step % 4 === 0) {
      const audience = ([...waiting, 'spectator', 'everybody'] as const)[dice.below(waiting.length + 2)];
      pair.ask((referee) => referee.changes(audience, marks[pair.copies.indexOf(referee)]));
      pair.ask((referee) => referee.view(audience));
      marks = pair.copies.map((referee) => referee.mark());
    }
    if (step === 70) pair.ask(everything);
  }
  pair.ask(everything);
  return pair.copies[0];
}

const NOW = Object.fromEntries(Object.entries(TITLES).map(([name, { game }]) => [name, rulesOf(game)]));
const packOf = (game: string): Json => TITLES[game].game.definition.edition as Json;
const EVERY_EXPANSION = { foreman: true, orders: 5, openOrders: 2, trader: true, extraTiles: true };

const GAMES: Readonly<Record<string, readonly Setting[]>> = {
  grachtenpand: [2, 5].map((seats) => ({ seats, options: {} })),
  'nieuw-amsterdam': [
    { seats: 4, options: {} },
    { seats: 2, options: { pack: packOf('nieuw-amsterdam') } },
  ],
  amsterdam: [
    ...['house', 'fr', 'hu', 'ru'].flatMap((edition) => [
      { seats: 1, options: { edition, length: edition === 'hu' ? 'short' : 'full' } },
      { seats: 2, options: { edition, foreman: true } },
      { seats: 3, options: { edition, ...EVERY_EXPANSION, length: 'short' } },
      { seats: 4, options: { edition, orders: 3, trader: edition === 'fr', extraTiles: true } },
    ]),
    {
      seats: 2,
      options: { pack: packOf('amsterdam'), extraTiles: true, rulings: { extraTiles: 'three-one-over-two' } },
    },
    { seats: 4, options: { pack: packOf('amsterdam'), ...EVERY_EXPANSION } },
    { seats: 1, options: { pack: packOf('amsterdam') } },
    {
      seats: 2,
      options: { length: 'short', rulings: { bailiffGoal: 'any-bridge', order36: 'twelve' }, ...EVERY_EXPANSION },
    },
  ],
};

describe.each(Object.keys(GAMES))('%s, source and bundle', (game) => {
  let copies: readonly Rules[];
  beforeAll(async () => {
    copies = [NOW[game], await bundled(game)];
  });

  test('are two copies that share nothing', () => {
    const [own, other] = copies.map((rules) => value(rules.begin({ seats: 2 })));
    expect(Object.getPrototypeOf(other)).not.toBe(Object.getPrototypeOf(own));
  });

  test('say the same of themselves, of options, moves and logs', () => {
    const both = <T>(ask: (rules: Rules) => T): T => {
      const [own, other] = copies.map(ask);
      checkCrosses(other);
      expect(JSON.stringify(other)).toBe(JSON.stringify(own));
      return own;
    };
    both(({ game: name, version, seats }) => ({ name, version, seats }));
    for (const { seats, options } of GAMES[game]) {
      both((rules) => rules.readOptions(options, seats));
      both((rules) => rules.tables(value(rules.readOptions(options, seats))));
    }
    for (const options of [3, { no: 1 }, { pack: { name: 3 } }, { edition: 'moon' }, { orders: 4 }] as Json[])
      expect(both((rules) => rules.readOptions(options, 2)).ok, JSON.stringify(options)).toBe(false);
    for (const moves of [['pass'], ['dance'], [3 as unknown as string]]) both((rules) => rules.readMoves(moves));
    for (const seats of [0, 9]) expect(both((rules) => rules.begin({ seats })).ok).toBe(false);
    expect(both((rules) => rules.begin({ seats: 2, from: { nothing: true } })).ok).toBe(false);
  });

  test.each(GAMES[game].map((setting, i) => [i, setting] as const))('play game %i in lockstep', (i, setting) => {
    const referee = playTogether(copies, setting, `lockstep ${game} ${i}`);
    expect(referee.result()).toBeDefined();
    // Each copy replays what the other has played; a spoilt log is refused by both, with the same words and row.
    const text = referee.log({ seed: 's' });
    const spoilt = text.replace(/^(\d+ 0 )\S+/m, '$1dance');
    for (const log of [text, spoilt].map((one) => readLog(one))) {
      const [own, other] = copies.map((rules) => {
        const reply = rules.replay(log, 'checked');
        return reply.ok ? reply.value.hash() : reply.refusal;
      });
      checkCrosses(other);
      expect(other).toEqual(own);
    }
  });
});

test('twenty games of Amsterdam and more', () => {
  expect(GAMES['amsterdam'].length).toBeGreaterThanOrEqual(20);
});
