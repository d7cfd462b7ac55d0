import { Match, Random } from '@mokum/kernel';
import { choose } from './bots.ts';
import type { AnyMatch, Title } from './table.ts';

/** A whole game between bots, each of which is given its view and its memory only. */
export function playBots({ game, bots }: Title, levels: readonly string[], seed: string): AnyMatch {
  const match: AnyMatch = new Match(game, { seats: levels.length, nature: new Random(`${seed} nature`) });
  const dice = levels.map((_, seat) => new Random(`${seed} bot ${seat}`));
  for (let waiting = match.waitingFor(); waiting.length > 0; waiting = match.waitingFor()) {
    const seat = waiting[0] as number;
    match.submit(seat, choose(match, seat, bots[levels[seat]], dice[seat]));
  }
  return match;
}
