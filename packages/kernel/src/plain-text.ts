/**
 * What a reader does not see, though it may steer the terminal or turn the order of what is read: control characters (C0
 * and C1), marks of direction, letters without width, separators of lines, halves of letters.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const escaped = (letter: string): string =>
  Array.from({ length: letter.length }, (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');

/**
 * The gate for text that somebody else has written: what cannot be seen is spelt out (\u001b). Inside the strings of JSON
 * this is the same text, so that a line of JSON means afterwards what it meant before.
 */
export const plainText = (text: string): string => text.replace(UNSEEN, escaped);

/** Whether all of a text can be seen. */
export const isPlainText = (text: string): boolean => text.search(UNSEEN) < 0;
