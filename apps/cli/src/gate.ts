import { randomBytes } from 'node:crypto';
import { plainText } from '@mokum/kernel';

/**
 * Begins each control sequence of our own. It is another one whenever the command runs, so that nobody who writes a name,
 * a pack or a log can know it and steer the terminal.
 */
const OWN = `\u001b${randomBytes(8).toString('hex')}`;
const BEGIN = '\u001b[';
const END = 'm';

/** A colour or a weight of the terminal, to be written within a line. */
export const look = (code: string): string => `${OWN}${code}${END}`;

/** the parts of a line: what comes first, then a code and what follows it, over and over */
function partsOf(line: string): { readonly first: string; readonly rest: readonly (readonly [string, string])[] } {
  const [first, ...rest] = line.split(OWN);
  return {
    first,
    rest: rest.map((part) => {
      const at = part.indexOf(END);
      return [part.slice(0, at), part.slice(at + 1)] as const;
    }),
  };
}

/** A line without its looks. */
export function bare(line: string): string {
  const { first, rest } = partsOf(line);
  return first + rest.map(([, text]) => text).join('');
}

/** A line as it goes to the reader: our own looks are made real, and all else that cannot be seen is spelt out. */
export function gated(line: string): string {
  const { first, rest } = partsOf(line);
  return plainText(first) + rest.map(([code, text]) => `${BEGIN}${code}${END}${plainText(text)}`).join('');
}

/** Clears the screen and what scrolled out of it. */
export const CLEAR_SCREEN = `${BEGIN}2J${BEGIN}3J${BEGIN}H`;
/** Goes back to the beginning of the line. */
export const LINE_AGAIN = '\r';
/** Clears the line. */
export const CLEAR_LINE = `\r${BEGIN}K`;
