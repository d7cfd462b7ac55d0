import { type Game, type Rules, rulesOf } from '@mokum/kernel';
import { nextTask } from './next-task.ts';

/** The games by name, each in a chunk of its own: home loads none of them. */
const games: Readonly<Record<string, () => Promise<Game>>> = {
  grachtenpand: async () => (await import('@mokum/grachtenpand')).grachtenpand as unknown as Game,
  'nieuw-amsterdam': async () => (await import('@mokum/nieuw-amsterdam')).nieuwAmsterdam as unknown as Game,
  amsterdam: async () => (await import('@mokum/amsterdam')).amsterdam as unknown as Game,
};

/** The levels of each game's bots, the weakest first; the bots themselves are loaded by their worker. */
export const BOT_LEVELS: Readonly<Record<string, readonly string[]>> = {
  grachtenpand: ['random', 'greedy'],
  'nieuw-amsterdam': ['random', 'greedy'],
  amsterdam: ['random', 'greedy'],
};

export const GAMES: readonly string[] = Object.keys(games);

const loaded = new Map<string, Promise<Rules>>();

async function load(game: string): Promise<Rules> {
  const module = await games[game]();
  // To read the game's tables was work enough for one task.
  await nextTask();
  return rulesOf(module);
}

/** The newest rules of a game, loaded once; what did not come is asked for again the next time. */
function rulesNow(game: string): Promise<Rules> {
  const before = loaded.get(game);
  if (before) return before;
  const coming = load(game);
  loaded.set(game, coming);
  coming.catch(() => loaded.delete(game));
  return coming;
}

/** By game, the rules of this very page. */
export const newestRules: Readonly<Record<string, () => Promise<Rules>>> = Object.fromEntries(
  GAMES.map((game) => [game, () => rulesNow(game)]),
);
