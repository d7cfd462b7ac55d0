import { hashText, headerOf, type Json, Match, quickNature, readLog, replayLog, writeLog } from '@mokum/kernel';
import { defaultEdition, nieuwAmsterdam as game } from '@mokum/nieuw-amsterdam';
import { describe, expect, test } from 'vitest';

const played = (pack: Json): string => {
  const match = new Match(game, { seats: 3, options: { pack }, nature: quickNature('tables') });
  for (let n = 0; n < 20; n++) {
    const [seat] = match.waitingFor() as readonly number[];
    match.submit(seat, [match.legal(seat)[0]]);
  }
  return writeLog(match, headerOf(match));
};
const pack = { ...defaultEdition, name: 'Other' } as unknown as Readonly<Record<string, Json>>;
const log = played(pack);
/** The same log with another pack in its options. */
const withPack = (other: Json): string => log.replace(/^options .*$/m, `options ${JSON.stringify({ pack: other })}`);

describe('a log is bound to what the rules read', () => {
  test('a corrected source or another name of the pack refuses no log', () => {
    const corrected = {
      ...pack,
      name: 'Corrected',
      provenance: { ...(pack['provenance'] as Record<string, Json>), 'lands[].farms': 'printed' },
    };
    expect(replayLog(game, readLog(withPack(corrected))).length).toBe(replayLog(game, readLog(log)).length);
  });

  test.each<[string, Readonly<Record<string, Json>>]>([
    ['a price', { prices: { ...defaultEdition.prices, food: defaultEdition.prices.food + 1 } }],
    [
      'a land',
      { lands: defaultEdition.lands.map((land, i) => (i === 20 ? { ...land, wood: 5 } : land)) as unknown as Json },
    ],
    ['the points', { points: { ...defaultEdition.points, lostShop: defaultEdition.points.lostShop + 1 } }],
  ])('%s that changed does', (_, change) => {
    const open = (): unknown => replayLog(game, readLog(withPack({ ...pack, ...change })));
    expect(open).toThrow(expect.objectContaining({ code: 'other-tables' }));
  });

  test('what logs of format 1 name is known: the whole edition', () => {
    const { tables } = headerOf(new Match(game, { seats: 2 }));
    expect(game.definition.released?.[hashText(JSON.stringify(defaultEdition))]).toBe(tables);
  });

  test('of a pack, a log of format 1 names the whole pack', () => {
    const old = (data: string): string =>
      log.replace('mokum log 2', 'mokum log 1').replace(/^tables .*$/m, `data "${data}"`);
    const { pack: kept } = readLog(log).header.options as { pack: Json };
    expect(replayLog(game, readLog(old(hashText(JSON.stringify(kept))))).length).toBeGreaterThan(20);
    expect(() => replayLog(game, readLog(old('00')))).toThrow(expect.objectContaining({ code: 'other-tables' }));
  });
});
