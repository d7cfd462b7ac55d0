import fc from 'fast-check';
import { LONGEST_SEED, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { Engine } from '../src/engine/engine.ts';
import { LineCutter } from '../src/engine/lines.ts';
import { type Op, REQUESTS } from '../src/engine/requests.ts';
import { TITLES } from '../src/games.ts';
import { LONGEST_LINE } from '../src/limits.ts';
import { verifyText } from '../src/verify.ts';
import { lines, run } from './run.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- replies are read as they come
type Reply = any;

/** An engine that is spoken to in objects. */
function engine() {
  const it = new Engine();
  const say = (text: string): Reply => JSON.parse(it.answer({ text }) as string);
  return { say, ask: (request: object): Reply => say(JSON.stringify({ id: 1, ...request })) };
}

const begun = (more: object = { seed: 's' }) => {
  const e = engine();
  expect(e.ask({ op: 'new', game: 'grachtenpand', seats: 2, ...more }).ok).toBe(true);
  return e;
};

describe('ops', () => {
  test('version names the protocol and the games', () => {
    expect(engine().ask({ op: 'version' })).toMatchObject({
      id: 1,
      ok: true,
      waitingFor: [],
      protocol: 1,
      games: [
        { name: 'grachtenpand', rules: 1, seats: { least: 2, most: 5 } },
        { name: 'nieuw-amsterdam', rules: 1, seats: { least: 2, most: 5 } },
        { name: 'amsterdam', rules: 2, seats: { least: 1, most: 4 } },
      ],
    });
  });

  test('with a seed the engine answers chance, and the same seed gives the same game', () => {
    const one = engine().ask({ op: 'new', game: 'grachtenpand', seats: 3, seed: 7 });
    expect(one).toMatchObject({ ok: true, waitingFor: [0, 1, 2], seats: 3, options: {} });
    expect(engine().ask({ op: 'new', game: 'grachtenpand', seats: 3, seed: '7' })).toEqual(one);
  });

  test('without one it waits, and chance is applied with seat "chance"', () => {
    const e = begun({});
    const legal = e.ask({ op: 'legal', seat: 'chance' });
    expect(legal.waitingFor).toBe('chance');
    expect(legal.moves).toHaveLength(30);
    expect(legal.weights).toEqual(Array(30).fill(1));
    expect(e.ask({ op: 'apply', seat: 'chance', move: 'first-shop 26' })).toMatchObject({
      ok: true,
      rows: [[{ seat: 'chance', move: 'first-shop 26' }]],
    });
    expect(e.ask({ op: 'apply', seat: 'chance', move: 'first-shop 26' }).error.code).toBe('bad-chance');
    expect(e.ask({ op: 'apply', seat: 'chance', move: 'card 40' }).error.code).toBe('bad-chance');
    expect(e.ask({ op: 'apply', seat: 0, move: 'draw shop' }).ok).toBe(false);
    expect(e.ask({ op: 'apply', seat: 'chance', moves: ['first-shop 1', 'first-shop 2'] }).error.code).toBe(
      'bad-request',
    );
  });

  test('a whole game by legal moves ends with a result and a log that holds', async () => {
    const e = begun({ seats: 3, seed: 'whole' });
    let waiting: number[] = e.ask({ op: 'state' }).waitingFor;
    let last: Reply;
    while (waiting.length > 0) {
      const seat = waiting[0];
      const { moves } = e.ask({ op: 'legal', seat });
      last = e.ask({ op: 'apply', seat, move: moves.at(-1) });
      expect(last.ok).toBe(true);
      waiting = last.waitingFor;
    }
    expect(last.over).toBe(true);
    const { result } = e.ask({ op: 'result' });
    expect(Object.keys(result)).toEqual(['points', 'breakdown', 'ranking']);
    expect(await verifyText(e.ask({ op: 'log' }).log)).toMatchObject({
      holds: 'yes',
      says: expect.stringContaining('result hold'),
    });
    expect(e.ask({ op: 'view', seat: 'everybody' }).view.players[1].hand).toBeInstanceOf(Array);
    expect(e.ask({ op: 'why', seat: 0, move: 'draw shop' })).toMatchObject({ ok: true, legal: false, code: 'over' });
  });

  test('a state loads again as it was, also in the middle of a build, and its log holds', async () => {
    const e = begun();
    e.ask({ op: 'apply', seat: 0, move: 'draw shop' });
    e.ask({ op: 'apply', seat: 1, move: 'draw roof' });
    const { moves } = e.ask({ op: 'legal', seat: 1 });
    e.ask({ op: 'apply', seat: 1, move: moves[0] });
    const { state, hash } = e.ask({ op: 'state' });
    const other = engine();
    expect(other.ask({ op: 'load', game: 'grachtenpand', state })).toMatchObject({ ok: true, waitingFor: [0, 1] });
    expect(other.ask({ op: 'state' })).toMatchObject({ state, hash });
    expect(other.ask({ op: 'legal', seat: 1 })).toEqual(e.ask({ op: 'legal', seat: 1 }));
    expect(await verifyText(other.ask({ op: 'log' }).log)).toMatchObject({ holds: 'yes' });
  });

  test('a log goes on where it ended, answers that wait included, with its seed or another', () => {
    const e = begun({ seats: 3, seed: 'log' });
    e.ask({ op: 'apply', seat: 0, move: 'draw shop' });
    e.ask({ op: 'apply', seat: 2, move: 'draw roof' });
    const { log } = e.ask({ op: 'log' });
    const other = engine();
    const reply = other.ask({ op: 'load', log });
    expect(reply).toMatchObject({ ok: true, game: 'grachtenpand', rules: 1, seats: 3, waitingFor: [1] });
    expect(other.ask({ op: 'log' }).log).toBe(log);
    for (const one of [e, other]) one.ask({ op: 'apply', seat: 1, move: 'draw shop' });
    expect(other.ask({ op: 'state' })).toEqual(e.ask({ op: 'state' }));

    const code = (request: object): string => other.ask({ op: 'load', ...request }).error.code;
    expect(code({ log: log.replace('draw shop', 'draw cellar') })).toBe('bad-log');
    expect(code({ log, game: 'amsterdam' })).toBe('bad-request');
    expect(code({ log, state: {} })).toBe('bad-request');
    expect(code({ log, rules: 1 })).toBe('bad-request');
    expect(code({ log: 3 })).toBe('bad-request');
    expect(code({ log: 'mokum log 3\n' })).toBe('log-format');
    expect(code({ log: log.replace('"grachtenpand"', '"go"') })).toBe('unknown-game');
    expect(other.ask({ op: 'state' })).toEqual(e.ask({ op: 'state' }));
  });

  test('a version of the rules that is not here is refused, and says which are', async () => {
    const input = [
      { op: 'new', game: 'grachtenpand', seats: 2, seed: 1, rules: 1 },
      { op: 'new', game: 'grachtenpand', seats: 2, seed: 1, rules: 99 },
      { op: 'new', game: 'grachtenpand', seats: 2, seed: 1, rules: 'newest' },
      { op: 'load', log: 'mokum log 2\ngame "grachtenpand"\nrules 99\nseats 2\ntables "x"\n' },
      { op: 'result' },
    ];
    const { out } = await run(['engine'], input.map((request) => `${JSON.stringify(request)}\n`).join(''));
    const replies = lines(out).map((line): Reply => JSON.parse(line));
    expect(replies.map(({ ok, error }) => error?.code ?? ok)).toEqual([
      true,
      'unknown-rules',
      'bad-request',
      'unknown-rules',
      true,
    ]);
    expect(replies[1].error.message).toMatch(/played by version 99 .* here is version 1\. Open it with/);
  });

  test('a part of a state is completed from a fresh set-up', () => {
    const e = engine();
    const state = { players: [{ street: { 0: [26, 75, 66], 1: [27] }, hand: [91, 40, 41] }, {}] };
    expect(e.ask({ op: 'load', game: 'grachtenpand', state, seed: 1 })).toMatchObject({ ok: true, waitingFor: [0, 1] });
    e.ask({ op: 'apply', seat: 0, move: 'draw window' });
    e.ask({ op: 'apply', seat: 1, move: 'draw window' });
    expect(e.ask({ op: 'apply', seat: 0, moves: ['build 91', 'place 0'] }).ok).toBe(true);
    expect(e.ask({ op: 'undo', seat: 0 })).toMatchObject({ ok: true, undone: ['build 91', 'place 0'] });
    expect(e.ask({ op: 'undo', seat: 0 }).error.code).toBe('no-undo');
  });

  test('why gives the paragraph and a sentence', () => {
    const e = begun();
    for (const seat of [0, 1]) e.ask({ op: 'apply', seat, move: 'draw shop' });
    const held: string[] = e.ask({ op: 'legal', seat: 0 }).moves;
    const strange = [1, 2, 3, 4, 5].map((n) => `build ${n}`).find((move) => !held.includes(move));
    expect(e.ask({ op: 'why', seat: 0, move: strange })).toMatchObject({
      ok: true,
      legal: false,
      paragraph: '3.12',
      reason: 'This card is not in your hand.',
    });
    expect(e.ask({ op: 'why', seat: 0, move: held[0] })).toMatchObject({ legal: true });
  });

  test('a view shows a seat its own hand and nobody else’s', () => {
    const e = begun();
    const { players } = e.ask({ op: 'view', seat: 0 }).view;
    expect(players[0].hand).toHaveLength(3);
    expect(players[1].hand).toEqual({ hidden: 3 });
    expect(e.ask({ op: 'view', seat: 'spectator' }).view.players[0].hand).toEqual({ hidden: 3 });
    expect(e.ask({ op: 'view', seat: 'everybody' }).error.code).toBe('bad-request');
  });
});

describe('what is refused leaves everything as it was', () => {
  const HOSTILE: [string, object | string, string][] = [
    ['no JSON', '{', 'bad-json'],
    ['no object', '[1]', 'bad-request'],
    ['nothing', 'null', 'bad-request'],
    ['no op', {}, 'bad-request'],
    ['an op that is none', { op: 'aply' }, 'unknown-op'],
    ['an op from the prototype', { op: 'constructor' }, 'unknown-op'],
    ['an id that is none', { id: { a: 1 }, op: 'state' }, 'bad-request'],
    ['an id too long to be given back', '{"id":12345678901234567890,"op":"state"}', 'bad-request'],
    ['an id beyond all numbers', '{"id":1e400,"op":"state"}', 'bad-request'],
    ['a field too many', { op: 'state', seat: 1 }, 'bad-request'],
    ['a game that is none', { op: 'new', game: 'grachtenpandje', seats: 2 }, 'unknown-game'],
    ['a game from the prototype', { op: 'new', game: '__proto__', seats: 2 }, 'unknown-game'],
    ['no seats', { op: 'new', game: 'grachtenpand' }, 'bad-request'],
    ['too many seats', { op: 'new', game: 'grachtenpand', seats: 1e9 }, 'bad-config'],
    ['half a seat', { op: 'new', game: 'grachtenpand', seats: 2.5 }, 'bad-config'],
    ['an option that is none', { op: 'new', game: 'grachtenpand', seats: 2, options: { fast: true } }, 'bad-config'],
    ['a seed that is none', { op: 'new', game: 'grachtenpand', seats: 2, seed: {} }, 'bad-request'],
    ['a seat that is none', { op: 'legal', seat: 5 }, 'bad-seat'],
    ['a seat below', { op: 'view', seat: -1 }, 'bad-seat'],
    ['a seat in words', { op: 'legal', seat: 'zero' }, 'bad-request'],
    ['a move that is none', { op: 'apply', seat: 0, move: 'castle' }, 'bad-notation'],
    ['a move of 100,000 letters', { op: 'apply', seat: 0, move: 'draw '.repeat(20_000) }, 'bad-notation'],
    ['no move', { op: 'apply', seat: 0 }, 'bad-request'],
    ['a move and moves', { op: 'apply', seat: 0, move: 'draw shop', moves: ['draw shop'] }, 'bad-request'],
    ['an empty list', { op: 'apply', seat: 0, moves: [] }, 'bad-request'],
    ['a number in the list', { op: 'apply', seat: 0, moves: ['draw shop', 4] }, 'bad-request'],
    ['a move that is not asked', { op: 'apply', seat: 0, move: 'done' }, 'illegal-move'],
    ['a list whose second move fails', { op: 'apply', seat: 0, moves: ['draw shop', 'draw shop'] }, 'not-waiting'],
    ['chance where none is', { op: 'apply', seat: 'chance', move: 'card 3' }, 'bad-chance'],
    ['undo of nothing', { op: 'undo', seat: 0 }, 'no-undo'],
    ['no state', { op: 'load', game: 'grachtenpand' }, 'bad-request'],
    ['a state that is a list', { op: 'load', game: 'grachtenpand', state: [] }, 'bad-state'],
    ['a huge number', { op: 'load', game: 'grachtenpand', state: { turn: 1e300 } }, 'bad-state'],
    ['a wrong type', { op: 'load', game: 'grachtenpand', state: { players: 'many' } }, 'bad-state'],
    ['a card twice', { op: 'load', game: 'grachtenpand', state: { players: [{ hand: [3, 3, 4] }, {}] } }, 'bad-state'],
    [
      'an impossible count',
      { op: 'load', game: 'grachtenpand', state: { players: [{ hand: [1, 2, 3, 4, 5, 6, 7] }, {}] } },
      'bad-state',
    ],
    [
      'an agenda of nonsense',
      { op: 'load', game: 'grachtenpand', state: { agenda: { main: [{ task: 'win' }] } } },
      'bad-state',
    ],
    ['a field that is none', { op: 'load', game: 'grachtenpand', state: { cheat: 1 } }, 'bad-state'],
    [
      'deep nesting',
      `{"id":1,"op":"load","game":"grachtenpand","state":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'bad-state',
    ],
    [
      'deep nesting of objects',
      `{"id":1,"op":"load","game":"grachtenpand","state":${'{"players":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
      'bad-state',
    ],
  ];

  test.each(HOSTILE)('%s', (_, request, code) => {
    const e = begun();
    const before = e.ask({ op: 'state' });
    const log = e.ask({ op: 'log' });
    const reply = typeof request === 'string' ? e.say(request) : e.ask(request);
    expect(reply).toMatchObject({ ok: false, error: { code, message: expect.any(String) }, waitingFor: [0, 1] });
    expect(JSON.stringify(reply).length).toBeLessThan(1000);
    expect(e.ask({ op: 'state' })).toEqual(before);
    expect(e.ask({ op: 'log' })).toEqual(log);
  });

  test('nothing begun: every op of a game says so', () => {
    const requests: Record<Exclude<Op, 'new' | 'load' | 'version'>, object> = {
      state: {},
      legal: { seat: 0 },
      apply: { seat: 0, move: 'done' },
      ahead: { seat: 0, moves: [] },
      view: { seat: 0 },
      why: { seat: 0, move: 'done' },
      undo: { seat: 0 },
      result: {},
      log: {},
    };
    for (const [op, more] of Object.entries(requests)) expect(engine().ask({ op, ...more }).error.code).toBe('no-game');
  });

  test.each([
    [{ op: 'lgeal', seat: 0 }, 'unknown op "lgeal": did you mean "legal"?'],
    [
      { op: 'legal', seat: 'chnace' },
      'seat: expected a seat, counted from 0, or "chance", found "chnace"; did you mean "chance"?',
    ],
    [{ op: 'legal', seat: 0.5 }, 'seat: expected a seat, counted from 0, found 0.5'],
    [{ op: 'why', seat: 0, mvoe: 'done' }, 'move: expected a text, found nothing (but "mvoe")'],
    [{ op: 'undo', seat: 0, step: 2 }, 'step: there is no such field (there are: id, op, seat)'],
    [{ op: 'state', constructor: 1 }, 'constructor: there is no such field (there are: id, op)'],
    ['{"id":1,"op":"state","__proto__":1}', '__proto__: there is no such field (there are: id, op)'],
    [{ op: 'apply', seat: 0, moves: ['done', 4] }, 'moves[1]: expected a text, found 4'],
    [{ op: 'apply', seat: 0, moves: [] }, 'moves: expected a list of moves, found []'],
    [{ op: 'apply', seat: 0 }, 'apply takes "move" or "moves", one of the two'],
    [{ op: 'new', game: 'grachtenpand', seat: 2 }, 'seats: expected a number, found nothing (but "seat")'],
    [
      { op: 'new', game: 'grachtenpand', seats: 2, seed: 0.5 },
      `seed: expected a text of at most ${LONGEST_SEED} letters, or a whole number, found 0.5`,
    ],
    [{ op: 'load', game: 'grachtenpand' }, 'state: expected a state or a part of one, found nothing'],
  ])('names the field and the nearest right word: %j', (request, message) => {
    const e = begun();
    const { error, id } = typeof request === 'string' ? e.say(request) : e.ask(request);
    expect([error.message.slice(0, message.length), id]).toEqual([message, 1]);
  });

  test('whatever comes, there is one reply of the right shape and the game is unharmed', () => {
    const e = begun();
    const before = e.ask({ op: 'state' });
    const word = fc.constantFrom(...Object.keys(REQUESTS), 'x');
    const field = fc.constantFrom('seat', 'move', 'moves', 'game', 'state', 'seats', 'options', 'seed', 'id');
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.constantFrom('grachtenpand', 'chance', 'spectator', 0, 1, -1, 1e308, ''),
    );
    const request = fc.tuple(word, fc.dictionary(field, value, { maxKeys: 4 })).map(([op, rest]) => ({ op, ...rest }));
    fc.assert(
      fc.property(
        fc.oneof(
          request.map((one) => JSON.stringify(one)),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const reply = new Engine().answer({ text });
          if (text.trim() === '') return reply === undefined;
          const parsed: Reply = JSON.parse(reply as string);
          return (
            typeof parsed.ok === 'boolean' &&
            'id' in parsed &&
            'waitingFor' in parsed &&
            parsed.error?.code !== 'internal'
          );
        },
      ),
      { numRuns: 400, seed: 7 },
    );
    fc.assert(
      fc.property(
        request.filter(({ op }) => op === 'load'),
        fc.jsonValue(),
        (load, state) => {
          const reply = e.ask({ ...load, game: 'grachtenpand', seed: 's', state: { players: state, turn: 1e10 } });
          return reply.ok === false;
        },
      ),
      { numRuns: 200, seed: 8 },
    );
    expect(e.ask({ op: 'state' })).toEqual(before);
  });

  /** A real state with one thing changed is either a state that can be played on, or refused. */
  test('tampered states are refused or playable', () => {
    const e = begun();
    const { state } = e.ask({ op: 'state' });
    const paths: (string | number)[][] = [];
    const walk = (here: unknown, path: (string | number)[]): void => {
      if (path.length > 0) paths.push(path);
      if (typeof here === 'object' && here !== null)
        for (const [key, inside] of Object.entries(here)) walk(inside, [...path, key]);
    };
    walk(state, []);
    const other = engine();
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.oneof(fc.jsonValue(), fc.integer({ min: -30, max: 120 })),
        (path, value) => {
          const tampered = structuredClone(state);
          const last = path.at(-1) as string;
          // oxlint-disable-next-line typescript/no-explicit-any -- a path into JSON
          const holder = path.slice(0, -1).reduce<any>((here, key) => here[key], tampered);
          holder[last] = value;
          const reply = other.ask({ op: 'load', game: 'grachtenpand', state: tampered, seed: 1 });
          if (!reply.ok) return reply.error.code === 'bad-state';
          for (const seat of reply.waitingFor) if (other.ask({ op: 'legal', seat }).moves.length === 0) return false;
          return true;
        },
      ),
      { numRuns: 300, seed: 9 },
    );
  });
});

describe('the stream', () => {
  test('one reply for each line, blank lines and a missing last newline aside', async () => {
    const { code, out } = await run(
      ['engine'],
      ['{"id":1,"op":"ver', 'sion"}\n\n  \r\n{"id":"b","op":"state"}\n{"id":3', ',"op":"version"}'],
    );
    expect(code).toBe(0);
    expect(lines(out).map((line) => JSON.parse(line).id)).toEqual([1, 'b', 3]);
  });

  test('a line of 10 MB is refused without being kept, and the next is answered', async () => {
    const chunk = Buffer.alloc(1_000_000, 'x');
    const { out } = await run(
      ['engine'],
      [...Array<Buffer>(10).fill(chunk), Buffer.from('\n{"id":2,"op":"version"}\n')],
    );
    const [first, second] = lines(out).map((line): Reply => JSON.parse(line));
    expect(first).toMatchObject({ id: null, ok: false, error: { code: 'too-long' } });
    expect(second).toMatchObject({ id: 2, ok: true });
  });

  test('the longest line is read, one byte more is not; letters cut between chunks are whole', () => {
    const cutter = new LineCutter();
    const [line] = cutter.push(Buffer.from(`${'a'.repeat(LONGEST_LINE)}\n`));
    expect(line).toHaveProperty('text');
    expect(cutter.push(Buffer.from(`${'a'.repeat(LONGEST_LINE + 1)}\n`))).toEqual([{ tooLong: LONGEST_LINE + 1 }]);
    const bytes = Buffer.from('é\n');
    expect([...cutter.push(bytes.subarray(0, 1)), ...cutter.push(bytes.subarray(1))]).toEqual([{ text: 'é' }]);
    expect(cutter.end()).toEqual([]);
  });
});

describe('ahead', () => {
  /** two seats, the dice rolled: seat 0 chooses first */
  const dice = () => {
    const e = engine();
    const state = {
      seats: 2,
      round: 2,
      dice: { black: 1, brown: 2, violet: 3, pink: 4, orange: 5, grey: 6 },
      agenda: {
        main: [
          { task: 'take-dice', turn: 0 },
          { task: 'phase-three' },
          { task: 'phase-four' },
          { task: 'begin-round' },
        ],
      },
    };
    expect(e.ask({ op: 'load', game: 'amsterdam', state, seed: 's' })).toMatchObject({ ok: true, waitingFor: [0] });
    return e;
  };
  const mine = { op: 'apply', seat: 0, moves: ['choose-dice black-brown', 'commit'] };

  test('dice are chosen before the turn has come, and played when it has', () => {
    const e = dice();
    const moves = ['choose-dice pink-grey', 'commit'];
    expect(e.ask({ op: 'ahead', seat: 1, moves })).toMatchObject({ ok: true, waitingFor: [0], rows: [], left: moves });
    const { rows, ahead } = e.ask(mine);
    expect(rows).toEqual([
      [
        { seat: 0, move: 'choose-dice black-brown' },
        { seat: 0, move: 'commit' },
      ],
      [{ seat: 1, move: 'choose-dice pink-grey' }, { seat: 1, move: 'commit' }, ...rows[1].slice(2)],
    ]);
    expect(ahead).toEqual([{ seat: 1, moves, played: true }]);
  });

  test('what is not legal when the seat is asked is dropped, and said so', () => {
    const e = dice();
    e.ask({ op: 'ahead', seat: 1, moves: ['activate 3'] });
    expect(e.ask(mine)).toMatchObject({
      ok: true,
      waitingFor: [1],
      ahead: [{ seat: 1, moves: ['activate 3'], played: false, error: { code: 'illegal-move' } }],
    });
  });

  test('an empty list takes it back, a seat that is asked plays it at once, nonsense is refused', () => {
    const e = dice();
    e.ask({ op: 'ahead', seat: 1, moves: ['choose-dice pink-grey', 'commit'] });
    expect(e.ask({ op: 'ahead', seat: 1, moves: [] })).toMatchObject({ ok: true, left: [] });
    expect(e.ask({ op: 'ahead', seat: 0, moves: ['choose-dice pink-grey', 'commit'] })).toMatchObject({
      waitingFor: [1],
      left: [],
      ahead: [{ seat: 0, played: true }],
    });
    for (const moves of [undefined, 'pass', [1], ['fly']])
      expect(e.ask({ op: 'ahead', seat: 1, moves }).error.code).toMatch(/bad-request|bad-notation/);
    expect(e.ask({ op: 'ahead', seat: 9, moves: ['pass'] }).error.code).toBe('bad-seat');
  });
});

describe('what is said', () => {
  const said = (game: string, request: object, state: object = {}): string => {
    const e = engine();
    expect(e.ask({ op: 'load', game, state, seed: 1 }).ok).toBe(true);
    const reply = e.ask(request);
    return reply.error?.message ?? reply.reason;
  };
  const refused = (game: string, state: object): string => engine().ask({ op: 'load', game, state }).error.message;

  const turn = (built: unknown) => ({
    agenda: {
      main: [{ task: 'turn', seat: 0, series: 'trade', built }, { task: 'income' }, { task: 'end-of-round' }],
    },
  });

  test.each(['done', 'docks', 'confirm', 'pass'])('%s stands alone', (word) => {
    expect(said('nieuw-amsterdam', { op: 'apply', seat: 0, move: `${word} now` }, turn(0))).toBe(
      `${word} stands alone, found "${word} now"`,
    );
  });

  test('a number of shops is called so', () => {
    expect(refused('nieuw-amsterdam', turn('x'))).toContain('expected a number of shops');
  });

  test('the barge stands on a space of its harbour, and no other range is named', () => {
    expect(refused('amsterdam', { seats: 2, players: [{ barge: 60 }] })).toContain('spaces 0 to 43');
    expect(refused('amsterdam', { seats: 2, players: [{ barge: 70 }] })).toBe(
      'players[0].barge: expected a space (0 to the last of the harbour), found 70',
    );
  });

  test('no reason says to somebody who can pay that they cannot', () => {
    const rich = { ...turn(0), players: [{ special: 1, stock: { coin: 90 } }] };
    const why = said('nieuw-amsterdam', { op: 'why', seat: 0, move: 'black-market 4' }, rich);
    expect(why).toBe('One to three furs at 3 coins or goods each, and no more than you can pay.');
  });

  test('every kind of thing that a task names is one thing, so that "expected a ..." can be read', () => {
    for (const { game } of Object.values(TITLES)) {
      const named = game.tasks.flatMap((task) => [
        ...('domain' in task ? [task.domain] : []),
        ...Object.values<{ name: string }>(task.args),
      ]);
      const names = new Set(named.map(({ name }) => name.split(' ')[0]));
      expect([...names].filter((name) => /[^s]s$/.test(name))).toEqual([]);
    }
  });
});

describe('rows', () => {
  test.each(Object.keys(TITLES))('of apply never repeat what was told: %s, chance by dictation', (game) => {
    const drawn = engine();
    const played: Reply[] = drawn.ask({ op: 'new', game, seats: 2, seed: 'rows' }).rows.flat();
    const random = new Random('rows');
    for (let n = 0; n < 150; n++) {
      const { waitingFor } = drawn.ask({ op: 'version' });
      const seat = waitingFor[random.below(waitingFor.length)];
      const { moves } = drawn.ask({ op: 'legal', seat });
      played.push(...drawn.ask({ op: 'apply', seat, move: moves[random.below(moves.length)] }).rows.flat());
    }
    const dictated = engine();
    const told: Reply[] = dictated.ask({ op: 'new', game, seats: 2 }).rows.flat();
    const chances: number[] = [];
    for (const { seat, move } of played) {
      const reply = dictated.ask({ op: 'apply', seat, move });
      expect(reply.ok).toBe(true);
      told.push(...reply.rows.flat());
      if (seat === 'chance') chances.push(reply.rows.flat().length);
    }
    expect(told).toEqual(played);
    expect(chances.length).toBeGreaterThan(5);
    expect(new Set(chances)).toEqual(new Set([1]));
  });
});
