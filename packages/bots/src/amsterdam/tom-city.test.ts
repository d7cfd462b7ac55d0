import { amsterdam, boardOf, districtPoints, type G, goods, largestGroup } from '@mokum/amsterdam';
import { Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { tomCity } from './tom-city.ts';

const BLOCKS = Array.from({ length: 36 }, (_, i) => i + 1);
/** Nothing can be sold or delivered any more: only groups and districts are left to gain. */
const full = { blackMarket: goods.list, roofs: Object.fromEntries(goods.list.map((good) => [good, 3])) };
const table = (round: number, mine: number[], toms: number[], more: object = full): G =>
  amsterdam.load({ round, seats: 1, players: [{ crests: mine }], tom: [{ crests: toms }], ...more });
const worth = (...given: Parameters<typeof table>): number => {
  const g = table(...given);
  return tomCity(g, boardOf(g));
};

describe("what TOM's blocks will bring him", () => {
  test('20.17, 20.19 after the last roll it is what the final scoring will give him', () => {
    const random = new Random('crests');
    for (let n = 0; n < 50; n++) {
      const blocks = random.shuffle([...BLOCKS]);
      const openDistricts = random.shuffle(['jordaan', 'plantage', 'burgwallen', 'nieuwmarkt']).slice(0, 2);
      const g = table(12, blocks.slice(0, 11), blocks.slice(11, 23), { openDistricts });
      let districts = 0;
      for (let district = 0; district < 6; district++)
        if (g.openDistricts.has(district)) districts += districtPoints(g, district)[1];
      expect(tomCity(g, boardOf(g))).toBe(3 * largestGroup(g, g.tom[0]) + districts);
    }
  });

  test('20.12 a block that he would take next, beside his own, is worth taking from him; one that he never will is not', () => {
    // With 21 his, a black six brings him 16, his second of a group; without it 17, which lies apart.
    const before = worth(11, [], [21]);
    expect(before).toBeGreaterThan(3);
    expect(worth(11, [16], [21])).toBeLessThan(before);
    // The dearest block of the district comes after five others.
    const dearest = boardOf(table(11, [], [])).edition.city.blocks.find(({ id, cost }) => cost === 4 && id !== 16);
    expect(worth(11, [dearest?.id ?? 0], [21])).toBe(before);
  });

  test('20.13 what is sold on the black market makes him deliver, and a roof that is filled is lost to him', () => {
    const roofs = Object.fromEntries(goods.list.map((good) => [good, 0]));
    const sells = worth(11, [], [], { roofs });
    const delivers = worth(11, [], [], { roofs, blackMarket: goods.list });
    expect(delivers).toBeGreaterThan(sells);
    const lower = Object.fromEntries(goods.list.map((good) => [good, 1]));
    expect(worth(11, [], [], { roofs: lower, blackMarket: goods.list })).toBeLessThan(delivers);
  });
});
