import { LONGEST_MOVE, refuse, shown } from '@mokum/kernel';
import type { FreeBlock } from './tom.ts';

/* Reading entries: a word and its values, `dice 1 2 3 4 5 6`. */

function values(entry: string, word: string): string[] {
  if (entry.length > LONGEST_MOVE)
    refuse('bad-notation', `an entry has at most ${LONGEST_MOVE} letters, found ${shown(entry)}`);
  const [first = '', ...rest] = entry.trim().split(/\s+/);
  if (first !== word) refuse('bad-notation', `asked for "${word}", found ${shown(entry)}`);
  return rest;
}

export function numbers(entry: string, word: string, length: number, least: number, most: number): number[] {
  const parts = values(entry, word);
  const odd = parts.find((part) => !/^-?\d{1,3}$/.test(part) || Number(part) < least || Number(part) > most);
  if (odd !== undefined)
    refuse('bad-notation', `${word}: a whole number from ${least} to ${most}, found ${shown(odd)}`);
  if (parts.length !== length)
    refuse('bad-notation', `${word}: ${length === 1 ? 'one number' : `${length} numbers`}, found ${parts.length}`);
  return parts.map(Number);
}

export function orNone(entry: string, word: string): number[] | undefined {
  return values(entry, word).join(' ') === 'none' ? undefined : numbers(entry, word, 1, 1, 99);
}

export function oneOf<const T extends string>(entry: string, word: string, among: readonly T[]): T {
  const parts = values(entry, word);
  const found = among.find((one) => one === parts[0]);
  if (found === undefined || parts.length !== 1)
    refuse('bad-notation', `${word}: one of ${among.join(', ')}, found ${shown(parts.join(' '))}`);
  return found;
}

const MOST_BLOCKS = 6;

/** `blocks 2 3 2*`: the costs from left to right, starred where a block of TOM's is next to it; `blocks none`. */
export function freeBlocks(entry: string): FreeBlock[] {
  const parts = values(entry, 'blocks');
  if (parts.join(' ') === 'none') return [];
  const odd = parts.find((part) => !/^[1-9]\*?$/.test(part));
  if (odd !== undefined) refuse('bad-notation', `blocks: a cost from 1 to 9, or one with a star, found ${shown(odd)}`);
  if (parts.length === 0 || parts.length > MOST_BLOCKS)
    refuse('bad-notation', `blocks: 1 to ${MOST_BLOCKS} costs, or none, found ${parts.length}`);
  return parts.map((part, i) => ({
    block: i + 1,
    cost: Number(part[0]),
    beside: part.endsWith('*') ? 'tom' : 'nobody',
  }));
}
