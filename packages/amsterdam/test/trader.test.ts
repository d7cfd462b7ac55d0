import { NONE } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { goods } from '../src/state.ts';
import { asking, setUp } from './playing-set-up.ts';
import { type Scene, type Table, table } from './table.ts';

const RICH = { grey: 3, black: 3, brown: 3, violet: 3, pink: 3, orange: 3 };

describe('the black-market trader', () => {
  test('18.1 the first on the Amstel puts him on any place of the black market', () => {
    const at = setUp(3, { trader: true }, 'place-trader');
    const first = at.g.order.at(0);
    expect(asking(at)).toBe(first);
    expect(at.match.legal(first)).toEqual(goods.list.map((good) => `place-trader ${good}`));
    at.match.submit(first, ['place-trader lace', 'commit']);
    expect(at.g.trader).toBe(goods.of.lace);
  });

  /** Anna takes block 33, which holds crystal, for pink. */
  const selling = (scene: Scene, active: number[] = []): Table =>
    table({
      trader: 'crystal',
      ...scene,
      anna: { pool: { pink: 2 }, active },
    });

  test('18.2 who sells on his place gains 2 gulden and 1 resource of any colour', () => {
    const { anna } = selling({});
    anna.does('take-block 33');
    expect(anna.options('sell')).toEqual(['store', 'black', 'brown', 'violet', 'pink', 'orange', 'grey']);
    expect(anna.why('sell gulden')).toBe('18.2');
    anna.does('sell violet');
    expect([anna.gulden, anna.pool]).toEqual([2, { violet: 1 }]);
    const elsewhere = selling({ trader: 'beer' });
    elsewhere.anna.does('take-block 33', 'sell gulden');
    expect([elsewhere.anna.gulden, elsewhere.anna.pool, elsewhere.g.trader]).toEqual([2, {}, goods.of.beer]);
  });

  test('26.20 037 on his place: 2 gulden and 1 resource, once', () => {
    const { anna } = selling({}, [37]);
    anna.does('take-block 33', 'sell violet');
    expect([anna.gulden, anna.pool]).toEqual([2, { violet: 1 }]);
  });

  test('18.3, 18.5 he moves to a free adjoining place, diagonals included; of several the seller chooses', () => {
    const { anna, g } = selling({});
    anna.does('take-block 33', 'sell violet');
    expect(anna.options('move-trader')).toHaveLength(8);
    anna.does('move-trader coffee');
    expect(g.trader).toBe(goods.of.coffee);
    const corner = table({
      trader: 'beer',
      anna: { pool: RICH },
      blackMarket: ['tulip'],
    });
    corner.anna.does('take-block 1', 'sell pink');
    expect(corner.anna.options('move-trader').sort()).toEqual(['crystal', 'furniture']);
    expect([corner.anna.why('move-trader tulip'), corner.anna.why('move-trader lace')]).toEqual(['18.3', '18.3']);
  });

  test('18.4 if none is free he goes to any free place', () => {
    const blackMarket = ['tulip', 'crystal', 'furniture'];
    const corner = table({
      trader: 'beer',
      anna: { pool: RICH },
      blackMarket,
    });
    corner.anna.does('take-block 1', 'sell pink');
    expect(corner.anna.options('move-trader').sort()).toEqual(['cheese', 'coffee', 'jenever', 'lace', 'tile']);
  });

  test('18.6 when the black market is full he leaves the game', () => {
    const { anna, g } = selling({ blackMarket: goods.list.filter((good) => good !== 'crystal') });
    anna.does('take-block 33', 'sell violet');
    expect([g.trader, anna.asked]).toEqual([NONE, 'turn']);
  });

  test('27.27 Mareike sells coffee on his place: 2 gulden and a resource; he moves diagonally to crystal', () => {
    const at = table({ trader: 'coffee', mareike: { pool: { violet: 2 } }, acting: 2 });
    at.mareike.does('take-block 30', 'sell orange', 'move-trader crystal');
    expect([at.mareike.gulden, at.mareike.pool, at.g.trader]).toEqual([2, { orange: 1 }, goods.of.crystal]);
  });

  test('a trader on a place that is sold is refused', () => {
    expect(() => table({ trader: 'beer', blackMarket: ['beer'] })).toThrow(/trader: beer was sold there/);
  });
});
