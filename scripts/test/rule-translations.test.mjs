import { expect, test } from 'vitest';
import { differences, report, ruleTranslations } from '../rule-translations.mjs';
import { emptyFolder, put } from './project.mjs';

const english = `# Rules

## 1 Goal

**1.1** Two streets have 3 roofs (1.2). *(rulebook: goal; number: ruling \`three\`)*

**1.2** Most points win. *(ruling)*

| what | value |
| --- | --- |
| roofs | 3 |

- One point.
`;
const french = english
  .replace('# Rules', '# Règles')
  .replace('Goal', 'But')
  .replace('Two streets have 3 roofs (1.2).', 'Deux rues ont (1.2) 3 toits.')
  .replace('rulebook: goal; number: ruling', 'livret : but ; nombre : arbitrage')
  .replace('Most points win. *(ruling)*', 'Le plus de points gagne. *(arbitrage)*');

test('a faithful translation may order its words as it likes', () => {
  expect(differences(english, french, 'fr')).toEqual([]);
});

test.each([
  ['a paragraph is missing', /\*\*1\.2\*\*.*\n\n/, '', /^paragraph 1\.2 is missing/],
  ['two paragraphs change places', '**1.1**', '**1.2**', /^paragraph 1\.1 is missing, or in another place/],
  ['a row is missing', '| roofs | 3 |\n', '', /^row is missing/],
  ['a paragraph is empty', 'Le plus de points gagne. ', '', /^paragraph 1\.2 is empty/],
  ['a figure differs', '3 toits', '4 toits', /^paragraph 1\.1 has 1\.2 4; the reference 1\.2 3$/],
  ['a figure of a table differs', '| 3 |', '| 5 |', /^row .* has 5; the reference 3$/],
  ['a ruling is told as a rule', 'gagne. *(arbitrage)*', 'gagne. *(livret)*', /^paragraph 1\.2 comes from "ruling"/],
  ['a name in code differs', '`three`', '`trois`', /^paragraph 1\.1 comes from/],
])('%s', (_what, from, to, said) => {
  const lines = differences(english, french.replace(from, to), 'fr');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(said);
});

test('something more is found, and a reference without its translation fails the check', () => {
  expect(differences(english, `${french}\n**1.3** De plus.\n`, 'fr')).toEqual([
    'paragraph 1.3 is not in the English reference',
  ]);
  const folder = emptyFolder();
  put(folder, { 'docs/rules/a.md': english, 'docs/rules/b.md': english, 'docs/rules/fr/a.md': french });
  const findings = ruleTranslations(folder);
  expect(findings).toEqual([
    { file: 'fr/a.md', wrong: [] },
    { file: 'fr/b.md', wrong: ['is missing'] },
  ]);
  expect(report(findings).failed).toBe(true);
});
