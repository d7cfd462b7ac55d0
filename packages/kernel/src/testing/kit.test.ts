import { describe, expect, test } from 'vitest';
import { chance, choice, type G, micro, numbers, sayOf, together } from '../../test/micro.ts';
import { definition, harbour } from '../../test/toy-game.ts';
import type { Game } from '../definition.ts';
import { NONE, words } from '../domain.ts';
import { CHANCE } from '../engine.ts';
import { refuse } from '../errors.ts';
import { defineGame } from '../game.ts';
import { LONGEST_MOVE } from '../limits.ts';
import { readLog } from '../log.ts';
import { Match } from '../match.ts';
import { quickNature } from '../nature.ts';
import { Random } from '../random.ts';
import { replayLog } from '../replay-log.ts';
import { headerOf, writeLog } from '../write-log.ts';
import { checkNotation, checkRefusals } from './check-question.ts';
import { checkLog } from './check-state.ts';
import { conform, table } from './index.ts';

// A kit that finds nothing proves nothing: each of these games breaks one promise, and is found out.
const found = (game: Game<never>, message: string | RegExp, every = 1): void => {
  expect(() => conform(game, { seats: 2, games: 5, seed: 'broken', every, moves: 100 })).toThrow(message);
};
const asked = (parts: Partial<ReturnType<typeof sayOf>>): Game<never> => {
  const ask = { ...sayOf('ask', 2), ...parts };
  return micro({ tasks: [ask], begin: (g) => g.next(ask, 0) }) as unknown as Game<never>;
};

describe('conformance finds', () => {
  test('a dead end, a count that does not add up and a game without end on the bare engine, too', () => {
    const stuck = choice('stuck', numbers, {
      seen: 'all',
      options: (_g, _me, offer) => offer.rest('1.1'),
      do: () => undefined,
    });
    const ask = choice('ask', numbers, {
      ...sayOf('ask', 9),
      do: (g, me, value) => value === 7 && g.next(stuck, me.index),
    });
    const game = micro({ tasks: [ask, stuck], begin: (g) => g.next(ask, 0) });
    const config = { seats: 2, seed: 'engine', every: 1, matches: 1000 };
    expect(conform(game, { ...config, games: 1 })).toMatchObject({ games: 1, moves: 1 });
    expect(() => conform(game, { ...config, games: 100 })).toThrow('stuck: seat 0 has no option');
    const count = micro({ tasks: [ask, stuck], begin: (g) => g.next(ask, 0), result: () => undefined as never });
    expect(() => conform(count, { ...config, games: 2 })).toThrow();
    const again = choice('again', numbers, { ...sayOf('again', 1), do: (g, me) => g.next(again, me.index) });
    expect(() =>
      conform(micro({ tasks: [again], begin: (g) => g.next(again, 0) }), { ...config, games: 2, moves: 50 }),
    ).toThrow('no end after 50 moves');
  });

  test('a missing reason', () => {
    const ask = asked({ options: (_g, _me, offer) => [0, 1].forEach(offer) });
    found(ask, 'ask 2 (seat 0) is neither offered nor has a reason');
  });

  test('a reason that is no paragraph', () => {
    const config = { seats: 2, games: 1, seed: 'x', every: 1 };
    expect(() => conform(asked({}), { ...config, paragraphs: new Set(['1.2']) })).toThrow('has no paragraph 1.1');
    expect(conform(asked({}), { ...config, paragraphs: new Set(['1.1']) }).checked).toBeGreaterThan(0);
  });

  test('an option listed twice', () => {
    found(asked({ options: (_g, _me, offer) => [1, 1].forEach(offer) }), 'ask lists an option twice');
  });

  test('a walk that forbids what it offers', () => {
    const ask = asked({
      options(_g, _me, offer) {
        [0, 1, 2].forEach(offer);
        offer.not(2, '1.1');
        offer.rest('1.1');
      },
    });
    found(ask, 'ask 2 (seat 0): listing and explaining disagree');
  });

  test('options that change the state', () => {
    const ask = asked({
      options(g, _me, offer) {
        g.players[0].gulden = (g.players[0].gulden + 1) % 50;
        [0, 1, 2].forEach(offer);
        offer.rest('1.1');
      },
    });
    found(ask, /players\[0\]\.gulden differs/);
  });

  test('a value whose move is too long to be read again', () => {
    const long = words('long', ['x'.repeat(LONGEST_MOVE), 'y'.repeat(LONGEST_MOVE)]);
    const ask = choice('ask', long, { seen: 'all', options: (_g, _me, offer) => offer(0), do: () => undefined });
    const game = micro({ tasks: [ask], begin: (g) => g.next(ask, 0) });
    const tooLong = `a move is a short text of at most ${LONGEST_MOVE} letters`;
    expect(() => checkNotation(game)).toThrow(tooLong);
    const match = new Match(game, { seats: 2, nature: quickNature('long') });
    expect(() => checkRefusals(match, new Random('long'), 20)).toThrow(`was refused as ${tooLong}`);
  });

  test('an integer outside its domain, which cannot be loaded again', () => {
    const ask = choice('ask', numbers, { ...sayOf('ask', 2), args: { most: numbers } });
    const game = micro({ tasks: [ask], begin: (g) => g.next(ask, 0, { most: 100 }) });
    found(game as unknown as Game<never>, 'agenda.main[0].most: expected a number (0 to 99), found 100');
  });

  test('an integer that is not said', () => {
    const ask = choice('ask', numbers, { ...sayOf('ask', 2), args: { most: numbers } });
    const game = micro({ tasks: [ask], begin: (g) => g.next(ask, 0, {} as { most: number }) });
    found(game as unknown as Game<never>, 'ask: most is not said');
  });

  test('a set-up that cannot be saved between two chances', () => {
    const unsaved: typeof harbour = defineGame({
      ...definition,
      check: (g) => {
        if (unsaved.waitingFor(g) === CHANCE) refuse('bad-state', 'not during the set-up');
      },
    });
    expect(() => conform(unsaved, { seats: 2, games: 0, seed: 'x' })).toThrow('not during the set-up');
  });

  test('a game without an end', () => {
    const ask: ReturnType<typeof sayOf> = { ...sayOf('ask', 2), do: (g: G) => g.next(ask, 0) };
    found(
      micro({ tasks: [ask], begin: (g) => g.next(ask, 0) }) as unknown as Game<never>,
      'no end after 100 moves',
      50,
    );
  });

  test('a secret answer that others see', () => {
    const open = { ...sayOf('open', 2) };
    const each = together('each', open, { reveal: () => undefined });
    const game = micro({ tasks: [each, open], begin: (g) => g.next(each) });
    found(game as unknown as Game<never>, /what the others see when seat \d answers in secret/);
  });

  test('a together that depends on who answers first', () => {
    let turn = 0;
    const each = choice('each', numbers, {
      seen: 'all',
      options: sayOf('any', 2).options,
      do(_g, me) {
        me.kept = turn++ % 50;
      },
    });
    const both = together('both', each, { reveal: () => undefined });
    const game = micro({ tasks: [both, each], begin: (g) => g.next(both) });
    found(game as unknown as Game<never>, 'depends on the order');
  });

  test('what is derived on top of what another state left', () => {
    const derive = (g: Parameters<typeof definition.derive>[0]): void => {
      const before = g.players.map((me) => me.clerks.toArray());
      definition.derive(g);
      before.forEach((clerks, seat) => clerks.forEach((clerk) => g.players[seat].clerks.add(clerk)));
    };
    const config = { seats: 2, games: 5, seed: 'broken', every: 1 };
    expect(() => conform(defineGame({ ...definition, derive }), config)).toThrow(/derived afresh: .*clerks differs/);
  });

  test('a hash that says more than the state', () => {
    let asked = 0;
    found({ ...harbour, hash: (g: never) => `${harbour.hash(g)}${asked++}` } as unknown as Game<never>, 'another hash');
  });

  test('what is derived wrongly', () => {
    const derive = (g: Parameters<typeof definition.derive>[0]): void => {
      definition.derive(g);
      for (const me of g.players) me.clerks.clear();
    };
    found(defineGame({ ...definition, derive }) as unknown as Game<never>, /clerks differs/, 2);
  });

  test('a result that does not add up, or does not follow', () => {
    const wrong = (parts: object): Game<never> =>
      defineGame({ ...definition, result: (g) => ({ ...definition.result(g), ...parts }) }) as unknown as Game<never>;
    const even = { points: [4, 4], breakdown: [{ shed: 4 }, { shed: 3, sale: 1 }] };
    found(wrong({ points: [0, 0] }), 'its breakdown gives', 1000);
    found(wrong({ ...even, ranking: [1, 3] }), 'places 1, 3 are no ranking', 1000);
    found(wrong({ points: [4, 5], breakdown: [{ shed: 4 }, { shed: 5 }], ranking: [1, 2] }), 'do not follow', 1000);
    found(wrong({ points: [0] }), 'a result has an entry for each seat', 1000);
  });

  test('worlds that a seat can tell from the real one', () => {
    const imagine: typeof definition.imagine = (rows, ...rest) => {
      const imagined = definition.imagine(rows, ...rest);
      return imagined.map((row) => row.map((entry) => (entry.task === 'bid' ? { ...entry, values: [0] } : entry)));
    };
    found(defineGame({ ...definition, imagine }) as unknown as Game<never>, /can tell a world drawn for it/);
  });

  test('a set-up that is not the same every time, in a replay, on trust and on the engine alone', () => {
    const match = new Match(harbour, { seats: 2, nature: quickNature('again') });
    const random = new Random('again');
    while (!match.result()) {
      const [seat] = match.waitingFor() as readonly number[];
      const legal = match.legal(seat);
      match.submit(seat, [legal[random.below(legal.length)]]);
    }
    const log = readLog(writeLog(match, headerOf(match)));
    /** Checks the log by a game whose n-th set-up is another one. */
    const check = (nth: number): number => {
      let setups = 0;
      const setup: typeof harbour.setup = (config) => {
        const g = harbour.setup(config);
        if (++setups === nth) g.players[0].gulden += 1;
        return g;
      };
      const game = { ...harbour, setup };
      const again = replayLog(game, log);
      setups = 0;
      checkLog(again);
      return setups;
    };
    const last = check(-1);
    expect(() => check(1)).toThrow();
    expect(() => check(last)).toThrow('rows replayed on the engine alone give another state');
  });

  test('options, reasons or words that follow from what one cannot see', () => {
    const hide = chance('hide', numbers, {
      seen: { by: 'owner', others: () => 'hide' },
      outcomes: (_g, _me, offer) => [0, 1].forEach((value) => offer(value)),
      do(_g, me, value) {
        me.kept = value;
      },
    });
    const imagineHidden: typeof definition.imagine = (rows, _seat, _seats, random) =>
      rows.map(({ entries }) => entries.map((entry) => ({ ...entry, values: entry.values ?? [random.below(2)] })));
    const leaking = (leak: object, others?: (value: number) => string): Game<never> => {
      const hidden = { ...hide, ...(others && { seen: { by: 'owner' as const, others } }) };
      const ask = { ...sayOf('ask', 2), ...leak };
      return micro({
        tasks: [hidden, ask],
        imagine: imagineHidden,
        begin(g) {
          g.next(hidden, 1);
          g.next(ask, 0);
        },
      }) as unknown as Game<never>;
    };
    const offering = (why: (g: G) => string, most: (g: G) => number): object => ({
      options(g: G, _me: unknown, offer: Parameters<ReturnType<typeof sayOf>['options']>[2]) {
        for (let i = 0; i <= most(g); i++) offer(i);
        offer.rest(why(g));
      },
    });
    const safe = offering(
      () => '1.1',
      () => 2,
    );
    expect(conform(leaking(safe), { seats: 2, games: 5, seed: 'x', every: 1 }).worlds).toBeGreaterThan(0);
    const tells = /can tell a world drawn for it/;
    found(
      leaking(
        offering(
          () => '1.1',
          (g) => 1 + g.players[1].kept,
        ),
      ),
      tells,
    );
    found(
      leaking(
        offering(
          (g) => `1.${g.players[1].kept}`,
          () => 2,
        ),
      ),
      tells,
    );
    found(
      leaking(safe, (value) => `hide ${value}`),
      tells,
    );
  });

  test('a field that shows words which are not its own', () => {
    const round = { ...definition.fields.round, json: (m: Int32Array, at: number) => m[at] + m[at + 1] };
    const game = defineGame({ ...definition, fields: { ...definition.fields, round } }) as unknown as Game<never>;
    found(game, /the view of \w+, made from a difference: expected …/, 1000);
  });

  test('a piece that gets lost', () => {
    const begin: typeof definition.begin = (g) => {
      definition.begin(g);
      g.deck.remove(24);
    };
    found(defineGame({ ...definition, begin }) as unknown as Game<never>, 'crate 24 lies in 0 places instead of one');
  });
});

describe('a table', () => {
  test('has eight names for its seats', () => {
    expect(Object.keys(table(harbour)).slice(0, 8)).toEqual([
      'anna',
      'bram',
      'cees',
      'daan',
      'els',
      'fien',
      'gijs',
      'hanna',
    ]);
  });

  test('reads like one', () => {
    const { anna, bram, nature, points } = table(harbour, { seats: 2, round: 4, market: [1] });
    anna.has({ hand: [12], gulden: 3, tally: { start: 3 } });
    bram.has({ shed: [2] });
    anna.does('bid 3', 'seal');
    expect(bram.sees().players[0].bid).toEqual({ hidden: 1 });
    bram.does('bid 2');
    bram.undo();
    bram.does('bid 0', 'seal');
    expect(anna.bid).toBe(NONE);
    nature('weather calm');
    expect(anna.may('sell 12')).toBe(true);
    expect(anna.may('sell 13')).toBe(false);
    expect(anna.why('sell 13')).toBe('3.4');
    expect(anna.why('sell 12')).toBeUndefined();
    expect(bram.why('sell 12')).toBe('not-waiting');
    expect(anna.why('bid 1')).toBe('not-asked');
    anna.does('sell 12');
    expect([anna.gulden, anna.shed.toArray(), bram.gulden]).toEqual([1, [12], 6]);
    anna.doesAtOnce('take 1', 'berth 1', 'done');
    expect(anna.quay.pile(1)).toEqual([1]);
    expect(points()).toEqual([3, 8]);
  });

  test('sets a state before the first move, not after', () => {
    const t = table(harbour, { seats: 3 });
    t.has({ round: 3 });
    t.cees.has({ gulden: 9 });
    expect([t.g.round, t.cees.gulden, t.g.seats, 'gulden' in t.cees]).toEqual([3, 9, 3, true]);
    t.cees.does('bid 7');
    expect(() => t.cees.has({ gulden: 1 })).toThrow('a state is set before the first move');
    expect(t.waitingFor()).toEqual([0, 1, 2]);
  });
});
