import type { BotAnswer, Bots } from '@mokum/host';
import { effect, type ReadonlySignal } from '@preact/signals';
import type { BotPlayers } from './bot-players.ts';

interface PacedBots {
  readonly players: BotPlayers;
  /** milliseconds that a row is shown before a bot's move follows it */
  readonly pace: ReadonlySignal<number>;
  /** when the newest row was shown */
  readonly shownAt: () => number;
  /** whether this page is the one that runs the bots */
  readonly leads: () => boolean;
}

/** Bots whose moves wait until what was done before them has been seen. */
export function pacedBots({ players, pace, shownAt, leads }: PacedBots): Bots {
  return {
    leads,
    async choose(request): Promise<BotAnswer> {
      const answer = await players.choose(request);
      await seen(pace, shownAt);
      return answer;
    },
  };
}

/** Waits until the last row has been shown as long as the pace says; a faster pace set meanwhile counts at once. */
async function seen(pace: ReadonlySignal<number>, shownAt: () => number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;
  await new Promise<void>((resolve) => {
    stop = effect(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, Math.max(0, pace.value - (performance.now() - shownAt())));
    });
  });
  stop();
}
