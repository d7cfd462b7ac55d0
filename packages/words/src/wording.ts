/** Forms of a countable phrase by category of Intl.PluralRules; `{n}` is the number. */
export type Plural = { readonly other: string } & {
  readonly [category in 'zero' | 'one' | 'two' | 'few' | 'many']?: string;
};

/** What another language's catalogue must hold to say all that this one says: the same keys, its own strings, its own plural categories. */
export type Wording<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? Plural
    : { readonly [K in keyof T]: Wording<T[K]> };
