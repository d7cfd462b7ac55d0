import { describe, expect, it } from 'vitest';
import { blockColour, city, neighboursOf } from './city.ts';
import { districts, type Point } from './names.ts';

const costsOf = (district: string): number[] =>
  city.blocks
    .filter((block) => block.district === district)
    .map(({ cost }) => cost)
    .sort((a, b) => a - b);

const side = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

describe('the city', () => {
  it('1.2 has six districts of six blocks', () => {
    expect(city.blocks).toHaveLength(36);
    for (const district of districts) expect(costsOf(district)).toHaveLength(6);
  });

  it('1.5 asks 1 to 4 resources for a block, 2 somewhere in every district, and as much for one district as for another', () => {
    for (const district of districts) {
      const costs = costsOf(district);
      expect(costs.every((cost) => cost >= 1 && cost <= 4)).toBe(true);
      expect(costs).toContain(2);
      expect(costs.reduce((a, b) => a + b)).toBe(15);
    }
  });

  it('27.30, 27.31 has three cheapest violet blocks of equal cost, and 2 as the cheapest of the black ones', () => {
    const violet = costsOf('nieuwmarkt');
    expect(violet.filter((cost) => cost === violet[0])).toHaveLength(3);
    expect(costsOf('grachtengordel')[0]).toBe(2);
  });

  it('27.25 has a grey block of cost 2 with a bridge to a block on its right', () => {
    const grey = city.blocks.filter((block) => blockColour(block) === 'grey' && block.cost === 2);
    const onTheRight = grey.flatMap((block) =>
      neighboursOf(city, block.id).filter((id) => city.blocks[id - 1].position.x > block.position.x),
    );
    expect(onTheRight.length).toBeGreaterThan(0);
  });

  it('27.7 has a pink block of cost 2', () => {
    expect(costsOf('plantage')).toContain(2);
  });

  it('1.6 is connected by bridges, two to five at each block, some of them across the borders of districts', () => {
    const reached = new Set([1]);
    for (const id of reached) for (const next of neighboursOf(city, id)) reached.add(next);
    expect(reached.size).toBe(36);
    for (const { id } of city.blocks) {
      const degree = neighboursOf(city, id).length;
      expect(degree).toBeGreaterThanOrEqual(2);
      expect(degree).toBeLessThanOrEqual(5);
    }
    const across = city.bridges.filter(({ a, b }) => city.blocks[a - 1].district !== city.blocks[b - 1].district);
    expect(across.length).toBeGreaterThan(5);
    for (const district of districts)
      expect(across.some(({ a, b }) => [a, b].some((id) => city.blocks[id - 1].district === district))).toBe(true);
  });

  it('1.6 is planar: no bridge crosses another', () => {
    const ends = city.bridges.map(({ a, b }) => [city.blocks[a - 1].position, city.blocks[b - 1].position] as const);
    for (let i = 0; i < ends.length; i++)
      for (let j = i + 1; j < ends.length; j++) expect(cross(...ends[i], ...ends[j])).toBe(false);
  });

  it('draws every block on the board, around its own position and no other', () => {
    const inside = (polygon: readonly Point[], p: Point): boolean => {
      let odd = false;
      for (const [i, a] of polygon.entries()) {
        const b = polygon[(i + 1) % polygon.length];
        if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
      }
      return odd;
    };
    for (const { id, polygon } of city.blocks) {
      for (const { x, y } of polygon) expect(x >= 0 && x <= city.width && y >= 0 && y <= city.height).toBe(true);
      expect(city.blocks.filter(({ position }) => inside(polygon, position)).map((block) => block.id)).toEqual([id]);
    }
  });

  it('20.12 leaves no doubt which of two blocks is the leftmost', () => {
    expect(new Set(city.blocks.map(({ position }) => `${position.x}:${position.y}`)).size).toBe(36);
  });
});
