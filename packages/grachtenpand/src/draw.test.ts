import { describe, expect, test } from 'vitest';
import { allDraw, allPlay, drawer, seat, spare, table, type Table, turn } from '../test/table.ts';

const three = (more = {}): Table =>
  table(
    [
      { hand: [1, 31, 83], street: { 0: [4] } },
      { hand: [2, 32, 84], street: { 0: [5] } },
      { hand: [3, 33, 85], street: { 0: [6] } },
    ],
    { turn: 1, ...more },
  );

/** Three players, decks of the given sizes: all other cards lie in a canal. */
function short(sizes: { shop: number; window: number; roof: number }, turnNumber = 1, more = {}): Table {
  const taken = [1, 2, 3, 4, 5, 6, 31, 32, 33, 83, 84, 85];
  const decks = {
    shop: spare('shop', sizes.shop, taken),
    window: spare('window', sizes.window, taken),
    roof: spare('roof', sizes.roof, taken),
  };
  const kept = [...taken, ...decks.shop, ...decks.window, ...decks.roof];
  const canal = (['shop', 'window', 'roof'] as const).flatMap((kind) => spare(kind, 52, kept));
  return table(
    [
      { hand: [1, 31, 83], street: { 0: [4] }, canal },
      { hand: [2, 32, 84], street: { 0: [5] } },
      { hand: [3, 33, 85], street: { 0: [6] } },
    ],
    { turn: turnNumber, ...decks, ...more },
  );
}

describe('3 the parts of a turn', () => {
  test('3.1 draw, build, pass: all are asked to draw, then all to build, and then the hands move', () => {
    const match = three();
    expect([0, 1, 2].map((s) => match.view(s).question?.task)).toEqual(['draw', 'draw', 'draw']);
    allDraw(match, ['shop', 'window', 'roof'], [10, 50, 90]);
    for (const s of [0, 1, 2]) expect(match.view(s).question?.answers).toEqual(['build', 'canal']);
    allPlay(match, ['canal 10', 'canal 50', 'canal 90']);
    expect(seat(match, 1).hand.toArray()).toEqual([1, 31, 83]);
    expect([0, 1, 2].map((s) => match.view(s).question?.task)).toEqual(['draw', 'draw', 'draw']);
  });

  test('3.2 nobody begins a part before everybody has finished the one before it', () => {
    const match = three();
    match.submit(0, ['draw shop']);
    expect(match.waitingFor()).toEqual([1, 2]);
    expect(() => match.submit(0, ['build 1'])).toThrow('not asked');
    expect(() => match.submit(1, ['build 2'])).toThrow('the question is draw');
    expect(seat(match, 0).hand.size).toBe(3);
    match.submit(1, ['draw shop']);
    match.submit(2, ['draw shop']);
    expect(match.waitingFor()).toBe('chance');
    for (const card of [10, 11, 12]) match.tellChance(`card ${card}`);
    match.submit(0, ['canal 10', 'done']);
    expect(() => match.submit(0, ['draw shop'])).toThrow('not asked');
    expect(() => match.submit(1, ['draw shop'])).toThrow('the question is play');
    expect(seat(match, 0).canal.size).toBe(0);
  });

  test('3.3 each deck can be chosen and gives one card of its kind', () => {
    const match = three();
    for (const s of [0, 1, 2]) expect(match.legal(s)).toEqual(['draw shop', 'draw window', 'draw roof']);
    for (const [s, deck] of ['shop', 'window', 'roof'].entries()) match.submit(s, [`draw ${deck}`]);
    for (const [card, wrong] of [
      [10, 50],
      [50, 90],
      [90, 11],
    ]) {
      expect(() => match.tellChance(`card ${wrong}`)).toThrow('cannot happen');
      match.tellChance(`card ${card}`);
    }
    expect([0, 1, 2].map((s) => seat(match, s).hand.toArray())).toEqual([
      [1, 10, 31, 83],
      [2, 32, 50, 84],
      [3, 33, 85, 90],
    ]);
    expect([match.state.shop, match.state.window, match.state.roof].map((deck) => deck.size)).toEqual([23, 48, 23]);
  });

  test.each([
    ['shop', { shop: 0, window: 5, roof: 5 }],
    ['window', { shop: 5, window: 0, roof: 5 }],
  ] as const)('3.4 an empty deck of %ss cannot be chosen', (deck, sizes) => {
    const match = short(sizes);
    expect(match.legal(0)).toHaveLength(2);
    expect(match.why(0, `draw ${deck}`)).toEqual({ legal: false, paragraph: '3.4' });
    expect(match.why(0, 'draw roof')).toEqual({ legal: true });
    expect(() => match.submit(0, [`draw ${deck}`])).toThrow('3.4');
  });

  test('3.5 what was chosen is secret until the last has chosen, and can be changed until then', () => {
    const match = three();
    match.submit(0, ['draw roof']);
    expect(match.view(0).players[0].deck).toBe('roof');
    for (const audience of [1, 2, 'spectator'] as const) {
      expect(match.view(audience).players[0].deck).toEqual({ hidden: 1 });
      expect(match.rowsFor(audience)).toEqual([]);
    }
    match.undo(0);
    expect(match.waitingFor()).toEqual([0, 1, 2]);
    match.submit(0, ['draw shop']);
    match.submit(1, ['draw window']);
    match.submit(2, ['draw window']);
    expect(match.undoable(0)).toMatchObject({ ok: false });
    expect(match.rowsFor('spectator')[0].entries.map(({ owner, text }) => `${owner} ${text}`)).toEqual([
      '0 draw shop',
      '1 draw window',
      '2 draw window',
    ]);
  });
});

describe('3 too few cards', () => {
  test('3.6 a deck serves in seat order from the start seat, then stops', () => {
    const match = short({ shop: 2, window: 9, roof: 9 }, 2);
    for (const s of [0, 1, 2]) match.submit(s, ['draw shop']);
    const served: number[] = [];
    while (match.waitingFor() === 'chance') {
      served.push(drawer(match));
      match.tellChance(match.outcomes()[0]);
    }
    expect(served).toEqual([1, 2]);
    expect(match.waitingFor()).toEqual([0]);
    expect(match.view(0).question?.task).toBe('draw-again');
  });

  test('3.6 only those who chose the deck are counted, and each deck by itself', () => {
    const match = short({ shop: 1, window: 1, roof: 9 }, 3);
    match.submit(0, ['draw shop']);
    match.submit(1, ['draw window']);
    match.submit(2, ['draw roof']);
    const served: number[] = [];
    while (match.waitingFor() === 'chance') {
      served.push(drawer(match));
      match.tellChance(match.outcomes()[0]);
    }
    expect(served).toEqual([2, 0, 1]);
    expect([0, 1, 2].map((s) => seat(match, s).hand.size)).toEqual([4, 4, 4]);
    expect([0, 1, 2].map((s) => match.view(s).question?.task)).toEqual(['play', 'play', 'play']);
  });

  test('3.7 the start seat moves on by one seat every turn', () => {
    const match = three();
    const first: number[] = [];
    for (let n = 0; n < 4; n++) {
      for (const s of [0, 1, 2]) match.submit(s, ['draw window']);
      first.push(drawer(match));
      while (match.waitingFor() === 'chance') match.tellChance(match.outcomes()[0]);
      for (const s of [0, 1, 2]) match.submit(s, [`canal ${seat(match, s).hand.toArray()[1]}`, 'done']);
    }
    expect(first).toEqual([0, 1, 2, 0]);
    expect(match.state.turn).toBe(5);
  });

  test('3.8 the others choose again, openly and one after the other, among the decks left', () => {
    const match = short({ shop: 1, window: 1, roof: 9 }, 2);
    allDraw(match, ['shop', 'shop', 'shop']);
    match.tellChance(match.outcomes()[0]);
    expect(match.waitingFor()).toEqual([2]);
    expect(match.legal(2)).toEqual(['draw-again window', 'draw-again roof']);
    expect(match.why(2, 'draw-again shop')).toEqual({ legal: false, paragraph: '3.4' });
    expect(match.why(0, 'draw-again roof')).toEqual({ legal: false, code: 'not-waiting' });
    match.submit(2, ['draw-again window']);
    expect(match.rowsFor('spectator').at(-1)?.entries.at(-1)?.text).toBe('draw-again window');
    expect(match.waitingFor()).toBe('chance');
    match.tellChance(match.outcomes()[0]);
    // The windows are gone now too: seat 0 has one answer left, which needs no asking.
    expect(match.waitingFor()).toBe('chance');
    expect([drawer(match), match.outcomes()[0].startsWith('card ')]).toEqual([0, true]);
    expect(match.outcomes()).toHaveLength(9);
    match.tellChance(match.outcomes()[0]);
    expect([0, 1, 2].map((s) => seat(match, s).hand.size)).toEqual([4, 4, 4]);
  });

  test.each([
    ['windows', { shop: 0, window: 2, roof: 1 }],
    ['shops', { shop: 2, window: 0, roof: 1 }],
    ['roofs', { shop: 1, window: 0, roof: 2 }],
  ])('3.8 with only %s left, whoever was not served draws these', (_, sizes) => {
    const match = short(sizes);
    const deck = sizes.roof === 1 ? 'roof' : 'shop';
    allDraw(match, [deck, deck, deck]);
    while (match.waitingFor() === 'chance') match.tellChance(match.outcomes()[0]);
    expect([0, 1, 2].map((s) => seat(match, s).hand.size)).toEqual([4, 4, 4]);
  });

  test('3.9 with no deck left one plays from three cards, and it is the last turn', () => {
    const match = short({ shop: 1, window: 0, roof: 1 });
    allDraw(match, ['shop', 'shop', 'roof']);
    for (const n of [1, 1]) expect(match.outcomes()).toHaveLength(n);
    while (match.waitingFor() === 'chance') match.tellChance(match.outcomes()[0]);
    expect(match.waitingFor()).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((s) => seat(match, s).hand.size)).toEqual([4, 3, 4]);
    expect(match.legal(1)).toEqual(['build 2', 'build 32', 'build 84', 'canal 2', 'canal 32', 'canal 84']);
    allPlay(match, ['canal 1', 'build 32 at 0', 'canal 3']);
    expect(match.result()).toBeDefined();
    expect(seat(match, 2).hand.size).toBe(2);
  });

  test('3.9 with every deck empty at the beginning of a turn nobody is asked to draw', () => {
    const match = short({ shop: 0, window: 0, roof: 0 }, 1, { agenda: { main: [{ task: 'drawing' }] } });
    expect([0, 1, 2].map((s) => match.view(s).question?.task)).toEqual(['play', 'play', 'play']);
    allPlay(match, ['canal 1', 'canal 2', 'canal 3']);
    expect(match.result()).toBeDefined();
  });

  test('3.10 a drawn card stays in the hand: nothing is taken back, nothing else drawn', () => {
    const match = three();
    allDraw(match, ['shop', 'window', 'roof'], [10, 50, 90]);
    expect(seat(match, 0).hand.has(10)).toBe(true);
    for (const s of [0, 1, 2]) {
      expect(match.undoable(s)).toMatchObject({ ok: false });
      expect(match.why(s, 'draw window')).toEqual({ legal: false, code: 'not-asked' });
    }
  });

  test('8.13 three choose the last roof: the start seat or the next after it draws it, two choose again, the game ends', () => {
    const served = (decks: string[], turnNumber: number): number => {
      const match = short({ shop: 9, window: 9, roof: 1 }, turnNumber);
      allDraw(match, decks);
      let roof = -1;
      while (match.waitingFor() === 'chance') {
        if (match.outcomes()[0] === 'card 109') roof = drawer(match);
        match.tellChance(match.outcomes()[0]);
      }
      return roof;
    };
    expect([1, 2, 3, 4].map((n) => served(['roof', 'roof', 'roof'], n))).toEqual([0, 1, 2, 0]);
    expect(served(['shop', 'roof', 'roof'], 1)).toBe(1);
    expect(served(['roof', 'shop', 'roof'], 2)).toBe(2);

    const match = short({ shop: 9, window: 9, roof: 1 }, 2);
    allDraw(match, ['roof', 'roof', 'roof']);
    match.tellChance('card 109');
    expect(match.waitingFor()).toEqual([2]);
    expect(match.legal(2)).toEqual(['draw-again shop', 'draw-again window']);
    match.submit(2, ['draw-again shop']);
    match.tellChance(match.outcomes()[0]);
    expect(match.legal(0)).toEqual(['draw-again shop', 'draw-again window']);
    match.submit(0, ['draw-again window']);
    match.tellChance(match.outcomes()[0]);
    allPlay(match, ['canal 1', 'canal 2', 'canal 3']);
    expect(match.result()).toBeDefined();
  });

  test('3.7 the order of drawing has no effect while there are enough cards', () => {
    const match = three({ turn: 2 });
    turn(match, ['roof', 'roof', 'roof'], [90, 91, 92], ['canal 90', 'canal 91', 'canal 92']);
    expect([0, 1, 2].map((s) => seat(match, s).canal.toArray())).toEqual([[90], [91], [92]]);
  });
});
