import { bots as amsterdam } from './amsterdam/index.ts';
import type { Bot } from './bot.ts';
import { bots as grachtenpand } from './grachtenpand/index.ts';
import { bots as nieuwAmsterdam } from './nieuw-amsterdam/index.ts';

/** Every bot there is, by game and level. */
export const BOTS: Readonly<Record<string, Readonly<Record<string, Bot>>>> = {
  amsterdam,
  grachtenpand,
  'nieuw-amsterdam': nieuwAmsterdam,
};

/** The levels of a game's bots, the weakest first. */
export const levelsOf = (game: string): readonly string[] => Object.keys(BOTS[game] ?? {});

export function botCalled(game: string, level: string): Bot {
  const bot = Object.hasOwn(BOTS, game) && Object.hasOwn(BOTS[game], level) ? BOTS[game][level] : undefined;
  if (!bot) throw new RangeError(`${game} has no bot "${level}"; there are: ${levelsOf(game).join(', ') || 'none'}`);
  return bot;
}
