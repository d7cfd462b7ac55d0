import { amsterdam } from '@mokum/amsterdam';
import { grachtenpand } from '@mokum/grachtenpand';
import { type Entry, type Fields, type Game, type Json, NATURE, textOf } from '@mokum/kernel';
import { nieuwAmsterdam } from '@mokum/nieuw-amsterdam';
import { botCalled } from '../src/bots.ts';
import { playGame } from '../src/simulate.ts';

interface GoldenGames {
  /** the name of their file */
  readonly name: string;
  readonly game: Game<Fields>;
  readonly seats: number;
  /** a game for each, one after the other */
  readonly seeds: readonly number[];
  readonly options?: Json;
}

const games = (name: string, game: unknown, seats: number, seeds: readonly number[], options?: Json): GoldenGames => ({
  name,
  game: game as Game<Fields>,
  seats,
  seeds,
  ...(options !== undefined && { options }),
});

const EXPANSIONS = { foreman: true, orders: 5, openOrders: 2, trader: true, extraTiles: true };

/**
 * Whole games between greedy bots: the same bytes in every version of Node and in every browser. 150, 226 and 126 are
 * games that Node 24 played differently while the bots still judged by `**`.
 */
export const GOLDEN_GAMES: readonly GoldenGames[] = [
  games('grachtenpand-2', grachtenpand, 2, [1]),
  games('grachtenpand-3', grachtenpand, 3, [1, 150, 226]),
  games('grachtenpand-4', grachtenpand, 4, [1, 2]),
  games('grachtenpand-5', grachtenpand, 5, [1, 126]),
  games('nieuw-amsterdam-2', nieuwAmsterdam, 2, [1]),
  games('nieuw-amsterdam-3', nieuwAmsterdam, 3, [1]),
  games('nieuw-amsterdam-5', nieuwAmsterdam, 5, [1]),
  games('amsterdam-1', amsterdam, 1, [1]),
  games('amsterdam-2', amsterdam, 2, [1]),
  games('amsterdam-3-expansions', amsterdam, 3, [1], EXPANSIONS),
  games('amsterdam-4', amsterdam, 4, [1]),
];

const told = (game: Game<Fields>, entry: Entry): string =>
  `${entry.by === NATURE ? '*' : entry.by} ${textOf(game, entry)}`;

/** The games row by row, each with its result. */
export function goldenText({ game, seats, seeds, options }: GoldenGames): string {
  const greedy = botCalled(game.name, 'greedy');
  return seeds
    .map((n) => {
      const bots = Array.from({ length: seats }, () => greedy);
      const seed = `golden ${n}`;
      const { match, result } = playGame({ game, seats, bots, seed, ...(options !== undefined && { options }) });
      const rows = match.rows.map(({ entries }) => entries.map((entry) => told(game, entry)).join('; '));
      return [`${game.name}, ${seats} seats, ${seed}`, ...rows, JSON.stringify(result), ''].join('\n');
    })
    .join('\n');
}
