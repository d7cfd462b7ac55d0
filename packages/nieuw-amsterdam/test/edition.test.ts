import {
  CHANCE,
  hashText,
  type Json,
  headerOf,
  Match,
  Options,
  Outcomes,
  Random,
  readLog,
  replayLog,
  writeLog,
} from '@mokum/kernel';
import { conform, table } from '@mokum/kernel/testing';
import { defaultEdition, type Edition, nieuwAmsterdam, nieuwAmsterdamOf, parseEdition } from '@mokum/nieuw-amsterdam';
import { describe, expect, test } from 'vitest';

const other: Edition = parseEdition({
  ...defaultEdition,
  name: 'Other numbers',
  start: { ...defaultEdition.start, coin: 20, shops: 1, furs: 3 },
  prices: { ...defaultEdition.prices, shop: 2, special: 2, food: 2, fur: 9 },
  limits: { shops: 2, farms: 9, furs: 9, warehousesInARound: 2 },
  points: { ...defaultEdition.points, sole: 5, shared: 4, lostShop: 3 },
  chest: [3, 3, 2, 2, 2].map((tiles, i) => ({ tiles, bonus: i === 0 ? 0 : 2 })),
});
const game = nieuwAmsterdamOf(other);

describe('an edition pack', () => {
  test('its numbers are played', () => {
    const { anna, bram } = table(game, {
      seats: 2,
      agenda: { main: [{ task: 'turn', seat: 0, series: 'town', built: 0 }, { task: 'income' }] },
      players: [
        { tiles: { town: 2 }, special: 1, shops: { docks: 1 } },
        { shops: { granary: 1 }, score: 9, stock: { grain: 1 } },
      ],
    });
    expect([anna.coin, anna.wood]).toEqual([20, 3]);
    anna.does('build docks');
    expect([anna.wood, anna.why('build docks')]).toEqual([1, '7.2']);
    anna.does('election', 'docks');
    expect([anna.score, anna.coin, anna.wood]).toEqual([5, 20, 0]);
    anna.does('done');
    expect([bram.score, bram.shops.total, bram.grain]).toEqual([6, 0, 1]);
  });
  test('and the default edition stays as it was', () => {
    const { anna } = table(nieuwAmsterdam, { seats: 2 });
    expect(anna.coin).toBe(8);
    expect(game.tasks.map((task) => task.id)).toEqual(nieuwAmsterdam.tasks.map((task) => task.id));
  });
  test('both can be played side by side', () => {
    const games = [nieuwAmsterdam, game].map((it) => ({
      it,
      g: it.setup({ seats: 3 }),
      random: new Random('side by side'),
    }));
    const options = new Options();
    const outcomes = new Outcomes();
    while (games.some(({ it, g }) => it.waitingFor(g) !== 0)) {
      for (const { it, g, random } of games) {
        const waiting = it.waitingFor(g);
        if (waiting === 0) continue;
        if (waiting === CHANCE) it.applyChance(g, it.sample(g, random, outcomes));
        else {
          const seat = 31 - Math.clz32(waiting);
          it.options(g, seat, options);
          it.apply(g, seat, options.at(random.below(options.length)));
        }
      }
    }
    expect(games.map(({ it, g }) => it.result(g)?.points.length)).toEqual([3, 3]);
  });
  test('keeps the promises of the kernel', () => {
    for (const seats of [2, 5])
      expect(conform(game, { seats, games: 1, seed: 'pack', every: 30 }).most).toBeLessThanOrEqual(64);
  });
  test('its content and hash go into the log, and the log is played again with it', () => {
    const match = new Match(game, { seats: 2, nature: new Random('logged') });
    const random = new Random('seats');
    for (let n = 0; n < 60 && match.result() === undefined; n++) {
      const [seat] = match.waitingFor() as readonly number[];
      const legal = match.legal(seat);
      match.submit(seat, [legal[random.below(legal.length)]]);
    }
    const text = writeLog(match, headerOf(match, { pack: game.definition.data as Json }));
    const log = readLog(text);
    expect(log.header.data).toBe(hashText(JSON.stringify(other)));
    expect(log.header.data).not.toBe(headerOf(new Match(nieuwAmsterdam, { seats: 2 })).data);
    const again = replayLog(nieuwAmsterdamOf(parseEdition(log.header.pack)), log);
    expect(again.game.hash(again.state)).toBe(game.hash(match.state));
    expect(() => replayLog(nieuwAmsterdam, log)).toThrow();
  });
});
