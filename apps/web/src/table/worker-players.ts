import type { BotAnswer, BotPlayers, BotRequest } from './bot-players.ts';
import type { BotMessage, BotReply } from './bot-worker.ts';

/** As much of a worker as is needed here. */
export interface BotWorker {
  postMessage(message: BotMessage): void;
  terminate(): void;
  onmessage: ((event: { data: BotReply }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

const spawnWorker = (): BotWorker =>
  new Worker(new URL('bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' }) as unknown as BotWorker;

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
  let busy = false;
  const queue: Asked[] = [];

  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };

  function next(): void {
    const asked = busy ? undefined : queue.shift();
    if (!asked) return;
    busy = true;
    const id = ++last;
    let answered = false;
    const answer = (it: BotAnswer): void => {
      if (answered) return;
      answered = true;
      clearTimeout(timer);
      if ('failed' in it && it.failed === 'too-slow') end();
      busy = false;
      asked.resolve(it);
      next();
    };
    const timer = setTimeout(
      () => answer({ failed: 'too-slow', message: `the bot thought longer than ${limit} ms` }),
      limit,
    );
    try {
      worker ??= spawn();
      worker.onmessage = ({ data }) => {
        if (data.id === id) answer(data.answer);
      };
      worker.onerror = ({ message }) => {
        end();
        answer({ failed: 'error', message: message ?? 'the bots could not be started' });
      };
      worker.postMessage({ id, request: asked.request });
    } catch (error) {
      end();
      answer({ failed: 'error', message: error instanceof Error ? error.message : String(error) });
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
