import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { readMove, type Refusal, type Result, type SeenRow, type Undoable, type Why } from '@mokum/kernel';
import { LIMITS, packRows, PROTOCOL, readDown, readUp, unpackRows } from '@mokum/protocol';
import type { Act, Answer, Down, Notice, Now, Question, TableCard, Up } from '@mokum/protocol';
import type * as v from 'valibot';
import { down } from '../src/down.ts';
import type { refusal, result, undoable, why } from '../src/parts.ts';
import { up } from '../src/up.ts';
import { arbitraryOf } from './arbitrary.ts';

const card: TableCard = {
  id: 'abc',
  game: 'grachtenpand',
  rules: 1,
  seats: [{ name: 'Ada', colour: 'red', who: 'human' }],
  options: {},
  begun: 0,
};
const acts: readonly Act[] = [
  { is: 'submit', moves: ['take-block 3', 'done'] },
  { is: 'ahead', moves: [] },
  { is: 'undo', steps: 2 },
  { is: 'rewind', rows: 9 },
];
const questions: readonly Question[] = [
  { is: 'why', move: 'take-block 3' },
  { is: 'at', rows: 4 },
  { is: 'earlier' },
  { is: 'log' },
];
const ups: readonly Up[] = [
  { is: 'hello', protocol: PROTOCOL, table: 'abc', ticket: 't' },
  { is: 'hello', protocol: PROTOCOL, table: 'abc', ticket: 't', lane: 'l', have: { line: 'x', rows: 3 } },
  ...acts.map((act) => ({ is: 'do', n: 1, question: '17.2', act }) as const),
  ...questions.map((what) => ({ is: 'ask', id: 0, what }) as const),
  { is: 'ping' },
];
const refused: Refusal = { code: 'illegal-move', message: 'forbidden by 3.20', paragraph: '3.20', row: 'header' };
const row: SeenRow = {
  seq: 0,
  entries: [{ by: -1, owner: -1, task: 'roll', values: [2, 3], text: 'roll 2 3' }],
  undo: { seat: 0, row: 0 },
  told: [{ happening: 'gained', seat: 0, values: { coins: 2, what: 'map' }, cause: 'card' }],
};
const now: Now = {
  audience: 0,
  question: '17.2',
  legal: ['take-block 3 5', 'done'],
  pending: [['done']],
  left: ['done'],
  undo: 'secret',
  rewind: { rows: 3, by: [1] },
  result: { points: [3], breakdown: [{ houses: 3 }], ranking: [1] },
};
const answers: readonly Answer[] = [
  { is: 'why', why: { legal: true } },
  { is: 'why', why: { legal: false, paragraph: '3.20' } },
  { is: 'why', why: { legal: false, code: 'over' } },
  { is: 'at', rows: 3, view: { round: 1 }, waitingFor: [0] },
  { is: 'earlier', legal: [['done']] },
  { is: 'log', log: 'mokum log 2\n' },
  { is: 'refused', refusal: refused },
];
const notices: readonly Notice[] = [
  { is: 'bot-replaced', seat: 1, why: 'too-slow' },
  { is: 'ahead-dropped', seat: 0, moves: ['done'], why: refused },
  { is: 'rewind-wished', seat: 0, rows: 4 },
  { is: 'not-kept', why: 'full' },
  { is: 'moved-elsewhere' },
];
const downs: readonly Down[] = [
  { is: 'welcome', protocol: PROTOCOL, table: card, audience: 'spectator', lane: 'l', done: 0 },
  { is: 'moment', nth: 1, line: 'x', from: 0, rows: packRows([row]), view: [{ round: 1 }], now, done: 3 },
  { is: 'refused', n: 4, refusal: refused },
  ...answers.map((answer) => ({ is: 'answer', id: 0, answer }) as const),
  { is: 'around', here: [0], thinking: [1] },
  ...notices.map((notice) => ({ is: 'notice', notice }) as const),
  { is: 'stop', why: 'closing', message: 'a new version is being started', again: 2000 },
  { is: 'stop', why: 'other-protocol', message: 'load the page again', again: 'reload' },
  { is: 'pong', nth: 2 },
];

describe('1.6 a message that is read is the one that was written', () => {
  it.each(ups.map((message) => [JSON.stringify(message), message] as const))('up: %s', (text, message) => {
    expect(readUp(text)).toEqual({ ok: true, value: message });
  });

  it.each(downs.map((message) => [JSON.stringify(message), message] as const))('down: %s', (text, message) => {
    expect(readDown(text)).toEqual({ ok: true, value: message });
  });

  it('the examples have every kind of message', () => {
    const kinds = (schema: {
      readonly options: readonly { readonly entries: { readonly is: { literal: string } } }[];
    }) => new Set(schema.options.map(({ entries }) => entries.is.literal));
    expect(new Set(ups.map(({ is }) => is))).toEqual(kinds(up));
    expect(new Set(downs.map(({ is }) => is))).toEqual(kinds(down));
  });

  it('whatever a schema describes', () => {
    const spoken = <T extends { readonly is: string }>(message: T): T =>
      'protocol' in message ? { ...message, protocol: PROTOCOL } : message;
    fc.assert(
      fc.property(arbitraryOf(up), (any) => {
        const message = spoken(any);
        expect(readUp(JSON.stringify(message))).toEqual({ ok: true, value: message });
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(arbitraryOf(down), (any) => {
        const message = spoken(any);
        expect(readDown(JSON.stringify(message))).toEqual({ ok: true, value: message });
      }),
      { numRuns: 500 },
    );
  });

  it('1.7 views and moves are left as they are', () => {
    const view = { constructor: 1, nested: [[[{ deep: null }]]], 'strange name': '\u202e' };
    const message = { is: 'answer', id: 1, answer: { is: 'at', rows: 0, view } };
    expect(readDown(JSON.stringify(message))).toEqual({ ok: true, value: message });
    const act = { is: 'submit', moves: ['  no-such-move \u0000'] };
    expect(readUp(JSON.stringify({ is: 'do', n: 1, question: '', act }))).toMatchObject({ ok: true, value: { act } });
  });
});

describe('the schemas describe what the kernel says', () => {
  /** a type without `readonly`, so that only what is in it is compared */
  type Plain<T> = T extends readonly (infer E)[]
    ? Plain<E>[]
    : T extends object
      ? { -readonly [K in keyof T]: Plain<T[K]> }
      : T;

  it('3.3 rows, refusals, results, reasons and barriers have the same types on both sides', () => {
    expectTypeOf<Plain<v.InferOutput<typeof refusal>>>().toEqualTypeOf<Plain<Refusal>>();
    expectTypeOf<Plain<v.InferOutput<typeof result>>>().toEqualTypeOf<Plain<Result>>();
    type Word = Extract<v.InferOutput<typeof undoable>, string>;
    expectTypeOf<Word>().toEqualTypeOf<Extract<Undoable, { ok: false }>['barrier']>();
    expectTypeOf<Plain<v.InferOutput<typeof why>>>().toEqualTypeOf<Plain<Why>>();
    // An entry of a row that hides nothing is no row of a message.
    const open = { entries: [{ by: 0, owner: 0, task: 'take', values: [3] }] };
    const moment = { ...downs[1], rows: [open] };
    expect(readDown(JSON.stringify(moment))).toMatchObject({
      refusal: { message: 'rows[0].entries[0].text: expected a text, found nothing' },
    });
  });

  it('5.2 rows that were packed are the same again, with their numbers', () => {
    const told = [
      { happening: 'gained', seat: 1, values: {}, cause: 'card' },
      { happening: 'gained', seat: 0, values: { coins: 2 }, cause: 'card' },
      { happening: 'lost', seat: 0, values: {}, cause: 3 },
      { happening: 'lost', seat: -1, values: {}, cause: 'card' },
    ];
    const entry = { by: 1, owner: 1, task: 'take', values: [3], text: 'take 3' };
    const rows: SeenRow[] = [
      { seq: 7, entries: [entry, { by: -1, owner: 2, task: 'deal', text: 'a card' }], told },
      { seq: 8, entries: [], undo: { seat: 0, row: 3 }, told: [] },
      { seq: 9, entries: [], rewind: 0, told: [] },
    ];
    expect(unpackRows(packRows(rows), 7)).toEqual(rows);
    expect(JSON.stringify(packRows([{ seq: 7, entries: [entry], told: [] }]))).toBe(
      '[{"entries":[{"by":1,"text":"take 3","values":[3]}]}]',
    );
  });

  it('1.4 a move may be as long as the notation allows', () => {
    const game = { name: 'a game', tasks: [] } as unknown as Parameters<typeof readMove>[0];
    expect(() => readMove(game, 'a'.repeat(LIMITS.move))).toThrow('a game has no move');
    expect(() => readMove(game, 'a'.repeat(LIMITS.move + 1))).toThrow('a move is a short text');
  });
});
