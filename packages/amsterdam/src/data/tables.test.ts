import { describe, expect, it } from 'vitest';
import { amstel, amstelPrice } from './amstel.ts';
import { districtTiles } from './districts.ts';
import { market } from './market.ts';
import { colourOf, colours, seatCounts } from './names.ts';
import { orders } from './orders.ts';
import { rounds } from './rounds.ts';

const sum = (reveal: { maps: number; buildings: number; artisans: number }): number =>
  reveal.maps + reveal.buildings + reveal.artisans;

describe('the Amstel', () => {
  it('1.10 has nineteen spaces with start and mouth, and four bridges', () => {
    expect(amstel.spaces).toHaveLength(19);
    expect(amstel.bridges.map(({ value }) => value)).toEqual([2, 4, 6, 8]);
    const places = amstel.bridges.map(({ after }) => after);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(places.every((after) => after >= 0 && after < 18)).toBe(true);
    expect(amstel.mouthValue).toBe(10);
  });

  it('11.2 costs 1, 3, 5, 7 resources for 1, 2, 3, 4 steps', () => {
    expect([0, 1, 2, 3, 4].map((steps) => amstelPrice(amstel, steps))).toEqual([0, 1, 3, 5, 7]);
  });
});

describe('districts', () => {
  it('1.4 gives each district its own colour', () => {
    expect(Object.values(colourOf).sort()).toEqual([...colours].sort());
  });

  it('2.6 opens one tile fewer than there are players', () => {
    for (const seats of seatCounts) expect(districtTiles.open[seats]).toBe(seats - 1);
    expect(districtTiles.open[1]).toBe(1);
  });

  it('15.12 pays 5, then 5 and 2, then 8, 5 and 2', () => {
    expect(seatCounts.map((seats) => districtTiles.places[seats])).toEqual([[5], [5, 2], [8, 5, 2]]);
  });
});

describe('the market', () => {
  it('23.1 to 23.24 has eight A, eight B, four CA and four CB tiles', () => {
    const stacks = market.map(({ stack }) => stack);
    expect(stacks.join('')).toBe('A'.repeat(8) + 'B'.repeat(8) + 'CA'.repeat(4) + 'CB'.repeat(4));
    expect(market.map(({ number }) => number)).toEqual(market.map((_, i) => i + 1));
    for (const tile of market) expect(tile.points > 0).toBe(tile.number <= 16);
  });

  it('27.15 sells one point and two steps for one gulden on A1', () => {
    expect(market[0]).toEqual({ number: 1, stack: 'A', price: 1, points: 1, bonus: { is: 'amstel', steps: 2 } });
  });

  it('27.32 sells two points and a resource for two gulden on A4', () => {
    expect(market[3]).toEqual({ number: 4, stack: 'A', price: 2, points: 2, bonus: { is: 'resource', any: 1 } });
  });
});

describe('rounds', () => {
  it('14.1 pays 8 minus the round for a quick delivery', () => {
    for (const { number, quickDelivery } of rounds.rounds) expect(quickDelivery).toBe(Math.max(0, 8 - number));
  });

  it('14.3 lets a die count only if its resources can still be used', () => {
    for (const { number, highestDie } of rounds.rounds) expect(highestDie).toBe(Math.min(6, 13 - number));
  });

  it('27.17 turns 6, 5 and 4 to 1 in round 10', () => {
    expect(rounds.rounds[9].highestDie).toBe(3);
  });

  it('2.12 plays rounds 3 to 12 with five tiles of each half in the short game', () => {
    expect(rounds.shortStart).toBe(3);
    expect(rounds.tilesPerHalf).toEqual({ full: 6, short: 5 });
  });

  it('2.20 lays out one card more than there are players', () => {
    for (const seats of seatCounts) {
      expect(sum(rounds.firstCards[seats])).toBe(seats + 1);
      expect(rounds.firstCards[seats].buildings).toBe(2);
    }
    expect(rounds.firstCards[1]).toEqual(rounds.firstCards[2]);
  });

  it('4.1 reveals two more cards than there are players, two of them maps', () => {
    for (const seats of seatCounts)
      for (const parity of ['odd', 'even'] as const) {
        expect(sum(rounds.reveal[seats][parity])).toBe(seats + 2);
        expect(rounds.reveal[seats][parity].maps).toBe(2);
      }
  });

  it('4.2 uses up the 24 maps in twelve rounds and leaves the other stacks enough cards', () => {
    expect(12 * 2).toBe(24);
    for (const seats of seatCounts) {
      const { odd, even } = rounds.reveal[seats];
      const first = rounds.firstCards[seats];
      expect(6 * (odd.artisans + even.artisans) + first.artisans).toBeLessThanOrEqual(54);
      expect(6 * (odd.buildings + even.buildings) + first.buildings).toBeLessThanOrEqual(54);
    }
  });

  it('27.18 makes four penalty tokens cost 22', () => {
    const [first, second, further] = rounds.penalties;
    expect(first + second + 2 * further).toBe(22);
  });
});

describe('secret orders', () => {
  it('24.1 to 24.42 are forty-two, each with its points for two, three and four players', () => {
    expect(orders.map(({ number }) => number)).toEqual(Array.from({ length: 42 }, (_, i) => i + 1));
  });

  it('24.33 pays 1, 2, 3, 5, 7 and 10 for up to six colours', () => {
    expect(orders[32].points.map(([two]) => two)).toEqual([1, 2, 3, 5, 7, 10]);
  });

  it('27.26 pays 7, 6 or 5 for the full beer warehouse', () => {
    expect(orders[23]).toEqual({ number: 24, demand: { is: 'warehouse-full', good: 'beer' }, points: [[7, 6, 5]] });
  });

  it('17.2 can be dealt five to each of four players', () => {
    expect(4 * 5).toBeLessThanOrEqual(orders.length);
  });
});
