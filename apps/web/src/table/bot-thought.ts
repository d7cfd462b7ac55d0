import type { Bot } from '@mokum/bots';
import { Memory, type MemoryData, Random, type View } from '@mokum/kernel';
import type { BotAnswer, BotRequest } from '@mokum/host';

/** The bots of each game by level, in a chunk of their own. */
const bots: Readonly<Record<string, () => Promise<Readonly<Record<string, Bot>>>>> = {
  grachtenpand: async () => (await import('@mokum/bots/grachtenpand')).bots,
  'nieuw-amsterdam': async () => (await import('@mokum/bots/nieuw-amsterdam')).bots,
  amsterdam: async () => (await import('@mokum/bots/amsterdam')).bots,
};

function memoryOf({ seat, seats, options, since, rows, pending }: MemoryData): Memory {
  const memory = new Memory(seat, seats, options, since);
  memory.rows.push(...rows);
  memory.pending = pending;
  return memory;
}

async function think({ game, level, seat, view, memory, legal, seed }: BotRequest): Promise<readonly string[]> {
  const levels = Object.hasOwn(bots, game) ? await bots[game]() : {};
  // A game that was sent by somebody else may name a bot that is not here: the best one sits in for it.
  const bot = Object.hasOwn(levels, level) ? levels[level] : Object.values(levels).at(-1);
  if (!bot) throw new RangeError(`there are no bots for ${game}`);
  return bot.choose({
    seat,
    view: view as unknown as View<never>,
    memory: memoryOf(memory),
    legal,
    random: new Random(seed),
  });
}

/** What a bot plays, whatever goes wrong in it: runs in the worker. */
export async function answerFor(request: BotRequest): Promise<BotAnswer> {
  try {
    return { moves: await think(request) };
  } catch (error) {
    return { failed: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}
