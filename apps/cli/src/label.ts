import { plainText } from '@mokum/kernel';
import { cut } from './pen.ts';

/** Who sits at the table: a name, and of a bot what kind it is. */
export const labelOf = (name: string, player: string): string =>
  player === 'human' ? plainText(name) : `${plainText(name)} (${player} bot)`;

/** The head of a column: the name alone, since half a word of the kind of bot says nothing. */
export const headOf = (label: string, width: number): string => cut(label.replace(/ \(\S+ bot\)$/, ''), width);
