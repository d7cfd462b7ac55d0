import { expect, test } from 'vitest';
import { unheard } from './reasons.ts';

const source = `
  if (a) return 'due: nothing is left to pay';
  if (b) return \`\${at}.seat: seat \${left[0].index} puts a column up (5.1)\`;
  return \`\${at}: an auction is among two or more (5.17)\`;
  const other = { kind: 'no refusal' };
`;

test('a refusal of a check that was never heard is named, whatever numbers the others had', () => {
  expect(unheard(source, [])).toEqual([
    'due: nothing is left to pay',
    '${at}.seat: seat ${left[0].index} puts a column up (5.1)',
    '${at}: an auction is among two or more (5.17)',
  ]);
  expect(unheard(source, ['agenda.main[3].seat: seat 12 puts a column up (5.1)'])).toEqual([
    'due: nothing is left to pay',
    '${at}: an auction is among two or more (5.17)',
  ]);
  const all = ['agenda.main[0]: an auction is among two or more (5.17)', 'due: nothing is left to pay'];
  expect(unheard(source, [...all, 'agenda.main[3].seat: seat 12 puts a column up (5.1)'])).toEqual([]);
});

test('a longer refusal that has the same words in it does not count', () => {
  const check = "if (g.trader === NONE) return 'trader: is not in play';";
  expect(unheard(check, ['trader: is not in play (options.trader)'])).toEqual(['trader: is not in play']);
  expect(unheard(check, ['trader: is not in play'])).toEqual([]);
});
