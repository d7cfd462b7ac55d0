import { expect, test } from 'vitest';
import { amsterdam as amsterdamEn } from './en/amsterdam.ts';
import { grachtenpand as grachtenpandEn } from './en/grachtenpand.ts';
import { nieuwAmsterdam as nieuwAmsterdamEn } from './en/nieuw-amsterdam.ts';
import { amsterdam as amsterdamFr } from './fr/amsterdam.ts';
import { grachtenpand as grachtenpandFr } from './fr/grachtenpand.ts';
import { nieuwAmsterdam as nieuwAmsterdamFr } from './fr/nieuw-amsterdam.ts';

type Tree = string | { readonly [key: string]: Tree };
const leaves = (tree: Tree): string[] => (typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves));

test.each([
  ['Grachtenpand', grachtenpandEn.log, grachtenpandFr.log],
  ['Nieuw Amsterdam', nieuwAmsterdamEn.log, nieuwAmsterdamFr.log],
  ['Amsterdam', { ...amsterdamEn.log, told: amsterdamEn.told }, { ...amsterdamFr.log, told: amsterdamFr.told }],
])('the log of %s speaks of everybody by name, whoever reads it', (_game, en, fr) => {
  const said = leaves(en);
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((text) => /\byou(r|rs)?\b/i.test(text))).toEqual([]);
  expect(leaves(fr).filter((text) => /\b(vous|votre|vos)\b/i.test(text))).toEqual([]);
});
