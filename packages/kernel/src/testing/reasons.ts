/** A refusal without the numbers in it: many thousands of states are refused for a few dozen reasons. */
export const withoutNumbers = (message: string): string => message.replaceAll(/-?\d+/g, '#');

/** comments, and texts of either kind: a mark inside of one begins no other */
const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** Texts that name a field and what is wrong with it: `players[0].hand: 4 cards at most`. */
const refusalsIn = (source: string): string[] =>
  [...source.matchAll(COMMENT_OR_TEXT)]
    .filter(([text]) => !text.startsWith('/') && text.includes(': '))
    .map(([text]) => text.slice(1, -1));

/**
 * The refusals in the source of a check that were never heard. A check that nothing runs into is not tested: whoever
 * breaks it breaks no test.
 */
export function unheard(source: string, heard: Iterable<string>): string[] {
  const all = [...heard].map(withoutNumbers);
  return refusalsIn(source).filter((text) => {
    const parts = text
      .split(/\$\{[^}]*\}/)
      .map((part) => withoutNumbers(part).replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
    const pattern = new RegExp(`^${parts.join('.*')}$`, 's');
    return !all.some((message) => pattern.test(message));
  });
}
