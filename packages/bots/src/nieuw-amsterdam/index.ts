import { greedy } from './greedy.ts';
import { random } from '../random.ts';

/** The bots of Nieuw Amsterdam, by level. */
export const bots = { random, greedy };
