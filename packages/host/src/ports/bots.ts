import type { Json, MemoryData } from '@mokum/kernel';

/** Those who play for the bots of a table. */
export interface Bots {
  choose(request: BotRequest): Promise<BotAnswer>;
  /** whether bots are asked here now; where two hosts have one table open, only one of them asks. Always, where it is left out. */
  leads?(): boolean;
}

/** All that a bot is given: what its seat sees and has seen, and what it may do. */
export interface BotRequest {
  readonly game: string;
  /** the version of the rules that the table is played by */
  readonly rules: number;
  readonly level: string;
  readonly seat: number;
  readonly view: Json;
  readonly memory: MemoryData;
  readonly legal: readonly string[];
  /** for the bot's own dice; it says nothing of what nature will do */
  readonly seed: string;
}

/** A bot's moves, or why there are none. */
export type BotAnswer =
  | { readonly moves: readonly string[] }
  | { readonly failed: 'too-slow' | 'error'; readonly message: string };
