import type { Memory, Random, View } from '@mokum/kernel';
import type { AnyGame } from './table.ts';

export interface Situation {
  // biome-ignore lint/suspicious/noExplicitAny: of whatever game
  readonly view: View<any>;
  readonly memory: Memory;
  readonly legal: readonly string[];
  readonly game: AnyGame;
  readonly seat: number;
}
export type Bot = (situation: Situation, random: Random) => string[];

export const random: Bot = ({ legal }, dice) => [legal[dice.below(legal.length)]];
