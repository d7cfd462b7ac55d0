import { words } from '@mokum/kernel';
import { furKinds } from './data/kinds.ts';

const KINDS = furKinds.length;
/** Most spaces of a trader. */
export const MOST_SPACES = 4;

/** All ways to take one to four furs: kinds in rising order. */
function bundles(): number[][] {
  const all: number[][] = [];
  const grow = (bundle: number[], least: number): void => {
    if (bundle.length > 0) all.push(bundle);
    if (bundle.length < MOST_SPACES) for (let kind = least; kind < KINDS; kind++) grow([...bundle, kind], kind);
  };
  grow([], 0);
  return all;
}

const BUNDLES = bundles();
const countOf = (bundle: readonly number[], kind: number): number => bundle.filter((k) => k === kind).length;
const codeOf = (bundle: readonly number[]): number =>
  furKinds.reduceRight((code, _, kind) => code * (MOST_SPACES + 1) + countOf(bundle, kind), 0);

const named = words('purchase', [
  'middle',
  'bottom',
  ...BUNDLES.map((bundle) => bundle.map((kind) => furKinds[kind]).join('+')),
]);
const placeOf = (fur: string): number => furKinds.findIndex((kind) => kind === fur);

/** What one can ask of the traders: single furs of the top one, read in any order, or all of another's. */
export const purchases: typeof named = {
  ...named,
  read: (text) =>
    named.read(
      text
        .split('+')
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .join('+'),
    ),
};
export const { middle: FROM_MIDDLE, bottom: FROM_BOTTOM } = purchases.of;
const FIRST_BUNDLE = purchases.size - BUNDLES.length;

/** How many furs of each kind a purchase asks for, five numbers for each. */
export const ASKED = Int8Array.from(
  [[], [], ...BUNDLES].flatMap((bundle) => furKinds.map((_, kind) => countOf(bundle, kind))),
);

/** The purchase for counts of the five kinds, read as digits in base 5 with the first kind last. */
export const BUNDLE_AT = new Int16Array(furKinds.reduce((size) => size * (MOST_SPACES + 1), 1));
BUNDLES.forEach((bundle, i) => {
  BUNDLE_AT[codeOf(bundle)] = FIRST_BUNDLE + i;
});
