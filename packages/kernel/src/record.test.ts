import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NONE, range, words } from './domain.ts';
import { bool, counts, derived, facedown, int, list, maybe, one, secret, set, stacks } from './field.ts';
import { many, perSeat, record } from './record.ts';
import { checkPieces, everything, gazeOf, hashOf, sameIn, spansOf, unseenPieces, wordsIn } from './state.ts';

const cards = range('card', 1, 40);
const colours = words('colour', ['red', 'blue']);
const berths = range('berth', 0, 2);

const Player = record(
  {
    gulden: int(0, 20),
    colour: one(colours),
    favourite: maybe(cards),
    ready: bool(),
    hand: secret(set(cards)),
    plan: secret(maybe(colours)),
    quay: stacks(cards, berths),
    height: derived(int(0, 99)),
  },
  {
    gain(n: number): void {
      this.gulden += n;
    },
    get rich(): boolean {
      return this.gulden > 10;
    },
  },
);
const Table = record({
  round: int(1, 9),
  deck: facedown(set(cards)),
  market: list(cards, 4),
  goods: counts(colours, 0, 5),
  ships: many(2, record({ load: int(-3, 3) })),
  players: perSeat(3, Player),
});
const SEATS = 2;

function fresh() {
  const memory = new Int32Array(Table.size);
  Table.reset(memory, 0);
  return { memory, g: Table.create(memory, 0, 0, '') };
}
const jsonOf = (memory: Int32Array, audience: number | 'spectator' | 'everybody' = 'everybody'): unknown =>
  Table.json(memory, 0, gazeOf(audience, SEATS), -1);

test('a fresh record holds the nearest to nothing that its ranges allow', () => {
  const { g } = fresh();
  const [me] = g.players;
  expect([g.round, me.gulden, me.colour, me.favourite, me.ready, me.plan]).toEqual([1, 0, 0, NONE, false, NONE]);
  expect([g.players[2].index, g.ships[1].load]).toEqual([2, 0]);
});

test('the facade writes through to one array, verbs included', () => {
  const { memory, g } = fresh();
  g.players[1].gain(12);
  g.players[1].ready = true;
  g.players[1].hand.add(7);
  g.ships[1].load = -3;
  const copy = new Int32Array(memory);
  const other = Table.create(copy, 0, 0, '');
  expect([other.players[1].gulden, other.players[1].rich, other.players[1].ready]).toEqual([12, true, true]);
  expect([other.players[1].hand.has(7), other.ships[1].load, other.players[0].gulden]).toEqual([true, -3, 0]);
});

test('running over a range is an error that names the field', () => {
  const { g } = fresh();
  const me = g.players[1];
  expect(() => me.gain(21)).toThrow('players[1].gulden: 21 is not from 0 to 20');
  expect(() => (me.gulden = 0.5)).toThrow('players[1].gulden: 0.5');
  expect(() => (me.gulden = Number.NaN)).toThrow('players[1].gulden: NaN');
  expect(() => (me.colour = 2)).toThrow('players[1].colour: 2');
  expect(() => (me.favourite = 0)).toThrow('players[1].favourite: 0 is not from 1 to 40');
  expect(() => (g.round = 10)).toThrow('round: 10 is not from 1 to 9');
  expect(() => me.hand.add(41)).toThrow('players[1].hand: 41 is no card');
  expect(() => [1, 2, 3, 4, 5].forEach((card) => g.market.push(card))).toThrow('market holds 4 at most');
  me.favourite = NONE;
  expect(me.favourite).toBe(NONE);
});

test('names that would break a record are refused', () => {
  for (const name of ['then', 'index', '$x']) expect(() => record({ [name]: int() })).toThrow('cannot be a field');
});

test('JSON has names, leaves out what is derived, and loads back to the same bytes', () => {
  const card = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(
      fc.record({
        gulden: fc.nat(20),
        colour: fc.constantFrom('red', 'blue'),
        favourite: fc.option(card),
        ready: fc.boolean(),
        hand: fc.uniqueArray(card).map((all) => all.sort((a, b) => a - b)),
        plan: fc.option(fc.constantFrom('red', 'blue')),
        quay: fc.uniqueArray(card, { minLength: 3 }).map(([a, b, ...rest]) => ({ '0': [b, a], '2': rest })),
      }),
      (player) => {
        const { memory, g } = fresh();
        Table.load(memory, 0, { players: [{}, player], goods: { blue: 3 } }, '', everything(SEATS));
        const json = jsonOf(memory) as { players: unknown[]; goods: unknown };
        expect(json.players).toHaveLength(SEATS);
        expect(json.players[1]).toEqual(player);
        expect(json.goods).toEqual({ red: 0, blue: 3 });
        expect(g.players[1].gulden).toBe(player.gulden);
        const again = fresh();
        Table.load(again.memory, 0, JSON.parse(JSON.stringify(json)), '', everything(SEATS));
        expect(again.memory).toEqual(memory);
      },
    ),
  );
});

test.each([
  [{ rounds: 1 }, 'rounds: there is no such field'],
  [{ round: '1' }, 'round: expected a whole number from 1 to 9, found "1"'],
  [{ round: 1e99 }, 'round: expected a whole number'],
  [{ deck: 'all' }, 'deck: expected a list, found "all"'],
  [{ deck: [1, 1] }, 'deck: card 1 stands there twice'],
  [{ deck: [0] }, 'deck[0]: expected a card (1 to 40), found 0'],
  [{ market: [1, 2, 3, 4, 5] }, 'market: holds 4 at most, found 5'],
  [{ goods: { pink: 1 } }, 'goods: "pink" is no colour'],
  [{ goods: { red: 6 } }, 'goods.red: expected a whole number from 0 to 5, found 6'],
  [{ goods: [] }, 'goods: expected an object, found []'],
  [{ players: [{}, {}, {}] }, 'players: has 2 entries, found 3'],
  [{ players: {} }, 'players: expected a list'],
  [{ players: [null] }, 'players[0]: expected an object, found null'],
  [{ players: [{ height: 3 }] }, 'players[0].height: there is no such field'],
  [{ players: [{ ready: 1 }] }, 'players[0].ready: expected true or false, found 1'],
  [{ players: [{ quay: { 0: [4], 1: [4] } }] }, 'players[0].quay: card 4 stands there twice'],
  [{ players: [{ quay: { 3: [4] } }] }, 'players[0].quay: "3" is no berth'],
  [{ ships: [{}, {}, {}] }, 'ships: has 2 entries, found 3'],
  [JSON.parse('{"__proto__": {"round": 3}}'), '__proto__: there is no such field'],
])('%j is refused by name', (json, message) => {
  expect(() => Table.load(fresh().memory, 0, json, '', everything(SEATS))).toThrow(message);
});

test('a view shows what its audience may see, and hides the rest behind a type of its own', () => {
  const { memory, g } = fresh();
  for (const card of [3, 4]) g.players[0].hand.add(card);
  g.players[0].plan = colours.of.blue;
  g.deck.add(9);
  const seen = (audience: number | 'spectator' | 'everybody') =>
    jsonOf(memory, audience) as { deck: unknown; players: { hand: unknown; plan: unknown }[] };
  expect(seen(0)).toMatchObject({
    deck: { hidden: 1 },
    players: [{ hand: [3, 4], plan: 'blue' }, { hand: { hidden: 0 } }],
  });
  for (const audience of [1, 'spectator'] as const)
    expect(seen(audience).players[0]).toMatchObject({ hand: { hidden: 2 }, plan: { hidden: 1 } });
  expect(seen('everybody')).toMatchObject({ deck: [9], players: [{ hand: [3, 4] }, { plan: null }] });
  // Whether a single value is set is hidden too.
  expect(seen(0).players[1].plan).toEqual({ hidden: 1 });
});

test('what a seat sees nowhere is one set', () => {
  const { memory, g } = fresh();
  g.players[0].hand.add(3);
  g.players[1].hand.add(5);
  g.market.push(7);
  g.players[1].quay.push(1, 8);
  for (let card = 9; card <= 40; card++) g.deck.add(card);
  const unseen = (audience: number | 'spectator'): unknown =>
    unseenPieces(Table, memory, gazeOf(audience, SEATS), [cards])['card'];
  const rest = Array.from({ length: 32 }, (_, i) => i + 9);
  expect(unseen(0)).toEqual([1, 2, 4, 5, 6, ...rest]);
  expect(unseen(1)).toEqual([1, 2, 3, 4, 6, ...rest]);
  expect(unseen('spectator')).toEqual([1, 2, 3, 4, 5, 6, ...rest]);
  expect(() => checkPieces(Table, memory, SEATS, cards)).toThrow('card 1 lies in 0 places instead of one');
  for (const card of [1, 2, 4, 6]) g.deck.add(card);
  expect(() => checkPieces(Table, memory, SEATS, cards)).not.toThrow();
  g.market.push(9);
  expect(() => checkPieces(Table, memory, SEATS, cards)).toThrow('card 9 lies in 2 places instead of one');
});

test('equal records have equal hashes; what is derived does not count; every stored word does', () => {
  const stored = spansOf(Table, (field) => !field.derived);
  const hash = (memory: Int32Array): string => hashOf(wordsIn(stored, memory));
  const a = fresh();
  const b = fresh();
  a.g.players[0].height = 50;
  expect(hash(a.memory)).toBe(hash(b.memory));
  expect(sameIn(stored, a.memory, b.memory)).toBe(true);
  const seen = new Set([hash(b.memory)]);
  for (const { from, to } of stored) {
    for (let i = from; i < to; i++) {
      const changed = b.memory.slice();
      changed[i] ^= 1;
      expect(sameIn(stored, changed, b.memory)).toBe(false);
      seen.add(hash(changed));
    }
  }
  expect(seen.size).toBe(1 + stored.reduce((sum, { from, to }) => sum + to - from, 0));
  expect(hashOf([1, 2, 3])).toMatchInlineSnapshot(`"d052477774d0d44a"`);
});

test('counts begin at 0, or at what is nearest to it in their range', () => {
  const fresh = (lo: number, hi: number): unknown => {
    const type = record({ goods: counts(colours, lo, hi) });
    const memory = new Int32Array(type.size);
    type.reset(memory, 0);
    return type.json(memory, 0, everything(2), -1);
  };
  expect([fresh(-5, 5), fresh(2, 5), fresh(-5, -2)]).toEqual([
    { goods: { red: 0, blue: 0 } },
    { goods: { red: 2, blue: 2 } },
    { goods: { red: -2, blue: -2 } },
  ]);
});

test('piles that are loaded take the place of what lay there; hidden ones show how many pieces they have', () => {
  const type = record({ quay: secret(stacks(cards, berths)) });
  const memory = new Int32Array(type.size);
  const load = (quay: object): unknown => {
    type.load(memory, 0, { quay }, '', everything(2));
    return type.json(memory, 0, everything(2), -1);
  };
  expect(load({ 0: [40, 1], 2: [3] })).toEqual({ quay: { 0: [40, 1], 2: [3] } });
  expect(type.json(memory, 0, gazeOf('spectator', 2), -1)).toEqual({ quay: { hidden: 3 } });
  expect(load({ 1: [1] })).toEqual({ quay: { 1: [1] } });
  expect(type.json(memory, 0, gazeOf('spectator', 2), -1)).toEqual({ quay: { hidden: 1 } });
  expect(() => load({ 7: [1] })).toThrow(
    expect.objectContaining({ code: 'bad-state', message: 'quay: "7" is no berth' }),
  );
});
