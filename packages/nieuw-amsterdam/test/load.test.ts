import { readFileSync } from 'node:fs';
import { fuzzLoad, unheard } from '@mokum/kernel/testing';
import { defaultEdition, nieuwAmsterdam as game } from '@mokum/nieuw-amsterdam';
import { describe, expect, test } from 'vitest';
import { whole } from './at.ts';

const soak = process.env.MOKUM_SOAK !== undefined;

/** every refusal of these tests */
const heard: string[] = [];
const refusal = (part: object): string => {
  try {
    game.load(part);
  } catch (error) {
    expect(error).toMatchObject({ code: 'bad-state' });
    heard.push((error as Error).message);
    return (error as Error).message;
  }
  return 'accepted';
};
const agenda = (...main: readonly object[]): object => ({ agenda: { main } });
const auction = { lot: 1, opener: 0, bidder: 0, bid: 3, chest: [{ tiles: { town: 3 } }] };
const series = whole([{ task: 'settle-bid' }]).slice(1);

const none = { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 };
const noFurs = { supply: none, discard: none };
const townTurn = whole([{ task: 'turn', seat: 0, series: 'town', built: 0 }]);
const tradeTurn = whole([{ task: 'turn', seat: 0, series: 'trade', built: 0 }]);
const drawing = (left: number): readonly object[] => [
  { task: 'draw-fur', seat: 0, left },
  ...whole([{ task: 'turn', seat: 0, series: 'trade', built: 0 }]),
];
const answering = (part: object): readonly object[] => whole([{ task: 'answer', said: 0, ...part }]);
const paid = [{ task: 'confirm', seat: 0 }, ...whole([{ task: 'award', seat: 0 }])];
const { ships } = defaultEdition;

describe('an agenda that no game can have is refused with the field', () => {
  test.each([
    [
      'settle-bid never comes right after settle-bid',
      { ...auction, ...agenda({ task: 'settle-bid' }, { task: 'settle-bid' }, ...series) },
    ],
    ['the agenda is too short, after settle-bid comes series', { ...auction, ...agenda({ task: 'settle-bid' }) }],
    [
      'the agenda is too short, after confirm comes',
      agenda({ task: 'place-shop', seat: 0 }, { task: 'confirm', seat: 0 }),
    ],
    [
      'agenda.main[1].kind: the series are town, land, trade',
      agenda({ task: 'series', kind: 'town' }, ...whole([{ task: 'series', kind: 'trade' }])),
    ],
    [
      'a series is still to be played',
      agenda({ task: 'series', kind: 'town' }, { task: 'income' }, { task: 'end-of-round' }),
    ],
    [
      'seat 1 goes on after it',
      agenda({ task: 'place-shop', seat: 0 }, { task: 'confirm', seat: 1 }, { task: 'round' }),
    ],
    ['round: no round follows the last one', { round: 6, ...agenda({ task: 'round' }) }],
    ['opener: takes no part', { ...auction, opener: 4, ...agenda({ task: 'settle-bid' }, ...series) }],
    ['bid: seat 0 owns', { ...auction, bid: 5000, ...agenda({ task: 'settle-bid' }, ...series) }],
    [
      'chest[0].tiles: are still to be dealt',
      { chest: [{ tiles: { town: 1 } }], ...agenda(...whole([{ task: 'deal-chest' }])) },
    ],
    [
      '.ship: 3 is not on display',
      agenda(
        { task: 'load-beaver', seat: 0, ship: 3, left: 1 },
        ...whole([{ task: 'turn', seat: 0, series: 'trade', built: 0 }]),
      ),
    ],
    ['.main[0]: there is no fur to draw in the supply', { ...noFurs, ...agenda(...drawing(1)) }],
    [
      'agenda.main[0]: 9 furs are drawn, and there are 2',
      { ...noFurs, supply: { ...none, beaver: 2 }, ...agenda(...drawing(9)) },
    ],
    [
      'agenda.main[0]: there is no fur to draw in the supply',
      { ...noFurs, ...agenda({ task: 'fill-trader', trader: 'top' }, ...whole([{ task: 'deal-chest' }])) },
    ],
    [
      'seat 1 has no building left (1.5)',
      { players: [{}, { farms: 24 }], ...agenda(...whole([{ task: 'placing', shop: 1 }])) },
    ],
    ['due: the bid has been paid', { ...auction, due: 2, ...agenda(...paid) }],
    [
      'agenda.main[0].seat: has a column already (5.4)',
      { ...auction, bidder: null, players: [{ column: 2 }, {}], ...agenda(...answering({ seat: 0 })) },
    ],
    [
      'agenda.main[0].seat: is asked after the one who put the column up (5.4)',
      { ...auction, opener: 1, bidder: null, ...agenda(...answering({ seat: 0 })) },
    ],
    [
      'agenda.main[0].seat: who put the column up bids first (5.3)',
      { ...auction, ...agenda(...answering({ seat: 0 })) },
    ],
    [
      'agenda.main[1].said: nobody has begun to name a number',
      {
        ...auction,
        bidder: null,
        ...agenda({ task: 'answer', seat: 0, said: 0 }, ...answering({ seat: 1, said: 63 })),
      },
    ],
    [
      'agenda.main[0].said: more than seat 0 owns (5.6)',
      { ...auction, bidder: null, ...agenda(...answering({ seat: 0, said: 630 })) },
    ],
    [
      'bidder: takes no part in this auction',
      { ...auction, bidder: 1, players: [{}, { column: 2 }], ...agenda(...whole([{ task: 'settle-bid' }])) },
    ],
    [
      'due: seat 0 has 9 from wood on (5.9)',
      { ...auction, due: 900, ...agenda(...whole([{ task: 'pay-wood', seat: 0 }])) },
    ],
    ['due: nothing is left to pay', { ...auction, due: 0, ...agenda(...whole([{ task: 'pay-wood', seat: 0 }])) }],
    [
      'agenda.main[0].series: shops are built with town tiles (7.1)',
      agenda({ task: 'more-shops', seat: 0, series: 'land', built: 1 }, ...townTurn),
    ],
    [
      'agenda.main[0].built: 1 to 3 shops are built with one tile (7.1)',
      agenda({ task: 'more-shops', seat: 0, series: 'town', built: 0 }, ...townTurn),
    ],
    [
      'hold.lynx: is still to be loaded (9.11)',
      {
        hold: { lynx: 1 },
        shipDisplay: [3],
        ...agenda({ task: 'load-beaver', seat: 0, ship: 3, left: 1 }, ...tradeTurn),
      },
    ],
    [
      'agenda.main[0].left: the ship takes',
      { shipDisplay: [3], ...agenda({ task: 'load-beaver', seat: 0, ship: 3, left: 9 }, ...tradeTurn) },
    ],
    [
      'agenda.main[0].left: seat 0 has 0 furs to load (9.11)',
      {
        shipDisplay: [1],
        players: [{ stock: { beaver: 0, mink: 0, otter: 0, lynx: 0 } }],
        ...agenda({ task: 'load-beaver', seat: 0, ship: 1, left: ships[0].furs }, ...tradeTurn),
      },
    ],
    [
      'agenda.main[0]: seat 0 has nothing to trade (13.3)',
      { players: [{ stock: { wood: 0 } }], ...agenda({ task: 'sell-wood', seat: 0, traded: 0 }, ...townTurn) },
    ],
    [
      'agenda.main[0].furs: there are 0 furs (13.9)',
      { ...noFurs, ...agenda({ task: 'market-coin', seat: 0, due: 3, furs: 1 }, ...townTurn) },
    ],
    ['agenda.main[0].due: seat 0 has', agenda({ task: 'market-coin', seat: 0, due: 900, furs: 1 }, ...townTurn)],
    [
      'agenda.main[0].unpaid: seat 0 has 2 shops (11.4)',
      {
        players: [{ shops: { granary: 2 } }],
        ...agenda(
          { task: 'lose-shop', seat: 0, unpaid: 2 },
          { task: 'confirm', seat: 0 },
          ...whole([{ task: 'unload' }]),
        ),
      },
    ],
    ["agenda.main[0].seat: this task is no seat's", agenda({ task: 'end-of-round', seat: 1 })],
    [
      'an auction is among two or more (5.17)',
      { players: [{}, { column: 2 }], ...agenda(...whole([{ task: 'pick-column', seat: 0 }])) },
    ],
  ])('%s', (message, part) => {
    expect(refusal({ seats: 2, ...part })).toContain(message);
  });
});

describe('a bare load', () => {
  test('begins with the set-up; in a round with its auction', () => {
    const bare = game.load({ seats: 3 });
    expect([bare.round, game.question(bare, 0)?.name]).toEqual([0, 'place-shop']);
    const later = game.load({ seats: 3, round: 6 });
    expect([later.round, game.question(later, 0)?.name]).toEqual([6, 'pick-column']);
  });
});

test('cards that have left the game lie nowhere else, and the deck has what is left', () => {
  const landsGone = [1, 2, 3, 4, 5, 6, 7, 8];
  const g = game.load({ seats: 2, round: 2, landDisplay: [], landsGone });
  expect(g.landsGone.toArray()).toEqual(landsGone);
  expect(g.landDeck.toArray()).toEqual(Array.from({ length: 16 }, (_, i) => i + 9));
});

test('there are at most a hundred furs of a kind', () => {
  expect(refusal({ seats: 2, supply: { lynx: 101 } })).toContain('supply.lynx: expected a whole number from 0 to 100');
});

test('what is accepted of spoilt states can be played to its end, and is accepted again', { timeout: 600_000 }, () => {
  const states = soak ? 100_000 : 2000;
  const tally = fuzzLoad(game, { states, seed: 'hudson', tables: [2, 3, 4, 5].map((seats) => ({ seats })) });
  expect(tally.faults).toEqual([]);
  expect(tally.accepted).toBeGreaterThan(states / 20);
  expect(tally.refused).toBeGreaterThan(states / 2);
  const source = readFileSync(new URL('../src/plan.ts', import.meta.url), 'utf8');
  expect(unheard(source, [...tally.reasons, ...heard])).toEqual([]);
});
