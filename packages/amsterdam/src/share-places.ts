import type { Rulings } from './data/rulings.ts';

/** 15.9 to 15.12: what the places of a district are worth to those with so many crests. */
export function sharePlaces(
  crests: readonly number[],
  places: readonly number[],
  tie: Rulings['districtTie'],
): number[] {
  return crests.map((mine) => {
    if (mine === 0) return 0;
    const before = crests.filter((other) => other > mine).length;
    const tied = crests.filter((other) => other === mine).length;
    const shared = tie === 'all-places' ? tied : Math.min(tied, 2);
    let sum = 0;
    for (let place = before; place < before + shared; place++) sum += places[place] ?? 0;
    return Math.floor(sum / tied);
  });
}
