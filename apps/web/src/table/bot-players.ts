import type { BotAnswer, BotRequest } from '@mokum/host';
import { Random } from '@mokum/kernel';

/** Those who play for the bots of one table. */
export interface BotPlayers {
  choose(request: BotRequest): Promise<BotAnswer>;
  close(): void;
}

function randomMove(legal: readonly string[], seed: string): readonly string[] {
  return [legal[new Random(seed).below(legal.length)]];
}

/** Bots that play any legal move, without a worker. */
export const randomPlayers: BotPlayers = {
  choose: ({ legal, seed }) => Promise.resolve({ moves: randomMove(legal, seed) }),
  close: () => undefined,
};
