import { determinize, type Json, Match, quickNature, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { amsterdam } from '../src/game.ts';
import { orders as ORDERS } from '../src/data/orders.ts';
import { bestHandBack, piecesOf, suggestHandBack } from '../src/hand-back.ts';
import { orders } from '../src/state.ts';
import { stateFromView } from '../src/suggest.ts';
import { setUp } from './playing-set-up.ts';
import { type Scene, type Table, table } from './table.ts';

const sizes = ({ g }: Table): number[][] =>
  g.players.slice(0, g.seats).map((me) => [me.orders.size, me.openOrders.size]);

describe('dealing', () => {
  test('17.1 three each, seen by their owner alone', () => {
    const at = setUp(3, { orders: 3 }, 'choose-card');
    expect(sizes(at)).toEqual([
      [3, 0],
      [3, 0],
      [3, 0],
    ]);
    expect(at.g.orderStack.size).toBe(42 - 9);
    const view = at.match.view(1);
    expect(view.players[1].orders).toEqual(at.g.players[1].orders.toArray());
    expect([view.players[0].orders, view.players[2].orders, view.orderStack]).toEqual([
      { hidden: 3 },
      { hidden: 3 },
      { hidden: 33 },
    ]);
    expect(view.unseen['order']).toHaveLength(42 - 3);
  });

  test('17.2 or five', () => {
    expect(sizes(setUp(4, { orders: 5 }, 'choose-card'))).toEqual([
      [5, 0],
      [5, 0],
      [5, 0],
      [5, 0],
    ]);
  });

  test('17.3 one or two of them are laid open, by their owners, all at once', () => {
    const at = setUp(2, { orders: 3, openOrders: 2 }, 'open-order');
    const [first] = at.anna.options('open-order');
    expect(at.match.waitingFor()).toEqual([0, 1]);
    at.anna.does(`open-order ${first}`);
    expect(at.match.view(1).players[0].openOrders).toEqual([]);
    const other = at.g.players[0].orders.toArray();
    expect(at.jan.why(`open-order ${other[0]}`)).toBe('17.3');
    at.jan.does(`open-order ${at.jan.options('open-order')[0]}`);
    expect(at.match.view(1).players[0].openOrders).toEqual([Number(first)]);
    expect(at.match.waitingFor()).toEqual([0, 1]);
    for (const seat of [at.anna, at.jan]) seat.does(`open-order ${seat.options('open-order')[0]}`);
    expect(sizes(at)).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('25.21 under instead the open ones take the place of the hidden ones', () => {
    const at = setUp(3, { orders: 5, openOrders: 2, edition: 'fr' }, 'choose-card');
    expect(sizes(at)).toEqual([
      [0, 2],
      [0, 2],
      [0, 2],
    ]);
    expect(at.match.view('spectator').players[1].openOrders).toHaveLength(2);
  });
});

/** A final scoring with these orders. */
function scoring(scene: Scene): Table {
  return table({ round: 12, agenda: { main: [{ task: 'scoring' }] }, ...scene });
}
/** Everybody's orders are shown. */
function shown(at: Table): Table {
  while (at.match.waitingFor() === 'chance') at.tell(at.match.outcomes()[0]);
  return at;
}

describe('scoring', () => {
  test('17.4 at the final scoring every row tells which orders are shown, the lowest number first', () => {
    const at = scoring({ anna: { orders: [30, 14] }, jan: { orders: [24] } });
    expect(at.match.outcomes()).toEqual(['show-order 14']);
    expect(at.match.view(1).players[0].orders).toEqual({ hidden: 2 });
    shown(at);
    expect(at.match.view('spectator').players.map(({ openOrders }) => openOrders)).toEqual([[14, 30], [24]]);
  });

  test('17.5 each fulfilled order scores, an unfulfilled one nothing', () => {
    const { breakdown, points } = shown(scoring({ anna: { orders: [30, 14] } })).result();
    expect([breakdown[0], points[0]]).toEqual([{ 'order 30': 4 }, 4]);
  });

  test('17.6 whoever brought it about: both score the full warehouse; blocks are one’s own', () => {
    const { breakdown } = shown(
      scoring({
        anna: { orders: [24], crests: [1, 2, 3, 4] },
        jan: { orders: [11, 20] },
        roofs: { beer: 3, furniture: 3 },
        openDistricts: [],
      }),
    ).result();
    expect([breakdown[0]['order 24'], breakdown[1]]).toEqual([7, { 'order 20': 7 }]);
  });

  test('27.26 three goods in the beer warehouse: 7, 6 or 5 points with two, three or four players', () => {
    const at = (others: Scene): number | undefined =>
      shown(scoring({ anna: { orders: [24] }, roofs: { beer: 3 }, ...others })).result().breakdown[0]['order 24'];
    expect([at({}), at({ mareike: {} }), at({ mareike: {}, piet: {} })]).toEqual([7, 6, 5]);
  });

  test('26.29 after the end cards, before groups and leftovers; all at once', () => {
    const at = shown(
      scoring({
        anna: { orders: [33], pool: { pink: 1, grey: 1 }, active: [10], aboard: { beer: 1 } },
        jan: { orders: [38], dockers: { yellow: 2 } },
      }),
    );
    expect(at.anna.points).toBe(1);
    expect(at.match.waitingFor()).toEqual([0, 1]);
    at.anna.does('hand-back 33-2');
    expect(at.match.view(1).players[0].handsBack).toEqual({ hidden: 1 });
    at.jan.does('hand-back 38-2');
    expect(at.result().breakdown).toEqual([{ 'card 10': 1, 'order 33': 2 }, { 'order 38': 7 }]);
  });

  test('26.29 conditions are judged before anything is handed back', () => {
    const at = shown(
      scoring({ anna: { orders: [19, 32], aboard: { beer: 1, lace: 1 }, dockers: { white: 1, yellow: 1 } } }),
    );
    at.anna.does('hand-back 32-1');
    // One good is left: no point for the leftovers.
    expect(at.result().breakdown[0]).toEqual({ 'order 19': 6, 'order 32': 4 });
  });

  test('26.29 each piece serves one order only', () => {
    const at = shown(
      scoring({
        anna: { orders: [32, 34, 42], dockers: { white: 2 }, aboard: { beer: 1, lace: 1 }, pool: { pink: 1 } },
      }),
    );
    at.anna.does('hand-back 32-1');
    // With both dockers gone nothing can be handed back for 34 and 42: they are not asked for.
    expect(at.result().breakdown[0]).toEqual({ 'order 32': 4, leftovers: 1 });
    const other = shown(
      scoring({
        anna: { orders: [32, 34, 42], dockers: { white: 2 }, aboard: { beer: 1, lace: 1 }, pool: { pink: 1 } },
      }),
    );
    other.anna.does('hand-back 32-0', 'hand-back 34-1');
    expect(other.anna.options('hand-back')).toEqual(['42-0', '42-1']);
    other.anna.does('hand-back 42-1');
    expect(other.result().breakdown[0]).toEqual({ 'order 34': 4, 'order 42': 2 });
  });

  test('26.29 resources of one colour cannot serve 33 and 34 at once', () => {
    const at = shown(
      scoring({ anna: { orders: [33, 34], dockers: { white: 1 }, aboard: { beer: 1 }, pool: { pink: 1, grey: 1 } } }),
    );
    expect(at.anna.options('hand-back')).toEqual(['33-0', '33-1', '33-2']);
    at.anna.does('hand-back 33-1');
    expect(at.anna.options('hand-back')).toEqual(['34-0', '34-1']);
    at.match.undo(0);
    // Both resources go for 33: none is left for 34, which is not asked for.
    at.anna.does('hand-back 33-2');
    expect(at.result().breakdown[0]).toEqual({ 'order 33': 2, leftovers: 1 });
  });

  test('26.29 handing back is a choice, and what is promised can be taken back until all have answered', () => {
    const at = shown(
      scoring({ anna: { orders: [33], pool: { pink: 1 } }, jan: { orders: [38], dockers: { yellow: 1 } } }),
    );
    at.anna.does('hand-back 33-1');
    at.match.undo(0);
    at.anna.does('hand-back 33-0');
    at.jan.does('hand-back 38-0');
    expect(at.result().points).toEqual([0, 0]);
  });
});

describe('the best hand-back', () => {
  const best = (anna: Record<string, Json>): string[] => {
    const { g } = table({ anna });
    return bestHandBack(g, g.players[0]).map(({ order, level }) => `${order.number}-${level}`);
  };

  test('gives most points with the leftovers that stay', () => {
    expect(best({ orders: [42], dockers: { white: 2 } })).toEqual(['42-2']);
    // A single docker and a gulden are a point already: 2 points for the docker are more.
    expect(best({ orders: [42], dockers: { white: 1 }, gulden: 1 })).toEqual(['42-1']);
    // Together with a gulden a colour is a point already: the same with fewer pieces handed back.
    expect(best({ orders: [33], pool: { pink: 1 }, gulden: 1 })).toEqual(['33-0']);
    // The first colours of 33 bring 1 point each, and half a point less in leftovers.
    expect(best({ orders: [33], pool: { pink: 1, grey: 1, black: 1 } })).toEqual(['33-3']);
    expect(best({ orders: [32, 42], dockers: { white: 2 }, aboard: { beer: 1 } })).toEqual(['32-0', '42-2']);
    expect(best({ orders: [30] })).toEqual([]);
  });

  test('goes on order by order', () => {
    const at = shown(scoring({ anna: { orders: [32, 42], dockers: { white: 2 }, aboard: { beer: 1 } } }));
    expect(suggestHandBack(at.g, 0)).toBe('hand-back 32-0');
    at.anna.does('hand-back 32-0');
    expect(suggestHandBack(at.g, 0)).toBe('hand-back 42-2');
    expect(suggestHandBack(at.g, 1)).toBeUndefined();
    const other = shown(
      scoring({ anna: { orders: [34, 42], dockers: { white: 2 }, aboard: { beer: 1 }, pool: { pink: 1 } } }),
    );
    other.anna.does('hand-back 34-1');
    expect(suggestHandBack(other.g, 0)).toBe('hand-back 42-1');
  });

  test('goes on from what is decided already, and suggests only what can be answered', () => {
    const at = shown(
      scoring({ anna: { orders: [34, 37], dockers: { 'light-blue': 2 }, aboard: { beer: 1 }, pool: { pink: 1 } } }),
    );
    expect(suggestHandBack(at.g, 0)).toBe('hand-back 34-0');
    at.anna.does('hand-back 34-1');
    expect([suggestHandBack(at.g, 0), at.anna.options('hand-back')]).toEqual(['hand-back 37-1', ['37-0', '37-1']]);
  });

  test('26.29 a pledge takes as many pieces as its order says', () => {
    const pieces = (number: number, level: number): number => piecesOf({ order: ORDERS[number - 1], level });
    // 32: two dockers and a good; 34: a docker, a good and a resource; 33 and 42: one piece for each step.
    expect([pieces(32, 1), pieces(34, 1), pieces(33, 4), pieces(42, 2)]).toEqual([3, 3, 4, 2]);
    expect([32, 33, 34, 42].map((number) => pieces(number, 0))).toEqual([0, 0, 0, 0]);
  });

  test('counts all pieces that go: where they would be leftovers worth as much, they stay', () => {
    // 4 points for three pieces, of which one more would be 2 points: better than keeping them.
    expect(best({ orders: [34], dockers: { white: 1 }, aboard: { beer: 1 }, pool: { pink: 1 } })).toEqual(['34-1']);
    // Six colours, 10 points, and 1 for the two pieces left; five colours and 34 are 7 and 4, with two pieces more.
    const six = { pink: 1, grey: 1, black: 1, brown: 1, violet: 1, orange: 1 };
    expect(best({ orders: [33, 34], dockers: { white: 1 }, aboard: { beer: 1 }, pool: six })).toEqual(['33-6', '34-0']);
    expect(best({ orders: [33, 34], dockers: { white: 1 }, pool: six })).toEqual(['33-6', '34-0']);
  });

  test('what was decided against stays so: nothing handed back is a decision too', () => {
    const anna = { orders: [33, 34], dockers: { white: 1 }, aboard: { beer: 1 }, pool: { pink: 1 } };
    const at = shown(scoring({ anna }));
    expect(at.anna.options('hand-back')).toEqual(['33-0', '33-1']);
    at.anna.does('hand-back 33-0');
    expect(bestHandBack(at.g, at.g.players[0]).map(({ level }) => level)).toEqual([0, 1]);
    const against = shown(scoring({ anna: { orders: [37, 38], dockers: { 'light-blue': 1, yellow: 1 } } }));
    against.anna.does('hand-back 37-0');
    expect(bestHandBack(against.g, against.g.players[0]).map(({ level }) => level)).toEqual([0, 1]);
    const some = shown(scoring({ anna: { orders: [33, 42], dockers: { white: 2 }, pool: { pink: 1, grey: 1 } } }));
    some.anna.does('hand-back 33-1');
    expect(bestHandBack(some.g, some.g.players[0]).map(({ level }) => level)).toEqual([1, 2]);
  });

  test('is never beaten by any other way to hand back', () => {
    for (let n = 0; n < 60; n++) {
      const random = new Random(`best ${n}`);
      const all = random.shuffle([32, 33, 34, 37, 38, 39, 40, 41, 42]);
      const at = (): Table =>
        shown(
          scoring({
            anna: {
              orders: all.slice(0, 3),
              dockers: n % 2 === 0 ? { white: 1, yellow: 1 } : { maroon: 2 },
              aboard: { beer: n % 3 },
              pool: { pink: n % 4, grey: n % 2, black: 1, brown: n % 5 },
              gulden: n % 3,
            },
          }),
        );
      const results: number[] = [];
      const go = (moves: readonly string[]): void => {
        const here = at();
        if (moves.length > 0) here.anna.does(...moves);
        const legal = here.anna.options('hand-back');
        if (legal.length === 0) results.push(here.result().points[0]);
        for (const option of legal) go([...moves, `hand-back ${option}`]);
      };
      go([]);
      const here = at();
      const plan = new Map(bestHandBack(here.g, here.g.players[0]).map(({ order, level }) => [order.number, level]));
      for (let legal = here.anna.options('hand-back'); legal.length > 0; legal = here.anna.options('hand-back')) {
        const number = Number(legal[0].split('-')[0]);
        here.anna.does(`hand-back ${number}-${plan.get(number)}`);
      }
      expect(here.result().points[0]).toBe(Math.max(...results));
    }
  });
});

describe('secrets', () => {
  /** A random game with orders, looked at from seat 0 at every question. */
  function play(seats: number, seed: string, look: (match: Match<typeof amsterdam.definition.fields>) => void): void {
    const random = new Random(seed);
    const match = new Match(amsterdam, { seats, options: { orders: 5, openOrders: 1 }, nature: quickNature(seed) });
    for (let moves = 0; match.result() === undefined; moves++) {
      if (moves % 60 === 0) look(match);
      const [seat] = match.waitingFor() as readonly number[];
      const legal = match.legal(seat);
      match.submit(seat, [legal[random.below(legal.length)]]);
    }
    look(match);
  }

  /** Every order that a text mentions, where orders are mentioned. */
  const inRows = (rows: readonly { entries: readonly { text: string; task: string }[] }[]): number[] =>
    rows.flatMap(({ entries }) =>
      entries.filter(({ task }) => /order/.test(task)).map(({ text }) => Number(text.split(' ')[1])),
    );

  test('17.4 neither view nor rows nor memory nor a preview of the scoring tell a seat an order it may not see', () => {
    let looked = 0;
    play(3, 'secrets', (match) => {
      for (const audience of [0, 1, 2, 'spectator'] as const) {
        const view = match.view(audience);
        const hidden = match.state.players.flatMap((me, seat) => (seat === audience ? [] : me.orders.toArray()));
        const seen = view.players.flatMap(({ orders: own, openOrders }) => [
          ...('hidden' in own ? [] : own),
          ...openOrders,
        ]);
        for (const order of hidden) {
          looked++;
          expect(seen).not.toContain(order);
          expect(inRows(match.rowsFor(audience))).not.toContain(order);
          expect(view.unseen['order']).toContain(order);
          if (audience === 'spectator') continue;
          expect(inRows(match.memory(audience).rows)).not.toContain(order);
          if (match.state.acting !== audience) continue;
          const preview = stateFromView(view, audience, match.options);
          expect(preview.players.flatMap((me) => me.orders.toArray())).not.toContain(order);
        }
      }
    });
    expect(looked).toBeGreaterThan(60);
  });

  test('17.4 an imagined world has other orders in the hands of others, and the same open ones', () => {
    let differ = 0;
    play(2, 'worlds', (match) => {
      const world = determinize(amsterdam, match.view(0), match.memory(0), new Random(`world ${match.rows.length}`));
      expect(world.players[0].orders.toArray()).toEqual(match.state.players[0].orders.toArray());
      for (const seat of [0, 1])
        expect(world.players[seat].openOrders.toArray()).toEqual(match.state.players[seat].openOrders.toArray());
      expect(world.players[1].orders.size).toBe(match.state.players[1].orders.size);
      if (String(world.players[1].orders.toArray()) !== String(match.state.players[1].orders.toArray())) differ++;
    });
    expect(differ).toBeGreaterThan(2);
  });
});

describe('loading', () => {
  test('an order said to be somebody’s leaves the stack; twice is refused, and more than five', () => {
    const { g } = table({ anna: { orders: [1, 2], openOrders: [3] } });
    expect([g.orderStack.size, g.orderStack.has(2)]).toEqual([39, false]);
    expect(() => table({ anna: { orders: [1] }, jan: { orders: [1] } })).toThrow(/order 1 lies in 2 places/);
    expect(() => table({ anna: { orders: [1, 2, 3, 4], openOrders: [5, 6] } })).toThrow(
      /players\[0\].orders: 5 at most/,
    );
    expect(() => table({ anna: { opens: 7 } })).toThrow(/order 7 is not among the hidden ones/);
    expect(orders.size).toBe(42);
  });
});
