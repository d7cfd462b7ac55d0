import { type BotAnswer, type BotRequest, randomMove } from './bot-players.ts';

/** What a bot plays, whatever goes wrong in it: runs in the worker. */
export async function answerFor(request: BotRequest): Promise<BotAnswer> {
  try {
    return { moves: await think(request) };
  } catch (error) {
    return { failed: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}

function think({ legal, seed }: BotRequest): Promise<readonly string[]> {
  return Promise.resolve(randomMove(legal, seed));
}
