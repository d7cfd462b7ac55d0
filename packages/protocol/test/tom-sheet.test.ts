import { expect, test } from 'vitest';
import { isLaterSheet, readTomOptions, readTomSheet } from '../src/tom-sheet.ts';

const EDITIONS = ['house', 'fr', 'hu', 'ru'] as const;
const kept = { mokum: 'tom', version: 1, options: { length: 'full', edition: 'house' }, entries: ['ahead me'] };

test('a sheet is read as it was kept', () => {
  expect(readTomSheet(EDITIONS, JSON.parse(JSON.stringify(kept)))).toEqual({ ok: true, value: kept });
});

test.each([
  [null, 'expected a sheet of TOM at the table, found null'],
  [[], 'expected an object, found []'],
  [{ ...kept, mokum: 'game' }, 'mokum: expected "tom", found "game"'],
  [{ ...kept, version: 2 }, 'version: expected version 1, found 2'],
  [{ ...kept, version: '1' }, 'version: expected version 1, found "1"'],
  [{ ...kept, options: 3 }, 'options: expected an object, found 3'],
  [
    { ...kept, options: { length: 'shrot', edition: 'house' } },
    'options.length: expected "full" or "short", found "shrot"; did you mean "short"?',
  ],
  [
    { ...kept, options: { length: 'full', edition: 'hosue' } },
    'options.edition: expected "house", "fr", "hu" or "ru", found "hosue"; did you mean "house"?',
  ],
  [{ ...kept, options: { length: 'full' } }, 'options.edition: expected "house", "fr", "hu" or "ru", found nothing'],
  [{ ...kept, entries: 'ahead me' }, 'entries: expected a list of texts, found "ahead me"'],
  [{ ...kept, entries: ['ahead me', 3] }, 'entries[1]: expected a text, found 3'],
])('what is wrong with a sheet is told by field: %j', (value, message) => {
  const read = readTomSheet(EDITIONS, value);
  expect(read.ok ? '' : read.fault.message).toBe(message);
});

test('a sheet of a later version is known as one', () => {
  const later = { mokum: 'tom', version: 2 };
  expect([later, kept, { ...later, mokum: 'game' }, { ...later, version: '2' }, null].map(isLaterSheet)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('options are read by themselves, too', () => {
  expect(readTomOptions(EDITIONS, kept.options)).toEqual({ ok: true, value: kept.options });
  const read = readTomOptions(EDITIONS, { length: 'full', edition: 'de' });
  expect(read.ok ? '' : read.fault.message).toContain('"house", "fr", "hu" or "ru"');
});
