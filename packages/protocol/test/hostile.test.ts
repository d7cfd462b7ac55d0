import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reply } from '@mokum/kernel';
import { LIMITS, PROTOCOL, readDown, readUp } from '@mokum/protocol';
import { down } from '../src/down.ts';
import { up } from '../src/up.ts';
import { arbitraryOf } from './arbitrary.ts';

const refusalOf = (reply: Reply<unknown>): string => (reply.ok ? 'it was read' : reply.refusal.message);
const codeOf = (reply: Reply<unknown>): string => (reply.ok ? 'read' : reply.refusal.code);
const saysUp = (message: unknown): string => refusalOf(readUp(JSON.stringify(message)));
const saysDown = (message: unknown): string => refusalOf(readDown(JSON.stringify(message)));
const doing = (act: unknown) => ({ is: 'do', n: 1, question: '3.0', act });

describe('1.3 a refusal names the field and the nearest right value', () => {
  it('of an unknown kind', () => {
    expect(saysUp({ is: 'helo' })).toBe(
      'is: expected "hello", "do", "ask" or "ping", found "helo"; did you mean "hello"?',
    );
    expect(saysUp(doing({ is: 'sumbit', moves: [] }))).toMatch(/^act\.is: .*found "sumbit"; did you mean "submit"\?$/);
    expect(saysUp({ is: 'ask', id: 1, what: { is: 'wyh' } })).toMatch(/^what\.is: .*did you mean "why"\?$/);
    expect(saysUp({ is: 'qqqqqqqqqq' })).toMatch(/found "qqqqqqqqqq"$/);
    expect(saysUp({})).toBe('is: expected "hello", "do", "ask" or "ping", found nothing');
    expect(saysDown({ is: 'stop', why: 'closng', message: '', again: 'never' })).toMatch(
      /^why: .*did you mean "closing"\?$/,
    );
  });

  it('of a field too many or too few', () => {
    expect(saysUp({ is: 'ping', pong: 1 })).toBe('pong: there is no such field (there are: is)');
    expect(saysUp({ is: 'do', n: 1, question: '' })).toBe('act: expected an object, found nothing');
    expect(saysUp(doing({ is: 'submit', mvoes: ['done'] }))).toBe(
      'act.moves: expected a list of moves, found nothing (but "mvoes")',
    );
    expect(saysUp(doing({ is: 'undo', steps: 1, step: 2 }))).toBe(
      'act.step: there is no such field; did you mean "steps"? (there are: is, steps)',
    );
  });

  it('of a wrong type', () => {
    expect(saysUp(doing({ is: 'submit', moves: ['a', 'b', 7] }))).toBe('act.moves[2]: expected a move, found 7');
    expect(saysUp(doing({ is: 'submit', moves: 'done' }))).toBe('act.moves: expected a list of moves, found "done"');
    expect(saysUp({ ...doing({ is: 'undo', steps: 1 }), n: 0 })).toBe('n: expected a whole number from 1, found 0');
    expect(saysUp({ ...doing({ is: 'undo', steps: 1 }), n: 1.5 })).toBe('n: expected a whole number from 1, found 1.5');
    expect(saysUp({ ...doing({ is: 'undo', steps: 1 }), n: 2 ** 60 })).toMatch(/^n: expected a whole number from 1/);
    expect(saysUp({ is: 'ask', id: '1', what: { is: 'log' } })).toBe('id: expected a whole number from 0, found "1"');
    expect(saysUp(doing([]))).toBe('act: expected an object, found []');
    expect(saysUp(doing(null))).toBe('act: expected an object, found null');
    for (const odd of [[], null, 1, 'hello', true]) expect(saysUp(odd), String(odd)).toMatch(/^expected /);
    const here = (who: unknown) => saysDown({ is: 'around', here: [who], thinking: [] });
    for (const who of [-1, LIMITS.seats, 0.5, '0', null])
      expect(here(who)).toMatch(/^here\[0\]: expected a seat, counted from 0, found /);
  });

  it('of whatever was changed in a message that was right', () => {
    /** every place in a message, as the keys that lead to it; JSON that only the rules understand is left out */
    const places = (value: unknown, path: readonly (string | number)[] = []): (string | number)[][] =>
      typeof value !== 'object' || value === null
        ? [[...path]]
        : Object.entries(value).flatMap(([key, inner]) =>
            ['view', 'options'].includes(key) ? [] : places(inner, [...path, Array.isArray(value) ? Number(key) : key]),
          );
    const replaced = (value: unknown, path: readonly (string | number)[], by: unknown): unknown => {
      if (path.length === 0) return by;
      const [key, ...rest] = path;
      const inner = replaced((value as Record<string | number, unknown>)[key], rest, by);
      return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner };
    };
    for (const [read, schema] of [
      [readUp, up],
      [readDown, down],
    ] as const)
      fc.assert(
        fc.property(arbitraryOf<typeof up | typeof down>(schema), fc.nat(), (message, pick) => {
          const all = places(message);
          const path = all[pick % all.length];
          // No leaf of any message is a list of lists.
          const reply = read(JSON.stringify(replaced(message, path, [[]])));
          expect(reply.ok).toBe(false);
          if (codeOf(reply) === 'other-protocol') return;
          const named = path.find((key) => typeof key === 'string' && /^\w+$/.test(key));
          expect(refusalOf(reply)).toContain(String(named));
        }),
        { numRuns: 500 },
      );
  });
});

describe('1.2 nothing is read from what is not a message', () => {
  it('neither up as down nor down as up', () => {
    expect(readUp('{"is":"pong"}').ok).toBe(false);
    expect(readDown('{"is":"ping"}').ok).toBe(false);
  });

  it('names that every object has are no fields and no kinds', () => {
    for (const text of [
      '{"is":"ping","__proto__":{"n":1}}',
      '{"is":"ping","constructor":1}',
      '{"is":"toString"}',
      '{"__proto__":{"is":"ping"}}',
      '{"is":"do","n":1,"question":"","act":{"is":"submit","moves":{"length":1,"0":"done"}}}',
    ])
      expect(codeOf(readUp(text)), text).toBe('bad-message');
    expect({}).not.toHaveProperty('n');
  });

  it('whatever the text is, there is an answer and no error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.json(),
          fc.json().map((it) => `{"is":"do","act":${it}}`),
        ),
        (text) => {
          for (const read of [readUp, readDown]) {
            const reply = read(text);
            if (!reply.ok) expect(reply.refusal.message.length).toBeLessThan(LIMITS.message);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('what is found is shown short', () => {
    const long = 'x'.repeat(10_000);
    expect(saysUp({ is: long }).length).toBeLessThan(200);
    expect(saysUp({ is: 'ping', [long]: 1 }).length).toBeLessThan(200);
    expect(saysUp({ is: 'ask', id: [long], what: 1 }).length).toBeLessThan(200);
  });
});

describe('1.1 length and depth are looked at first', () => {
  it('what is too long is not even parsed', () => {
    expect(readUp('x'.repeat(LIMITS.up + 1))).toEqual({
      ok: false,
      refusal: {
        code: 'too-long',
        message: `a message has at most ${LIMITS.up} letters, this one has ${LIMITS.up + 1}`,
      },
    });
    expect(codeOf(readUp('x'.repeat(LIMITS.up)))).toBe('bad-json');
    expect(codeOf(readDown('x'.repeat(LIMITS.down + 1)))).toBe('too-long');
    expect(codeOf(readDown('x'.repeat(LIMITS.up + 1)))).toBe('bad-json');
  });

  it('what is nested too deeply neither', () => {
    const nested = (depth: number) =>
      `{"is":"answer","id":1,"answer":{"is":"at","rows":0,"view":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
    expect(codeOf(readDown(nested(LIMITS.depth - 2)))).toBe('read');
    expect(codeOf(readDown(nested(LIMITS.depth - 1)))).toBe('too-deep');
    expect(codeOf(readDown(nested(1_000_000)))).toBe('too-deep');
    expect(codeOf(readUp('['.repeat(LIMITS.up)))).toBe('too-deep');
    expect(codeOf(readUp('{"a":'.repeat(5000)))).toBe('too-deep');
  });

  it('brackets in texts are no depth', () => {
    const move = '[{'.repeat(500);
    expect(codeOf(readUp(JSON.stringify(doing({ is: 'submit', moves: [move, `"${move}\\"`, '\\'] }))))).toBe('read');
  });
});

describe('1.4 lists and texts have a most', () => {
  it('moves, their letters, rows and names', () => {
    const many = (n: number) => Array.from({ length: n }, () => 'a');
    expect(codeOf(readUp(JSON.stringify(doing({ is: 'submit', moves: many(LIMITS.moves) }))))).toBe('read');
    expect(saysUp(doing({ is: 'submit', moves: many(LIMITS.moves + 1) }))).toBe(
      `act.moves: expected at most ${LIMITS.moves} entries, found ${LIMITS.moves + 1}`,
    );
    expect(saysUp(doing({ is: 'submit', moves: ['a'.repeat(LIMITS.move + 1)] }))).toBe(
      `act.moves[0]: expected at most ${LIMITS.move} letters, found ${LIMITS.move + 1}`,
    );
    expect(saysUp({ is: 'hello', protocol: PROTOCOL, table: 'x'.repeat(LIMITS.name + 1), ticket: '' })).toBe(
      `table: expected at most ${LIMITS.name} letters, found ${LIMITS.name + 1}`,
    );
    expect(saysDown({ is: 'around', here: Array.from({ length: LIMITS.seats + 1 }, () => 0), thinking: [] })).toBe(
      `here: expected at most ${LIMITS.seats} entries, found ${LIMITS.seats + 1}`,
    );
  });
});

describe('1.5 reading takes time linear in the length', () => {
  it('of the worst texts that are not refused at once', () => {
    const texts = [
      (n: number) => `{"is":"do","n":1,"question":"","act":{"is":"submit","moves":[${'1,'.repeat(n)}1]}}`,
      (n: number) => `{${Array.from({ length: n }, (_, i) => `"k${i}":1`).join(',')},"is":"pong"}`,
      (n: number) => JSON.stringify({ is: 'x'.repeat(n) }),
      (n: number) => `{"is":"around","here":[],"thinking":[],"${'y'.repeat(n)}":1}`,
      (n: number) => `"${'\\"'.repeat(n)}"`,
    ];
    const timeOf = (text: string): number => {
      const begun = process.cpuUsage();
      readDown(text);
      return process.cpuUsage(begun).user / 1000;
    };
    for (const text of texts) {
      const long = text(200_000);
      expect(long.length).toBeLessThan(LIMITS.down);
      // Something quadratic would take minutes. Time of the processor is counted, so that a busy machine changes nothing.
      expect(timeOf(long)).toBeLessThan(3000);
    }
  });
});

describe('2.1 another version is told apart from a message that is wrong', () => {
  it('whatever else such a message has', () => {
    expect(readUp('{"is":"hello","protocol":99,"fields":"of the future"}')).toEqual({
      ok: false,
      refusal: { code: 'other-protocol', message: `protocol: version 99 is spoken there, ${PROTOCOL} here` },
    });
    expect(codeOf(readDown('{"is":"welcome","protocol":0}'))).toBe('other-protocol');
    expect(saysUp({ is: 'hello', protocol: 'one', table: '', ticket: '' })).toBe(
      'protocol: expected a whole number from 0, found "one"',
    );
  });
});

describe('3.1 and 3.2 what is never said has no place', () => {
  it('a seed in a card is refused', () => {
    const table = { id: 'a', game: 'g', rules: 1, seats: [], options: {}, begun: 0 };
    const welcome = { is: 'welcome', protocol: PROTOCOL, table, audience: 0, lane: 'l', done: 0 };
    expect(codeOf(readDown(JSON.stringify(welcome)))).toBe('read');
    expect(saysDown({ ...welcome, table: { ...table, seed: 'x' } })).toMatch(/^table\.seed: there is no such field/);
  });

  it('no schema has a field of such a name', () => {
    const names: string[] = [];
    const walk = (schema: object): void => {
      if ('entries' in schema) names.push(...Object.keys(schema.entries as object));
      for (const [key, inner] of Object.entries(schema))
        if (key !== '~standard' && key !== 'reference' && typeof inner === 'object' && inner !== null) walk(inner);
    };
    walk(up);
    walk(down);
    expect(names).toContain('waitingFor');
    expect(names.filter((it) => /seed|hash|digest|secret|key|random|nature|mark|memory/i.test(it))).toEqual([]);
  });
});
