export type { TableCard } from './card.ts';
export type { Answer, Down, Now } from './down.ts';
export { LIMITS } from './limits.ts';
export type { Notice } from './notice.ts';
export { readDown, readUp } from './read.ts';
export { packRows, unpackRows } from './rows.ts';
export type { Act, Question, Up } from './up.ts';
export { PROTOCOL } from './version.ts';
