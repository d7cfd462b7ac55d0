import { defaultEdition } from '@mokum/amsterdam';
import type { SeenEntry, SeenRow } from '@mokum/kernel';
import { describe, expect, it } from 'vitest';
import { amsterdam as english } from './en/amsterdam.ts';
import { amsterdam as french } from './fr/amsterdam.ts';
import type { AmsterdamFacts } from './say-amsterdam.ts';
import { tellAmsterdam } from './tell-amsterdam.ts';

const { harbour, cards, city } = defaultEdition;
const facts: AmsterdamFacts = {
  card: (number) => cards[number - 1],
  block: (number) => city.blocks[number - 1],
  space: (number) => ({
    kind: harbour.spaces[number].kind,
    ...harbour.warehouses.find(({ pier }) => pier === number),
  }),
};
const row = (...texts: readonly string[]): SeenRow => ({
  seq: 1,
  entries: texts.map((text): SeenEntry => ({ by: 0, owner: 0, task: text.split(' ')[0], values: [], text })),
});
const people = ['Anna', 'Joost'];
const goodOn = (block: number) => (block === 15 ? ('tile' as const) : undefined);
const tellerIn = (words: typeof english, locale: string) => tellAmsterdam(words, locale, facts).teller(people, goodOn);
const said = (rows: readonly SeenRow[], words = english, locale = 'en'): string[] => {
  const tell = tellerIn(words, locale);
  return rows.flatMap((one) => tell(one).map(({ text }) => text));
};

describe('telling Amsterdam', () => {
  it('names what lay on the block, in the same row or a later one', () => {
    expect(said([row('take-block 15', 'sell store')])[1]).toBe('Anna stores tiles.');
    expect(said([row('take-block 15'), row('sell gulden')])[1]).toBe('Anna sells tiles on the black market.');
    const tell = tellerIn(english, 'en');
    tell.skip(row('take-block 15'));
    expect(tell(row('sell store'))[0].text).toBe('Anna stores tiles.');
  });

  it('tells a journey and the cards of a round in one sentence each', () => {
    const pier = harbour.warehouses[0].pier;
    const beside = harbour.links.flatMap(([a, b]) => (a === pier ? [b] : b === pier ? [a] : []))[0];
    expect(said([row(`sail ${beside}`, 'pay-colour black', `sail ${pier}`)])).toHaveLength(1);
    expect(said([row(`sail ${beside}`, `sail ${pier}`)])[0]).toMatch(/2 spaces.*beer/);
    expect(said([row('reveal 1', 'reveal 2')])).toHaveLength(1);
  });

  it('says whose doing it is, in French too', () => {
    expect(tellerIn(english, 'en')(row('pass'))[0]).toEqual({ seat: 0, text: 'Anna passes.' });
    expect(said([row('choose-dice black-pink')], french as never, 'fr')[0]).toMatch(/^Anna choisit les dés/);
    expect(said([row('shift-die none')])).toEqual([]);
  });
});
