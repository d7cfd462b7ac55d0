import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { counted as countedBy, fill, type Filling, type Plural } from '@mokum/words/catalogue';
import type { AmsterdamWords } from '@mokum/words/en/amsterdam';
import type { AmsterdamSoloWords } from '@mokum/words/en/amsterdam-solo';
import type { GrachtenpandWords } from '@mokum/words/en/grachtenpand';
import type { NieuwAmsterdamWords } from '@mokum/words/en/nieuw-amsterdam';
import { settings } from '../settings/settings.ts';
import type { PageWords } from './en.ts';
import type { TableWords } from './table-en.ts';

export { fill };

/** The languages of the page, each called as its speakers call it. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

/** What every language says at the table and of the games; one line for each game here and in `chunks`. */
interface GameWords {
  table: TableWords;
  grachtenpand: GrachtenpandWords;
  nieuwAmsterdam: NieuwAmsterdamWords;
  amsterdam: AmsterdamWords;
  /** the solo game, and TOM at the table */
  amsterdamSolo: AmsterdamSoloWords;
}

interface Chunks {
  readonly page: () => Promise<PageWords>;
  readonly games: { readonly [G in keyof GameWords]: () => Promise<GameWords[G]> };
}

/** A chunk for each language, and for each game in each language: only what is spoken is loaded. */
const chunks: Readonly<Record<Language, Chunks>> = {
  en: {
    page: async () => (await import('./en.ts')).en,
    games: {
      table: async () => (await import('./table-en.ts')).table,
      grachtenpand: async () => (await import('@mokum/words/en/grachtenpand')).grachtenpand,
      nieuwAmsterdam: async () => (await import('@mokum/words/en/nieuw-amsterdam')).nieuwAmsterdam,
      amsterdam: async () => (await import('@mokum/words/en/amsterdam')).amsterdam,
      amsterdamSolo: async () => (await import('@mokum/words/en/amsterdam-solo')).amsterdamSolo,
    },
  },
  fr: {
    page: async () => (await import('./fr.ts')).fr,
    games: {
      table: async () => (await import('./table-fr.ts')).table,
      grachtenpand: async () => (await import('@mokum/words/fr/grachtenpand')).grachtenpand,
      nieuwAmsterdam: async () => (await import('@mokum/words/fr/nieuw-amsterdam')).nieuwAmsterdam,
      amsterdam: async () => (await import('@mokum/words/fr/amsterdam')).amsterdam,
      amsterdamSolo: async () => (await import('@mokum/words/fr/amsterdam-solo')).amsterdamSolo,
    },
  },
};

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first of the browser's languages that is spoken here, English if none is. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.split('-', 1)[0].toLowerCase()).find(isLanguage) ?? 'en';
}

const spoken = signal<Language>('en');
const page = signal<PageWords | undefined>(undefined);
const games = signal<Partial<GameWords>>({});
let wanted: Language = 'en';

/** The language spoken now. */
export const language: ReadonlySignal<Language> = spoken;

function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the words of ${what} are not loaded yet`);
  return value;
}

/** The page's words in the language spoken now. */
export const words: ReadonlySignal<PageWords> = computed(() => present(page.value, 'the page'));

/** The words of a game, after `loadGameWords`. */
export const grachtenpandWords: ReadonlySignal<GrachtenpandWords> = computed(() =>
  present(games.value.grachtenpand, 'grachtenpand'),
);

export const nieuwAmsterdamWords: ReadonlySignal<NieuwAmsterdamWords> = computed(() =>
  present(games.value.nieuwAmsterdam, 'nieuw-amsterdam'),
);

export const amsterdamWords: ReadonlySignal<AmsterdamWords> = computed(() =>
  present(games.value.amsterdam, 'amsterdam'),
);

export const amsterdamSoloWords: ReadonlySignal<AmsterdamSoloWords> = computed(() =>
  present(games.value.amsterdamSolo, 'the solo game'),
);

/** The words around every table, after `loadGameWords('table')`. */
export const tableWords: ReadonlySignal<TableWords> = computed(() => present(games.value.table, 'the table'));

const rules = computed(() => new Intl.PluralRules(spoken.value));

/** The form of a phrase for a number, with the number as `{n}`. */
export const counted = (forms: Plural, n: number, filling?: Filling): string =>
  countedBy(rules.value, forms, n, filling);

/** A name and what is said of it, with the colon as the language sets it. */
export const labelled = (what: string, said: string): string => fill(words.value.labelled, { what, said });

/** Texts one after the other, as sentences: each ends with one stop, whether it brought its own or not; the last as it is. */
export const sentences = (texts: readonly string[]): string =>
  texts.map((text, i) => (i === texts.length - 1 || /[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');

/** Texts as the parts of one sentence, without the stops of their own. */
export const oneSentence = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/\.$/, '')).join(', ');

async function speak(code: Language, names: readonly (keyof GameWords)[]): Promise<void> {
  wanted = code;
  const [text, ...texts] = await Promise.all([
    chunks[code].page(),
    ...names.map(async (name) => [name, await chunks[code].games[name]()] as const),
  ]);
  // Whoever changed their mind while a chunk was loading gets what they chose last.
  if (wanted !== code) return;
  batch(() => {
    spoken.value = code;
    page.value = text;
    games.value = { ...games.peek(), ...Object.fromEntries(texts) };
  });
  if (typeof document !== 'undefined') document.documentElement.lang = code;
}

/** Loads the words of a game; they follow the language from then on. */
export async function loadGameWords(name: keyof GameWords): Promise<void> {
  const code = wanted;
  const text = await chunks[code].games[name]();
  if (wanted === code) games.value = { ...games.peek(), [name]: text };
  else await loadGameWords(name);
}

/** Changes the language everywhere at once, and remembers it. Resolves when it is spoken. */
export async function setLanguage(code: Language): Promise<void> {
  const speaking = speak(code, Object.keys(games.peek()) as (keyof GameWords)[]);
  settings.language.value = code;
  await speaking;
}

/** Loads the language that was chosen, or else the browser's. Nothing can be said before. */
export async function startWords(): Promise<void> {
  const chosen = settings.language.peek();
  await speak(chosen === 'system' ? preferredLanguage(globalThis.navigator?.languages ?? []) : chosen, []);
  effect(() => {
    const code = settings.language.value;
    if (code !== 'system' && code !== wanted) void setLanguage(code);
  });
}
