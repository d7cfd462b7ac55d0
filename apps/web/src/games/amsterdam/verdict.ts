import type { Position } from '../../table/table.ts';
import { fill } from '../../words/language.ts';
import type { AmsterdamSoloWords } from '@mokum/words/en/amsterdam-solo';
import type { AmsterdamView } from './view.ts';

/** How the solo game ended: more points than TOM win, a tie is lost (20.18). */
export function verdict({ view, result }: Position<AmsterdamView>, solo: AmsterdamSoloWords): string | undefined {
  if (view.seats !== 1 || !result) return undefined;
  const [mine, tom] = result.points;
  return fill(solo.screen[mine > tom ? 'won' : mine === tom ? 'tied' : 'lost'], { mine, tom });
}
