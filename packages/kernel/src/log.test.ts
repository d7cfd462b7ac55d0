import { describe, expect, test } from 'vitest';
import { type fields, harbour } from '../test/toy-game.ts';
import type { Game } from './definition.ts';
import { readLog } from './log.ts';
import { LogDiffers, replaying, replayLog } from './replay-log.ts';
import { headerOf, writeLog } from './write-log.ts';
import { Match } from './match.ts';
import { quickNature } from './nature.ts';
import { table } from './testing/index.ts';

/** a game in the middle of its second auction, with an undo behind it and an answer waiting */
function begun(): Match<typeof fields> {
  const match = new Match(harbour, { seats: 2, nature: quickNature('log') });
  match.submit(0, ['bid 1', 'seal']);
  match.submit(1, ['bid 0', 'seal']);
  const [take] = match.legal(0);
  match.submit(0, [take, 'shed']);
  match.undo(0);
  match.submit(0, [take, 'berth 2']);
  match.submit(0, ['done']);
  match.submit(1, ['bid 2']);
  return match;
}
const logOf = (match: Match<typeof fields>): string =>
  writeLog(
    match,
    headerOf(match, { names: ['Anna', 'Bram'], players: ['human', 'greedy'], seed: 'log', commitment: 'c0' }),
  );

describe('a log file', () => {
  test('is text with a header, a line for each row, and what waits', () => {
    const text = logOf(begun());
    expect(text).toMatch(
      /^mokum log 2\ngame "harbour"\nrules 3\nseats 2\noptions \{\}\ntables "[0-9a-f]{16}"\nnames \["Anna","Bram"\]\n/,
    );
    expect(text).toMatch(/\n0 \* unload( \d+){4}; \* draw \d+; /);
    expect(text).toMatch(
      /\n1 0 bid 1; 0 seal; 1 bid 0; 1 seal; \* weather (calm|storm)\n2 0 take \d+; 0 shed\n3 0 undo 2\n4 0 take/,
    );
    expect(text).toMatch(/\n5 0 done\npending 1 bid 2\n$/);
  });

  test('replays to the same state, the same log and the same memories', () => {
    const match = begun();
    const again = replayLog(harbour, readLog(logOf(match)));
    expect(again.state.$m).toEqual(match.state.$m);
    expect(logOf(again)).toBe(logOf(match));
    const seen: number[] = [];
    for (const { rows } of replaying(harbour, readLog(logOf(match)))) seen.push(rows.length);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
    for (const seat of [0, 1]) expect(again.memory(seat)).toEqual(match.memory(seat));
    expect(again.undoable(1)).toEqual({ ok: true, moves: ['bid 2'], steps: 1 });
    expect(replayLog(harbour, readLog(logOf(match).replaceAll('\n', '\r\n'))).state.$m).toEqual(match.state.$m);
  });

  test('of a game begun from a state keeps that state', () => {
    const main = [{ task: 'turn', seat: 2 }, { task: 'end-of-round' }];
    const t = table(harbour, { seats: 3, round: 4, market: [1], agenda: { main } });
    t.cees.does('take 1', 'shed', 'done');
    const text = writeLog(t.match, headerOf(t.match));
    expect(text).toContain('"round":4');
    const again = replayLog(harbour, readLog(text));
    expect(again.state.$m).toEqual(t.match.state.$m);
    expect(again.result()).toEqual(t.match.result());
    expect(text).toContain('\nresult {"points":');
    expect(() => replayLog(harbour, readLog(text.replace('seats 3', 'seats 2')))).toThrow('header seats: 2');
    const bad = (part: string, other: string) => (): unknown => replayLog(harbour, readLog(text.replace(part, other)));
    expect(bad('"task":"end-of-round"', '"task":"dance"')).toThrow(
      'header: agenda.main[1].task: there is no task "dance"',
    );
    expect(bad('"round":4', '"round":400')).toThrow(/^header: round: expected a whole number/);
    expect(bad('"round":4', '"round":400')).toThrow(expect.objectContaining({ code: 'bad-log' }));
  });
});

describe('a log that does not hold is refused, with its line', () => {
  const text = logOf(begun());
  test.each([
    ['', 'line 1: expected "mokum log 2", found ""'],
    ['a letter', 'line 1: expected "mokum log 2"'],
    [text.replace('log 2', `log ${'9'.repeat(10)}`), 'line 1: expected "mokum log 2"'],
    [text.replace('rules 3', 'rulez 3'), 'line 3: "rulez" is no header of a log of format 2 (it has game, rules, '],
    [text.replace('log 2', 'log 1'), 'line 6: "tables" is no header of a log of format 1 (it has game, rules, '],
    [text.replace(/tables .*/, 'data "00"'), 'line 6: "data" is no header of a log of format 2'],
    [text.replace('rules 3', 'rules three'), 'line 3: "three" is not JSON'],
    [text.replace('rules 3\n', ''), 'header rules: expected the version of the rules'],
    [text.replace('game "harbour"', 'game 5'), 'header game: expected the name of a game, found 5'],
    [text.replace('seats 2', 'seats "2"'), 'header seats: expected a number of seats'],
    [text.replace(/tables .*/, 'tables 0'), 'header tables: expected the hash of the tables'],
    [text.replace(/names .*/, 'names [1]'), 'header names: expected a list of names'],
    [text.replace('"Anna"', '"\\u001b[2J"'), 'header names: expected a list of names, found ["\\u001b[2J","Bram"]'],
    [text.replace('"Anna"', '"\\u009b2J"'), 'header names: expected a list of names'],
    [text.replace('"harbour"', '"\\u001b]0;x"'), 'header game: expected the name of a game'],
    [text.replace(/tables .*/, 'tables "\\u0007"'), 'header tables: expected the hash of the tables'],
    [text.replace(/players .*/, 'players "x"'), 'header players: expected a list of players'],
    [text.replace(/seed .*/, 'seed 1'), 'header seed: expected a text'],
    [text.replace(/commitment .*/, 'commitment []'), 'header commitment: expected a text'],
    [text.replace('pending 1 bid 2', 'pending bid 2'), 'cannot read "pending bid 2"'],
    [text.replace('5 0 done', 'five 0 done'), 'line 17: cannot read "five 0 done"'],
    [text.replace('5 0 done', '5 anna done'), 'cannot read "anna done"'],
    [`${text}result {`, 'line 19: "{" is not JSON'],
    [text.replace('seats 2', 'seats 3\nseats 2'), 'line 5: header seats stands there twice'],
    [`${text}result {}\nresult {}`, 'line 20: nothing follows the result, found "result {}"'],
    [`${text}result {}\n6 1 seal`, 'line 20: nothing follows the result, found "6 1 seal"'],
  ])('when it is read', (bad, message) => {
    expect(() => readLog(bad)).toThrow(message);
    expect(() => readLog(bad)).toThrow(expect.objectContaining({ code: 'bad-log' }));
  });

  test.each([
    [text.replace('"harbour"', '"chess"'), 'this is a log of chess, not of harbour'],
    [text.replace('seats 2', 'seats 9'), 'header: harbour is for 2 to 4 seats, not 9'],
    [text.replace('1 0 bid 1', '1 0 bid 9'), 'row 1: "bid 9" (move 1 of the list): forbidden by 2.1'],
    [text.replace('names ["Anna",', 'names ["Anna","Cees",'), 'header names: 3 for 2 seats'],
    [text.replace('["human",', '['), 'header players: 1 for 2 seats'],
    [text.replace(/\n1 0 bid 1; 0 seal; [^]*/, '\n1 0 bid 1; 0 seal\n'), 'row 1: not all who are asked together'],
    [text.replace(/\n5 0 done/, '; 0 done; 1 bid 2; 1 seal; 0 bid 0; 0 seal'), 'row 4: this is more than one row'],
    [text.replace('0 undo 2', '0 undo 1'), 'row 3: what could be undone was row 2'],
    [text.replace('0 undo 2', '1 undo 2'), 'row 3: seat 1 cannot take anything back: other-seat'],
    [text.replace('5 0 done', '7 0 done'), 'row 7: row 7 stands where row 5 should'],
    [text.replace('5 0 done', '5 8 done'), 'row 5: there is no seat 8'],
    [text.replace('\n0 *', '\n1 *'), 'row 1: row 1 stands where row 0 should'],
    [text.replace('; * weather', '; * weather calm; 0 look; * weather'), "row 1: a row ends with nature's outcomes"],
    [text.replace('5 0 done', '5 0 done; * weather calm'), 'row 5: no chance is waited for now'],
    [text.replace('5 0 done', '5 rewind 5'), 'row 5: a game of 5 rows cannot be rewound to 5'],
    [text.replace(/\* unload [^;]*;/, '* unload 1 2 3 24;'), 'row 0: '],
    [text.replace('pending 1 bid 2', 'pending 1 bid 9'), 'row 6: "bid 9": forbidden by 2.1'],
    [text.replace('pending 1 bid 2', 'pending 7 bid 2'), 'row 6: there is no seat 7'],
    [`${text}result {"points":[9,9]}`, 'the result differs: the log says [9,9] points, the game gives undefined'],
  ])('when it is replayed', (bad, message) => {
    const log = readLog(bad);
    expect(() => replayLog(harbour, log)).toThrow(message);
    expect(() => replayLog(harbour, log)).toThrow(expect.objectContaining({ code: 'bad-log' }));
  });

  test.each([
    [
      text.replace('log 2', 'log 3'),
      'log-format',
      'line 1: log format 3 is not known here, only 1 and 2; open this log',
    ],
    [text.replace('rules 3', 'rules 2'), 'other-rules', 'played by version 2 of the rules; here is version 3'],
    [text.replace(/tables .*/, 'tables "00"'), 'other-tables', 'this game was played with other tables (00)'],
  ])('what another version of Mokum wrote is refused with a code of its own', (bad, code, message) => {
    const open = (): unknown => replayLog(harbour, readLog(bad));
    expect(open).toThrow(message);
    expect(open).toThrow(expect.objectContaining({ code }));
  });

  test('it says in which row it first differs', () => {
    try {
      replayLog(harbour, readLog(text.replace('5 0 done', '5 0 look')));
      throw new Error('was not refused');
    } catch (error) {
      expect(error).toBeInstanceOf(LogDiffers);
    }
  });

  test('a fault of the program is not put on the log', () => {
    const broken = { ...harbour, apply: () => (null as unknown as Match).seats } as unknown as Game<typeof fields>;
    expect(() => replayLog(broken, readLog(text))).toThrow(TypeError);
  });
});
