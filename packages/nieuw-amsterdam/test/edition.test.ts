import {
  CHANCE,
  headerOf,
  type Json,
  Match,
  Options,
  Outcomes,
  quickNature,
  Random,
  readLog,
  replayLog,
  tablesHash,
  writeLog,
} from '@mokum/kernel';
import { conform, table } from '@mokum/kernel/testing';
import { defaultEdition, type Edition, editionOf, nieuwAmsterdam as game, parseEdition } from '@mokum/nieuw-amsterdam';
import { describe, expect, test } from 'vitest';
import { whole } from './at.ts';

const other: Edition = parseEdition({
  ...defaultEdition,
  name: 'Other numbers',
  start: { ...defaultEdition.start, coin: 20, shops: 1, furs: 3 },
  prices: { ...defaultEdition.prices, shop: 2, special: 2, food: 2, fur: 9 },
  limits: { shops: 2, farms: 9, furs: 9, warehousesInARound: 2 },
  points: { ...defaultEdition.points, sole: 5, shared: 4, lostShop: 3 },
  chest: [3, 3, 2, 2, 2].map((tiles, i) => ({ tiles, bonus: i === 0 ? 0 : 2 })),
});
const options = { pack: other as unknown as Json };

describe('an edition pack', () => {
  test('its numbers are played', () => {
    const { anna, bram } = table(
      game,
      {
        seats: 2,
        agenda: { main: whole([{ task: 'turn', seat: 0, series: 'town', built: 0 }]) },
        players: [
          { tiles: { town: 2 }, special: 1, shops: { docks: 1 } },
          { shops: { granary: 1 }, score: 9, stock: { grain: 1 } },
        ],
      },
      { options },
    );
    expect([anna.coin, anna.wood]).toEqual([20, 3]);
    anna.does('build docks');
    expect([anna.wood, anna.why('build docks')]).toEqual([1, '7.2']);
    anna.does('election', 'docks');
    expect([anna.score, anna.coin, anna.wood]).toEqual([5, 20, 0]);
    anna.does('done', 'done');
    bram.does('done');
    anna.does('done');
    bram.does('done');
    expect([bram.score, bram.shops.total, bram.grain]).toEqual([6, 0, 1]);
  });
  test('prices other than 1: furs of the top trader, wood and grain', () => {
    const dear = parseEdition({
      ...defaultEdition,
      name: 'Dear',
      prices: { ...defaultEdition.prices, wood: 3, grain: 2 },
      traders: { ...defaultEdition.traders, top: { ...defaultEdition.traders.top, price: 2 } },
    });
    const none = { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 };
    const at = (series: 'town' | 'trade', stock: Record<string, number>) =>
      table(
        game,
        {
          seats: 2,
          traders: [{ furs: { ...none, mink: 2, lynx: 2 } }, {}, {}],
          agenda: { main: whole([{ task: 'turn', seat: 0, series, built: 0 }]) },
          players: [
            {
              tiles: { [series]: 2 },
              special: 1,
              warehouses: 4,
              shops: { lumberyard: 1, granary: 1 },
              stock: { grain: 0, coin: 0, wood: 0, goods: 0, ...none, ...stock },
            },
          ],
        },
        { options: { pack: dear as unknown as Json } },
      ).anna;
    const trader = at('trade', { goods: 5 });
    expect(trader.moves().filter((move) => /^buy (mink|lynx)/.test(move))).toEqual([
      'buy mink',
      'buy mink+mink',
      'buy lynx',
      'buy mink+lynx',
      'buy lynx+lynx',
    ]);
    expect(trader.why('buy mink+mink+lynx')).toBe('9.5');
    trader.does('buy mink+lynx');
    expect([trader.goods, trader.stock.at(5), trader.stock.at(8)]).toEqual([1, 1, 1]);
    expect(trader.why('buy mink')).toBe('9.5');
    for (const [place, name, price] of [
      ['lumberyard', 'wood', 3],
      ['granary', 'grain', 2],
    ] as const) {
      const buyer = at('town', { coin: 7 });
      buyer.does(`${place} buy`);
      expect(buyer.moves()).toHaveLength(Math.floor(7 / price));
      buyer.does(`buy-${name} 2`);
      expect([buyer.coin, buyer[name]]).toEqual([7 - 2 * price, 2]);
      const seller = at('town', { [name]: 5 });
      seller.does(`${place} sell`, `sell-${name} 4`);
      expect([seller.coin, seller[name]]).toEqual([4 * price, 1]);
      expect([
        at('town', { coin: price - 1 }).may(`${place} buy`),
        at('town', { coin: price }).may(`${place} buy`),
      ]).toEqual([false, true]);
    }
  });
  test('and without it our own tables are, in the same process', () => {
    const { anna } = table(game, { seats: 2 });
    expect(anna.coin).toBe(8);
  });
  test('both can be played side by side', () => {
    const games = [{}, options].map((chosen) => ({
      g: game.setup({ seats: 3, options: chosen }),
      random: new Random('side by side'),
    }));
    expect(games.map(({ g }) => editionOf(g).name)).toEqual(['Mokum', 'Other numbers']);
    const list = new Options();
    const outcomes = new Outcomes();
    while (games.some(({ g }) => game.waitingFor(g) !== 0)) {
      for (const { g, random } of games) {
        const waiting = game.waitingFor(g);
        if (waiting === 0) continue;
        if (waiting === CHANCE) game.applyChance(g, game.sample(g, random, outcomes));
        else {
          const seat = 31 - Math.clz32(waiting);
          game.options(g, seat, list);
          game.apply(g, seat, list.at(random.below(list.length)));
        }
      }
    }
    expect(games.map(({ g }) => game.result(g)?.points.length)).toEqual([3, 3]);
  });
  test('keeps the promises of the kernel', () => {
    for (const seats of [2, 5])
      expect(conform(game, { seats, games: 1, seed: 'pack', every: 30, options }).most).toBeLessThanOrEqual(64);
  });
  test('a view names it, so that a table can be drawn from its numbers', () => {
    const match = new Match(game, { seats: 2, options, nature: quickNature('seen') });
    expect(editionOf(match.view(0))).toEqual(other);
    expect(editionOf(new Match(game, { seats: 2 }).view('spectator'))).toBe(defaultEdition);
    expect(() => editionOf({ edition: 12345 })).toThrow('this pack is not known here');
  });
  test('one that cannot be played is refused with every field that is wrong', () => {
    const start = (pack: unknown) => () => new Match(game, { seats: 2, options: { pack } as never });
    expect(start({ ...other, rounds: 7, quay: [4, 2, 2, 0] })).toThrow(
      'options.pack.rounds: expected 6, found 7; options.pack.quay[3]: expected an integer 1-9, found 0',
    );
    expect(start('a file')).toThrow('options.pack: expected an object, found "a file"');
    expect(() => new Match(game, { seats: 2, options: { packs: other } as never })).toThrow('options.packs');
  });
  test('its content and hash go into the log, and the log is played again with it', () => {
    const match = new Match(game, { seats: 2, options, nature: quickNature('logged') });
    const random = new Random('seats');
    for (let n = 0; n < 60 && match.result() === undefined; n++) {
      const [seat] = match.waitingFor() as readonly number[];
      const legal = match.legal(seat);
      match.submit(seat, [legal[random.below(legal.length)]]);
    }
    const text = writeLog(match, headerOf(match));
    const log = readLog(text);
    expect(log.header.options).toEqual({ pack: other });
    expect(log.header.tables).toBe(tablesHash(game, { pack: other as unknown as Json }));
    expect(log.header.tables).not.toBe(headerOf(new Match(game, { seats: 2 })).tables);
    const again = replayLog(game, log);
    expect(again.game.hash(again.state)).toBe(game.hash(match.state));
    const changed = text.replace('"coin":20', '"coin":19');
    expect(() => replayLog(game, readLog(changed))).toThrow('this game was played with other tables');
  });
});
