import { describe, expect, test } from 'vitest';
import { districts } from '../src/data/kinds.ts';
import { at, inTurn, only } from './at.ts';

const doing = ['lumberyard buy', 'granary buy', 'docks', 'millwork 1', 'black-market 1', 'trading-company'];

describe('special actions', () => {
  test('10.1 six of them, each in every series', () => {
    for (const series of ['town', 'land', 'trade'] as const) {
      const { anna } = inTurn(series, 0, { lands: [1] }, { houses: { 1: 2, 2: 1 } });
      for (const move of doing) expect(anna.may(move)).toBe(true);
    }
  });
  const fee = (shops: Record<string, number>, others: Record<string, number>, move: string) => {
    const { anna } = inTurn(
      'town',
      0,
      { shops, lands: [1], stock: only({ coin: 9, wood: 4 }) },
      { houses: { 1: 2, 2: 1 }, others: [{ shops: others }] },
    );
    anna.does(move);
    if (move.endsWith('buy')) anna.does(anna.moves()[0]);
    return 9 - anna.coin;
  };
  test('10.2 for 1 coin besides what the action costs', () => {
    expect(doing.filter((move) => move !== 'black-market 1').map((move) => fee({}, {}, move))).toEqual([2, 2, 1, 1, 1]);
    expect(inTurn('town', 0, { stock: only({ wood: 5 }) }).anna.why('docks')).toBe('10.2');
  });
  test('10.3 free with the majority in its district, sole or shared', () => {
    for (const [i, district] of districts.entries()) {
      if (district === 'black-market') continue;
      const more = i < 2 ? 1 : 0;
      expect(fee({ [district]: 1 }, {}, doing[i])).toBe(more);
      expect(fee({ [district]: 1 }, { [district]: 1 }, doing[i])).toBe(more);
      expect(fee({ [district]: 1 }, { [district]: 2 }, doing[i])).toBe(1 + more);
    }
  });
  test('10.4 without a shop there', () => {
    expect(inTurn('town', 0, { shops: { granary: 1 } }).anna.may('docks')).toBe(true);
  });
  test('10.5 Lumberyard: buy or sell any amount of wood at 1 coin, not both', () => {
    const { anna } = inTurn('town', 0, { shops: { lumberyard: 1 } });
    anna.does('lumberyard buy');
    expect(anna.moves()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `buy-wood ${n}`));
    expect(anna.why('buy-wood 9')).toBe('10.5');
    anna.does('buy-wood 5');
    expect([anna.coin, anna.wood, anna.why('lumberyard sell')]).toEqual([3, 8, '6.5']);
    const other = inTurn('town', 0, { shops: { lumberyard: 1 } });
    other.anna.does('lumberyard sell', 'sell-wood 3');
    expect([other.anna.coin, other.anna.wood]).toEqual([11, 0]);
    const poor = inTurn('town', 0, { stock: only({ coin: 1 }) });
    expect([poor.anna.why('lumberyard buy'), poor.anna.why('lumberyard sell')]).toEqual(['10.5', '10.5']);
  });
  test('10.6 Granary: buy or sell any amount of grain at 1 coin, not both', () => {
    const { anna } = inTurn('land', 0);
    anna.does('granary buy', 'buy-grain 7');
    expect([anna.coin, anna.grain, anna.why('granary sell')]).toEqual([0, 9, '6.5']);
    const other = inTurn('land', 0);
    other.anna.does('granary sell', 'sell-grain 2');
    expect([other.anna.coin, other.anna.grain]).toEqual([9, 0]);
    expect(inTurn('land', 0, { stock: only({ coin: 1 }) }).anna.why('granary sell')).toBe('10.6');
  });
  test.each([
    ['lumberyard', 'wood', '10.5'],
    ['granary', 'grain', '10.6'],
  ] as const)('10.5, 10.6, 13.3 %s: more than 62 in several answers, to buy and to sell', (place, name, paragraph) => {
    const rich = (stock: Record<string, number>) =>
      inTurn('town', 0, { shops: { [place]: 1 }, stock: only(stock) }).anna;
    const seller = rich({ [name]: 200 });
    seller.does(`${place} sell`);
    expect([seller.why(`sell-${name} 0`), seller.moves().at(-1)]).toEqual(['13.3', `sell-${name} more`]);
    seller.does(`sell-${name} more`, `sell-${name} more`);
    expect([seller.coin, seller[name], seller.may(`sell-${name} 0`)]).toEqual([126, 74, true]);
    seller.does(`sell-${name} more`);
    expect([seller.moves().length, seller.why(`sell-${name} 12`)]).toEqual([12, paragraph]);
    seller.does(`sell-${name} 5`);
    expect([seller.coin, seller[name], seller.why(`${place} sell`)]).toEqual([194, 6, '6.5']);
    const buyer = rich({ coin: 130 });
    buyer.does(`${place} buy`, `buy-${name} more`, `buy-${name} more`, `buy-${name} 0`);
    expect([buyer.coin, buyer[name]]).toEqual([4, 126]);
    const last = rich({ [name]: 63 });
    last.does(`${place} sell`, `sell-${name} more`);
    expect([last.coin, last[name], last.why(`${place} sell`)]).toEqual([63, 0, '6.5']);
  });
  test('10.7 Docks: a warehouse for 1 wood', () => {
    const { anna } = inTurn('town', 0);
    anna.does('docks');
    expect([anna.warehouses, anna.wood]).toEqual([2, 2]);
    expect(inTurn('town', 0, { stock: { wood: 0 } }).anna.why('docks')).toBe('10.7');
  });
  test('10.8 Docks: one warehouse in a round', () => {
    const { anna, bram } = at({
      agenda: {
        main: [
          { task: 'series', kind: 'town' },
          { task: 'series', kind: 'land' },
        ],
      },
    });
    anna.does('docks', 'done');
    bram.does('done');
    expect(anna.why('docks')).toBe('10.8');
    const next = at({
      agenda: { main: [{ task: 'upkeep' }] },
      round: 1,
      players: [
        {
          warehouses: 2,
          newWarehouses: 1,
        },
      ],
    });
    expect(next.anna.newWarehouses).toBe(0);
  });
  test('10.9 Docks: four warehouses in all', () => {
    expect(inTurn('town', 0, { warehouses: 4 }).anna.why('docks')).toBe('10.9');
  });
  test('10.10 Millwork: one to three farms for 1 wood each', () => {
    const { anna } = inTurn('land', 0, { lands: [10, 11], shops: { millwork: 1 }, stock: { wood: 9 } });
    expect(anna.moves().filter((move) => move.startsWith('millwork'))).toEqual([
      'millwork 1',
      'millwork 2',
      'millwork 3',
    ]);
    expect(anna.why('millwork 4')).toBe('10.10');
    anna.does('millwork 3');
    expect([anna.farms, anna.wood]).toEqual([3, 6]);
    expect(inTurn('land', 0, { lands: [10], stock: { wood: 1 } }).anna.why('millwork 2')).toBe('10.10');
  });
  test('10.11 Millwork: on the leftmost free spaces of the row', () => {
    const { anna, match } = inTurn('land', 1, { lands: [1, 6, 2], farms: 1 });
    anna.does('millwork 2');
    expect(match.trace.filter((told) => told.happening === 'built-farm').map((told) => told.values)).toEqual([
      [6],
      [6],
    ]);
    anna.does('clear');
    expect([anna.cleared, anna.score]).toEqual([2, 3]);
    expect(inTurn('land', 0, { lands: [1] }).anna.why('millwork 2')).toBe('10.11');
    expect(inTurn('land', 0).anna.why('millwork 1')).toBe('10.11');
  });
  test('10.12 Black Market: one to three furs, 3 each in coins and goods in any split', () => {
    const { anna } = inTurn('town', 0, { shops: { 'black-market': 1 }, stock: only({ coin: 5, goods: 2 }) });
    expect(anna.moves().filter((move) => move.startsWith('black'))).toEqual(['black-market 1', 'black-market 2']);
    expect([anna.why('black-market 3'), anna.why('black-market 4')]).toEqual(['10.12', '10.12']);
    anna.does('black-market 2');
    expect(anna.moves()).toEqual(['market-coin 4', 'market-coin 5']);
    anna.does('market-coin 5');
    expect([anna.coin, anna.goods]).toEqual([0, 1]);
  });
  test('10.13 Black Market: drawn unseen after paying, laid open', () => {
    const { anna, nature, waitingFor, g } = inTurn('town', 0, { stock: only({ coin: 7 }) });
    anna.does('black-market 2');
    expect([anna.coin, waitingFor()]).toEqual([0, 'chance']);
    const supply = g.supply.total;
    nature('draw-fur lynx', 'draw-fur otter');
    expect([anna.stock.at(8), anna.stock.at(6), g.supply.total]).toEqual([1, 1, supply - 2]);
  });
  test('10.14 Black Market: no travel', () => {
    const { anna, nature } = inTurn('town', 0, { stock: only({ coin: 4 }) }, { houses: { 1: 0, 4: 1 } });
    anna.does('black-market 1');
    nature('draw-fur lynx');
    expect(anna.stock.at(8)).toBe(1);
  });
  test('10.15 Trading Company: for 1 wood to the next zone with a free slot', () => {
    const { anna } = inTurn('town', 0, {}, { houses: { 1: 2, 2: 1 } });
    anna.does('trading-company');
    expect([anna.post, anna.wood]).toEqual([2, 2]);
    expect(inTurn('town', 0, { stock: { wood: 0 } }, { houses: { 1: 2, 2: 1 } }).anna.why('trading-company')).toBe(
      '10.15',
    );
    const skip = inTurn('town', 0, {}, { houses: { 1: 0, 2: 1, 3: 1 }, others: [{ post: 2 }, { post: 2 }] });
    skip.anna.does('trading-company');
    expect(skip.anna.post).toBe(3);
  });
  test('10.16 Trading Company: never beyond the farthest occupied camp', () => {
    expect(inTurn('town', 0).anna.why('trading-company')).toBe('10.16');
    const { anna } = inTurn('town', 0, {}, { houses: { 1: 1, 2: 1 }, others: [{ post: 2 }, { post: 2 }] });
    expect(anna.why('trading-company')).toBe('10.16');
  });
});

describe('amounts beyond 62 are named by one phrase', () => {
  const said = ({ match }: ReturnType<typeof at>): string[] =>
    match
      .rowsFor(0)
      .at(-1)
      ?.entries.map(({ text }) => text) ?? [];

  test.each([
    ['lumberyard', 'wood', '10.5'],
    ['granary', 'grain', '10.6'],
  ] as const)('bought and sold: %s', (place, thing, paragraph) => {
    const stand = (stock: Record<string, number>) => inTurn('town', 0, { stock: only(stock), shops: { [place]: 1 } });
    const buyer = stand({ coin: 130 });
    buyer.anna.does(`${place} buy`);
    expect(buyer.anna.why(`buy-${thing} 131`)).toBe(paragraph);
    expect(buyer.anna.why(`sell-${thing} 100`)).toBe('not-asked');
    buyer.anna.doesAtOnce(`buy-${thing} 100`);
    expect([buyer.anna[thing], buyer.anna.coin]).toEqual([100, 30]);
    expect(said(buyer)).toEqual([`buy-${thing} more`, `buy-${thing} 37`]);
    // All that one has, in whole answers of 63: the engine answers the last question.
    const all = stand({ [thing]: 126 });
    all.anna.does(`${place} sell`);
    all.anna.doesAtOnce(`sell-${thing} 126`);
    expect([all.anna[thing], all.anna.coin, all.anna.may('done')]).toEqual([0, 126, true]);
    expect(said(all)).toEqual([`sell-${thing} more`, `sell-${thing} more`]);
    const some = stand({ [thing]: 130 });
    some.anna.does(`${place} sell`);
    some.anna.doesAtOnce(`sell-${thing} 126`);
    expect([some.anna[thing], some.anna.coin, some.anna.may('done')]).toEqual([4, 126, true]);
  });

  test('paid at the Black Market, where a pack makes furs dear', () => {
    const { anna, match } = at({
      seats: 3,
      agenda: {
        main: [
          { task: 'market-coin', seat: 0, due: 66, furs: 1 },
          { task: 'turn', seat: 0, series: 'town', built: 0 },
        ],
      },
      players: [{ stock: only({ coin: 100, goods: 4 }) }],
    });
    expect(anna.moves()).toEqual(['market-coin 62', 'market-coin more']);
    expect([anna.why('market-coin 67'), anna.why('market-coin 61')]).toEqual(['10.12', '10.12']);
    match.submit(0, ['market-coin 64']);
    expect([anna.coin, anna.goods]).toEqual([36, 2]);
  });
});
