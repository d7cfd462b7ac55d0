import type { Json } from '@mokum/kernel';
import { editionNames } from '../src/data/rulings.ts';
import { LENGTHS } from '../src/options.ts';

/** What a table of two to four can agree on, with everything each can be. */
const factors = {
  seats: [2, 3, 4],
  edition: editionNames,
  length: LENGTHS,
  foreman: [false, true],
  orders: ['0', '3', '5', '3-1', '5-2', '3-2', '5-1'],
  trader: [false, true],
  extraTiles: ['off', 'three-three', 'four-two', 'three-one-over-two'],
} as const;

type Factor = keyof typeof factors;
export type Mix = { readonly [F in Exclude<Factor, 'seats'>]: (typeof factors)[F][number] } & {
  readonly seats: number;
};

const names = Object.keys(factors) as Factor[];
const pairKey = (a: Factor, x: unknown, b: Factor, y: unknown): string => `${a}=${String(x)} ${b}=${String(y)}`;

/** Every pair of values of two things a table can agree on. */
export function allPairs(): Set<string> {
  const pairs = new Set<string>();
  names.forEach((a, i) => {
    for (const b of names.slice(i + 1))
      for (const x of factors[a]) for (const y of factors[b]) pairs.add(pairKey(a, x, b, y));
  });
  return pairs;
}

export function pairsOf(mix: Mix): string[] {
  return names.flatMap((a, i) => names.slice(i + 1).map((b) => pairKey(a, mix[a], b, mix[b])));
}

/**
 * A small set of tables in which every pair occurs: table by table, each thing takes the value by which most pairs are
 * covered that no table has yet.
 */
export function pairwiseMixes(): Mix[] {
  const left = allPairs();
  const mixes: Mix[] = [];
  while (left.size > 0) {
    const [first] = left;
    const chosen = new Map<Factor, unknown>();
    for (const part of first.split(' ')) {
      const [name, text] = part.split('=') as [Factor, string];
      chosen.set(
        name,
        factors[name].find((value) => String(value) === text),
      );
    }
    for (const name of names) {
      if (chosen.has(name)) continue;
      const gain = (value: unknown): number =>
        [...chosen].filter(([other, with_]) =>
          left.has(
            names.indexOf(other) < names.indexOf(name)
              ? pairKey(other, with_, name, value)
              : pairKey(name, value, other, with_),
          ),
        ).length;
      chosen.set(
        name,
        [...factors[name]].reduce((best, value) => (gain(value) > gain(best) ? value : best)),
      );
    }
    const mix = Object.fromEntries(names.map((name) => [name, chosen.get(name)])) as unknown as Mix;
    for (const pair of pairsOf(mix)) left.delete(pair);
    mixes.push(mix);
  }
  return mixes;
}

/** 20.1: the solo game is played without expansions, so its editions and lengths are all there is to mix. */
export function soloMixes(): Mix[] {
  const without = { seats: 1, foreman: false, orders: '0', trader: false, extraTiles: 'off' } as const;
  return editionNames.flatMap((edition) => LENGTHS.map((length) => ({ ...without, edition, length })));
}

/** The options by which such a table is opened. */
export function optionsOf({ edition, length, foreman, orders, trader, extraTiles }: Mix): Json {
  const [dealt, open = '0'] = orders.split('-');
  return {
    edition,
    length,
    foreman,
    orders: Number(dealt),
    openOrders: Number(open),
    trader,
    extraTiles: extraTiles !== 'off',
    ...(extraTiles !== 'off' && { rulings: { extraTiles } }),
  };
}
