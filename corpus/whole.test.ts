import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sha256 } from './digest.ts';
import { folder, GAMES, logNames, namesIn, pathOf, textOf } from './files.ts';

test('no file of the corpus was changed, added or lost since it was recorded', () => {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'SHA256SUMS')
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .map((name) => `${sha256(readFileSync(pathOf(name)))}  ${name}`);
  expect(found.toSorted()).toEqual(textOf('SHA256SUMS').trim().split('\n').toSorted());
});

test('how every file was made stands in the index', () => {
  const listed = textOf('index.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
  const parts = ['links', 'packs', 'saves', 'settings', 'sheets'];
  expect(listed.toSorted()).toEqual([...logNames(), ...parts.flatMap(namesIn)].toSorted());
});

describe('what the corpus holds', () => {
  const logs = logNames().map((name) => ({ name, text: textOf(name) }));
  const of = (game: string) => logs.filter(({ text }) => text.includes(`\ngame "${game}"\n`));
  /** how many logs of a game a pattern is found in */
  const count = (game: string, pattern: RegExp): number => of(game).filter(({ text }) => pattern.test(text)).length;

  test('60 logs a game, 20 saves, 20 links, 6 packs', () => {
    expect(GAMES.map((game) => of(game).length)).toEqual([60, 60, 60]);
    expect(['saves', 'links', 'packs'].map((part) => namesIn(part).length)).toEqual([20, 20, 6]);
  });

  test.each([
    ['grachtenpand', [2, 3, 4, 5]],
    ['nieuw-amsterdam', [2, 3, 4, 5]],
    ['amsterdam', [1, 2, 3, 4]],
  ] as const)(
    'of %s every number of seats, games over and left, undone, begun later, without a seed',
    (game, seats) => {
      for (const n of seats) expect(count(game, new RegExp(`^seats ${n}$`, 'm')), `${n} seats`).toBeGreaterThan(5);
      expect(count(game, /^result /m)).toBeGreaterThan(20);
      expect(60 - count(game, /^result /m)).toBeGreaterThan(15);
      // In Grachtenpand all answer together: what is taken back there waits beside the rows and leaves none.
      if (game !== 'grachtenpand') expect(count(game, /^\d+ \d undo \d+$/m)).toBeGreaterThan(15);
      expect(count(game, /^from /m)).toBeGreaterThan(0);
      expect(60 - count(game, /^seed /m)).toBeGreaterThan(5);
      // A move and several outcomes of chance in one row: each was told by itself and joined to the row.
      expect(count(game, /^\d+ \d [^*]*\*[^*]*\*/m)).toBeGreaterThan(5);
    },
  );

  test('answers that wait for others, of one seat and of several', () => {
    expect(count('grachtenpand', /^pending /m)).toBeGreaterThan(10);
    expect(count('amsterdam', /^pending /m)).toBeGreaterThan(8);
    expect(count('grachtenpand', /^pending (\d)[^]*^pending (?!\1)/m)).toBeGreaterThan(2);
  });

  test('every edition, length, expansion and ruling of Amsterdam; packs', () => {
    for (const option of [
      ...['house', 'fr', 'hu', 'ru'].map((edition) => `"edition":"${edition}"`),
      ...['full', 'short'].map((length) => `"length":"${length}"`),
      ...['foreman', 'trader', 'extraTiles'].map((name) => `"${name}":true`),
      ...[3, 5].map((orders) => `"orders":${orders}`),
      ...[1, 2].map((open) => `"openOrders":${open}`),
      ...['ten', 'twelve'].map((ruling) => `"order36":"${ruling}"`),
      ...['nearest-free', 'next-block', 'any-bridge'].map((ruling) => `"bailiffGoal":"${ruling}"`),
    ])
      expect(count('amsterdam', new RegExp(option)), option).toBeGreaterThan(0);
    expect(count('amsterdam', /^options .*"pack":/m)).toBe(4);
    expect(count('nieuw-amsterdam', /^options .*"pack":/m)).toBeGreaterThan(10);
  });
});
