import { describe, expect, test } from 'vitest';
import { type fields, harbour } from '../test/toy-game.ts';
import { readLog } from './log.ts';
import { Match } from './match.ts';
import { quickNature } from './nature.ts';
import { replayLog, trustLog } from './replay-log.ts';
import { headerOf, writeLog } from './write-log.ts';

type M = Match<typeof fields>;
const logOf = (match: M): string => writeLog(match, headerOf(match));
const words = (match: M): number[] => [...match.state.$m];

/** anna has won an auction and taken her first crate, in several steps */
function inTurn(): M {
  const match = new Match(harbour, { seats: 2, nature: quickNature('steps') });
  match.submit(0, ['bid 2', 'seal']);
  match.submit(1, ['bid 0', 'seal']);
  return match;
}

describe('several steps at once', () => {
  test('are taken back in one call, each a row, to the last byte', () => {
    const match = inTurn();
    const begun = words(match);
    const [take] = match.legal(0);
    match.submit(0, [take]);
    match.submit(0, ['shed']);
    expect(match.undoable(0)).toEqual({ ok: true, moves: ['shed'], steps: 2 });
    const { length } = match;
    match.undo(0, 2);
    expect(words(match)).toEqual(begun);
    expect(match.rowsFrom(length).map(({ undo }) => undo)).toEqual([
      { seat: 0, row: length - 1 },
      { seat: 0, row: length - 2 },
    ]);
    for (const again of [replayLog(harbour, readLog(logOf(match))), trustLog(harbour, readLog(logOf(match)))])
      expect(words(again)).toEqual(begun);
  });

  test('all or none: more than there are, or no number, is refused and changes nothing', () => {
    const match = inTurn();
    match.submit(0, [match.legal(0)[0]]);
    const before = [words(match), logOf(match)];
    for (const steps of [2, 0, -1, 0.5, Number.NaN, '1' as unknown as number])
      expect(() => match.undo(0, steps)).toThrow('seat 0 can take back 1 to 1 submissions, not');
    expect([words(match), logOf(match)]).toEqual(before);
  });

  test('answers that wait and rows before them, where nobody else has answered', () => {
    const match = new Match(harbour, { seats: 2, nature: quickNature('steps') });
    match.submit(0, ['bid 2']);
    match.submit(0, ['seal']);
    expect(match.undoable(0)).toMatchObject({ ok: true, steps: 2 });
    match.submit(1, ['bid 1']);
    match.undo(0, 2);
    expect(match.pending(0)).toEqual([]);
    expect(match.pending(1)).toHaveLength(1);
    expect(match.legal(0).length).toBeGreaterThan(1);
  });
});

describe('a rewind', () => {
  test('is a row; the game is what it was when it had so many rows, and goes on from there', () => {
    const match = inTurn();
    const moments = [match.length];
    const states = [words(match)];
    for (let n = 0; n < 12; n++) {
      const [seat] = match.waitingFor() as readonly number[];
      const legal = match.legal(seat);
      match.submit(seat, [legal[legal.length - 1]]);
      if (match.pending(seat).length > 0) continue;
      moments.push(match.length);
      states.push(words(match));
    }
    const { length } = match;
    match.rewind(moments[2]);
    expect(match.rowsFrom(length)[0]).toEqual({ seq: length, entries: [], rewind: moments[2] });
    expect(logOf(match)).toContain(`\n${length} rewind ${moments[2]}\n`);
    expect(words(match)).toEqual(states[2]);
    for (const [i, moment] of moments.entries()) expect([...match.stateAt(moment).$m]).toEqual(states[i]);
    match.submit((match.waitingFor() as readonly number[])[0], [match.legal((match.waitingFor() as number[])[0])[0]]);
    const text = logOf(match);
    for (const again of [replayLog(harbour, readLog(text)), trustLog(harbour, readLog(text))]) {
      expect(words(again)).toEqual(words(match));
      expect(logOf(again)).toBe(text);
      for (const seat of [0, 1]) expect(again.memoryData(seat)).toEqual(match.memoryData(seat));
    }
    match.rewind(length);
    expect(words(match)).toEqual(states[states.length - 1]);
  });

  test('to before a chance draws other luck: outcomes are counted, undone ones too', () => {
    const match = new Match(harbour, { seats: 2, nature: quickNature('luck') });
    const { drawn } = match;
    const dealt = match.rowsFrom(0)[0].entries;
    match.rewind(0);
    expect(match.length).toBe(3);
    expect(match.drawn).toBe(2 * drawn);
    expect(match.rowsFrom(2)[0].entries).not.toEqual(dealt);
    expect(match.rowsFrom(2)[0].entries.map(({ task }) => task)).toEqual(dealt.map(({ task }) => task));
  });

  test('drops answers that wait, and is refused where there is nothing to go back to', () => {
    const match = inTurn();
    const text = logOf(match);
    for (const length of [match.length, -1, 0.5, 99, '0' as unknown as number])
      expect(() => match.rewind(length)).toThrow(expect.objectContaining({ code: 'no-undo' }));
    expect(logOf(match)).toBe(text);
    const waiting = new Match(harbour, { seats: 2, nature: quickNature('steps') });
    waiting.submit(0, ['bid 2']);
    waiting.rewind(0);
    expect(waiting.pending(0)).toEqual([]);
  });
});

describe('a past moment', () => {
  test('is any from none to all of the rows, and nothing else', () => {
    const match = inTurn();
    const begun = new Match(harbour, { seats: 2 });
    expect([...match.stateAt(0).$m]).toEqual([...begun.state.$m]);
    expect([...match.stateAt(match.length).$m]).toEqual(words(match));
    for (const length of [-1, 0.5, match.length + 1])
      expect(() => match.stateAt(length)).toThrow(`there is no moment ${length}: the game has ${match.length} rows`);
  });

  test('that was taken back is still what it was, after all rows have been told', () => {
    const match = inTurn();
    match.submit(0, [match.legal(0)[0]]);
    const [taken, { length }] = [words(match), match];
    match.undo(0);
    match.newRowsFor('everybody', 0);
    expect([...match.stateAt(length).$m]).toEqual(taken);
  });
});

test('rows that are trusted still go back only to where there were rows', () => {
  const text = logOf(inTurn());
  const { length } = inTurn();
  for (const target of [length, length + 7])
    expect(() => trustLog(harbour, readLog(`${text}${length} rewind ${target}\n`))).toThrow(
      `row ${length}: there is no row ${target} to go back to`,
    );
});
