import { Match, Random } from '@mokum/kernel';
import type { AnyMatch, Title } from './table.ts';

/** A whole game between bots, each of which is given its view and its memory only. */
export function playBots({ game, bots }: Title, levels: readonly string[], seed: string): AnyMatch {
  const match: AnyMatch = new Match(game, { seats: levels.length, nature: new Random(`${seed} nature`) });
  const dice = levels.map((_, seat) => new Random(`${seed} bot ${seat}`));
  for (let waiting = match.waitingFor(); waiting.length > 0; waiting = match.waitingFor()) {
    const seat = waiting[0] as number;
    const situation = { view: match.view(seat), memory: match.memory(seat), legal: match.legal(seat), game, seat };
    match.submit(seat, bots[levels[seat]](situation, dice[seat]));
  }
  return match;
}
