import { readFileSync } from 'node:fs';
import { amsterdam as enMerchants } from '@mokum/words/en/amsterdam';
import { grachtenpand as enGame } from '@mokum/words/en/grachtenpand';
import { nieuwAmsterdam as enColony } from '@mokum/words/en/nieuw-amsterdam';
import { amsterdam as frMerchants } from '@mokum/words/fr/amsterdam';
import { grachtenpand as frGame } from '@mokum/words/fr/grachtenpand';
import { nieuwAmsterdam as frColony } from '@mokum/words/fr/nieuw-amsterdam';
import { describe, expect, it } from 'vitest';
import { settings } from '../settings/settings.ts';
import { amsterdamExpansions as expansionsEn } from '@mokum/words/en/table-amsterdam-expansions';
import { amsterdamExpansions as expansionsFr } from '@mokum/words/fr/table-amsterdam-expansions';
import { amsterdamOptions as optionsEn } from '@mokum/words/en/page-amsterdam-options';
import { amsterdamOptions as optionsFr } from '@mokum/words/fr/page-amsterdam-options';
import { page as en } from '@mokum/words/en/page';
import { page as fr } from '@mokum/words/fr/page';
import { table as tableEn } from '@mokum/words/en/table';
import { table as tableFr } from '@mokum/words/fr/table';
import { preferredLanguage } from '@mokum/words/languages';
import {
  counted,
  grachtenpandWords,
  labelled,
  language,
  loadGameWords,
  oneSentence,
  sentences,
  setLanguage,
  startWords,
  words,
} from './language.ts';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

type Forms = Readonly<Record<string, string>>;

/** Every phrase by its path: its forms by plural category, a phrase without a number having one. */
function phrases(tree: Tree, path = ''): Map<string, Forms> {
  if (typeof tree === 'string') return new Map([[path, { only: tree }]]);
  if ('other' in tree && typeof tree.other === 'string') return new Map([[path, tree as Forms]]);
  return new Map(Object.entries(tree).flatMap(([key, child]) => [...phrases(child, path ? `${path}.${key}` : key)]));
}
const holes = (forms: Forms = {}): string[] =>
  [...new Set(Object.values(forms).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].toSorted();

describe.each([
  ['the page', en as unknown as Tree, fr as unknown as Tree],
  ['the table', tableEn as unknown as Tree, tableFr as unknown as Tree],
  ['Grachtenpand', enGame as Tree, frGame as Tree],
  ['Nieuw Amsterdam', enColony as unknown as Tree, frColony as unknown as Tree],
  ['Amsterdam', enMerchants as unknown as Tree, frMerchants as unknown as Tree],
  ['Amsterdam’s expansions', expansionsEn as unknown as Tree, expansionsFr as unknown as Tree],
  ['Amsterdam’s options', optionsEn as unknown as Tree, optionsFr as unknown as Tree],
])('the words of %s', (_name, english, french) => {
  const inEnglish = phrases(english);
  const inFrench = phrases(french);

  it('have the same keys in both languages', () => {
    expect([...inFrench.keys()].toSorted()).toEqual([...inEnglish.keys()].toSorted());
  });
  it('have the same values to fill in', () => {
    for (const [path, forms] of inEnglish) expect(holes(inFrench.get(path)), path).toEqual(holes(forms));
  });
  it('have the spaces and apostrophes of French', () => {
    for (const [path, forms] of inFrench)
      for (const form of Object.values(forms)) expect(form, path).not.toMatch(/ [;:!?»]|« |[^\s][;:!?»](?!\w)|'/);
  });
  it('are never empty', () => {
    for (const [path, forms] of [...inEnglish, ...inFrench])
      for (const form of Object.values(forms)) expect(form.trim(), path).not.toBe('');
  });
  it('have every plural form that numbers up to a thousand ask for', () => {
    for (const [locale, all] of [
      ['en', inEnglish],
      ['fr', inFrench],
    ] as const) {
      const rules = new Intl.PluralRules(locale);
      const asked = [...new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)))].toSorted();
      // A word that is alike for all numbers has one form.
      for (const [path, { only, ...forms }] of all)
        if (only === undefined && Object.keys(forms).length > 1)
          expect(Object.keys(forms).toSorted(), path).toEqual(asked);
    }
  });
});

describe('the French of Amsterdam', () => {
  it('has one word for a thing, that of the rules', () => {
    const rules = readFileSync(new URL('../../../../docs/rules/fr/amsterdam.md', import.meta.url), 'utf8');
    const said = [frMerchants, tableFr, expansionsFr].flatMap((tree) =>
      [...phrases(tree as unknown as Tree).values()].flatMap((forms) => Object.values(forms)),
    );
    expect([rules, ...said].filter((text) => /blason/i.test(text))).toEqual([]);
    expect(rules).toContain(frMerchants.places.dial);
    expect(tableFr.amsterdam.pages.dial.toLowerCase()).toBe(frMerchants.places.dial);
  });
});

describe('the language', () => {
  it('is the first of the browser’s that is spoken here', () => {
    expect(preferredLanguage(['nl-NL', 'fr-CA', 'en'])).toBe('fr');
    expect(preferredLanguage(['en-GB', 'fr'])).toBe('en');
    expect(preferredLanguage(['nl', 'de'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });

  it('changes everywhere at once, with its plurals, and is remembered', async () => {
    await startWords();
    await loadGameWords('grachtenpand');
    await setLanguage('en');
    expect(words.value.home.line).toBe(en.home.line);
    expect(counted(grachtenpandWords.value.points, 0)).toBe('0 points');
    await setLanguage('fr');
    expect(language.value).toBe('fr');
    expect(words.value.home.line).toBe(fr.home.line);
    expect(grachtenpandWords.value.kinds.shop).toBe('Boutique');
    expect(counted(grachtenpandWords.value.points, 0)).toBe('0 point');
    expect(counted(grachtenpandWords.value.points, 2)).toBe('2 points');
    expect(settings.language.value).toBe('fr');
  });

  it('is the one chosen last, whichever was loaded first', async () => {
    await Promise.all([setLanguage('fr'), setLanguage('en')]);
    expect(language.value).toBe('en');
    expect(grachtenpandWords.value.kinds.shop).toBe('Shop');
  });

  it('follows the setting', async () => {
    settings.language.value = 'fr';
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(language.value).toBe('fr');
  });
});

describe('texts that are heard one after the other', () => {
  it('have one stop between sentences, and none inside one', () => {
    expect(sentences(['Take', 'Beurs. 1 point.', 'Now: 4.'])).toBe('Take. Beurs. 1 point. Now: 4.');
    expect(sentences(['Amstel, start'])).toBe('Amstel, start');
    expect(sentences(['Which?', 'done'])).toBe('Which? done');
    expect(oneSentence(['sell it', 'gain 1 point.', 'pass'])).toBe('sell it, gain 1 point, pass');
  });

  it('set a colon as the language does', async () => {
    await setLanguage('fr');
    expect(labelled('Réserve', '2')).toBe('Réserve\u00a0: 2');
    await setLanguage('en');
    expect(labelled('Pool', '2')).toBe('Pool: 2');
  });
});
