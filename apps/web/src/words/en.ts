import type { Catalogue } from '@mokum/words/catalogue';

/**
 * The page's words in English. Add a key here and give it its French in fr.ts: a key missing there fails the type check.
 * `{name}` stands for a value (`fill`), `{ one, other }` are forms of one phrase by the plural category of `{n}`
 * (`counted`). Components read `words.value.…` of language.ts, so that they follow a change of language.
 */
export const en = {
  home: {
    title: 'Mokum',
    line: 'Three games about Amsterdam',
    posters: {
      grachtenpand: {
        title: 'Grachtenpand',
        author: 'by Zach Hoekstra',
        line: 'Build the prettiest street on the canal, card by card.',
        players: '2–5 players',
        fact: '20 minutes',
        play: 'Play now',
        setUp: 'New table',
        announced: 'Soon at this table',
      },
      'nieuw-amsterdam': {
        title: 'Nieuw Amsterdam',
        author: 'by Jeffrey D. Allers',
        line: 'Furs upriver, land on the island, ships for home.',
        players: '2–5 players',
        fact: '60–120 minutes',
        play: 'Play now',
        setUp: 'New table',
        announced: 'Soon at this table',
      },
      amsterdam: {
        title: 'Amsterdam',
        author: 'by Stefan Feld',
        line: 'Turn the dial, sail the barges, raise the canal belt.',
        players: '1–4 players',
        fact: 'from age 14',
        play: 'Play now',
        setUp: 'New table',
        announced: 'Soon at this table',
      },
    },
  },
  light: 'Morning or evening light',
} as const;

/** What every language says on the page. */
export type PageWords = Catalogue<typeof en>;
