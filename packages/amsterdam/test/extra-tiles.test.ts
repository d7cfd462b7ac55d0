import { type Json, Outcomes } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { market } from '../src/data/market.ts';
import { amsterdam } from '../src/game.ts';
import { type Scene, table } from './table.ts';

const numbersOf = (...stacks: string[]): number[] =>
  market.filter(({ stack }) => stacks.includes(stack)).map(({ number }) => number);
const [A, B, CA, CB] = ['A', 'B', 'CA', 'CB'].map((stack) => numbersOf(stack));

/** The chance of each sort of tile at a draw. */
function chances(scene: Scene, options: Readonly<Record<string, Json>>): Record<string, number> {
  const { g } = table(
    { agenda: { main: [{ task: 'draw-tile' }] }, ...scene },
    {
      extraTiles: true,
      ...options,
    },
  );
  const outcomes = amsterdam.outcomes(g, new Outcomes());
  const found: Record<string, number> = {};
  for (let i = 0; i < outcomes.length; i++) {
    const { stack } = market[outcomes.values[i] - 1];
    found[stack] = (found[stack] ?? 0) + outcomes.weightOf(outcomes.values[i]) / outcomes.total;
  }
  return Object.fromEntries(Object.entries(found).map(([stack, p]) => [stack, Math.round(p * 1000) / 1000]));
}

describe('the set-up of the extra tiles', () => {
  test('19.1 four tiles CA and four CB', () => {
    expect([CA, CB]).toEqual([
      [17, 18, 19, 20],
      [21, 22, 23, 24],
    ]);
    for (const number of [...CA, ...CB]) expect(market[number - 1].points).toBe(0);
  });

  test('19.2 three CA of four and three A of eight in the first half, CB and B in the second', () => {
    expect(chances({ round: 1, market: [24] }, {})).toEqual({ A: 0.5, CA: 0.5 });
    expect(chances({ round: 2, market: [17] }, {})).toEqual({ A: 0.6, CA: 0.4 });
    expect(chances({ round: 4, market: [17], spentTiles: [18, 19] }, {})).toEqual({ A: 1 });
    expect(chances({ round: 4, market: [1], spentTiles: [2, 3] }, {})).toEqual({ CA: 1 });
    expect(chances({ round: 7, market: [20], spentTiles: [1, 2, 3, 17, 18] }, {})).toEqual({ B: 0.5, CB: 0.5 });
    expect(chances({ round: 8, market: [9], spentTiles: [1, 2, 3, 17, 18, 19] }, {})).toEqual({ B: 0.4, CB: 0.6 });
  });

  test('19.3 in the short game two C and three base tiles for each half', () => {
    const short = { length: 'short' };
    expect(chances({ round: 3, market: [24] }, short)).toEqual({ A: 0.6, CA: 0.4 });
    expect(chances({ round: 5, market: [17], spentTiles: [18] }, short)).toEqual({ A: 1 });
    expect(chances({ round: 8, market: [17], spentTiles: [1, 2, 3, 18] }, short)).toEqual({ B: 0.6, CB: 0.4 });
  });

  test('25.24 four C and two base tiles; or three C and one, above two base tiles', () => {
    const four = { edition: 'ru' };
    expect(chances({ round: 1, market: [24] }, four)).toEqual({ A: 0.333, CA: 0.667 });
    expect(chances({ round: 3, market: [24] }, { ...four, length: 'short' })).toEqual({ A: 0.4, CA: 0.6 });
    const above = { rulings: { extraTiles: 'three-one-over-two' } };
    expect(chances({ round: 1, market: [24] }, above)).toEqual({ A: 0.25, CA: 0.75 });
    expect(chances({ round: 5, market: [1], spentTiles: [17, 18, 19] }, above)).toEqual({ A: 1 });
    expect(chances({ round: 4, market: [17], spentTiles: [18, 19] }, above)).toEqual({ A: 1 });
    expect(chances({ round: 7, market: [2], spentTiles: [1, 3, 17, 18, 19] }, above)).toEqual({ B: 0.25, CB: 0.75 });
  });

  test('19.4 no way replaces a whole half: there are four tiles for six rounds', () => {
    for (const extraTiles of ['three-three', 'four-two', 'three-one-over-two'])
      for (const length of ['full', 'short'])
        expect(
          Object.keys(chances({ round: length === 'full' ? 1 : 3, market: [24] }, { length, rulings: { extraTiles } })),
        ).toEqual(['A', 'CA']);
  });

  test('19.1 without the expansion they lie in the box', () => {
    const { g } = table({});
    expect(g.box.toArray()).toEqual([...CA, ...CB]);
    expect(g.tiles.toArray().every((tile) => [...A, ...B].includes(tile))).toBe(true);
  });
});

describe('the extra tiles', () => {
  /** Too few gulden, and what the tile asks. */
  const refusedBelow = (number: number, price: number, scene: Scene): void => {
    expect(market[number - 1]).toMatchObject({ number, price, points: 0 });
    const at = table({ ...scene, anna: { ...(scene.anna as object), gulden: price - 1 }, market: [number] });
    expect(at.anna.why('market')).toBe('12.2');
  };

  test('23.17, 26.25 CA17: 1 gulden, up to 3 steps without resources, loading and delivering on the way', () => {
    const scene = { anna: { gulden: 1, barge: 36, storage: { beer: 1 } }, market: [17] };
    const { anna, g } = table(scene);
    anna.does('market', 'sail 14', 'load beer', 'take-docker maroon');
    expect([anna.gulden, anna.aboard, g.freeSteps]).toEqual([1, { beer: 1 }, 2]);
    anna.does('sail 36', 'sail 35');
    expect([anna.why('sail 36'), anna.me.barge]).toEqual(['9.6', 35]);
    refusedBelow(17, 1, scene);
  });

  test('23.18 CA18: 2 gulden, an inactive card for any card of the discard pile, of whatever kind', () => {
    const scene = { anna: { gulden: 2, inactive: [1, 60] }, discard: [109, 70], market: [18] };
    const { anna, g } = table(scene);
    anna.does('market', 'swap-out 60');
    expect(anna.options('swap-in')).toEqual(['70', '109']);
    anna.does('swap-in 109');
    expect([anna.me.inactive.toArray(), g.discard.toArray(), anna.gulden]).toEqual([[1, 109], [60, 70], 0]);
    refusedBelow(18, 2, scene);
    expect(table({ anna: { gulden: 2 }, discard: [5], market: [18] }).anna.why('market')).toBe('23.18');
  });

  test('26.26 not for the card just put there; if the pile is empty for the top artisan or building, never a map', () => {
    const { anna, g } = table({ anna: { gulden: 2, inactive: [1, 2] }, discard: [70, 109], market: [18] });
    anna.does('market', 'swap-out 1');
    expect([anna.options('swap-in'), anna.why('swap-in 1')]).toEqual([['70', '109'], '26.26']);
    anna.does('swap-in 109');
    expect([anna.me.inactive.toArray(), g.discard.toArray()]).toEqual([
      [2, 109],
      [1, 70],
    ]);
    const empty = table({ anna: { gulden: 2, inactive: [1] }, discard: [], market: [18] });
    empty.anna.does('market');
    expect([empty.anna.options('swap-stack'), empty.anna.why('swap-stack map')]).toEqual([
      ['artisan', 'building'],
      '23.18',
    ]);
    empty.anna.does('swap-stack building');
    empty.tell('draw-swap 70');
    expect([empty.anna.me.inactive.toArray(), empty.g.discard.toArray()]).toEqual([[70], [1]]);
  });

  test('26.26 a pile of more than 64 cards is asked for by kind first', () => {
    const pile = Array.from({ length: 120 }, (_, i) => i + 13);
    const { anna } = table({ anna: { gulden: 2, inactive: [1, 2] }, discard: pile, market: [18] });
    anna.does('market', 'swap-out 1');
    expect(anna.asked).toBe('swap-kind');
    anna.does('swap-kind map');
    expect(anna.options('swap-in')).toHaveLength(24);
    expect(anna.why('swap-in 70')).toBe('23.18');
    anna.does('swap-in 110');
    expect(anna.me.inactive.toArray()).toEqual([2, 110]);
  });

  test('25.14 under supply it swaps with the stacks, whatever lies on the discard pile', () => {
    const scene = { anna: { gulden: 2, inactive: [1] }, discard: [109], market: [18] };
    const at = table(scene, { edition: 'fr', rulings: { tile18: 'supply' } });
    at.anna.does('market', 'swap-stack artisan');
    at.tell('draw-swap 20');
    expect(at.anna.me.inactive.toArray()).toEqual([20]);
  });

  test('25.14 under fr it follows its own note: the discard pile, and the stacks where that is empty', () => {
    const scene = { anna: { gulden: 2, inactive: [1] }, market: [18] };
    const pile = table({ ...scene, discard: [109, 110] }, { edition: 'fr' });
    expect(pile.anna.does('market').options('swap-in')).toEqual(['109', '110']);
    const empty = table({ ...scene, discard: [] }, { edition: 'fr' });
    expect(empty.anna.does('market').options('swap-stack')).toEqual(['artisan', 'building']);
  });

  test('26.26, 2.8 a stack that is empty is not offered', () => {
    const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
    const draws = (discard: readonly number[], inactive: number): string[] => {
      const at = table(
        { anna: { gulden: 2, inactive: [inactive] }, discard, market: [18] },
        { rulings: { tile18: 'supply' } },
      );
      at.anna.does('market');
      // One stack is left, so nobody is asked which.
      return at.match.outcomes();
    };
    expect(draws(numbers(1, 54), 60)).toEqual(
      numbers(55, 108).flatMap((card) => (card === 60 ? [] : [`draw-swap ${card}`])),
    );
    expect(draws(numbers(55, 108), 7)).toEqual(
      numbers(1, 54).flatMap((card) => (card === 7 ? [] : [`draw-swap ${card}`])),
    );
  });

  test('7.2 a card that is not below one’s own board is neither activated by CA20 nor swapped by CA18', () => {
    const free = table({ anna: { gulden: 3, inactive: [33, 60] }, jan: { inactive: [61] }, market: [20] }).anna;
    free.does('market');
    for (const card of [1, 61, 132]) expect(free.why(`activate-free ${card}`)).toBe('7.2');
    const swap = table({
      anna: { gulden: 2, inactive: [1, 60] },
      jan: { inactive: [61] },
      discard: [70],
      market: [18],
    }).anna;
    swap.does('market');
    for (const card of [2, 61, 70, 132]) expect(swap.why(`swap-out ${card}`)).toBe('7.2');
  });

  test('23.19 CA19: 2 gulden, 2 resources of any colours', () => {
    const scene = { anna: { gulden: 2 }, market: [19] };
    const { anna } = table(scene);
    anna.does('market', 'gain-colour pink', 'gain-colour grey');
    expect([anna.pool, anna.gulden, anna.asked]).toEqual([{ pink: 1, grey: 1 }, 0, 'turn']);
    refusedBelow(19, 2, scene);
  });

  test('23.20 CA20: 3 gulden, an inactive card is activated without resources', () => {
    const scene = { anna: { gulden: 3, inactive: [33, 60] }, market: [20] };
    const { anna } = table(scene);
    anna.does('market', 'activate-free 33');
    expect([anna.me.active.toArray(), anna.me.inactive.toArray(), anna.gulden]).toEqual([[33], [60], 1]);
    expect(anna.asked).toBe('turn');
    refusedBelow(20, 3, scene);
    expect(table({ anna: { gulden: 3 }, market: [20] }).anna.why('market')).toBe('23.20');
  });

  test('23.21 CB21: 3 gulden, the barge goes to any space of the harbour', () => {
    const scene = { anna: { gulden: 3, active: [16] }, market: [21] };
    const { anna } = table(scene);
    anna.does('market');
    expect(anna.options('barge-to')).toHaveLength(43);
    expect(anna.why('barge-to 0')).toBe('23.21');
    anna.does('barge-to 17');
    expect([anna.me.barge, anna.gulden, anna.options('take-docker').length]).toEqual([17, 0, 2]);
    refusedBelow(21, 3, scene);
  });

  test('26.2, 23.21 016 counts the way of CB21 if it is 2 steps or more', () => {
    const far = table({ anna: { gulden: 3, active: [16] }, market: [21] }).anna;
    far.does('market', 'barge-to 17');
    expect(far.may('use-card 16')).toBe(true);
    const near = table({ anna: { gulden: 3, active: [16], barge: 36 }, market: [21] }).anna;
    near.does('market', 'barge-to 35');
    expect(near.why('use-card 16')).toBe('3.10');
  });

  test('23.22 CB22: 4 gulden, any free block without resources, and its good', () => {
    const scene = { anna: { gulden: 4 }, jan: { crests: [1] }, market: [22] };
    const { anna } = table(scene);
    anna.does('market');
    expect([anna.options('free-block').length, anna.why('free-block 1')]).toEqual([35, '8.4']);
    anna.does('free-block 33', 'sell store');
    expect([anna.me.crests.toArray(), anna.storage, anna.gulden]).toEqual([[33], { crystal: 1 }, 0]);
    refusedBelow(22, 4, scene);
    const all = { crests: Array.from({ length: 36 }, (_, i) => i + 1) };
    expect(table({ anna: { gulden: 4 }, jan: all, market: [22] }).anna.why('market')).toBe('23.22');
  });

  test('25.15 the free block counts as the block of the turn; under extra it does not', () => {
    const scene = { anna: { gulden: 8, pool: { pink: 4 } }, market: [22] };
    const counts = table(scene).anna;
    counts.does('market', 'free-block 33', 'sell store');
    expect(counts.why('take-block 35')).toBe('8.1');
    const after = table(scene).anna;
    after.does('take-block 33', 'sell store');
    expect(after.why('market')).toBe('25.15');
    const extra = table(scene, { rulings: { tile22: 'extra' } }).anna;
    extra.does('market', 'free-block 33', 'sell store', 'take-block 35', 'sell store');
    expect(extra.me.crests.toArray()).toEqual([33, 35]);
  });

  test('23.23 CB23: 5 gulden, one resource of each colour', () => {
    const scene = { anna: { gulden: 5 }, market: [23] };
    const { anna } = table(scene);
    anna.does('market');
    expect([anna.pool, anna.gulden]).toEqual([{ black: 1, brown: 1, violet: 1, pink: 1, orange: 1, grey: 1 }, 0]);
    refusedBelow(23, 5, scene);
  });

  test('23.24 CB24: 6 gulden, two inactive cards are activated without resources', () => {
    const scene = { anna: { gulden: 6, inactive: [30, 70, 71] }, market: [24] };
    const { anna } = table(scene);
    anna.does('market', 'activate-free 30', 'activate-free 70');
    expect([anna.me.active.toArray(), anna.me.inactive.toArray(), anna.gulden]).toEqual([[30, 70], [71], 2]);
    refusedBelow(24, 6, scene);
    expect(table({ anna: { gulden: 6 }, market: [24] }).anna.why('market')).toBe('23.24');
  });

  test('26.27 CB24 may be used with one inactive card', () => {
    const { anna } = table({ anna: { gulden: 6, inactive: [70] }, market: [24] });
    anna.does('market');
    expect([anna.me.active.toArray(), anna.asked]).toEqual([[70], 'turn']);
  });
});
