import { type Json, NONE } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { city, neighboursOf } from '../src/data/city.ts';
import { asking, setUp } from './playing-set-up.ts';
import { type Scene, type Table, table } from './table.ts';

const beside = (block: number): number[] => [...neighboursOf(city, block)].sort((a, b) => a - b);
const positionOf = (block: number): { readonly x: number } => city.blocks[block - 1].position;
/** A grey block of cost 2 with a bridge to a block on its right. */
const greyOfTwo = (): number =>
  city.blocks.find(
    ({ id, cost, district }) =>
      cost === 2 &&
      district === 'haarlemmerbuurt' &&
      beside(id).some((other) => positionOf(other).x > positionOf(id).x),
  )?.id ?? NONE;

describe('the bailiff', () => {
  const COST_2 = 33;

  test('16.3 the second to last on the Amstel puts him on a block of cost 2', () => {
    const at = setUp(4, { foreman: true }, 'place-bailiff');
    const seat = at.g.order.at(2);
    expect(asking(at)).toBe(seat);
    const twos = city.blocks.filter(({ cost }) => cost === 2).map(({ id }) => `place-bailiff ${id}`);
    expect(at.match.legal(seat)).toEqual(twos);
    expect(at.match.why(seat, 'place-bailiff 1')).toMatchObject({ legal: false, paragraph: '16.3' });
    const two = setUp(2, { foreman: true }, 'place-bailiff');
    expect(asking(two)).toBe(two.g.order.at(0));
  });

  test('16.3 a pack without a block of cost 2 lets him begin on any block, the first and the last too', () => {
    const blocks = city.blocks.map((block) => ({ ...block, cost: block.cost === 2 ? 3 : block.cost }));
    const pack = JSON.parse(JSON.stringify({ name: 'no twos', city: { ...city, blocks } })) as Json;
    const at = setUp(3, { foreman: true, pack }, 'place-bailiff');
    expect(at.match.legal(asking(at))).toEqual(Array.from({ length: 36 }, (_, i) => `place-bailiff ${i + 1}`));
    at.match.submit(asking(at), ['place-bailiff 36', 'commit']);
    expect(at.g.bailiff).toBe(36);
  });

  test('16.10 his block costs 1 resource of its colour less', () => {
    const at = table({ bailiff: COST_2, anna: { pool: { pink: 1 } } });
    expect(at.anna.may(`take-block ${COST_2}`)).toBe(true);
    at.anna.does(`take-block ${COST_2}`, 'sell store');
    expect(at.anna.pool).toEqual({});
    expect(table({ anna: { pool: { pink: 1 } } }).anna.why(`take-block ${COST_2}`)).toBe('8.3');
  });

  test('16.10, 22.25 with 025 his block costs 2 less, and may so be free', () => {
    const at = table({ bailiff: COST_2, anna: { active: [25] } });
    expect(at.anna.may(`take-block ${COST_2}`)).toBe(true);
    at.anna.does(`take-block ${COST_2}`, 'sell store');
    expect([at.anna.pool, at.anna.me.crests.toArray()]).toEqual([{}, [COST_2]]);
    expect(table({ anna: { active: [25] } }).anna.why(`take-block ${COST_2}`)).toBe('8.3');
  });

  test('26.6, 16.10 never a gulden price: 027 asks 2 gulden for his block too', () => {
    const at = table({ bailiff: COST_2, anna: { active: [27], gulden: 2 } });
    at.anna.does(`take-block ${COST_2}`, 'sell store');
    expect(at.anna.gulden).toBe(0);
  });

  /** Where he can go once his block is taken. */
  function goals(scene: Scene, options?: Json): { at: Table; free: string[] } {
    const at = table({ bailiff: COST_2, ...scene, anna: { pool: { pink: 1 }, ...(scene.anna as object) } }, options);
    at.anna.does(`take-block ${COST_2}`, 'sell store');
    return { at, free: at.anna.options('move-bailiff') };
  }
  test('16.11, 16.13 he crosses a bridge to a neighbouring block that belongs to nobody; of several the mover chooses', () => {
    const { at, free } = goals({});
    expect(free).toEqual(beside(COST_2).map(String));
    expect(free.length).toBeGreaterThan(1);
    const owned = Number(free[0]);
    at.anna.does(`move-bailiff ${free[1]}`);
    expect(at.g.bailiff).toBe(Number(free[1]));
    const one = goals({ jan: { crests: [owned] } });
    expect(one.free).toEqual(free.slice(1));
    expect(one.at.anna.why(`move-bailiff ${owned}`)).toBe('16.11');
  });

  test('16.12, 25.20 if no neighbour is free he goes to the nearest free block', () => {
    const around = beside(COST_2);
    const second = new Set(around.flatMap(beside).filter((block) => block !== COST_2 && !around.includes(block)));
    const { at, free } = goals({ jan: { crests: around } });
    expect(free.map(Number)).toEqual([...second].sort((a, b) => a - b));
    const far = Array.from({ length: 36 }, (_, i) => i + 1).find(
      (block) => block !== COST_2 && !around.includes(block) && !second.has(block),
    );
    expect(at.anna.why(`move-bailiff ${far}`)).toBe('16.12');
  });

  test('25.20 under next-block over owned blocks to any free one; under any-bridge to every free block', () => {
    const around = beside(COST_2);
    const ring = [...new Set(around.flatMap(beside))].filter((block) => block !== COST_2 && !around.includes(block));
    const one = ring[0];
    const beyond = beside(one).filter((block) => block !== COST_2 && ![...around, ...ring].includes(block));
    const crests = [...around, one];
    const nearest = goals({ jan: { crests } });
    expect(nearest.free.map(Number)).toEqual(ring.filter((block) => block !== one).sort((a, b) => a - b));
    expect(beyond.length).toBeGreaterThan(0);
    const next = goals({ jan: { crests } }, { rulings: { bailiffGoal: 'next-block' } });
    expect(next.free.map(Number).sort((a, b) => a - b)).toEqual(
      [...new Set([...ring.filter((block) => block !== one), ...beyond])].sort((a, b) => a - b),
    );
    const any = goals({ jan: { crests } }, { rulings: { bailiffGoal: 'any-bridge' } });
    expect(any.free.length).toBe(36 - 1 - crests.length);
  });

  test('16.14 when every block has an owner he leaves the game', () => {
    const others = Array.from({ length: 36 }, (_, i) => i + 1).filter((block) => block !== COST_2);
    const { at, free } = goals({ jan: { crests: others } });
    expect([free, at.g.bailiff]).toEqual([[], NONE]);
  });

  test('16.10, 16.14 the last block costs 1 less as well, when 027 leaves the choice how to pay', () => {
    const others = Array.from({ length: 36 }, (_, i) => i + 1).filter((block) => block !== COST_2);
    const at = table({
      bailiff: COST_2,
      anna: { active: [27], gulden: 2, pool: { pink: 1 } },
      jan: { crests: others },
    });
    at.anna.does(`take-block ${COST_2}`, 'pay-block-with resources', 'sell store');
    expect([at.anna.pool, at.anna.gulden, at.g.bailiff]).toEqual([{}, 2, NONE]);
  });

  test('26.33 he moves also when his block was taken by 027 or tile 22; tile 22 uses up one of the two blocks of 028', () => {
    const paid = table({ bailiff: COST_2, anna: { active: [27], gulden: 2 } });
    paid.anna.does(`take-block ${COST_2}`, 'sell store');
    expect(paid.anna.asked).toBe('move-bailiff');
    const tile = table({ bailiff: COST_2, anna: { gulden: 4, active: [28], pool: { pink: 6 } }, market: [22] });
    tile.anna.does('market', `free-block ${COST_2}`, 'sell store');
    expect(tile.anna.asked).toBe('move-bailiff');
    const [to] = tile.anna.options('move-bailiff');
    tile.anna.does(`move-bailiff ${to}`);
    expect(tile.anna.options('take-block').length).toBeGreaterThan(0);
    tile.anna.does(`take-block ${tile.anna.options('take-block').find((block) => block !== to)}`, 'sell store');
    expect(tile.anna.why(`take-block ${to}`)).toBe('8.1');
  });

  test('27.25 Anna takes the block with the bailiff for 1 grey instead of 2; he crosses a bridge to the block on the right', () => {
    const block = greyOfTwo();
    const at = table({ bailiff: block, anna: { pool: { grey: 1 } } });
    at.anna.does(`take-block ${block}`, 'sell store');
    const right = at.anna.options('move-bailiff').find((to) => positionOf(Number(to)).x > positionOf(block).x);
    expect(right).toBeDefined();
    at.anna.does(`move-bailiff ${right}`);
    expect([at.anna.pool, at.g.bailiff]).toEqual([{}, Number(right)]);
  });

  test('a bailiff on a block with an owner is refused', () => {
    expect(() => table({ bailiff: 3, anna: { crests: [3] } })).toThrow(/bailiff: block 3 has an owner/);
  });
});
