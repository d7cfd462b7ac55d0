import { describe, expect, test } from 'vitest';
import { type G, micro, numbers, sayOf, step, choice, commit, either, menu, yesNo } from '../test/micro.ts';
import { seatsOf } from './engine.ts';
import { Match } from './match.ts';
import { Options } from './options.ts';
import { words } from './domain.ts';

const say = (name: string, value: number, more: (g: G) => void = () => undefined) =>
  step(name, (g) => {
    g.said.push(value);
    more(g);
  });
const said = (match: Match<never> | { state: unknown }): number[] => (match.state as G).said.toArray();

test('an answer by a seat that is not asked is refused, and nothing changes', () => {
  const ask = sayOf('ask', 2);
  const game = micro({ tasks: [ask], begin: (g) => g.next(ask, 1) });
  const g = game.setup({ seats: 3 });
  const before = g.$m.slice();
  const option = game.options(g, 1, new Options()).at(0);
  for (const seat of [0, 2, 3, -1])
    expect(() => game.apply(g, seat, option)).toThrow(
      expect.objectContaining({ code: 'not-waiting', message: `seat ${seat} is not asked anything now` }),
    );
  expect(g.$m).toEqual(before);
  game.apply(g, 1, option);
  expect(() => game.apply(g, 1, option)).toThrow('seat 1 is not asked anything now');
});

describe('the agenda', () => {
  test('what comes next is carried out in reading order, before what was planned', () => {
    const c = say('c', 3);
    const d = say('d', 4);
    const a = say('a', 1, (g) => {
      g.next(c);
      g.next(d);
    });
    const b = say('b', 2);
    const game = micro({
      tasks: [a, b, c, d],
      begin(g) {
        g.next(a);
        g.next(b);
      },
    });
    const g = game.setup({ seats: 2 });
    expect(g.said.toArray()).toEqual([1, 3, 4, 2]);
    expect(game.waitingFor(g)).toBe(0);
    expect(game.result(g)).toBeDefined();
  });

  test('a task carries its seat, its integers and its cause', () => {
    const causes = words('cause', ['none', 'market', 'card']);
    const heard: unknown[] = [];
    const inner = step('inner', { x: numbers, y: numbers, z: numbers }, (g, { x, y, z }) => {
      heard.push([g.seat, x, y, z, g.cause]);
    });
    const outer = step('outer', (g) => {
      g.cause = causes.of.card;
      g.next(inner, 1, { z: 9, x: 7, y: 8 });
    });
    const ask = sayOf('ask', 1);
    const game = micro({
      tasks: [outer, inner, ask],
      causes,
      begin(g) {
        g.next(outer);
        g.next(inner, 0, { x: 1, y: 2, z: 3 });
        g.next(ask, 0);
      },
    });
    const g = game.setup({ seats: 2 });
    expect(heard).toEqual([
      [1, 7, 8, 9, causes.of.card],
      [0, 1, 2, 3, causes.of.none],
    ]);
    const later = game.load({ agenda: { main: [{ task: 'inner', seat: 1, x: 4, y: 5, z: 6, cause: 'market' }] } });
    expect(heard.at(-1)).toEqual([1, 4, 5, 6, causes.of.market]);
    expect(game.result(later)).toBeDefined();
    expect((game.json(g) as { agenda: unknown }).agenda).toEqual({ main: [{ task: 'ask', seat: 0 }], seats: [[], []] });
  });

  test('a question that waits is saved with its cause, and goes on with it', () => {
    const causes = words('cause', ['none', 'market', 'card']);
    const heard: number[] = [];
    const ask = { ...sayOf('ask', 1), do: (g: G) => void heard.push(g.cause) };
    const game = micro({
      tasks: [ask],
      causes,
      begin(g) {
        g.cause = causes.of.card;
        g.next(ask, 1);
      },
    });
    const json = game.json(game.setup({ seats: 2 })) as { agenda: unknown };
    expect(json.agenda).toEqual({ main: [{ task: 'ask', seat: 1, cause: 'card' }], seats: [[], []] });
    const again = game.load(json);
    game.apply(again, 1, game.options(again, 1, new Options()).at(0));
    expect(heard).toEqual([causes.of.card]);
  });

  test('a run of 10,000 tasks without a question is an error that names them', () => {
    const ping = step('ping', (g) => g.next(pong));
    const pong = step('pong', (g) => g.next(ping));
    const game = micro({ tasks: [ping, pong], begin: (g) => g.next(ping) });
    expect(() => game.setup({ seats: 2 })).toThrow(/^10000 tasks without a question; the agenda holds p[io]ng$/);
  });

  test('its capacity is declared', () => {
    const more = step('more', (g) => {
      g.next(more);
      g.next(more);
    });
    const game = micro({ tasks: [more], begin: (g) => g.next(more) });
    expect(() => game.setup({ seats: 2 })).toThrow('the agenda holds 12 tasks at most');
  });

  test('a task of another game is refused', () => {
    const stray = say('stray', 1);
    expect(() => micro({ tasks: [], begin: (g) => g.next(stray) }).setup({ seats: 2 })).toThrow('stray is not among');
  });
});

describe('questions', () => {
  test('the engine answers a question with one answer, in any number', () => {
    const ask = sayOf('ask', 0);
    const last = sayOf('last', 1);
    const game = micro({
      tasks: [ask, last],
      begin(g) {
        g.next(ask, 0);
        g.next(ask, 1);
        g.next(last, 1);
      },
    });
    const g = game.setup({ seats: 2 });
    expect(g.said.toArray()).toEqual([0, 0]);
    expect(seatsOf(game.waitingFor(g))).toEqual([1]);
  });

  test('but never a commit, nor what ends the turn, be it in a menu', () => {
    const done = commit('done', { seen: 'all', do: (g) => g.said.push(1) });
    const bid = choice('bid', yesNo, {
      seen: 'all',
      ends: 'turn',
      options: (_g, _me, offer) => offer(0),
      do: (g) => g.said.push(2),
    });
    const only = choice('only', yesNo, {
      seen: 'all',
      ends: 'turn',
      options: (_g, _me, offer) => offer(1),
      do: (g) => g.said.push(3),
    });
    const one = either('one', [only]);
    const game = micro({
      tasks: [done, bid, one],
      begin(g) {
        g.next(done, 0);
        g.next(bid, 0);
        g.next(one, 0);
      },
    });
    const match = new Match(game, { seats: 2 });
    for (const move of ['done', 'bid yes', 'only no']) {
      expect(match.legal(0)).toEqual([move]);
      match.submit(0, [move]);
      expect(match.undoable(0)).toEqual({ ok: false, barrier: 'commit' });
    }
    expect(said(match)).toEqual([1, 2, 3]);
  });

  test('a dead end is an error that names the question and the seat', () => {
    const never = choice('never', numbers, {
      seen: 'all',
      options: (_g, _me, offer) => offer.rest('1.1'),
      do: () => undefined,
    });
    const game = micro({ tasks: [never], begin: (g) => g.next(never, 1) });
    expect(() => game.setup({ seats: 2 })).toThrow('never: seat 1 has no option');
  });

  test('more than 64 options, or one outside the domain, is an error', () => {
    const many = sayOf('many', 64);
    const wide = choice('wide', numbers, { seen: 'all', options: (_g, _me, offer) => offer(100), do: () => undefined });
    const low = choice('low', numbers, { seen: 'all', options: (_g, _me, offer) => offer(-1), do: () => undefined });
    for (const [task, message] of [
      [many, 'many offers more than 64 options'],
      [wide, 'wide offers 100, which is outside its domain'],
      [low, 'low offers -1'],
    ] as const)
      expect(() => micro({ tasks: [task], begin: (g) => g.next(task, 0) }).setup({ seats: 2 })).toThrow(message);
    expect(micro({ tasks: [sayOf('just', 63)], begin: () => undefined })).toBeDefined();
  });

  test('the listing kept for the seat in turn is never stale', () => {
    const ask = sayOf('ask', 3);
    const brief = sayOf('brief', 1);
    const game = micro({
      tasks: [ask, brief],
      begin(g) {
        g.next(ask, 0);
        g.next(brief, 1);
        g.next(ask, 0);
      },
    });
    const match = new Match(game, { seats: 2 });
    const length = (seat: number): number => game.options(match.state, seat, new Options()).length;
    expect([length(0), length(1), length(0)]).toEqual([4, 0, 4]);
    expect(() => match.submit(0, ['ask 2', 'brief 1'])).toThrow('not asked');
    expect([length(0), length(1)]).toEqual([4, 0]);
    match.submit(0, ['ask 2']);
    expect([length(0), length(1)]).toEqual([0, 2]);
    match.undo(0);
    expect([length(0), length(1)]).toEqual([4, 0]);
    const other = game.setup({ seats: 2 });
    match.submit(0, ['ask 0']);
    game.copy(match.state, other);
    expect([game.options(other, 0, new Options()).length, game.options(other, 1, new Options()).length]).toEqual([
      0, 2,
    ]);
  });
});

describe('menus', () => {
  const buy = sayOf('buy', 2);
  const end = step('end', (g) => g.said.push(99));
  const shop = menu('shop', [buy], {
    pass: 'enough',
    ends: 'nothing',
    args: { least: numbers },
    stay: (g, _me, { least }) => (g.said.length >= least ? undefined : '2.1'),
    leave: (g) => g.next(end),
  });
  const game = micro({ tasks: [shop, end], begin: (g) => g.next(shop, 0, { least: 1 }) });

  test('many: any of these, in any order, until one leaves, if one may', () => {
    const match = new Match(game, { seats: 2 });
    expect(match.why(0, 'enough')).toEqual({ legal: false, paragraph: '2.1' });
    expect(() => match.submit(0, ['enough'])).toThrow('"enough": forbidden by 2.1');
    expect(match.legal(0)).toEqual(['buy 0', 'buy 1', 'buy 2']);
    match.submit(0, ['buy 2', 'buy 2']);
    expect(match.legal(0)).toEqual(['buy 0', 'buy 1', 'buy 2', 'enough']);
    match.submit(0, ['enough']);
    expect(said(match)).toEqual([2, 2, 99]);
    expect(match.why(0, 'enough')).toEqual({ legal: false, code: 'over' });
  });

  test('one: a single entry answers it', () => {
    const swap = sayOf('swap', 1);
    const trade = either('trade', [sayOf('buy', 2), swap]);
    const trading = micro({ tasks: [trade], begin: (g) => g.next(trade, 1) });
    const match = new Match(trading, { seats: 2 });
    expect(match.legal(1)).toEqual(['buy 0', 'buy 1', 'buy 2', 'swap 0', 'swap 1']);
    expect(match.view(1).question).toEqual({ task: 'trade', about: {}, answers: ['buy', 'swap'] });
    match.submit(1, ['swap 1']);
    expect(match.waitingFor()).toEqual([]);
  });
});
