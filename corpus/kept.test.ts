import { readFileSync } from 'node:fs';
import type { Json, Rules } from '@mokum/kernel';
import { readLog } from '@mokum/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { TITLES } from '../apps/cli/src/games.ts';
import { shelf } from '../apps/cli/src/shelf.ts';
import { folderOf, givenBy, givesIn, keptVersions, LETTERS, LOGS_A_VERSION, namesOf } from './kept-logs.ts';

const isAmsterdam = (game: string): boolean => game === 'amsterdam';

describe.each(keptVersions())('kept logs of $game, version $version', ({ game, version }) => {
  const folder = folderOf(game, version);
  const names = namesOf(folder);
  const gives = givesIn(folder);
  const texts = new Map(names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
  let rules: Rules;
  beforeAll(async () => {
    const reply = await shelf.load(game, version);
    if (!reply.ok) throw new Error(reply.refusal.message);
    rules = reply.value;
  });

  test('are all there, and cover what a table can agree on', () => {
    expect(names).toHaveLength(LOGS_A_VERSION);
    expect([...gives.keys()]).toEqual(names);
    const logs = [...texts.values()].map((text) => readLog(text));
    for (const { header } of logs) expect([header.game, header.rules]).toEqual([game, version]);
    const { least, most } = rules.seats;
    const some = (what: string, holds: (log: (typeof logs)[number]) => boolean): void =>
      expect(logs.filter(holds).length, what).toBeGreaterThan(1);
    for (let seats = least; seats <= most; seats++) some(`${seats} seats`, ({ header }) => header.seats === seats);
    some('over', ({ result }) => result !== undefined);
    some('left', ({ result }) => result === undefined);
    some('begun later', ({ header }) => header.from !== undefined);
    some('rewound', ({ rows }) => rows.some(({ rewind }) => rewind !== undefined));
    if (game !== 'nieuw-amsterdam') some('waiting', ({ pending }) => pending.length > 0);
    // In Grachtenpand all answer together: what is taken back there waits beside the rows and leaves none.
    if (game !== 'grachtenpand') some('undone', ({ rows }) => rows.some(({ undo }) => undo !== undefined));
    const option = (holds: (options: Readonly<Record<string, Json>>) => boolean) => (log: (typeof logs)[number]) =>
      holds(log.header.options as Readonly<Record<string, Json>>);
    if (TITLES[game].packs === 'taken')
      some(
        'packs',
        option(({ pack }) => pack !== undefined),
      );
    if (!isAmsterdam(game)) return;
    for (const edition of ['house', 'fr', 'hu', 'ru'])
      some(
        edition,
        option((options) => options['edition'] === edition),
      );
    for (const length of ['full', 'short'])
      some(
        length,
        option((options) => options['length'] === length),
      );
    for (const name of ['foreman', 'trader', 'extraTiles'])
      some(
        name,
        option((options) => options[name] === true),
      );
    for (const orders of [3, 5])
      some(
        `${orders} orders`,
        option((options) => options['orders'] === orders),
      );
  });

  test.each(names)('%s gives after every row what it gave', (name) => {
    const recorded = gives.get(name) ?? '';
    const given = givenBy(rules, texts.get(name) ?? '');
    const letter = Array.from(recorded).findIndex((one, i) => one !== given[i]);
    const what = letter % LETTERS < LETTERS / 2 ? 'in its state' : 'in legal moves';
    expect(letter, `row ${Math.floor(letter / LETTERS)} differs ${what}`).toBe(-1);
    expect(given).toBe(recorded);
  });
});

test('every version of every game has kept logs', async () => {
  const kept = keptVersions().map(({ game, version }) => `${game} ${version}`);
  const versions: string[] = [];
  for (const game of Object.keys(TITLES)) {
    const newest = await shelf.newest(game);
    for (let version = 1; newest.ok && version <= newest.value.version; version++) versions.push(`${game} ${version}`);
  }
  expect(kept.toSorted()).toEqual(versions.toSorted());
});
