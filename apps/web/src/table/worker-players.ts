import type { BotAnswer, BotRequest } from '@mokum/host';
import type { BotPlayers } from './bot-players.ts';
import type { BotMessage, BotReply } from './bot-worker.ts';
import { nextTask } from './next-task.ts';

/** A running worker: one can ask it, and end it. */
export interface BotWorker {
  ask(message: BotMessage): void;
  end(): void;
}

/** Starts a worker; `reply` hears its answers, `died` that there will be none. */
export type Spawn = (reply: (reply: BotReply) => void, died: (message: string) => void) => BotWorker;

const spawnWorker: Spawn = (reply, died) => {
  const worker = new Worker(new URL('bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => reply(data));
  worker.addEventListener('error', ({ message }) => died(message));
  return {
    // To copy all that a seat remembers takes its time: what the table shows meanwhile is drawn first.
    ask: (message) => void nextTask().then(() => worker.postMessage(message)),
    end: () => worker.terminate(),
  };
};

/** Longer than any of our bots needs on a slow phone. */
const TIME_LIMIT = 5000;

interface Asked {
  readonly request: BotRequest;
  readonly resolve: (answer: BotAnswer) => void;
}

/**
 * Bots in a worker, asked one at a time so that the time limit is each one's own. A worker that runs over it, or dies,
 * is ended, and the next question starts another.
 */
export function workerPlayers({ spawn = spawnWorker, limit = TIME_LIMIT } = {}): BotPlayers {
  let worker: BotWorker | undefined;
  let last = 0;
  /** what becomes of the question that is being thought about */
  let answered: ((id: number, answer: BotAnswer) => void) | undefined;
  const queue: Asked[] = [];

  const end = (): void => {
    worker?.end();
    worker = undefined;
  };
  const start = (): BotWorker =>
    spawn(
      ({ id, answer }) => answered?.(id, answer),
      (message) => {
        end();
        answered?.(last, { failed: 'error', message: message || 'the bots could not be started' });
      },
    );

  function next(): void {
    const asked = answered ? undefined : queue.shift();
    if (!asked) return;
    const id = ++last;
    const timer = setTimeout(() => {
      end();
      answered?.(id, { failed: 'too-slow', message: `the bot thought longer than ${limit} ms` });
    }, limit);
    answered = (to, answer) => {
      if (to !== id) return;
      answered = undefined;
      clearTimeout(timer);
      asked.resolve(answer);
      next();
    };
    try {
      worker ??= start();
      worker.ask({ id, request: asked.request });
    } catch (error) {
      end();
      answered(id, { failed: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  }

  return {
    choose(request) {
      return new Promise((resolve) => {
        queue.push({ request, resolve });
        next();
      });
    },
    close() {
      queue.length = 0;
      end();
    },
  };
}
