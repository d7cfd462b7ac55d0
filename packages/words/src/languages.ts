import { english } from './en/index.ts';
import { french } from './fr/index.ts';

export type { Parts } from './spoken.ts';

/** The languages of Mokum: each is a folder, and a line here. */
export const LANGUAGES = { en: english, fr: french } as const;
export type Language = keyof typeof LANGUAGES;

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first of the languages somebody wishes that is spoken here, English if none is. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.split('-', 1)[0].toLowerCase()).find(isLanguage) ?? 'en';
}
