import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardSheet, sheetFile } from '../card-sheet-amsterdam.ts';

test('the card sheet of Amsterdam is up to date, and each of the 132 cards has its test', () => {
  expect(cardSheet()).toContain('132 of 132 cards have a test of their own');
  expect(readFileSync(sheetFile, 'utf8')).toBe(cardSheet());
});
