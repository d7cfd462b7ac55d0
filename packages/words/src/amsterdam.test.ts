import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import base from '../../../docs/rules/amsterdam.md?raw';
import expansions from '../../../docs/rules/amsterdam-expansions.md?raw';
import { artisanTypes, buildingTypes } from '../../amsterdam/src/data/cards.ts';
import { cards } from '../../amsterdam/src/data/edition.ts';
import { market } from '../../amsterdam/src/data/market.ts';
import { colours, districts, dockColours, goods } from '../../amsterdam/src/data/names.ts';
import { orders } from '../../amsterdam/src/data/orders.ts';
import { amsterdam as game } from '../../amsterdam/src/game.ts';
import { editionNames, rulingValues } from '../../amsterdam/src/data/rulings.ts';
import { pointSources } from '../../amsterdam/src/state.ts';
import { type AmsterdamWords, amsterdam } from './en/amsterdam.ts';
import { amsterdamOptions } from './en/amsterdam-options.ts';
import { amsterdam as inFrench } from './fr/amsterdam.ts';

const sorted = (words: readonly string[]): string[] => [...words].sort();

describe('the catalogue and the game', () => {
  test('names everything the game has, and nothing else', () => {
    expect(Object.keys(amsterdam.colours)).toEqual([...colours]);
    expect(Object.keys(amsterdam.counts.colour)).toEqual([...colours]);
    expect(Object.keys(amsterdam.dockColours)).toEqual([...dockColours]);
    expect(Object.keys(amsterdam.districts)).toEqual([...districts]);
    expect(Object.keys(amsterdam.goods)).toEqual([...goods]);
    expect(Object.keys(amsterdam.artisans)).toEqual([...artisanTypes]);
    expect(Object.keys(amsterdam.buildings)).toEqual([...buildingTypes]);
    expect(Object.keys(amsterdam.editions)).toEqual([...editionNames]);
  });

  test('has a row of the count for every source of points', () => {
    expect(sorted(Object.keys(amsterdam.scores))).toEqual(sorted(['card', 'order', ...pointSources.list]));
  });

  test('says what every card, tile and order means', () => {
    expect(Object.keys(amsterdam.cards).map(Number)).toEqual(cards.map(({ number }) => number));
    expect(Object.keys(amsterdam.tiles).map(Number)).toEqual(market.map(({ number }) => number));
    expect(Object.keys(amsterdam.orders).map(Number)).toEqual(orders.map(({ number }) => number));
  });

  test('has the other reading of every card on which editions differ', () => {
    const variants: Readonly<Record<number, object>> = amsterdam.cardVariants;
    for (const { number, varies, effect } of cards) {
      const reading = Object.keys(variants[number] ?? {});
      const byMap = effect.is === 'gain' && effect.if?.is === 'after-map' && effect.if.district !== 'any';
      expect(reading).toEqual(varies === undefined ? (byMap ? ['own'] : []) : Object.keys(varies.to));
    }
  });

  test('asks every ruling and names its answers', () => {
    const said: Readonly<Record<string, object>> = amsterdamOptions.rulings;
    expect(Object.keys(said)).toEqual(Object.keys(rulingValues));
    for (const [name, answers] of Object.entries(rulingValues))
      expect(sorted(Object.keys(said[name]))).toEqual(sorted(['question', ...answers]));
  });

  test('asks every question the game asks', () => {
    const entries = game.tasks.flatMap((task) => (task.kind === 'menu' ? task.entries : []));
    const asked = game.tasks.filter(
      (task) => (task.kind === 'choice' && !entries.includes(task)) || (task.kind === 'menu' && task.name !== ''),
    );
    for (const { name } of asked) expect(amsterdam.prompts).toHaveProperty([name]);
    for (const { name } of entries) expect(amsterdam.actions).toHaveProperty([name === 'take-card' ? 'commit' : name]);
  });

  test('says why, whatever paragraph a rule forbids by', () => {
    const folder = new URL('../../amsterdam/src/', import.meta.url);
    // TOM's paragraphs say why he does something, not why somebody may not.
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !/^(tom|companion)/.test(name));
    const cited = sources.flatMap((name) => readFileSync(new URL(name, folder), 'utf8').match(/'\d+\.\d+'/g) ?? []);
    expect(cited.length).toBeGreaterThan(40);
    for (const number of cited) expect(amsterdam.reasons).toHaveProperty([number.slice(1, -1)]);
  });

  test('English and French are languages, and one that lacks a card is none', () => {
    expectTypeOf(amsterdam).toExtend<AmsterdamWords>();
    expectTypeOf(inFrench).toExtend<AmsterdamWords>();
    const { 132: _, ...fewer } = inFrench.cards;
    expectTypeOf(fewer).not.toExtend<AmsterdamWords['cards']>();
    for (const part of ['cards', 'cardVariants', 'tiles', 'orders', 'reasons', 'told'] as const)
      expect(Object.keys(inFrench[part])).toEqual(Object.keys(amsterdam[part]));
  });
});

describe('the catalogue and the rules reference', () => {
  const rules = `${base}\n${expansions}`;
  const place = (number: string): number => number.split('.').reduce((sum, part) => 1000 * sum + Number(part), 0);
  const paragraphs = [...rules.matchAll(/^\*\*(\d+\.\d+)\*\* .*$/gm)].sort(
    ([, one], [, other]) => place(one) - place(other),
  );

  test('every paragraph has a title, in the same order', () => {
    for (const { paragraphs: titles } of [amsterdam, inFrench])
      expect(Object.keys(titles)).toEqual(paragraphs.map(([, number]) => number));
  });

  test('every reason cites a paragraph', () => {
    for (const number of Object.keys(amsterdam.reasons)) expect(amsterdam.paragraphs).toHaveProperty([number]);
  });

  test('paragraphs are numbered without gaps below their heading, and each names its source', () => {
    const found = new Set([...rules.matchAll(/^## (\d+) /gm)].map(([, number]) => Number(number)));
    const headings = [...found].sort((one, other) => one - other);
    expect(headings).toEqual(headings.map((_, index) => index + 1));
    let last = [0, 0];
    for (const [line, number] of paragraphs) {
      const [section, at] = number.split('.').map(Number) as [number, number];
      expect([section, at]).toEqual(section === last[0] ? [section, last[1] + 1] : [last[0] + 1, 1]);
      expect(line).toMatch(/\*\((FR|HU|RU|ruling|designed|derived)[^*]*\)\*$/);
      last = [section, at];
    }
  });

  test('paragraphs that are cited exist', () => {
    for (const [, cited] of rules.matchAll(/\((\d+\.\d+(?:, \d+\.\d+)*)\)/g))
      for (const number of cited.split(', ')) expect(amsterdam.paragraphs).toHaveProperty([number]);
  });

  test('the meaning of a card stands in its paragraph', () => {
    const meanings: Readonly<Record<number, string>> = amsterdam.cards;
    for (const { number, timing } of cards)
      expect(rules).toContain(`**22.${number}** [${timing}] ${meanings[number]} `);
  });
});
