import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { counted as countedBy, fill, type Filling, type Plural } from '@mokum/words/catalogue';
import { type Language, LANGUAGES, type Parts, preferredLanguage } from '@mokum/words/languages';
import { settings } from '../settings/settings.ts';

export { fill, type Language };

/** The languages by what their speakers call them. */
export const languageNames = Object.fromEntries(
  Object.entries(LANGUAGES).map(([code, { name }]) => [code, name]),
) as Readonly<Record<Language, string>>;

/** What is loaded when a table is opened. */
type Part = Exclude<keyof Parts, 'page'>;

const spoken = signal<Language>('en');
const page = signal<Parts['page'] | undefined>(undefined);
const games = signal<Partial<Parts>>({});
let wanted: Language = 'en';

/** The language spoken now. */
export const language: ReadonlySignal<Language> = spoken;

function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the words of ${what} are not loaded yet`);
  return value;
}

/** The page's words in the language spoken now. */
export const words: ReadonlySignal<Parts['page']> = computed(() => present(page.value, 'the page'));

/** The words of a game, after `loadGameWords`. */
export const grachtenpandWords: ReadonlySignal<Parts['grachtenpand']> = computed(() =>
  present(games.value.grachtenpand, 'grachtenpand'),
);

export const nieuwAmsterdamWords: ReadonlySignal<Parts['nieuwAmsterdam']> = computed(() =>
  present(games.value.nieuwAmsterdam, 'nieuw-amsterdam'),
);

export const amsterdamWords: ReadonlySignal<Parts['amsterdam']> = computed(() =>
  present(games.value.amsterdam, 'amsterdam'),
);

export const amsterdamSoloWords: ReadonlySignal<Parts['amsterdamSolo']> = computed(() =>
  present(games.value.amsterdamSolo, 'the solo game'),
);

/** The words around every table, after `loadGameWords('table')`. */
export const tableWords: ReadonlySignal<Parts['table']> = computed(() => present(games.value.table, 'the table'));

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

async function speak(code: Language, names: readonly Part[]): Promise<void> {
  wanted = code;
  const [text, ...texts] = await Promise.all([
    LANGUAGES[code].parts.page(),
    ...names.map(async (name) => [name, await LANGUAGES[code].parts[name]()] as const),
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
export async function loadGameWords(name: Part): Promise<void> {
  const code = wanted;
  const text = await LANGUAGES[code].parts[name]();
  if (wanted === code) games.value = { ...games.peek(), [name]: text };
  else await loadGameWords(name);
}

/** Changes the language everywhere at once, and remembers it. Resolves when it is spoken. */
export async function setLanguage(code: Language): Promise<void> {
  const speaking = speak(code, Object.keys(games.peek()) as Part[]);
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
