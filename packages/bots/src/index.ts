export type { Bot } from './bot.ts';
export { BOTS, levelsOf } from './bots.ts';
export { playRules } from './play-rules.ts';
export { wilson } from './wilson.ts';
