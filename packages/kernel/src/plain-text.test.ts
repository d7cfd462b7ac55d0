import { expect, test } from 'vitest';
import fc from 'fast-check';
import { MokumError } from './errors.ts';
import { isPlainText, plainText } from './plain-text.ts';

/** Written out apart from the gate itself: from and to, both included. */
const UNSEEN: readonly (readonly [string, number, number])[] = [
  ['C0', 0x00, 0x1f],
  ['DEL and C1', 0x7f, 0x9f],
  ['soft hyphen', 0xad, 0xad],
  ['Arabic letter mark', 0x61c, 0x61c],
  ['zero-width space to right-to-left mark', 0x200b, 0x200f],
  ['separators of lines, embeddings and overrides', 0x2028, 0x202e],
  ['word joiner, invisible operators, isolates', 0x2060, 0x206f],
  ['variation selectors', 0xfe00, 0xfe0f],
  ['byte order mark', 0xfeff, 0xfeff],
  ['interlinear annotations', 0xfff9, 0xfffb],
  ['halves of letters', 0xd800, 0xdfff],
  ['tags', 0xe0000, 0xe007f],
];

const lettersFrom = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

test.each(UNSEEN)('%s are spelt out', (_, from, to) => {
  for (const letter of lettersFrom(from, to)) {
    expect(isPlainText(`a${letter}b`)).toBe(false);
    const written = plainText(`a${letter}b`);
    expect(written).toMatch(/^a(\\u[\da-f]{4}){1,2}b$/);
    expect(isPlainText(written)).toBe(true);
    expect(JSON.parse(`"${written}"`)).toBe(`a${letter}b`);
  }
});

test.each(['Anna', 'Zoë van ’t Wout', 'Łukasz', '江戸', 'Ελένη', '🏠', ' – “x” 50 %', 'C:\\games\\u001b'])(
  '%s stays as it is',
  (text) => {
    expect(isPlainText(text)).toBe(true);
    expect(plainText(text)).toBe(text);
  },
);

test('whatever stands in JSON, it means the same behind the gate, and all of it can be seen', () => {
  const unseen = fc.constantFrom(...UNSEEN.flatMap(([, from, to]) => lettersFrom(from, Math.min(to, from + 40))));
  const text = fc.array(fc.oneof(unseen, fc.string({ unit: 'binary', maxLength: 3 }))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.array(text))), (value) => {
      const line = plainText(JSON.stringify(value));
      expect(isPlainText(line)).toBe(true);
      expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 300 },
  );
});

test('the messages of the kernel have passed it', () => {
  expect(new MokumError('bad-config', 'options.\u001b[2J\u202e: no such option\n').message).toBe(
    'options.\\u001b[2J\\u202e: no such option\\u000a',
  );
});
