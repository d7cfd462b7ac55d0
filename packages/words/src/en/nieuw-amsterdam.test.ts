/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { nieuwAmsterdam as game } from '@mokum/nieuw-amsterdam';
import type { Plural } from '../catalogue.ts';
import { type NieuwAmsterdamWords, nieuwAmsterdam as words } from './nieuw-amsterdam.ts';

const rules = readFileSync(new URL('../../../../docs/rules/nieuw-amsterdam.md', import.meta.url), 'utf8');
const paragraphs = [...rules.matchAll(/^\*\*(\d+\.\d+)\*\* /gm)].map((match) => match[1]);

describe('the rules reference', () => {
  test('numbers every section without gaps', () => {
    const seen = new Map<number, number>();
    for (const paragraph of paragraphs) {
      const [section, place] = paragraph.split('.').map(Number);
      expect(place, paragraph).toBe((seen.get(section) ?? 0) + 1);
      seen.set(section, place);
    }
    expect([...seen.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });
  test('ends every paragraph with its source', () => {
    for (const line of rules.split('\n'))
      if (/^\*\*\d/.test(line)) expect(line).toMatch(/ \*\((rulebook|derived|ruling|designed)[^*]*\)\*$/);
  });
});

test('every reason belongs to a paragraph', () => {
  for (const paragraph of Object.keys(words.reasons)) expect(paragraphs).toContain(paragraph);
});

test('all cards have names of their own', () => {
  for (const names of [words.names.lands, words.names.ships]) {
    expect(Object.keys(names).map(Number)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    expect(new Set(Object.values(names)).size).toBe(24);
  }
});

test('plurals have the categories of English', () => {
  const categories = new Intl.PluralRules('en').resolvedOptions().pluralCategories;
  for (const forms of [...Object.values(words.amounts), ...Object.values(words.names.pieces)]) {
    for (const [category, phrase] of Object.entries(forms)) {
      expect(categories).toContain(category);
      expect(phrase).toContain('{n}');
    }
  }
});

test('a catalogue with a missing key is no catalogue', () => {
  const { title: _, ...rest } = words;
  expectTypeOf(words).toExtend<NieuwAmsterdamWords>();
  expectTypeOf(rest).not.toExtend<NieuwAmsterdamWords>();
  const { '5.2': __, ...fewer } = words.reasons;
  expectTypeOf(fewer).not.toExtend<NieuwAmsterdamWords['reasons']>();
  expectTypeOf<NieuwAmsterdamWords['reasons']['5.2']>().toEqualTypeOf<string>();
  expectTypeOf<NieuwAmsterdamWords['amounts']['coin']>().toEqualTypeOf<Plural>();
});

describe('what the engine can say has words', () => {
  const sources = new URL('../../../nieuw-amsterdam/src/', import.meta.url);
  const code = readdirSync(sources)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, sources), 'utf8'))
    .join('\n');
  const asked = game.tasks.filter((task) => task.kind === 'choice' || task.kind === 'menu');
  const entries = new Set(
    game.tasks.flatMap((task) => (task.kind === 'menu' ? task.entries.map(({ name }) => name) : [])),
  );
  /** A kind in a task's name is filled in: all payments read alike, and so do all loads. */
  const family = (name: string): string =>
    name.replace(/^(pay|load)-(grain|coin|wood|goods|beaver|mink|otter|muskrat|lynx)$/, '$1');

  test('every question has a prompt, and every prompt a question', () => {
    const questions = asked.map((task) => task.name).filter((name) => !entries.has(name));
    expect(Object.keys(words.prompts).toSorted()).toEqual(questions.toSorted());
  });
  test('every move has a label', () => {
    const moves = asked.map((task) => (task.kind === 'menu' ? task.pass : task.name)).filter((name) => name !== '');
    const amounts = new Set(['buy-wood', 'sell-wood', 'buy-grain', 'sell-grain']);
    for (const move of moves) if (!amounts.has(move)) expect(Object.keys(words.moves)).toContain(family(move));
  });
  test('every move and chance that tells something has a sentence', () => {
    const silent = new Set(['confirm', 'stop', 'lumberyard', 'granary', '']);
    // What comes of these says it all: lands by name, amounts with their reason.
    const shownByOutcome = [
      'load',
      'clear',
      'trading-company',
      'pass-tile',
      'pass-special',
      'market-coin',
      'lose-shop',
    ];
    for (const name of shownByOutcome) silent.add(name);
    for (const task of game.tasks) {
      if (task.kind === 'step') continue;
      const name = family(task.kind === 'menu' ? task.pass : task.name);
      if (!silent.has(name)) expect(Object.keys(words.log.moves)).toContain(name);
    }
  });
  test('every happening that no move and no amount tells has a sentence', () => {
    const happenings = (game.definition.happenings ?? []).map(({ name }) => name);
    const amounts = ['gained', 'paid', 'points', 'lost-points'];
    const byMove = ['opened-shop', 'took-land', 'sailed', 'built-farm', 'built-warehouse', 'passed'];
    const elsewhere = new Set([...amounts, ...byMove]);
    const told = happenings.filter((name) => !elsewhere.has(name));
    expect(Object.keys(words.log.happenings).toSorted()).toEqual(told.toSorted());
  });
  test('every cause has a name', () => {
    const { causes } = game.definition;
    const all = Array.from({ length: causes?.size ?? 0 }, (_, i) => String(causes?.text(i)));
    expect(Object.keys(words.causes).toSorted()).toEqual(all.toSorted());
  });
  test('every reason the rules give has a sentence', () => {
    const given = new Set([...code.matchAll(/'(\d+\.\d+)'/g)].map(([, paragraph]) => paragraph));
    expect(given.size).toBeGreaterThan(30);
    for (const paragraph of given) expect(Object.keys(words.reasons)).toContain(paragraph);
  });
});
