import { describe, expect, test } from 'vitest';
import { micro, sayOf } from '../../test/micro.ts';
import { harbour } from '../../test/toy-game.ts';
import { bool, facedown, many, perSeat, record, secret, set, type State, words } from '../index.ts';
import { defineGame } from '../game.ts';
import type { Audience } from '../state.ts';
import { table } from '../testing/index.ts';
import { applyDelta } from './apply.ts';
import { deltaBetween, deltasBetween } from './between.ts';
import type { ViewDelta } from './view-delta.ts';

const inTurn = () =>
  table(harbour, {
    seats: 3,
    market: [1, 2, 3, 4],
    players: [{ hand: [11, 13] }, { hand: [21] }, {}],
    agenda: { main: [{ task: 'turn', seat: 0 }, { task: 'end-of-round' }] },
  });

type Table = ReturnType<typeof inTurn>;

/** What each audience is told of what happens at a table. */
function toldOf(t: Table, act: () => void): (audience: Audience) => ViewDelta {
  const before = t.match.state.$m.slice();
  act();
  return deltasBetween(harbour, before, t.match.state.$m.slice());
}

describe('what is told of a move', () => {
  test('names the fields that changed, and nothing else', () => {
    const t = inTurn();
    const told = toldOf(t, () => t.anna.does('take 3', 'berth 1'));
    for (const audience of ['spectator', 1, 2] as const) expect(told(audience)).toEqual(told('everybody'));
    expect(told('spectator')).toEqual({ taken: true, market: [[3], []], players: { 0: { quay: { 1: [[3]] } } } });
    expect(told(0)).toEqual(told('spectator'));
  });

  test('is nothing where nothing has changed for an audience', () => {
    const t = table(harbour, { seats: 3 });
    const told = toldOf(t, () => t.anna.does('bid 3'));
    expect(told(0)).toEqual({ players: { 0: { bid: 3 } }, question: { task: 'seal', answers: [['seal']] } });
    for (const audience of [1, 2, 'spectator'] as const) expect(JSON.stringify(told(audience))).toBe('{}');
    const sealed = toldOf(t, () => t.anna.does('seal'));
    expect(sealed(0)).toEqual({ waitingFor: [[1, 2]], question: [] });
    expect(sealed(1)).toEqual({ waitingFor: [[1, 2]] });
    const same = toldOf(t, () => undefined);
    expect(same(0)).toEqual({});
  });

  test('tells how many are hidden, and what one sees nowhere any more', () => {
    const t = inTurn();
    const told = toldOf(t, () => {
      t.anna.does('look');
      t.nature('draw 17');
    });
    expect(told(0)).toEqual({
      looked: true,
      deck: { hidden: 15 },
      players: { 0: { hand: [[], [17]] } },
      unseen: { crate: [[17], []] },
    });
    expect(told(1)).toEqual({ looked: true, deck: { hidden: 15 }, players: { 0: { hand: { hidden: 3 } } } });
    const sold = toldOf(t, () => t.anna.does('sell 17'));
    expect(sold(0)).not.toHaveProperty('unseen');
    expect(sold(1)).toMatchObject({ unseen: { crate: [[17], []] } });
    const sunk = toldOf(t, () => t.anna.does('sink 13'));
    expect(sunk('spectator')).toEqual({ players: { 0: { hand: { hidden: 1 }, sunk: { hidden: 1 } } } });
    expect(sunk(0)).not.toHaveProperty('unseen');
  });

  test('goes both ways', () => {
    const t = inTurn();
    const before = t.match.state.$m.slice();
    const views = [0, 1].map((seat) => t.match.view(seat));
    t.anna.does('sell 11', 'take 3');
    for (const seat of [0, 1]) {
      const back = deltaBetween(harbour, t.match.state.$m, before, seat);
      expect(JSON.stringify(applyDelta(t.match.view(seat), back))).toBe(JSON.stringify(views[seat]));
    }
  });

  test('is written once for all who see the same', () => {
    const t = inTurn();
    const before = t.match.state.$m.slice();
    t.anna.does('take 3', 'berth 1');
    const told = deltasBetween(harbour, before, t.match.state.$m);
    expect(told(1)['market']).toBe(told(2)['market']);
  });

  test('needs two states of one game', () => {
    const [two, three] = [2, 3].map((seats) => harbour.setup({ seats }).$m);
    const other = micro({ tasks: [sayOf('ask', 2)], begin: () => undefined }).setup({ seats: 2 }).$m;
    expect(() => deltaBetween(harbour, two, three, 0)).toThrow('seats: 2 and 3 are those of two games');
    expect(() => deltaBetween(harbour, other, two, 0)).toThrow(/a state of harbour has \d+ words, not \d+/);
  });
});

describe('records of records', () => {
  const flags = words('flag', ['white', 'red', 'blue', 'amber']);
  const Mast = record({ up: bool(), furled: secret(bool()) });
  const Ship = record({ masts: many(2, Mast), flags: secret(set(flags)) });
  const fields = { box: facedown(set(flags)), shown: set(flags), players: perSeat(3, Ship) };
  type G = State<typeof fields>;
  const { definition } = micro({ tasks: [sayOf('ask', 2)], begin: () => undefined });
  const ships = defineGame<typeof fields, G['players'][number]>({
    ...definition,
    name: 'ships',
    fields,
    tasks: [],
    pieces: [flags],
    begin: (g: G) => g.box.fill(),
  } as never);

  function between(act: (g: G) => void): (audience: Audience) => ViewDelta {
    const [before, after] = [ships.setup({ seats: 2 }), ships.setup({ seats: 2 })];
    act(after);
    return (audience) => {
      const delta = deltaBetween(ships, before.$m, after.$m, audience);
      const next = applyDelta(ships.view(before, audience), delta);
      expect(JSON.stringify(next)).toBe(JSON.stringify(ships.view(after, audience)));
      return delta;
    };
  }

  test('what a record in a record hides belongs to the seat around it', () => {
    const told = between((g) => {
      g.players[1].masts[1].furled = true;
    });
    expect(told(1)).toEqual({ players: { 1: { masts: { 1: { furled: true } } } } });
    for (const audience of [0, 'spectator'] as const) expect(told(audience)).toEqual({});
  });

  test('seats that do not play are not told of', () => {
    const told = between((g) => {
      g.players[2].masts[0].up = true;
    });
    expect(told('everybody')).toEqual({});
  });

  test('pieces with words for names come back to their places', () => {
    const told = between((g) => {
      g.box.remove(flags.of.red);
      g.players[0].flags.add(flags.of.red);
      g.box.remove(flags.of.amber);
      g.shown.add(flags.of.amber);
    });
    expect(told(0)['unseen']).toEqual({ flag: [1, 3, ['blue']] });
    expect(told(1)['unseen']).toEqual({ flag: [3, 1, []] });
  });
});
