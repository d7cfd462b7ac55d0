export type { Bot, Seen } from './bot.ts';
export { BOTS, botCalled, levelsOf } from './bots.ts';
export { random } from './random.ts';
export { choose, type Played, playGame, type Simulation } from './simulate.ts';
