export type { BotAnswer, BotRequest, Bots } from './bots.ts';
export { type Clock, noClock } from './clock.ts';
export type { Luck, TableLuck } from './luck.ts';
export type { Appended, Beside, Change, Kept, KeptLane, Store } from './store.ts';
export type { Door, Wire } from './wire.ts';
