import type { Game } from '@mokum/kernel';

/**
 * The games by name and version of their rules, each in a chunk of its own: home loads none of them. When the rules of a
 * game change, the old version stays here, so that what was begun under it is finished under it.
 */
const rules: Readonly<Record<string, Readonly<Record<number, () => Promise<Game>>>>> = {
  grachtenpand: { 1: async () => (await import('@mokum/grachtenpand')).grachtenpand as unknown as Game },
  'nieuw-amsterdam': { 1: async () => (await import('@mokum/nieuw-amsterdam')).nieuwAmsterdam as unknown as Game },
  amsterdam: { 1: async () => (await import('@mokum/amsterdam')).amsterdam as unknown as Game },
};

/** The levels of each game's bots, the weakest first; the bots themselves are loaded by their worker. */
export const BOT_LEVELS: Readonly<Record<string, readonly string[]>> = {
  grachtenpand: ['random', 'greedy'],
  'nieuw-amsterdam': ['random', 'greedy'],
  amsterdam: ['random', 'greedy'],
};

/** A game, or a version of its rules, that this page does not have. */
export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
  readonly game: string;
  readonly version: number | undefined;

  constructor(game: string, version?: number) {
    super(version === undefined ? `there is no game ${game} here` : `${game} has no rules version ${version} here`);
    this.game = game;
    this.version = version;
  }
}

export const GAMES: readonly string[] = Object.keys(rules);

/** The rules of a game: the version a log names, or else the newest. */
export async function loadGame(name: string, version?: number): Promise<Game> {
  if (!Object.hasOwn(rules, name)) throw new UnknownGame(name);
  const versions = rules[name];
  const wanted = version ?? Math.max(...Object.keys(versions).map(Number));
  if (!Object.hasOwn(versions, wanted)) throw new UnknownGame(name, wanted);
  return await versions[wanted]();
}
