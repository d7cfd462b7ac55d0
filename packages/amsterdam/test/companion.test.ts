import { describe, expect, test } from 'vitest';
import { companion, type CompanionOptions, type CompanionSheet } from '../src/companion.ts';
import { saveOf } from '../src/companion-save.ts';

const house: CompanionOptions = { length: 'full', edition: 'house' };
const after = (...entries: string[]): CompanionSheet => companion(house, entries);
/** what he did in the round that stands last */
const did = (sheet: CompanionSheet): string[] => (sheet.turns.at(-1)?.steps ?? []).map(({ is }) => is);
const QUIET = 'dice 2 3 4 5 2 3';

describe('TOM beside a box', () => {
  test('asks who is ahead, then for the dice; the costs of the cards only if he is', () => {
    expect(after().question).toEqual({ ask: 'ahead' });
    expect(after('ahead me').question).toEqual({ ask: 'dice' });
    expect(after('ahead tom').question).toEqual({ ask: 'cards' });
    const discards = (costs: string) => after('ahead tom', `cards ${costs}`).turns[0].steps[0];
    expect(discards('3 2 3 2')).toEqual({ is: 'discards', paragraph: '20.7', kind: 'map', maps: 'one' });
    expect(discards('2 2 3 2')).toEqual({ is: 'discards', paragraph: '20.7', kind: 'map', maps: 'two' });
    expect(discards('3 3 2 2')).toMatchObject({ kind: 'building', paragraph: '20.7' });
    expect(discards('3 3 3 2')).toMatchObject({ kind: 'artisan', paragraph: '20.6' });
  });

  test('with quiet dice he asks for the market tile alone', () => {
    const sheet = after('ahead me', QUIET);
    expect(sheet.question).toEqual({ ask: 'tile' });
    expect(after('ahead me', QUIET, 'tile 4')).toMatchObject({ gulden: 1, round: 2, question: { ask: 'ahead' } });
  });

  test('moves: the bridges are asked for, the mouth he counts himself, and past it nothing is asked', () => {
    const ones = 'dice 1 1 1 1 1 1';
    const round = ['ahead me', ones, 'bridges 2', 'docker 9', 'tile 16'];
    const first = after(...round);
    expect(first).toMatchObject({ points: 11, reach: 6, by: { bridge: 2, docker: 9 } });
    // The dock of the triple is empty from now on and not asked for again.
    const second = after(...round, 'ahead me', ones, 'bridges 4', 'tile 16');
    expect(second.turns[1].steps.map(({ is }) => is)).toEqual(['waits', 'moves', 'no-docker', 'saves']);
    const third = after(...round, 'ahead me', ones, 'bridges 4', 'tile 16', 'ahead me', ones, 'bridges 6', 'tile 16');
    expect(third).toMatchObject({ reach: 18, by: { bridge: 12, mouth: 10 } });
    const entries = [...round, 'ahead me', ones, 'bridges 4', 'tile 16', 'ahead me', ones, 'bridges 6', 'tile 16'];
    expect(after(...entries, 'ahead me', ones).question).toEqual({ ask: 'tile' });
  });

  test('blocks: told from left to right, starred next to his; then the good, the place, the roof', () => {
    const six = ['ahead me', 'dice 6 2 3 4 5 2'];
    expect(after(...six).question).toEqual({ ask: 'blocks', colour: 'black' });
    expect(after(...six, 'blocks 3 2 2* 2').question).toMatchObject({
      ask: 'good',
      block: { block: 3 },
      why: 'beside',
    });
    expect(after(...six, 'blocks 3 2 2').question).toMatchObject({ block: { block: 2 }, why: 'leftmost' });
    expect(after(...six, 'blocks 3 1 2*').question).toMatchObject({ block: { block: 2 }, why: 'cheapest' });
    const lace = [...six, 'blocks 3 2', 'good lace'];
    expect(after(...lace).question).toEqual({ ask: 'place', good: 'lace' });
    expect(after(...lace, 'place free', 'tile 16')).toMatchObject({ gulden: 3, crests: 1 });
    // Quick delivery in round 1 is 7.
    expect(after(...lace, 'place taken', 'roof 5', 'tile 16')).toMatchObject({ points: 12 });
    // A place once taken is not asked for again, nor is a district that was full.
    const again = [...lace, 'place free', 'tile 16', ...six, 'blocks none'];
    expect(did(after(...again))).toContain('no-block');
    expect(after(...lace, 'place free', 'tile 16', ...six, 'blocks 3', 'good lace').question).toMatchObject({
      ask: 'roof',
    });
    expect(after(...again, 'tile 16', ...six).question).toEqual({ ask: 'tile' });
  });

  test('bridges: a move without one is no bridge crossed; after the last one nothing is asked', () => {
    const one = (bridges: string) => ['ahead me', 'dice 1 2 3 4 5 2', `bridges ${bridges}`, 'tile 16'];
    const asks = (...crossed: string[]) => after(...crossed.flatMap(one), 'ahead me', 'dice 1 2 3 4 5 2').question;
    expect(asks('0', '0', '0', '0')).toEqual({ ask: 'bridges', steps: 1 });
    expect(asks('1', '1', '1')).toEqual({ ask: 'bridges', steps: 1 });
    expect(asks('1', '1', '1', '1')).toEqual({ ask: 'tile' });
    expect(asks('2', '0', '4', '6', '0', '8')).toEqual({ ask: 'tile' });
  });

  test('what brought no points is not on the sheet', () => {
    const sheet = after('ahead me', 'dice 1 1 1 2 3 4', 'bridges 0', 'docker none', 'tile 16');
    expect(sheet).toMatchObject({ points: 0, by: {} });
    expect(Object.keys(sheet.by)).toEqual([]);
    const moved = after('ahead me', 'dice 1 1 1 2 3 4', 'bridges 2', 'docker 9', 'tile 16');
    expect([moved.by, moved.points]).toEqual([{ bridge: 2, docker: 9 }, 11]);
  });

  test('the market: he buys when he can', () => {
    const buys = after('ahead me', QUIET, 'tile 2', 'ahead me', QUIET, 'tile 2');
    expect(buys).toMatchObject({ points: 2, gulden: 0, by: { market: 2 } });
    expect(after('ahead me', QUIET, 'tile 2', 'ahead me', QUIET, 'tile 1').question).toEqual({
      ask: 'bridges',
      steps: 2,
    });
  });

  test('25.22 the docks of triples follow the edition', () => {
    const threes = ['ahead me', 'dice 3 3 3 2 4 5'];
    expect(after(...threes).question).toEqual({ ask: 'docker', dock: 'yellow' });
    expect(companion({ length: 'full', edition: 'ru' }, threes).question).toEqual({ ask: 'docker', dock: 'maroon' });
    expect(after(...threes, 'docker none', 'tile 16')).toMatchObject({ points: 0, gulden: 1 });
  });

  const rounds = (count: number): string[] =>
    Array.from({ length: count }, () => ['ahead me', QUIET, 'tile 16']).flat();

  test('the end: group, district, gulden; more points than TOM win', () => {
    const short = { length: 'short', edition: 'house' } as const;
    expect(companion(short, rounds(10)).question).toEqual({ ask: 'group' });
    const crested = ['ahead me', 'dice 6 2 3 4 5 2', 'blocks 2', 'good lace', 'place free', 'tile 16', ...rounds(9)];
    const end = companion(short, [...crested, 'group 1', 'district 1 1', 'points 23']);
    // 2 gulden for the lace and 1 in each round: 6 in the fourth, for which he buys tile 16 in the fifth; 5 more are 2 points.
    expect(end).toMatchObject({ points: 22, gulden: 5 });
    expect(end.by).toEqual({ market: 15, group: 3, district: 2, leftovers: 2 });
    expect(end.turns.at(-1)?.steps).toEqual([
      { is: 'counts', paragraph: '20.17', source: 'group', points: 3 },
      { is: 'counts', paragraph: '20.19', source: 'district', points: 2 },
      { is: 'counts', paragraph: '20.17', source: 'leftovers', points: 2 },
    ]);
    expect(end.result).toEqual({ mine: 23, tom: 22, won: 'me' });
    expect(end.question).toBeUndefined();
    expect(() => companion(short, [...crested, 'group 0'])).toThrow('a whole number from 1 to 1, found "0"');
    expect(() => companion(short, [...crested, 'group 1', 'group 1'])).toThrow('asked for "district"');
    expect(companion(short, [...crested, 'group 1']).question).toMatchObject({ ask: 'district' });
    expect(() => companion(short, [...crested, 'group 1', 'district 1'])).toThrow('district: 2 numbers, found 1');
    expect(() => companion(short, [...crested, 'group 1', 'district 1 7'])).toThrow(
      'district: a whole number from 0 to 6, found "7"',
    );
    expect(() => companion(short, [...crested, 'group 1', 'district 2 1'])).toThrow(
      'of TOM’s crests at most 1, found 2',
    );
    expect(() => companion(short, [...crested, 'group 1', 'district 1 6'])).toThrow('it has 6 blocks, found 7');
    const tied = companion(short, [...crested, 'group 1', 'district 1 1', 'points 22']);
    expect(tied.result).toEqual({ mine: 22, tom: 22, won: 'tom' });
    expect(() => companion(short, [...crested, 'group 1', 'district 1 1', 'points 22', 'points 3'])).toThrow('over');
  });

  test.each([
    [['dice 1 2 3 4 5 6'], 'asked for "ahead", found "dice 1 2 3 4 5 6"'],
    [['ahead who'], 'ahead: one of me, tom, found "who"'],
    [['ahead me', 'dice 1 2 3'], 'dice: 6 numbers, found 3'],
    [['ahead me', 'dice 1 2 3 4 5 7'], 'dice: a whole number from 1 to 6, found "7"'],
    [['ahead tom', 'cards 1 2 3'], 'cards: 4 numbers'],
    [['ahead me', 'dice 6 2 3 4 5 2', 'blocks'], 'blocks: 1 to 6 costs, or none'],
    [['ahead me', 'dice 6 2 3 4 5 2', 'blocks 2x'], 'blocks: a cost from 1 to 9, or one with a star, found "2x"'],
    [['ahead me', 'dice 6 2 3 4 5 2', 'blocks 2', 'good gold'], 'good: one of beer, '],
    [['ahead me', QUIET, 'tile 17'], 'tile: a whole number from 1 to 16'],
  ])('what does not answer the question is refused: %j', (entries, message) => {
    expect(() => after(...entries)).toThrow(message);
  });

  test('a sheet is kept as its entries', () => {
    const entries = ['ahead me', QUIET, 'tile 4'];
    expect(JSON.parse(JSON.stringify(saveOf(house, entries)))).toEqual({
      mokum: 'tom',
      version: 1,
      options: house,
      entries,
    });
  });
});
