import { describe, expect, test } from 'vitest';
import { allDraw, allPlay, movesOf, seat, type Street, table, type Table } from '../test/table.ts';

/** Two players who have drawn: seat 0 holds two shops, a window and a roof. */
function ready(street: Street = { 0: [20] }, hand = [1, 31, 83]): Table {
  const match = table([
    { hand, street },
    { hand: [2, 32, 84], street: { 0: [21] } },
  ]);
  allDraw(match, ['shop', 'shop'], [10, 11]);
  return match;
}

describe('3 build', () => {
  test('3.11 one of the four cards is built or thrown', () => {
    const match = ready();
    expect(match.legal(0)).toEqual(
      ['build', 'canal'].flatMap((what) => [1, 10, 31, 83].map((card) => `${what} ${card}`)),
    );
    allPlay(match, ['build 31 at 0', 'canal 32']);
    expect(seat(match, 0).street.pile(0)).toEqual([20, 31]);
    expect(seat(match, 1).canal.toArray()).toEqual([32]);
  });

  test('3.12 the card must be in your own hand', () => {
    const match = ready();
    for (const card of [2, 11, 32, 84, 50, 20]) {
      expect(match.why(0, `build ${card}`)).toEqual({ legal: false, paragraph: '3.12' });
      expect(match.why(0, `canal ${card}`)).toEqual({ legal: false, paragraph: '3.12' });
    }
    expect(() => match.submit(0, ['build 2'])).toThrow('3.12');
  });

  test('3.13 a build goes to your own street', () => {
    const match = ready({ 0: [20], 1: [22, 40] });
    expect(seat(match, 1).street.height(1)).toBe(0);
    match.submit(1, ['build 32']);
    expect(match.legal(1)).toEqual(['place 0']);
    expect(match.why(1, 'place 1')).toEqual({ legal: false, paragraph: '3.17' });
    match.submit(1, ['place 0', 'done']);
    match.submit(0, movesOf('build 31 at 1'));
    expect(seat(match, 1).street.pile(0)).toEqual([21, 32]);
    expect(seat(match, 0).street.pile(1)).toEqual([22, 40, 31]);
    expect(seat(match, 0).street.pile(0)).toEqual([20]);
  });

  test('3.14 a shop goes to the left or to the right of all shops and begins a building', () => {
    for (const at of [-2, 3]) {
      const match = ready({ '-1': [22], 0: [20], 1: [23, 40], 2: [24] });
      match.submit(0, ['build 1']);
      expect(match.legal(0)).toEqual(['place -2', 'place 3']);
      match.submit(0, [`place ${at}`, 'done']);
      match.submit(1, movesOf('canal 2'));
      expect(seat(match, 0).street.pile(at)).toEqual([1]);
      expect(seat(match, 0).left).toBe(Math.min(-1, at));
      expect(seat(match, 0).right).toBe(Math.max(2, at));
    }
  });

  test('3.14 a shop leaves no gap', () => {
    const match = ready();
    match.submit(0, ['build 1']);
    for (const at of [-2, 2, 28, -28]) expect(match.why(0, `place ${at}`)).toEqual({ legal: false, paragraph: '3.14' });
  });

  test('3.15 a shop never goes between two buildings', () => {
    const match = ready({ '-1': [22], 0: [20], 1: [23, 40], 2: [24] });
    match.submit(0, ['build 1']);
    for (const at of [0, 1]) expect(match.why(0, `place ${at}`)).toEqual({ legal: false, paragraph: '3.15' });
    expect(() => match.submit(0, ['place 0'])).toThrow('3.15');
  });

  test('3.16 a shop never goes on top of another card', () => {
    const match = ready({ '-1': [22], 0: [20], 1: [23, 40] });
    match.submit(0, ['build 1']);
    for (const at of [-1, 1]) expect(match.why(0, `place ${at}`)).toEqual({ legal: false, paragraph: '3.16' });
    expect(() => match.submit(0, ['place 1'])).toThrow('3.16');
  });

  test('3.17 a window goes on a shop or on the topmost window, never beside', () => {
    const match = ready({ 0: [20], 1: [22, 40] });
    match.submit(0, ['build 31']);
    expect(match.legal(0)).toEqual(['place 0', 'place 1']);
    for (const at of [-1, 2]) expect(match.why(0, `place ${at}`)).toEqual({ legal: false, paragraph: '3.17' });
    match.submit(0, ['place 1', 'done']);
    match.submit(1, movesOf('build 32 at 0'));
    expect(seat(match, 0).street.pile(1)).toEqual([22, 40, 31]);
    expect(seat(match, 1).street.pile(0)).toEqual([21, 32]);
  });

  test('3.18 a roof goes on the topmost window, and needs a building', () => {
    const match = ready({ 0: [20], 1: [22, 40, 41] });
    match.submit(0, ['build 83']);
    for (const at of [-1, 2]) expect(match.why(0, `place ${at}`)).toEqual({ legal: false, paragraph: '3.18' });
    match.submit(0, ['place 1', 'done']);
    match.submit(1, movesOf('canal 2'));
    expect(seat(match, 0).street.pile(1)).toEqual([22, 40, 41, 83]);
    expect(seat(match, 0).closed.toArray()).toEqual([1]);
    expect(seat(match, 0).roofs).toBe(1);
  });

  test('3.19 a roof may go on a bare shop: 2 high', () => {
    const match = ready();
    allPlay(match, ['build 83 at 0', 'canal 2']);
    expect(seat(match, 0).street.pile(0)).toEqual([20, 83]);
    expect(seat(match, 0).street.height(0)).toBe(2);
  });

  test('3.20 no window goes on a roofed building', () => {
    const match = ready({ '-1': [22, 90], 0: [20], 1: [23, 40, 91] });
    match.submit(0, ['build 31']);
    expect(match.legal(0)).toEqual(['place 0']);
    for (const at of [-1, 1]) expect(match.why(0, `place ${at}`)).toEqual({ legal: false, paragraph: '3.20' });
    const closed = ready({ 0: [20, 90] });
    expect(closed.why(0, 'build 31')).toEqual({ legal: false, paragraph: '3.20' });
    expect(closed.why(0, 'build 1')).toEqual({ legal: true });
  });

  test('3.21 no second roof goes on a building', () => {
    const match = ready({ '-1': [22, 90], 0: [20], 1: [23, 40, 91] });
    match.submit(0, ['build 83']);
    expect(match.legal(0)).toEqual(['place 0']);
    for (const at of [-1, 1]) expect(match.why(0, `place ${at}`)).toEqual({ legal: false, paragraph: '3.21' });
    const closed = ready({ 0: [20, 90] });
    expect(closed.why(0, 'build 83')).toEqual({ legal: false, paragraph: '3.21' });
    expect(closed.legal(0)).toEqual(['build 1', 'build 10', 'canal 1', 'canal 10', 'canal 31', 'canal 83']);
  });

  test('3.22 a roof may be built where it scores nothing', () => {
    const match = ready({ 0: [20] }, [1, 31, 88]);
    expect(match.why(0, 'build 88')).toEqual({ legal: true });
    allPlay(match, ['build 88 at 0', 'canal 2']);
    expect(seat(match, 0).street.pile(0)).toEqual([20, 88]);
  });
});

describe('3 canal, done and pass', () => {
  test('3.23 a card in the canal lies face down and out of the game', () => {
    const match = ready();
    allPlay(match, ['canal 31', 'canal 2']);
    expect(seat(match, 0).canal.toArray()).toEqual([31]);
    expect(seat(match, 0).street.pile(0)).toEqual([20]);
    expect(match.view(1).players[0].canal).toEqual({ hidden: 1 });
    for (const s of [0, 1]) expect(seat(match, s).hand.has(31)).toBe(false);
    expect(match.state.window.has(31)).toBe(false);
  });

  test('3.23 who has thrown a card builds again in the next turn', () => {
    const match = ready();
    allPlay(match, ['canal 31', 'build 32 at 0']);
    allDraw(match, ['shop', 'shop'], [12, 13]);
    allPlay(match, ['build 84 at 0', 'canal 10']);
    expect(seat(match, 0).street.pile(0)).toEqual([20, 84]);
    expect(seat(match, 0).canal.toArray()).toEqual([31]);
    expect(seat(match, 1).street.pile(0)).toEqual([21, 32]);
    expect(seat(match, 1).canal.toArray()).toEqual([10]);
  });

  test('3.24 any card of the hand may be thrown, also one that could be built', () => {
    const match = ready({ 0: [20, 90] });
    for (const card of [1, 10, 31, 83]) expect(match.why(0, `canal ${card}`)).toEqual({ legal: true });
  });

  test('3.25 exactly one card leaves the hand: no pass, no second build', () => {
    const match = ready();
    expect(match.why(0, 'done')).toEqual({ legal: false, code: 'not-asked' });
    expect(() => match.submit(0, ['build 31', 'place 0', 'build 1'])).toThrow('the question is done');
    expect(() => match.submit(0, ['canal 31', 'canal 1'])).toThrow('the question is done');
    match.submit(0, movesOf('canal 31'));
    expect(() => match.submit(0, ['canal 1'])).toThrow('not asked');
    match.submit(1, movesOf('canal 32'));
    expect([0, 1].map((s) => seat(match, s).hand.size)).toEqual([3, 3]);
  });

  test('3.26 a build stands with done, and is taken back until all have said it', () => {
    const match = ready();
    match.submit(0, ['build 31']);
    match.submit(0, ['place 0']);
    expect(match.legal(0)).toEqual(['done']);
    expect(match.undoable(0)).toEqual({ ok: true, moves: ['place 0'], steps: 2 });
    match.submit(0, ['done']);
    expect(match.waitingFor()).toEqual([1]);
    for (let n = 0; n < 3; n++) match.undo(0);
    expect(match.legal(0)).toHaveLength(8);
    expect(seat(match, 0).card).toBeLessThan(0);
    match.submit(0, movesOf('canal 1'));
    match.submit(1, ['canal 2']);
    match.undo(0);
    match.submit(0, movesOf('build 83 at 0'));
    expect(match.waitingFor()).toEqual([1]);
    match.submit(1, ['done']);
    expect(seat(match, 0).street.pile(0)).toEqual([20, 83]);
    expect(seat(match, 0).canal.size).toBe(0);
  });

  test('3.26 a seat takes back its own build only', () => {
    const match = ready();
    match.submit(0, movesOf('build 31 at 0'));
    expect(match.undoable(1)).toMatchObject({ ok: false });
    expect(() => match.undo(1)).toThrow('cannot take anything back');
  });

  test('3.27 builds are shown together, and then nothing is taken back', () => {
    const match = ready();
    match.submit(0, movesOf('build 31 at 0'));
    expect(match.view(1).players[0].street).toEqual({ 0: [20] });
    expect(seat(match, 0).street.pile(0)).toEqual([20]);
    match.submit(1, movesOf('build 84 at 0'));
    expect(match.view(1).players[0].street).toEqual({ 0: [20, 31] });
    expect(match.view(0).players[1].street).toEqual({ 0: [21, 84] });
    for (const s of [0, 1]) expect(match.undoable(s)).toEqual({ ok: false, barrier: 'shown' });
  });

  test('3.27 what happened is told: builds to all, throws to their owner, the hands that moved', () => {
    const match = ready();
    allPlay(match, ['build 31 at 0', 'canal 2']);
    expect(match.trace.map(({ happening, seat: who, values }) => [happening, who, ...values.slice(0, 2)])).toEqual([
      ['built', 0, 31, 0],
      ['threw', 1, 2],
      ['passed', -1],
    ]);
  });

  test('3.28 the three cards left go to the left', () => {
    const match = table([{ hand: [1, 31, 83] }, { hand: [2, 32, 84] }, { hand: [3, 33, 85] }, { hand: [4, 34, 86] }]);
    allDraw(match, ['roof', 'roof', 'roof', 'roof'], [90, 91, 92, 93]);
    allPlay(match, ['canal 31', 'canal 32', 'canal 33', 'canal 34']);
    expect([0, 1, 2, 3].map((s) => seat(match, s).hand.toArray())).toEqual([
      [4, 86, 93],
      [1, 83, 90],
      [2, 84, 91],
      [3, 85, 92],
    ]);
  });

  test('3.29 with two players the hands change places', () => {
    const match = ready();
    allPlay(match, ['canal 31', 'canal 32']);
    expect([0, 1].map((s) => seat(match, s).hand.toArray())).toEqual([
      [2, 11, 84],
      [1, 10, 83],
    ]);
  });
});
