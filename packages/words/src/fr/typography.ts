/** Texts anywhere below an object. */
type Texts = string | { readonly [key: string]: Texts };

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/** French sets a space before double punctuation and inside quotation marks, and no line may break there. */
const spaced = (text: string): string =>
  text
    .replace(/ (?=[;!?])/g, NARROW_NO_BREAK)
    .replace(/ (?=[:»])/g, NO_BREAK)
    .replace(/(?<=«) /g, NO_BREAK);

const spacedAll = (texts: Texts): Texts =>
  typeof texts === 'string'
    ? spaced(texts)
    : Object.fromEntries(Object.entries(texts).map(([key, part]) => [key, spacedAll(part)]));

/** A catalogue written with ordinary spaces, as French sets it. */
export const french = <T extends object>(words: T): T => spacedAll(words as Texts) as T;
