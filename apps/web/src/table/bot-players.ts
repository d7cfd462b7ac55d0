import { type Json, type Memory, Random, type RememberedRow, type SeenEntry } from '@mokum/kernel';

/** What a seat remembers, as plain data that a message can carry. */
export interface MemoryData {
  readonly seat: number;
  readonly seats: number;
  readonly options: Json;
  readonly since: Memory['since'];
  readonly rows: readonly RememberedRow[];
  readonly pending: readonly SeenEntry[];
}

/** All that a bot is given: what its seat sees and has seen, and what it may do. */
export interface BotRequest {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly view: Json;
  readonly memory: MemoryData;
  readonly legal: readonly string[];
  /** for the bot's own dice; it says nothing of the table's seed */
  readonly seed: string;
}

/** A bot's moves, or why there are none. */
export type BotAnswer =
  | { readonly moves: readonly string[] }
  | { readonly failed: 'too-slow' | 'error'; readonly message: string };

/** Those who play for the bots of one table. */
export interface BotPlayers {
  choose(request: BotRequest): Promise<BotAnswer>;
  close(): void;
}

export const memoryData = ({ seat, seats, options, since, rows, pending }: Memory): MemoryData => ({
  seat,
  seats,
  options,
  since,
  rows: [...rows],
  pending: [...pending],
});

export function randomMove(legal: readonly string[], seed: string): readonly string[] {
  return [legal[new Random(seed).below(legal.length)]];
}

/** Bots that play any legal move, without a worker. */
export const randomPlayers: BotPlayers = {
  choose: ({ legal, seed }) => Promise.resolve({ moves: randomMove(legal, seed) }),
  close: () => undefined,
};
