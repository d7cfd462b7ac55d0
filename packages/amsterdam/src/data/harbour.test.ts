import { describe, expect, it } from 'vitest';
import { distancesFrom, harbour, spacesBeside } from './harbour.ts';
import { dockColours, goods } from './names.ts';

const warehouse = (good: string) => harbour.warehouses.find((one) => one.good === good)!;
const dock = (colour: string): number => harbour.docks.find((one) => one.colour === colour)!.space;
const fromStart = distancesFrom(harbour, harbour.start);

describe('the harbour', () => {
  it('1.7 has nine warehouses, four depots, six docks and one start pier', () => {
    expect(harbour.warehouses.map(({ good }) => good)).toEqual([...goods]);
    expect(harbour.depots).toHaveLength(4);
    expect(harbour.docks.map(({ colour }) => colour)).toEqual([...dockColours]);
    expect(harbour.spaces.filter(({ kind }) => kind === 'start').map(({ id }) => id)).toEqual([harbour.start]);
    expect(harbour.spaces.length).toBeLessThanOrEqual(64);
  });

  it('1.8 is one water: from the start pier 2 to 8 steps lead to every pier and dock', () => {
    expect(Math.min(...fromStart)).toBe(0);
    for (const { id, kind } of harbour.spaces) {
      expect(fromStart[id]).toBeGreaterThanOrEqual(0);
      if (kind === 'start' || kind === 'water') continue;
      expect(fromStart[id]).toBeGreaterThanOrEqual(2);
      expect(fromStart[id]).toBeLessThanOrEqual(8);
    }
  });

  it('1.8 lets no two warehouse piers touch', () => {
    for (const { pier } of harbour.warehouses)
      for (const next of spacesBeside(harbour, pier)) expect(harbour.spaces[next].kind).not.toBe('warehouse');
  });

  it('27.9 leads from tulip over one water space to the yellow dock', () => {
    const between = spacesBeside(harbour, warehouse('tulip').pier).filter((space) =>
      spacesBeside(harbour, space).includes(dock('yellow')),
    );
    expect(between.some((space) => harbour.spaces[space].kind === 'water')).toBe(true);
  });

  it('27.24 has lace as the one warehouse or depot nearest to tulip, two steps away', () => {
    const steps = distancesFrom(harbour, warehouse('tulip').pier);
    expect(steps[warehouse('lace').pier]).toBe(2);
    for (const { good, pier } of harbour.warehouses)
      if (good !== 'tulip' && good !== 'lace') expect(steps[pier]).toBeGreaterThan(2);
    for (const { pier } of harbour.depots) expect(steps[pier]).toBeGreaterThan(2);
  });

  it('9.21 gives each warehouse three roofs, the first worth more than the second, the second more than the third', () => {
    for (const { roofs } of harbour.warehouses) {
      expect(roofs).toHaveLength(3);
      expect(roofs[0] > roofs[1] && roofs[1] > roofs[2]).toBe(true);
    }
  });

  it('27.12, 27.16, 27.24, 27.30 shows the roofs of the worked examples', () => {
    expect(warehouse('beer').roofs[2]).toBe(4);
    expect(warehouse('cheese').roofs[1]).toBe(6);
    expect(warehouse('tulip').roofs).toContain(5);
    expect(warehouse('lace').roofs).toContain(5);
  });

  it('1.9 pays more the farther a warehouse or a depot lies', () => {
    const worth = harbour.warehouses.map(
      ({ pier, roofs }) => [fromStart[pier], roofs.reduce((a, b) => a + b)] as const,
    );
    for (const [near, less] of worth) for (const [far, more] of worth) if (near < far) expect(less).toBeLessThan(more);
    const depots = harbour.depots.map(({ pier, value }) => [fromStart[pier], value] as const);
    for (const [near, less] of depots)
      for (const [far, more] of depots) if (near < far) expect(less).toBeLessThan(more);
  });

  it('27.11 pays falling points in the docker house, 7 for the second', () => {
    const [first, second, third, rest] = harbour.dockerHouse.values;
    expect(second).toBe(7);
    expect(first).toBeGreaterThan(7);
    expect(third).toBeLessThan(7);
    expect(third).toBeGreaterThanOrEqual(rest);
  });

  it('27.27 has crystal in the middle of the black market and coffee in a corner', () => {
    const { grid } = harbour.blackMarket;
    expect(grid[1][1]).toBe('crystal');
    expect([grid[0][0], grid[0][2], grid[2][0], grid[2][2]]).toContain('coffee');
    expect(grid.flat().sort()).toEqual([...goods].sort());
  });
});
