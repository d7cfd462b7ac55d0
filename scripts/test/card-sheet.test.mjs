import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardSheet, sheetFile } from '../card-sheet-amsterdam.ts';

test('the card sheet of Amsterdam is up to date, and each card, tile and order has its test', () => {
  expect(cardSheet()).toContain('132 of 132 cards have a test of their own');
  expect(cardSheet()).toContain('24 of 24 tiles have a test of their own');
  expect(cardSheet()).toContain('42 of 42 orders have a test of their own');
  expect(readFileSync(sheetFile, 'utf8')).toBe(cardSheet());
});
