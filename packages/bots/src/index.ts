export type { Bot } from './bot.ts';
export { botCalled, levelsOf } from './bots.ts';
export { choose, playGame } from './simulate.ts';
