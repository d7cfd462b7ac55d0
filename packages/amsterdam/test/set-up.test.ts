import { quickNature } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf, END, kindOf } from '../src/board.ts';
import { cards as CARDS } from '../src/data/edition.ts';
import { amsterdam } from '../src/game.ts';
import { tilesOf } from '../src/load.ts';
import { colours, districts, dockers, goods } from '../src/state.ts';
import { newTable, type Table, table } from './table.ts';

const GOODS = goods.list.flatMap((good) => [good, good, good, good]).join(' ');
const DOCKERS =
  'maroon white white yellow yellow light-pink light-pink light-green light-green light-blue light-blue maroon';

/** A set-up up to the first question, with told outcomes: the discs from bottom to top. */
function setUp(seats: number, discs: string, options?: { readonly [name: string]: string | object }): Table {
  const at = newTable(seats, options as never);
  at.tell(`deal-goods ${GOODS}`, `deal-dockers ${DOCKERS}`);
  at.tell(...['plantage', 'jordaan', 'burgwallen'].slice(0, seats - 1).map((name) => `draw-district ${name}`));
  at.tell(`stack-discs ${discs}`, 'draw-tile 1', 'reveal 55', 'reveal 56');
  at.tell(...[1, 2, 3].slice(0, seats - 1).map((card) => `reveal ${card}`));
  return at;
}

const started = (seats: number, seed = 1, options?: { length: 'short' }): Table =>
  newTable(seats, options, quickNature(seed));

describe('the board', () => {
  test('1.3 has six colours of resources and six others of dockers and docks', () => {
    expect([colours.size, dockers.size]).toEqual([6, 6]);
    expect(colours.list.filter((colour) => (dockers.list as readonly string[]).includes(colour))).toEqual([]);
    expect(started(2).g.docks).toHaveLength(6);
  });

  test('1.11 has a docker house worth 9, 7, 5 and 3 and a black market with a place for each kind of goods', () => {
    const { house, edition } = boardOf(started(2).g);
    expect([...house]).toEqual([9, 7, 5, 3]);
    expect(edition.harbour.blackMarket.grid.flat().sort()).toEqual([...goods.list].sort());
  });

  test('1.16, 2.3 four goods tiles of each kind, one open on each block', () => {
    const { g } = started(4);
    expect(g.goods.length).toBe(36);
    for (let good = 0; good < goods.size; good++) expect(tilesOf(g, good)).toBe(4);
    const at = newTable(2);
    expect(() => at.tell(`deal-goods ${GOODS.replace('beer', 'lace')}`)).toThrow('there are 4 tiles of beer');
  });
});

describe('set-up', () => {
  test('2.1, 2.11 is for two to four players, in round 1', () => {
    for (const seats of [2, 3, 4]) expect(started(seats).g).toMatchObject({ seats, round: 1 });
    expect(() => started(5)).toThrow('1 to 4 seats');
  });

  test('2.2, 2.13, 2.14, 2.16 every player has 0 points, 1 gulden, an empty dial and a barge at the start pier', () => {
    const { g } = started(3);
    for (const me of g.players.slice(0, 3)) {
      expect(me).toMatchObject({ points: 0, gulden: 1, barge: 0, penalties: 0 });
      expect([me.dial.total, me.crests.size, me.aboard.total]).toEqual([0, 0, 0]);
    }
  });

  test('2.4, 2.5 two dockers on each dock, none of its colour, no two of one', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { g } = started(2, seed);
      g.docks.forEach((dock, colour) => expect([dock.dockers.size, dock.dockers.has(colour)]).toEqual([2, false]));
    }
    const at = newTable(2);
    at.tell(`deal-goods ${GOODS}`);
    expect(() => at.tell(`deal-dockers ${DOCKERS.replace('maroon white', 'maroon maroon')}`)).toThrow('two');
    const third =
      'maroon white white light-blue yellow yellow light-pink light-green light-blue light-green maroon light-pink';
    expect(() => at.tell(`deal-dockers ${third}`)).toThrow('two yellow dockers on one dock');
    const own =
      'light-blue white white yellow yellow light-pink light-pink light-green light-green maroon light-blue maroon';
    expect(() => at.tell(`deal-dockers ${own}`)).toThrow('dock of his colour');
  });

  test('2.7, 2.8 three stacks that nobody sees; one that is used up stays empty', () => {
    const { match, g } = started(2);
    expect([g.artisans.size, g.buildings.size, g.maps.size]).toEqual([53, 52, 24]);
    expect(match.view(0)).toMatchObject({ artisans: { hidden: 53 }, maps: { hidden: 24 } });
    expect(match.view('spectator').unseen['card']).toHaveLength(129);
    const empty = table({
      artisans: [],
      discard: CARDS.filter(({ kind }) => kind === 'artisan').map(({ number }) => number),
      agenda: { main: [{ task: 'phase-one' }] },
    });
    empty.tell('reveal 109', 'reveal 110', 'reveal 55');
    expect(empty.g.revealed.toArray()).toEqual([55, 109, 110]);
  });

  test('2.9, 2.10 the first market tile is an A; A tiles come before B tiles', () => {
    const at = newTable(2);
    at.tell(`deal-goods ${GOODS}`, `deal-dockers ${DOCKERS}`, 'draw-district jordaan', 'stack-discs 1 0');
    expect(at.match.outcomes()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((tile) => `draw-tile ${tile}`));
    at.tell('draw-tile 4');
    expect(at.g.market.toArray()).toEqual([4]);
    const outcomes = (round: number, length: 'full' | 'short'): string[] => {
      const later = table({ round, agenda: { main: [{ task: 'draw-tile' }] } }, { length });
      return later.match.outcomes();
    };
    expect(outcomes(6, 'full')).not.toContain('draw-tile 9');
    expect(outcomes(7, 'full')[0]).toBe('draw-tile 9');
    expect(outcomes(7, 'short')).not.toContain('draw-tile 9');
    expect(outcomes(8, 'short')[0]).toBe('draw-tile 9');
  });

  test('2.12 the short game starts in round 3', () => {
    expect(started(2, 1, { length: 'short' }).g).toMatchObject({ round: 3, firstRound: 3 });
  });

  test('2.15, 2.17, 2.18 the discs are stacked as drawn; the top one is first', () => {
    const { g } = setUp(3, '2 0 1');
    expect(g.amstel.pile(0)).toEqual([2, 0, 1]);
    expect(g.order.toArray()).toEqual([1, 0, 2]);
    const later = table({ amstel: { 4: [0], 2: [2, 1] }, mareike: {}, anna: {} });
    expect(later.g.order.toArray()).toEqual([0, 1, 2]);
  });

  test('2.19 five inactive cards below the board, any number of active ones above it', () => {
    const { anna } = table({ anna: { inactive: [1, 2, 3, 4, 5], active: [13, 14, 15, 16, 17, 18, 19] } });
    expect([anna.me.inactive.size, anna.me.active.size]).toEqual([5, 7]);
  });

  test('2.21, 2.22 first cards from the bottom of the stack to the top; the last one is discarded', () => {
    const { anna, jan, mareike, g } = setUp(3, '2 0 1');
    expect(g.revealed.toArray()).toEqual([1, 2, 55, 56]);
    mareike.does('first-card 1');
    expect(mareike.why('first-card 2')).toBe('not-asked');
    mareike.does('commit');
    expect(anna.why('first-card 1')).toBe('2.21');
    anna.does('first-card 55', 'commit');
    jan.does('first-card 2', 'commit');
    expect([g.discard.toArray(), mareike.me.inactive.toArray()]).toEqual([[56], [1]]);
  });

  test('2.23, 2.24 then, from the top of the stack down, 1 resource on segment 1 and 2 of one colour on segment 2', () => {
    const { anna, jan } = setUp(2, '0 1');
    anna.does('first-card 1', 'commit');
    jan.does('first-card 55', 'commit');
    expect(anna.may('first-colour pink')).toBe(false);
    jan.does('first-colour pink', 'second-colour grey', 'commit');
    expect(jan.dial).toEqual({ '1-pink': 1, '2-grey': 2 });
    anna.does('first-colour black', 'second-colour black');
    expect(anna.dial).toEqual({ '1-black': 1, '2-black': 2 });
  });
});

test('every option that is missing in a first turn has its reason', () => {
  const at = started(4, 7);
  for (let moves = 0; moves < 60; moves++) {
    const waiting = at.match.waitingFor();
    if (waiting === 'chance' || waiting.length === 0) break;
    const [seat] = waiting;
    const question = amsterdam.question(at.g, seat);
    for (const choice of question?.kind === 'menu' ? question.entries : question ? [question] : []) {
      const reasons = amsterdam.explain(at.g, seat, choice);
      expect(reasons.size).toBe(choice.domain.size);
    }
    at.match.submit(seat, [at.match.legal(seat).at(-1) as string]);
  }
  expect([kindOf(boardOf(at.g), 1), boardOf(at.g).timingOf[7], districts.size]).toEqual(['artisan', END, 6]);
});
