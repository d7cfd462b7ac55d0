import { Match, type MokumError } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { allDraw, seat, table, type Table } from '../test/table.ts';
import { grachtenpand } from './game.ts';

/** Loads; a refusal in other words than the game's own begins with "state:" and is no answer. */
const load = (json: unknown) => (): unknown => {
  try {
    return grachtenpand.load(json);
  } catch (error) {
    if ((error as MokumError).message.startsWith('state:')) throw new Error('not in its own words', { cause: error });
    throw error;
  }
};
const hands = [
  { hand: [1, 31, 83], street: { 0: [4] } },
  { hand: [2, 32, 84], street: { 0: [5, 40] } },
];

/** Whole states of a turn in play, to be bent. */
function midTurn(): Table {
  const match = table(hands, { turn: 1 });
  allDraw(match, ['shop', 'shop'], [10, 11]);
  return match;
}
type Bent = {
  players: Record<string, unknown>[];
  agenda: { main: Record<string, unknown>[]; seats: Record<string, unknown>[][] };
};
function bend(match: Table, change: (json: Bent) => void): () => unknown {
  const json = structuredClone(grachtenpand.json(match.state)) as unknown as Bent;
  change(json);
  return load(json);
}

describe('a part of a state', () => {
  test('cards found nowhere lie in their decks', () => {
    const g = grachtenpand.load({ players: [{ street: { 0: [7, 60] }, hand: [8, 9, 100], canal: [50] }, {}] });
    expect([g.shop.has(7), g.window.has(50), g.roof.has(100), g.window.has(60)]).toEqual([false, false, false, false]);
    expect(g.shop.size + g.window.size + g.roof.size).toBe(109 - 2 - 3 - 1 - 1 - 3);
    expect(g.turn).toBe(3);
  });

  test('a hand that is not given is filled with one card of each kind', () => {
    const g = grachtenpand.load({ players: [{ hand: [1, 2, 3, 4] }, {}, { hand: [] }] });
    expect(g.players[1].hand.size).toBe(3);
    expect(g.players[1].hand.toArray().map((card) => (card < 31 ? 0 : card < 83 ? 1 : 2))).toEqual([0, 1, 2]);
    expect(g.players[2].hand.size).toBe(0);
    expect(g.turn).toBe(1);
  });

  test('cards that a hand loses to the given part are replaced, kind by kind', () => {
    const kinds = (hand: readonly number[]): number[] => hand.map((card) => (card < 31 ? 0 : card < 83 ? 1 : 2));
    const fresh = grachtenpand.load({ players: [{}, {}] }).players[1].hand.toArray();
    expect(kinds(fresh)).toEqual([0, 1, 2]);
    const robbed = grachtenpand.load({ players: [{ hand: fresh }, {}] }).players[1].hand.toArray();
    expect(kinds(robbed)).toEqual([0, 1, 2]);
    for (const card of fresh) {
      expect(robbed).not.toContain(card);
      const one = grachtenpand.load({ players: [{ hand: [card] }, {}] }).players[1].hand.toArray();
      expect(kinds(one)).toEqual([0, 1, 2]);
      expect(fresh.filter((other) => one.includes(other))).toEqual(fresh.filter((other) => other !== card));
    }
    const none = grachtenpand.load({ players: [{ hand: fresh, canal: all(1, 30, [...fresh, 1, 2]) }, {}], shop: [] });
    expect(kinds(none.players[1].hand.toArray())).toEqual([1, 2]);
  });

  const all = (from: number, to: number, but: readonly number[]): number[] =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((card) => !but.includes(card));

  test('a street that is not given has a first shop, also when that was given to somebody else', () => {
    const g = grachtenpand.load({ players: [{ hand: [1, 2, 3] }, {}] });
    expect([0, 1].map((s) => g.players[s].street.height(0))).toEqual([1, 1]);
  });

  test('a given deck stands: the cards that it leaves over lie in the last canal that is not given', () => {
    const fresh = grachtenpand.load({ players: [{}, {}] }).players[0].hand.toArray();
    for (const roof of [[], [100], [fresh[2]]]) {
      const g = grachtenpand.load({ roof });
      expect(g.roof.toArray()).toEqual(roof);
      expect([0, 1].map((s) => g.players[s].hand.size)).toEqual([3, 3]);
      expect([0, 1].map((s) => g.players[s].canal.size)).toEqual([0, 27 - 2 - roof.length]);
      expect(g.turn).toBe(1);
      expect(grachtenpand.json(grachtenpand.load(grachtenpand.json(g)))).toEqual(grachtenpand.json(g));
    }
    const shops = grachtenpand.load({ shop: [1, 2] });
    expect(shops.shop.toArray()).toEqual([1, 2]);
    expect([0, 1].map((s) => shops.players[s].street.height(0))).toEqual([1, 1]);
    const players = [{ canal: [] }, { canal: [] }];
    expect(load({ roof: [], players })).toThrow(/^card \d+ lies in 0 places instead of one$/);
  });

  test('a given turn stands', () => {
    expect(grachtenpand.load({ turn: 9, players: [{}, {}] }).turn).toBe(9);
  });

  test('what follows from a street is worked out again', () => {
    const me = seat(table([{ street: { '-2': [1], '-1': [2, 83], 0: [3], 1: [7, 58, 84] } }, {}]), 0);
    expect([me.left, me.right, me.roofs, me.closed.toArray()]).toEqual([-2, 1, 2, [-1, 1]]);
    expect(me.features.at(1) >> 24).toBe(2);
  });

  test('a state in play goes into JSON and back', () => {
    const match = midTurn();
    match.submit(0, ['build 31', 'place 0', 'done']);
    match.submit(1, ['canal 2']);
    const json = JSON.parse(JSON.stringify(grachtenpand.json(match.state))) as unknown;
    const again = grachtenpand.load(json);
    expect(grachtenpand.json(again)).toEqual(json);
    expect(grachtenpand.hash(again)).toBe(grachtenpand.hash(match.state));
    const on = new Match(grachtenpand, { seats: 2, from: json });
    on.submit(1, ['done']);
    match.submit(1, ['done']);
    expect(grachtenpand.json(on.state)).toEqual(grachtenpand.json(match.state));
  });
});

test('2.2, 2.3 the set-up goes into JSON and back after every card', () => {
  const match = new Match(grachtenpand, { seats: 3 });
  while (match.waitingFor() === 'chance') {
    const json = grachtenpand.json(match.state);
    expect(grachtenpand.json(grachtenpand.load(json))).toEqual(json);
    match.tellChance(match.outcomes()[0]);
  }
  expect(match.rows.map(({ entries }) => entries.length)).toEqual(Array.from({ length: 12 }, () => 1));
});

describe('a state that no game can be in is refused', () => {
  test('a card in the wrong deck, in two places, or too many in a hand', () => {
    expect(load({ shop: [31], players: [{}, {}] })).toThrow('card 31 lies in the wrong deck');
    expect(load({ window: [83], players: [{}, {}] })).toThrow('card 83 lies in the wrong deck');
    expect(load({ roof: [1], players: [{}, {}] })).toThrow('card 1 lies in the wrong deck');
    expect(load({ players: [{ hand: [1, 2] }, { hand: [1] }] })).toThrow('card 1 lies in 2 places');
    expect(load({ players: [{ hand: [1, 2, 3, 4, 5] }, {}] })).toThrow('players[0].hand: 4 cards at most, found 5');
    expect(load({ players: [{}, { hand: [1, 2, 3, 4, 5] }] })).toThrow('players[1].hand');
    expect(load({ players: [{ hand: [1, 2, 3, 4] }, {}] })).not.toThrow();
    expect(load({ players: [{ street: { 0: [1], 2: [3] } }, {}] })).toThrow('players[0].street');
    const shops = Array.from({ length: 30 }, (_, i) => 1 + i);
    expect(load({ players: [{ canal: shops }, {}] })).toThrow(
      'players[0].street: building 0, the first shop, is missing',
    );
  });

  test('an agenda that asks what belongs to another part, or of one seat alone', () => {
    expect(load({ agenda: { main: [{ task: 'play', seat: 0 }] }, players: [{}, {}] })).toThrow(
      "agenda.main[0].task: play is asked in a seat's own list",
    );
    expect(bend(midTurn(), ({ agenda }) => void (agenda.seats[0] = [{ task: 'draw', seat: 0 }]))).toThrow(
      'agenda.seats[0][0].task: draw is not asked in this part of the game',
    );
    const drawing = table(hands, { turn: 1 });
    expect(bend(drawing, ({ agenda }) => void (agenda.seats[1] = [{ task: 'play', seat: 1 }]))).toThrow(
      'agenda.seats[1][0].task: play is not asked in this part of the game',
    );
    for (const main of [[{ task: 'drawing' }], [{ task: 'building' }], [{ task: 'end-of-turn' }], []])
      expect(load({ agenda: { main }, players: hands })).not.toThrow();
    expect(
      load({ agenda: { main: [{ task: 'serve-again', seat: 1 }, { task: 'building' }] }, players: hands }),
    ).not.toThrow();
    expect(
      load({ agenda: { main: [{ task: 'draw-again', seat: 1 }, { task: 'building' }] }, players: hands }),
    ).not.toThrow();
    const dealing = [{ task: 'card', seat: 1, deck: 'roof' }, { task: 'drawing' }];
    expect(load({ agenda: { main: dealing }, players: hands })).not.toThrow();
  });

  const withAgenda = (...main: unknown[]) => load({ agenda: { main }, players: hands });

  test('tasks in an order that never comes, which would leave the game without an end', () => {
    expect(withAgenda(...Array.from({ length: 24 }, () => ({ task: 'drawing' })))).toThrow(
      'agenda.main[1].task: drawing never comes right after drawing: nothing',
    );
    expect(withAgenda({ task: 'building' }, { task: 'drawing' })).toThrow(
      'agenda.main[1].task: drawing never comes right after building: nothing',
    );
    expect(withAgenda({ task: 'draw-again', seat: 1 })).toThrow(
      'agenda.main[0]: the agenda is too short, after draw-again comes serve-again, building',
    );
    expect(withAgenda({ task: 'first-shop', seat: 1 })).toThrow(
      'agenda.main[0]: the agenda is too short, after first-shop comes first-shop, card, drawing',
    );
    expect(withAgenda({ task: 'draw-again', seat: 0 }, { task: 'draw-again', seat: 1 }, { task: 'building' })).toThrow(
      'agenda.main[1].task: draw-again never comes right after draw-again: serve-again, building',
    );
    expect(withAgenda({ task: 'draw-again', seat: 0 }, { task: 'serve-again', seat: 0 }, { task: 'building' })).toThrow(
      'agenda.main[0].seat: a seat is served once in a turn (3.8)',
    );
  });

  test('a task that is a seat’s without one, or the table’s with one', () => {
    expect(withAgenda({ task: 'card', deck: 'shop' }, { task: 'drawing' })).toThrow(
      "agenda.main[0].seat: this task is a seat's",
    );
    expect(withAgenda({ task: 'first-shop' }, { task: 'drawing' })).toThrow('agenda.main[0].seat');
    expect(withAgenda({ task: 'serve-again' }, { task: 'building' })).toThrow('agenda.main[0].seat');
    expect(withAgenda({ task: 'card', seat: 0, deck: 'shop' }, { task: 'building', seat: 1 })).toThrow(
      "agenda.main[1].seat: this task is no seat's",
    );
    expect(withAgenda({ task: 'end-of-turn', seat: 1 })).toThrow("agenda.main[0].seat: this task is no seat's");
  });

  test('a seat that builds without a card, unless it is about to be dealt one', () => {
    const building = (hand: number[]) =>
      load({
        agenda: { main: [{ task: 'card', seat: 1, deck: 'roof' }, { task: 'building' }] },
        players: [{ hand: [1, 31, 83] }, { hand }],
      });
    expect(building([])).not.toThrow();
    expect(building([2])).not.toThrow();
    expect(load({ agenda: { main: [{ task: 'building' }] }, players: [{ hand: [1] }, { hand: [] }] })).toThrow(
      'players[1].hand: everybody builds or throws a card (3.11)',
    );
  });

  test('more dealt than there is, than a hand holds, or a second first shop', () => {
    const deal = (deck: string, ...seats: number[]) => [
      ...seats.map((s) => ({ task: 'card', seat: s, deck })),
      { task: 'drawing' },
    ];
    const roofs = (deck: number[]) => load({ agenda: { main: deal('roof', 0, 1) }, roof: deck, players: hands });
    expect(roofs([85])).toThrow('agenda.main: deals more than the 1 cards of deck roof');
    expect(roofs([85, 86])).not.toThrow();
    const first = (shop: number[], window: number[], ...more: unknown[]) =>
      load({
        agenda: { main: [{ task: 'first-shop', seat: 0 }, { task: 'first-shop', seat: 1 }, ...more] },
        shop,
        window,
        players: [
          { hand: [85], street: {} },
          { hand: [86], street: {} },
        ],
      });
    expect(first([1], [40, 41], { task: 'drawing' })).toThrow('agenda.main: deals more than the 1 cards of deck shop');
    expect(first([1, 2], [40, 41], { task: 'drawing' })).not.toThrow();
    expect(first([1, 2], [40], ...deal('window', 0))).not.toThrow();
    expect(first([1, 2], [40], ...deal('shop', 0))).toThrow('agenda.main: deals more than the 2 cards of deck shop');
    expect(first([1, 2], [40], ...deal('window', 0, 1))).toThrow('deals more than the 1 cards of deck window');
    expect(withAgenda(...deal('window', 0, 0))).toThrow('players[0].hand: 4 cards at most, found 5');
    expect(withAgenda({ task: 'first-shop', seat: 1 }, { task: 'drawing' })).toThrow(
      'players[1].street: has one first shop, and agenda.main deals another',
    );
  });

  test('a turn that no game reaches', () => {
    expect(load({ turn: 109, players: hands })).toThrow(/^turn: no game has \d+ cards in its decks in turn 109$/);
    const empty = { agenda: { main: [{ task: 'drawing' }] }, shop: [], window: [], roof: [] };
    expect(load({ turn: 109, ...empty, players: hands })).not.toThrow();
  });

  test('a deck chosen that does not fit what is asked', () => {
    const drawing = table(hands, { turn: 1 });
    expect(bend(drawing, ({ players }) => void (players[0]['deck'] = 'shop'))).toThrow('players[0].deck: does not fit');
    drawing.submit(0, ['draw shop']);
    expect(bend(drawing, () => undefined)).not.toThrow();
    expect(bend(drawing, ({ players }) => void (players[0]['deck'] = null))).toThrow('players[0].deck: does not fit');
    expect(bend(midTurn(), ({ players }) => void (players[1]['deck'] = 'roof'))).toThrow('players[1].deck');
  });

  test('a card chosen that does not fit what is asked', () => {
    const match = midTurn();
    expect(bend(match, ({ players }) => void (players[0]['card'] = 31))).toThrow('players[0].card: does not fit');
    expect(bend(match, ({ players }) => void (players[0]['place'] = 0))).toThrow('players[0].place: does not fit');
    expect(bend(match, ({ players }) => void (players[0]['thrown'] = true))).toThrow('players[0].thrown: does not fit');
    match.submit(0, ['build 31']);
    expect(bend(match, () => undefined)).not.toThrow();
    expect(bend(match, ({ players }) => void (players[0]['card'] = null))).toThrow(
      'agenda.seats[0][0].card: asks for another card',
    );
    expect(bend(match, ({ players }) => void (players[0]['card'] = 50))).toThrow(
      'agenda.seats[0][0].card: asks for another card',
    );
    expect(bend(match, ({ players }) => void (players[0]['card'] = 1))).toThrow(
      'agenda.seats[0][0].card: asks for another card',
    );
    expect(bend(match, ({ players }) => void (players[0]['place'] = 0))).toThrow('players[0].place: does not fit');
    expect(bend(match, ({ players }) => void (players[0]['thrown'] = true))).toThrow('players[0].thrown: does not fit');
    match.submit(1, ['build 32']);
    expect(bend(match, () => undefined)).not.toThrow();
    expect(bend(match, ({ players }) => void (players[1]['card'] = 2))).toThrow(
      'agenda.seats[1][0].card: asks for another card',
    );
    match.submit(0, ['place 0']);
    expect(bend(match, () => undefined)).not.toThrow();
    expect(bend(match, ({ players }) => void (players[0]['card'] = null))).toThrow('players[0].card: does not fit');
    expect(bend(match, ({ players }) => void (players[0]['card'] = 50))).toThrow(
      'players[0].card: 50 is not in the hand',
    );
    expect(bend(match, ({ players }) => void (players[0]['place'] = null))).toThrow('players[0].place: does not fit');
    expect(bend(match, ({ players }) => void (players[0]['thrown'] = true))).toThrow('players[0].place: does not fit');
    match.submit(0, ['done']);
    expect(bend(match, () => undefined)).not.toThrow();
  });

  test('a place where the card cannot be built', () => {
    const wrong = (card: string, place: number, at: number): (() => unknown) => {
      const match = table([{ hand: [1, 31, 83], street: { '-1': [7, 90], 0: [4], 1: [8, 91] } }, hands[1]], {
        turn: 1,
      });
      allDraw(match, ['shop', 'shop'], [10, 11]);
      match.submit(0, [`build ${card}`, `place ${place}`, 'done']);
      return bend(match, ({ players }) => void (players[0]['place'] = at));
    };
    for (const at of [-1, 1, -2, 2])
      for (const card of ['31', '83'])
        expect(wrong(card, 0, at)).toThrow(`players[0].place: card ${card} cannot be built at ${at}`);
    for (const at of [-3, -1, 0, 1, 3]) expect(wrong('1', 2, at)).toThrow(`card 1 cannot be built at ${at}`);
    for (const at of [-2, 2]) expect(wrong('1', 2, at)).not.toThrow();
    const thrown = midTurn();
    thrown.submit(0, ['canal 31']);
    expect(bend(thrown, () => undefined)).not.toThrow();
    expect(bend(thrown, ({ players }) => void (players[0]['place'] = 0))).toThrow('players[0].place: does not fit');
  });
});
