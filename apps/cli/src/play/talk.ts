import type { Barrier, Why } from '@mokum/kernel';
import type { AnyGame } from '../table.ts';

/** Why nothing can be taken back, in words. */
export const UNDO_ENDS: Readonly<Record<Barrier, string>> = {
  nothing: 'Nothing has been done yet.',
  chance: 'Chance has answered since: what has been seen cannot be unseen.',
  secret: 'Something secret has been shown since.',
  'other-seat': 'Somebody else has moved since.',
  commit: 'The turn was ended with that move.',
  shown: 'Everybody has seen what was chosen, so it stands.',
};

/** A number that stands for no option. */
export const numbersOf = (options: number): string =>
  options === 1 ? 'There is one option: 1.' : `There are ${options} options: 1 to ${options}.`;

export function whyNot(why: Why, reason: (paragraph: string) => string | undefined, asked: string): string {
  if (why.legal) return 'You may do that now.';
  if ('paragraph' in why) return `${reason(why.paragraph) ?? 'The rules forbid it.'} (rules ${why.paragraph})`;
  switch (why.code) {
    case 'over':
      return 'The game is over.';
    case 'not-waiting':
      return 'You are not asked anything now.';
    default:
      return `That is not what is asked now. The question is: ${asked}`;
  }
}

const HELP = [
  'A number or a move in notation answers the question; several moves are parted by semicolons: build 57; place 0; done',
  '  undo         take back your last answer, or hear why that is not possible',
  '  ahead <move> answer your next question before it is asked; ahead Bram <move> for somebody else at this screen;',
  '               ahead shows what was left, ahead nothing takes it back',
  '  why <move>   whether a move is allowed, and which rule forbids it: why place 3',
  '  legal        every move you have now, in notation',
  '  look <name>  a card in full: look 57',
  '  table        draw the table again',
  '  rules [n]    the rules: rules 3, rules 3.14',
  '  log          what has happened so far',
  '  save [file]  save now, or to another file, and play on',
  '  quit         save and leave',
  '  ?            the same as help',
];
/** What can be typed: the words of every table, and the phrases of this game. */
export function helpFor({ definition: { shorthands = [] } }: AnyGame, kept: string): readonly string[] {
  const phrases = new Set(shorthands.map(({ example, means }) => `  ${example}: ${means}`));
  return [HELP[0], ...phrases, ...HELP.slice(1), kept];
}

export const COMMANDS = [
  'undo',
  'ahead',
  'why',
  'legal',
  'look',
  'table',
  'rules',
  'log',
  'save',
  'help',
  'quit',
] as const;
