/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Plural } from '../wording.ts';
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
