export type { Bot } from './bot.ts';
export { BOTS, levelsOf } from './bots.ts';
export { choose, playGame } from './simulate.ts';
export { wilson } from './wilson.ts';
