import { determinize, Match, quickNature, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { allDraw, movesOf, table, type Table, turn } from '../test/table.ts';
import { grachtenpand } from './game.ts';

const others = [1, 2, 'spectator'] as const;

const three = (): Table =>
  table(
    [
      { hand: [1, 31, 83], street: { 0: [4, 40] }, canal: [60, 61] },
      { hand: [2, 32, 84], street: { 0: [5] } },
      { hand: [3, 33, 85], street: { 0: [6, 90] } },
    ],
    { turn: 1 },
  );

const texts = (match: Table, audience: number | 'spectator' | 'everybody'): string[] =>
  match.rowsFor(audience).flatMap((row) => row.entries.map(({ owner, text }) => `${owner} ${text}`));

describe('7 who sees what', () => {
  test('7.1 every street is seen by everybody', () => {
    const match = three();
    for (const audience of [0, ...others])
      expect(match.view(audience).players.map((player) => player.street)).toEqual([
        { 0: [4, 40] },
        { 0: [5] },
        { 0: [6, 90] },
      ]);
  });

  test('7.2 a hand is seen by its holder alone; the others see how many cards it has, not their kinds', () => {
    const match = three();
    expect(match.view(0).players[0].hand).toEqual([1, 31, 83]);
    for (const audience of others) expect(match.view(audience).players[0].hand).toEqual({ hidden: 3 });
    const unseen = match.view(1).unseen['card'];
    for (const card of [1, 31, 83, 3, 60]) expect(unseen).toContain(card);
    for (const card of [2, 32, 84, 4, 90]) expect(unseen).not.toContain(card);
  });

  test('7.2 two hands of other kinds look the same to the others', () => {
    const seen = (hand: number[]): string =>
      JSON.stringify(
        table(
          [
            { hand, street: { 0: [4] } },
            { hand: [5, 6, 7], street: { 0: [8] } },
          ],
          {
            shop: [],
            window: [],
            roof: [109],
            turn: 1,
            ...rest(hand),
          },
        ).view(1),
      );
    const rest = (hand: number[]): object => {
      const taken = new Set([...hand, 4, 5, 6, 7, 8]);
      const free = (from: number, to: number): number[] =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((card) => !taken.has(card));
      return { shop: free(1, 30), window: free(31, 82), roof: free(83, 109) };
    };
    const sizes = (json: string): string => json.replaceAll(/"(shop|window|roof)":\{"hidden":\d+\}/g, '');
    expect(sizes(seen([1, 2, 3]))).toBe(sizes(seen([31, 32, 83])));
  });

  test('7.3 nobody knows what another has chosen until all have drawn; then who drew from which deck', () => {
    const match = three();
    match.submit(0, ['draw roof']);
    for (const audience of others) {
      expect(match.view(audience).players[0].deck).toEqual({ hidden: 1 });
      expect(texts(match, audience)).toEqual([]);
      expect(match.view(audience).waitingFor).toEqual([1, 2]);
    }
    match.submit(1, ['draw shop']);
    match.submit(2, ['draw roof']);
    for (const card of [100, 10, 101]) match.tellChance(`card ${card}`);
    expect(texts(match, 'spectator').join(', ')).toBe(
      '0 draw roof, 1 draw shop, 2 draw roof, 0 card roof, 1 card shop, 2 card roof',
    );
    expect(match.view('spectator').roof).toEqual({ hidden: match.state.roof.size });
  });

  test('7.4 the card drawn is seen by whoever drew it', () => {
    const match = three();
    allDraw(match, ['roof', 'shop', 'window'], [100, 10, 50]);
    expect(texts(match, 0).slice(3)).toEqual(['0 card 100', '1 card shop', '2 card window']);
    expect(texts(match, 1).slice(3)).toEqual(['0 card roof', '1 card 10', '2 card window']);
    expect(
      match
        .rowsFor(1)
        .flatMap((row) => row.entries)
        .find(({ text }) => text === 'card roof'),
    ).not.toHaveProperty('values');
    for (const audience of others) {
      expect(JSON.stringify(match.view(audience).players)).not.toMatch(/\b100\b/);
      expect(match.view(audience).unseen['card']).toContain(100);
    }
    expect(match.view(0).unseen['card']).not.toContain(100);
  });

  test('7.5 a build stays secret until all have said done; that somebody has is open', () => {
    const match = three();
    allDraw(match, ['roof', 'shop', 'window'], [100, 10, 50]);
    const before = JSON.stringify(match.view(1).players);
    match.submit(0, ['build 31']);
    expect(match.view(0).players[0]).toMatchObject({ card: 31, place: null, thrown: false });
    match.submit(0, ['place 0', 'done']);
    expect(match.view(0).players[0]).toMatchObject({ card: 31, place: 0 });
    for (const audience of others) {
      expect(match.view(audience).waitingFor).toEqual([1, 2]);
      expect(match.view(audience).players[0]).toMatchObject({
        hand: { hidden: 4 },
        street: { 0: [4, 40] },
        card: { hidden: 1 },
        place: { hidden: 1 },
        thrown: { hidden: 1 },
      });
      expect(texts(match, audience).join()).not.toContain('build');
    }
    expect(JSON.stringify(match.view(1).players)).toBe(before);
    for (const _ of ['place and done', 'build']) match.undo(0);
    match.submit(0, movesOf('canal 1'));
    expect(JSON.stringify(match.view(1).players)).toBe(before);
    allPlayRest(match);
    expect(texts(match, 'spectator')).toContain('1 build 10');
  });

  const allPlayRest = (match: Table): void => {
    match.submit(1, movesOf('build 10 at 1'));
    match.submit(2, movesOf('canal 50'));
  };

  test('7.6 how many cards lie in a canal is open; what they are only their owner knows', () => {
    const match = three();
    expect(match.view(0).players[0].canal).toEqual([60, 61]);
    for (const audience of others) expect(match.view(audience).players[0].canal).toEqual({ hidden: 2 });
    turn(match, ['roof', 'shop', 'window'], [100, 10, 50], ['canal 100', 'canal 10', 'canal 50']);
    expect(texts(match, 0).slice(6)).toEqual(['0 canal 100', '0 done', '1 canal', '1 done', '2 canal', '2 done']);
    expect(texts(match, 'spectator').slice(6)).toEqual(['0 canal', '0 done', '1 canal', '1 done', '2 canal', '2 done']);
    for (const audience of others) expect(match.view(audience).players[0].canal).toEqual({ hidden: 3 });
    expect(match.view(1).players[1].canal).toEqual([10]);
  });

  test('7.7 how many cards a deck has is open, not which', () => {
    const match = three();
    for (const audience of [0, ...others]) {
      const { shop, window, roof } = match.view(audience);
      expect([shop, window, roof]).toEqual([
        { hidden: match.state.shop.size },
        { hidden: match.state.window.size },
        { hidden: match.state.roof.size },
      ]);
    }
  });

  test('7.8 a seat remembers the hands it was passed, and what it passed on', () => {
    const match = new Match(grachtenpand, { seats: 3, nature: quickNature('7.8') });
    const passed: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      for (const s of [0, 1, 2]) match.submit(s, ['draw window']);
      for (const s of [0, 1, 2])
        match.submit(s, [match.legal(s).find((move) => move.startsWith('canal')) as string, 'done']);
      passed.push(match.view(0).players[0].hand);
    }
    const { rows } = match.memory(0);
    expect(rows.filter((row) => row.entries.some(({ task }) => task === 'done')).map(({ noticed }) => noticed)).toEqual(
      passed,
    );
    // Of a hand that seat 0 had in turn 1 it knows, in turn 2, all but what seat 1 threw and drew.
    const known = rows[0].noticed as number[];
    for (let sample = 0; sample < 20; sample++) {
      const world = determinize(grachtenpand, match.view(0), match.memory(0), new Random(sample));
      const places = known.map((card) =>
        [0, 1, 2].some((s) => world.players[s].hand.has(card) || world.players[s].canal.has(card)),
      );
      expect(places.every(Boolean)).toBe(true);
    }
  });

  test('7.9 once the game is over everybody may see everything', () => {
    const match = table([{ street: { 0: [4] }, hand: [1, 2, 3], canal: [60] }, { street: { 0: [5] } }], {
      agenda: { main: [] },
    });
    const all = match.view('everybody');
    expect(all.players[0].hand).toEqual([1, 2, 3]);
    expect(all.players[0].canal).toEqual([60]);
    expect(all.unseen['card']).toEqual([]);
    const played = three();
    turn(played, ['roof', 'shop', 'window'], [100, 10, 50], ['canal 100', 'canal 10', 'canal 50']);
    expect(texts(played, 'everybody').slice(6)).toEqual([
      '0 canal 100',
      '0 done',
      '1 canal 10',
      '1 done',
      '2 canal 50',
      '2 done',
    ]);
  });

  test('7.3, 7.5 the question is told to the seat that is asked, and to nobody else', () => {
    const match = three();
    expect(match.view(0).question).toEqual({ task: 'draw', about: {}, answers: ['draw'] });
    expect(match.view('spectator').question).toBeUndefined();
    allDraw(match, ['roof', 'shop', 'window'], [100, 10, 50]);
    match.submit(0, ['build 31']);
    expect(match.view(0).question).toEqual({ task: 'place', about: { card: 31 }, answers: ['place'] });
    match.submit(0, ['place 0', 'done']);
    expect(match.view(0).question).toBeUndefined();
  });
});
