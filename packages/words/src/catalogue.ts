/** Forms of one phrase by plural category; English needs two, other languages may add theirs. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * The shape that a catalogue gives to all languages: the same keys, any text. A key that is missing, or one too
 * many, fails the type check of the language that has it wrong.
 */
export type Catalogue<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? Plural
    : { readonly [K in keyof T]: Catalogue<T[K]> };

export type Filling = Readonly<Record<string, string | number>>;

/** phrases taken apart: text and names by turns. A table says the same few hundred again and again. */
const apart = new Map<string, readonly string[]>();
const MOST_KEPT = 4000;

function partsOf(phrase: string): readonly string[] {
  const known = apart.get(phrase);
  if (known) return known;
  if (apart.size >= MOST_KEPT) apart.clear();
  const parts = phrase.split(/\{(\w+)\}/);
  apart.set(phrase, parts);
  return parts;
}

/** Puts values into a phrase: `{who}` becomes `filling.who`. A value that is not given is an error, never a hole. */
export function fill(phrase: string, filling: Filling): string {
  const parts = partsOf(phrase);
  let text = parts[0];
  for (let i = 1; i < parts.length; i += 2) {
    const value = filling[parts[i]];
    if (value === undefined) throw new Error(`"${phrase}" lacks ${parts[i]}`);
    text += value + parts[i + 1];
  }
  return text;
}

/** the forms that a language's rules gave to numbers: asking them is slow */
const selected = new WeakMap<Intl.PluralRules, Map<number, Intl.LDMLPluralRule>>();

function formOf(rules: Intl.PluralRules, n: number): Intl.LDMLPluralRule {
  const forms = selected.get(rules) ?? new Map<number, Intl.LDMLPluralRule>();
  selected.set(rules, forms);
  const known = forms.get(n) ?? rules.select(n);
  if (forms.size < MOST_KEPT) forms.set(n, known);
  return known;
}

/** The form of a phrase for a number, the number itself filled in as `{n}`. */
export const counted = (rules: Intl.PluralRules, forms: Plural, n: number, filling?: Filling): string =>
  fill(forms[formOf(rules, n)] ?? forms.other, filling ? { n, ...filling } : { n });
