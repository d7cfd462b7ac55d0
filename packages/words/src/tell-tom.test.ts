import { companion, type CompanionQuestion } from '@mokum/amsterdam/companion';
import { amsterdam as game } from '@mokum/amsterdam';
import { Match, quickNature, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { amsterdam as en } from './en/amsterdam.ts';
import { amsterdamSolo as soloEn } from './en/amsterdam-solo.ts';
import { amsterdam as fr } from './fr/amsterdam.ts';
import { amsterdamSolo as soloFr } from './fr/amsterdam-solo.ts';
import { tellTom } from './tell-tom.ts';

const facts = { card: (number: number) => `card ${number}`, district: () => 'jordaan' as const };

/** All that happened in a random solo game. */
function told() {
  const match = new Match(game, { seats: 1, nature: quickNature('tom told') });
  const random = new Random('player');
  while (!match.result()) {
    const legal = match.legal(0);
    match.submit(0, [legal[random.below(legal.length)]]);
  }
  return match.rowsFor(0).flatMap((row) => row.told ?? []);
}

describe.each([
  ['English', tellTom(soloEn, en, 'en')],
  ['French', tellTom(soloFr, fr, 'fr')],
] as const)('TOM in %s', (_language, tom) => {
  test('every happening of his has a sentence and its paragraph', () => {
    const his = told().filter(({ happening }) => happening.startsWith('tom-'));
    const lines = tom.told(his, facts);
    expect(lines).toHaveLength(his.length);
    for (const line of lines) expect(line).toMatch(/^\S.*\. \(2[06]\.\d+\)$/);
    expect(new Set(his.map(({ happening }) => happening)).size).toBeGreaterThan(8);
  });

  test('steps of a game carry what they brought him, and the points of all steps are his', () => {
    const his = told().filter(({ happening }) => happening.startsWith('tom-'));
    const lines = tom.lines(his, facts);
    const main = his.filter(({ happening }) => !/^tom-(points|gulden)$/.test(happening));
    const final = his.filter(
      ({ happening, values }) => happening === 'tom-points' && /20\.1[79]/.test(String(values['paragraph'])),
    );
    expect(lines).toHaveLength(main.length + final.length);
    for (const { text, why, paragraph } of lines) {
      expect(text).toMatch(/^\S.*\.$/);
      expect(why).not.toBe('');
      expect(paragraph).toMatch(/^2[06]\.\d+$/);
    }
    expect(lines.flatMap(({ gains }) => gains)).toHaveLength(his.length - main.length);
  });

  test('after his turn the person is told which dice to turn, and only where some are too high', () => {
    expect([1, 7].map((round) => /1/.test(tom.yourTurn(round)))).toEqual([false, false]);
    for (const [round, above] of [
      [8, 5],
      [9, 4],
      [11, 2],
    ])
      expect(tom.yourTurn(round)).toMatch(new RegExp(`${above}.*1|1.*${above}`));
    expect(tom.yourTurn(12)).not.toContain('{');
  });

  test('every step on a sheet and every question has its words', () => {
    const rounds = Array.from({ length: 9 }, () => ['ahead me', 'dice 2 3 4 5 2 3', 'tile 16']).flat();
    const entries = [
      'ahead tom',
      'cards 3 3 2 2',
      'dice 1 6 6 2 2 2',
      'bridges 2',
      'docker 7',
      'blocks 2 2',
      'good lace',
      'place taken',
      'roof 5',
      'blocks none',
      'tile 1',
      'bridges 0',
      ...rounds,
      'group 1',
      'district 1 1',
      'points 50',
    ];
    const options = { length: 'short', edition: 'house' } as const;
    const asked = new Set<CompanionQuestion['ask']>();
    for (let n = 0; n < entries.length; n++) {
      const { question } = companion(options, entries.slice(0, n));
      if (!question) throw new Error('nothing is asked');
      asked.add(question.ask);
      const { text, hint } = tom.question(question);
      for (const said of [text, hint]) expect(said).toMatch(/^[^{}]{6,}$/);
    }
    expect(asked.size).toBe(13);
    for (const { steps } of companion(options, entries).turns)
      for (const step of steps) {
        const { text, why, paragraph, gains } = tom.line(step);
        for (const said of [text, why, paragraph, ...gains]) expect(said).toMatch(/^[^{}]+$/);
      }
  });
});
