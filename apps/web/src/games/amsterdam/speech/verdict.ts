import type { Position } from '../../../table/table.ts';
import { fill } from '../../../words/language.ts';
import type { AmsterdamView } from '../view.ts';

/** The words of it, as the game's speech has them. */
interface Words {
  readonly solo: { readonly screen: Readonly<Record<'won' | 'tied' | 'lost', string>> };
  readonly screen: { readonly winsTie: string };
}

/**
 * How the game ended, where it takes more than who has the most points: alone more points than TOM win and a tie is lost
 * (20.18), at a table of several a tie is won by whoever is farther along the Amstel (15.15).
 */
export function verdict(
  { view, result }: Position<AmsterdamView>,
  names: readonly string[],
  { solo, screen }: Words,
): string | undefined {
  if (!result) return undefined;
  const { points, ranking } = result;
  if (view.seats === 1) {
    const [mine, tom] = points;
    return fill(solo.screen[mine > tom ? 'won' : mine === tom ? 'tied' : 'lost'], { mine, tom });
  }
  const first = ranking.indexOf(1);
  const tied = points.some((its, seat) => seat !== first && its === points[first]);
  return tied ? fill(screen.winsTie, { who: names[first], points: points[first] }) : undefined;
}
