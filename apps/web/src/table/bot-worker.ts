/// <reference lib="webworker" />
import type { BotAnswer, BotRequest } from '@mokum/host';
import { answerFor } from './bot-thought.ts';

/** A question to the worker and its answer carry a number, because several bots may be asked at once. */
export interface BotMessage {
  readonly id: number;
  readonly request: BotRequest;
}
export interface BotReply {
  readonly id: number;
  /** milliseconds of thinking */
  readonly took: number;
  readonly answer: BotAnswer;
}

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', ({ data }: MessageEvent<BotMessage>) => {
  const began = performance.now();
  void answerFor(data.request).then((answer) => {
    const reply: BotReply = { id: data.id, took: performance.now() - began, answer };
    scope.postMessage(reply);
  });
});
