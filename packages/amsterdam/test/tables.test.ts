import {
  hashText,
  headerOf,
  type Json,
  Match,
  MOST_PACKS_KEPT,
  quickNature,
  readLog,
  replayLog,
  tablesHash,
  writeLog,
} from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { cards, defaultEdition } from '../src/data/edition.ts';
import type { Card } from '../src/data/cards.ts';
import { tablesOf } from '../src/data/tables.ts';
import { amsterdam } from '../src/game.ts';

const { city, harbour } = defaultEdition;

const played = (pack: Json): string => {
  const match = new Match(amsterdam, { seats: 2, options: { pack }, nature: quickNature('tables') });
  for (let n = 0; n < 20; n++) {
    const [seat] = match.waitingFor() as readonly number[];
    match.submit(seat, [match.legal(seat)[0]]);
  }
  return writeLog(match, headerOf(match));
};
const log = played({ name: 'x', city, harbour } as unknown as Json);
/** The same log with other tables in its pack. */
const withPack = (other: object): string =>
  log.replace(/^options .*$/m, (line) => {
    const options = JSON.parse(line.slice('options '.length)) as { pack: object };
    return `options ${JSON.stringify({ ...options, pack: { ...options.pack, ...other } })}`;
  });

describe('a log is bound to what the rules read', () => {
  const moved = ({ x, y }: { x: number; y: number }) => ({ x: x + 1, y });

  test.each<[string, object]>([
    ['a polygon', { city: { ...city, blocks: city.blocks.map((it) => ({ ...it, polygon: it.polygon.map(moved) })) } }],
    [
      'a bridge on the map',
      { city: { ...city, bridges: city.bridges.map((it) => ({ ...it, position: moved(it.position) })) } },
    ],
    [
      'a pier',
      { harbour: { ...harbour, spaces: harbour.spaces.map((it) => ({ ...it, position: moved(it.position) })) } },
    ],
    [
      'all blocks, in the same order from left to right',
      { city: { ...city, blocks: city.blocks.map((it) => ({ ...it, position: moved(it.position) })) } },
    ],
    ['the name of the pack', { name: 'y' }],
  ])('moving %s refuses no log', (_, change) => {
    expect(withPack(change)).not.toBe(log);
    expect(replayLog(amsterdam, readLog(withPack(change))).length).toBe(replayLog(amsterdam, readLog(log)).length);
  });

  test.each<[string, object]>([
    [
      'a cost',
      { city: { ...city, blocks: city.blocks.map((it) => (it.id === 9 ? { ...it, cost: it.cost + 1 } : it)) } },
    ],
    ['a bridge', { city: { ...city, bridges: city.bridges.slice(1) } }],
    ['a way', { harbour: { ...harbour, links: harbour.links.slice(1) } }],
    // TOM takes the leftmost block (20.12).
    [
      'which block is the leftmost',
      { city: { ...city, blocks: city.blocks.map((it) => (it.id === 36 ? { ...it, position: { x: 0, y: 0 } } : it)) } },
    ],
  ])('%s that changed does', (_, change) => {
    expect(() => replayLog(amsterdam, readLog(withPack(change)))).toThrow(
      expect.objectContaining({ code: 'other-tables' }),
    );
  });

  test('a game that began in its middle opens with a corrected pack too', () => {
    const options = { pack: { name: 'x', city, harbour } as unknown as Json };
    const match = new Match(amsterdam, { seats: 2, options, from: { seats: 2, round: 4 }, nature: quickNature('on') });
    match.submit((match.waitingFor() as readonly number[])[0], [match.legal((match.waitingFor() as number[])[0])[0]]);
    const text = writeLog(match, headerOf(match));
    const corrected = text.replace('"name":"x"', '"name":"y"');
    expect(corrected).not.toBe(text);
    expect(replayLog(amsterdam, readLog(corrected)).length).toBe(match.length);
  });

  test('a table that waited while many other packs were played still knows its past', () => {
    const match = replayLog(amsterdam, readLog(log));
    const rows = JSON.stringify(match.newRowsFor('everybody', 0));
    match.rest();
    for (let n = 0; n <= MOST_PACKS_KEPT; n++) amsterdam.setup({ seats: 2, options: { pack: { name: `other ${n}` } } });
    expect(JSON.stringify(match.newRowsFor('everybody', 0))).toBe(rows);
  });

  test('what a card does, and what it does by another ruling, stand in the tables', () => {
    const hashWith = (change: (card: Card) => Card): string =>
      hashText(JSON.stringify(tablesOf(defaultEdition, cards.map(change))));
    const own = hashWith((card) => card);
    expect(own).toBe(tablesHash(amsterdam, amsterdam.definition.readOptions({}, 2)));
    for (const { number } of cards) {
      const effect = { is: 'gain', gain: { points: 99 } } as const;
      expect(
        hashWith((card) => (card.number === number ? { ...card, effect } : card)),
        `${number}`,
      ).not.toBe(own);
    }
    expect(hashText(JSON.stringify(tablesOf(defaultEdition)))).toBe(own);
    const varied = cards.find(({ varies }) => varies !== undefined) as Card;
    expect(hashWith(({ varies: _varies, ...card }) => card)).not.toBe(own);
    expect(varied).toBeDefined();
  });

  test('logs of format 1 were all played by version 1: no edition that they name is one of these tables', () => {
    expect(amsterdam.rules).toBeGreaterThan(1);
    expect(amsterdam.definition.released).toBeUndefined();
  });
});
