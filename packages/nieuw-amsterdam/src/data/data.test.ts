import { describe, expect, test } from 'vitest';
import { defaultEdition as edition } from './edition.ts';
import { furKinds, playerCounts } from './kinds.ts';
import { markOf, numberPaths } from './provenance.ts';

const { lands, ships, river, boats, chest, quay, tiles, traders, start, points, prices, limits, income } = edition;
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const ascending = (a: number, b: number) => a - b;
const decades = [1620, 1630] as const;

describe('printed and derived tables', () => {
  test('1.4 fifty furs, ten of each of five kinds', () => {
    expect(furKinds).toEqual(['beaver', 'mink', 'otter', 'muskrat', 'lynx']);
    expect(edition.fursOfAKind * furKinds.length).toBe(50);
  });
  test('1.5 25 buildings each', () => expect(edition.buildings).toBe(25));
  test('1.6 four tiles of each kind', () => expect(tiles).toEqual({ town: 4, land: 4, trade: 4 }));
  test('1.7 24 lands, twelve of each decade', () => {
    expect(lands).toHaveLength(24);
    expect(lands.filter((land) => land.decade === 1620)).toHaveLength(12);
  });
  test('1.8 24 ships, twelve of each decade, with 1-5 coins', () => {
    expect(ships).toHaveLength(24);
    expect(ships.filter((ship) => ship.decade === 1620)).toHaveLength(12);
    expect(ships.every((ship) => ship.coins >= 1 && ship.coins <= 5)).toBe(true);
  });
  test('1.10 columns of 3, 3, 2, 2, 2 tiles hold the twelve', () => {
    expect(chest.map((column) => column.tiles)).toEqual([3, 3, 2, 2, 2]);
    expect(sum(chest.map((column) => column.tiles))).toBe(tiles.town + tiles.land + tiles.trade);
  });
  test('1.11 traders have 4, 3 and 4 spaces, 11 in all', () => {
    expect([traders.top.spaces, traders.middle.spaces, traders.bottom.spaces]).toEqual([4, 3, 4]);
  });
  test('1.12 six zones with a boat between neighbours', () => {
    expect(river).toHaveLength(6);
    expect(boats).toHaveLength(5);
  });
  test('1.13 piers of 4, 2, 2, 2', () => expect(quay).toEqual([4, 2, 2, 2]));
  test('2.1 2 grain, 3 wood, 4 goods, 8 coins', () =>
    expect(start).toMatchObject({ grain: 2, wood: 3, goods: 4, coin: 8 }));
  test('2.2 one warehouse with room for the first goods', () => {
    expect(start.warehouses).toBe(1);
    expect(quay[0]).toBe(start.goods);
  });
  test('2.3 as many houses as players in the first camp', () => expect(river[0].camp).toEqual(playerCounts));
  test('2.5 two furs each', () => expect(start.furs).toBe(2));
  test('2.8 the first zone has 2 black and 3 white slots', () =>
    expect(river[0]).toMatchObject({ black: 2, white: 3 }));
  test('2.13 two shops each', () => expect(start.shops).toBe(2));
  test('3.3 six rounds of four lands and four ships empty both decks', () => {
    expect(edition.rounds * edition.display.lands).toBe(lands.length);
    expect(edition.rounds * edition.display.ships).toBe(ships.length);
  });
  test('5.13 bonus coins: 1, 0, 2 in the worked auction, 0-2 for the others, not all pay', () => {
    expect(chest.map((column) => column.bonus)).toEqual([1, 0, 2, 1, 0]);
    expect(chest.every((column) => column.bonus <= 2)).toBe(true);
    expect(chest.some((column) => column.bonus === 0)).toBe(true);
  });
  test('6.8 passing pays 1 coin', () => expect(income.pass).toBe(1));
  test('7.2 a shop costs 1 wood, 7.1 three in one action', () => {
    expect(prices.shop).toBe(1);
    expect(limits.shops).toBe(3);
  });
  test('7.7 a sole majority scores 3', () => expect(points.sole).toBe(3));
  test('7.8 a shared majority scores 2', () => expect(points.shared).toBe(2));
  test('8.12 points by place', () => expect(points.land).toEqual([1, 3, 6, 10, 15, 21, 28, 36]));
  test('9.2 9.3 9.4 prices of the traders', () => {
    expect([traders.top.price, traders.middle.price, traders.bottom.price]).toEqual([1, 4, 3]);
  });
  test('9.13 points by kind of fur', () => expect(points.shipment).toEqual([3, 2, 1, 1, 1]));
  test('10.2 a special costs 1 coin', () => expect(prices.special).toBe(1));
  test('10.5 10.6 wood and grain at 1 coin', () => expect([prices.wood, prices.grain]).toEqual([1, 1]));
  test('10.7 10.8 10.9 warehouses: 1 wood, one a round, four in all', () => {
    expect(prices.warehouse).toBe(1);
    expect(limits.warehousesInARound).toBe(1);
    expect(quay).toHaveLength(4);
  });
  test('10.10 farms: 1 wood, three at once', () => expect([prices.farm, limits.farms]).toEqual([1, 3]));
  test('10.12 Black Market: 3 for a fur, three at once', () => expect([prices.fur, limits.furs]).toEqual([3, 3]));
  test('10.15 moving a post costs 1 wood', () => expect(prices.post).toBe(1));
  test('11.3 a shop eats 1 grain', () => expect(prices.food).toBe(1));
  test('11.5 a lost shop costs 2 points', () => expect(points.lostShop).toBe(2));
  test('11.9 11.10 a coin for a district and one for its sole majority', () =>
    expect([income.district, income.majority]).toEqual([1, 1]));
  test('12.4 12.5 a point for a fur and for three other resources', () =>
    expect([points.fur, points.resourcesForOne]).toEqual([1, 3]));
});

describe('lands as designed', () => {
  const worth = (land: (typeof lands)[number]) => land.wood + land.grain;
  test('1.7 1-3 farms, 2-6 wood, 1-5 grain, every value used', () => {
    expect([...new Set(lands.map((land) => land.farms))].sort(ascending)).toEqual([1, 2, 3]);
    expect([...new Set(lands.map((land) => land.wood))].sort(ascending)).toEqual([2, 3, 4, 5, 6]);
    expect([...new Set(lands.map((land) => land.grain))].sort(ascending)).toEqual([1, 2, 3, 4, 5]);
  });
  test.each(decades)('in the %is a richer land needs more farms', (decade) => {
    const cards = lands.filter((land) => land.decade === decade);
    for (const poor of cards)
      for (const rich of cards) if (poor.farms < rich.farms) expect(worth(poor)).toBeLessThan(worth(rich));
  });
  test.each([1, 2, 3])('with %i farms the 1630s are richer than the 1620s', (farms) => {
    const of = (decade: number) => lands.filter((land) => land.decade === decade && land.farms === farms).map(worth);
    expect(Math.min(...of(1630))).toBeGreaterThan(Math.max(...of(1620)));
  });
  test('a land returns more wood than its farms cost', () =>
    expect(lands.every((land) => land.wood > land.farms)).toBe(true));
  test('14.14 lands of 3 and 5 wood, and one with two farms', () => {
    expect(lands.some((land) => land.wood === 3)).toBe(true);
    expect(lands.some((land) => land.wood === 5)).toBe(true);
    expect(lands.some((land) => land.farms === 2)).toBe(true);
  });
  test('14.24 lands of 1, 4 and 5 grain', () => {
    for (const grain of [1, 4, 5]) expect(lands.some((land) => land.grain === grain)).toBe(true);
  });
});

describe('ships as designed', () => {
  test('1.8 2-7 furs, 1-5 coins, 1-4 goods, every value used', () => {
    expect([...new Set(ships.map((ship) => ship.furs))].sort(ascending)).toEqual([2, 3, 4, 5, 6, 7]);
    expect([...new Set(ships.map((ship) => ship.coins))].sort(ascending)).toEqual([1, 2, 3, 4, 5]);
    expect([...new Set(ships.map((ship) => ship.goods))].sort(ascending)).toEqual([1, 2, 3, 4]);
  });
  test('few furs go with a small income', () => {
    for (const ship of ships) expect(ship.goods).toBeLessThan(ship.furs);
    for (const ship of ships) if (ship.furs <= 3) expect(ship.goods).toBeLessThanOrEqual(2);
  });
  test('many coins go with a small income', () => {
    for (const a of ships)
      for (const b of ships)
        if (a.decade === b.decade && a.furs === b.furs && a.coins > b.coins)
          expect(a.goods).toBeLessThanOrEqual(b.goods);
  });
  test('within a decade more furs are never paid worse', () => {
    for (const a of ships) {
      for (const b of ships) {
        if (a.decade === b.decade && a.furs > b.furs)
          expect(a.coins + 2 * a.goods).toBeGreaterThanOrEqual(b.coins + 2 * b.goods);
      }
    }
  });
  test('14.17 a ship of 5 furs and 2 coins and two of 6 furs in one decade', () => {
    expect(
      decades.some((decade) => {
        const cards = ships.filter((ship) => ship.decade === decade);
        return (
          cards.some((ship) => ship.furs === 5 && ship.coins === 2) &&
          cards.filter((ship) => ship.furs === 6).length >= 2
        );
      }),
    ).toBe(true);
  });
  test('14.26 two ships of 3 goods and one of 2', () => {
    expect(ships.filter((ship) => ship.goods === 3).length).toBeGreaterThanOrEqual(2);
    expect(ships.some((ship) => ship.goods === 2)).toBe(true);
  });
  test('the 1630s ask for more furs and pay better', () => {
    const of = (decade: number) => ships.filter((ship) => ship.decade === decade);
    expect(mean(of(1630).map((ship) => ship.furs))).toBeGreaterThan(mean(of(1620).map((ship) => ship.furs)));
    const pay = (decade: number) =>
      sum(of(decade).map((ship) => ship.coins + 2 * ship.goods)) / sum(of(decade).map((ship) => ship.furs));
    expect(pay(1630)).toBeGreaterThan(pay(1620));
  });
});

describe('the river as designed', () => {
  test('2.4 camps: at least one slot, never more than before, one in the last, never fewer with more players', () => {
    for (const i of playerCounts.keys()) {
      const slots = river.map((zone) => zone.camp[i]);
      for (const [k, count] of slots.entries()) {
        expect(count).toBeGreaterThanOrEqual(1);
        if (k > 0) expect(count).toBeLessThanOrEqual(slots[k - 1]);
        if (i > 0) expect(count).toBeGreaterThanOrEqual(river[k].camp[i - 1]);
      }
      expect(slots.at(-1)).toBe(1);
    }
  });
  test('2.8 post slots of each colour: at least one, never more than before', () => {
    for (const [k, zone] of river.entries()) {
      for (const colour of ['black', 'white'] as const) {
        expect(zone[colour]).toBeGreaterThanOrEqual(1);
        if (k > 0) expect(zone[colour]).toBeLessThanOrEqual(river[k - 1][colour]);
      }
    }
  });
  test('9.8 14.16 boats cost 1 or 2 grain, never less further up; two neighbours cost 1 each', () => {
    expect(boats.every((grain) => grain === 1 || grain === 2)).toBe(true);
    expect([...boats].sort(ascending)).toEqual([...boats]);
    expect(boats.slice(0, 2)).toEqual([1, 1]);
  });
  test('13.22 taking land after land, the occupied camps are one or two neighbours and one house stays', () => {
    for (const [i, players] of playerCounts.entries()) {
      const houses = river.map((_, k) => (k === 0 ? players : 0));
      let taken = 0;
      for (; taken < 24; taken++) {
        const first = houses.findIndex((count) => count > 0);
        if (first === river.length - 1) break;
        houses[first]--;
        if (houses[first + 1] < river[first + 1].camp[i]) houses[first + 1]++;
        const occupied = houses.flatMap((count, k) => (count > 0 ? [k] : []));
        expect(occupied.length === 1 || (occupied.length === 2 && occupied[1] === occupied[0] + 1)).toBe(true);
      }
      expect(houses).toEqual([0, 0, 0, 0, 0, 1]);
      expect(taken).toBe([7, 10, 13, 16][i]);
    }
  });
});

test('every number says where it comes from', () => {
  const { provenance, ...tables } = edition;
  const paths = numberPaths(tables);
  expect(paths.length).toBeGreaterThan(250);
  for (const path of paths) expect(markOf(path, provenance), path).toBeDefined();
  expect(markOf('chest[2].bonus', provenance)).toBe('derived');
  expect(markOf('chest[3].bonus', provenance)).toBe('designed');
});
