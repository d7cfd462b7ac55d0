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

/** Puts values into a phrase: `{who}` becomes `filling.who`. A value that is not given is an error, never a hole. */
export const fill = (phrase: string, filling: Filling): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = filling[name];
    if (value === undefined) throw new Error(`"${phrase}" lacks ${name}`);
    return String(value);
  });

/** The form of a phrase for a number, the number itself filled in as `{n}`. */
export const counted = (rules: Intl.PluralRules, forms: Plural, n: number, filling: Filling = {}): string =>
  fill(forms[rules.select(n)] ?? forms.other, { n, ...filling });
