import { type Json, quickNature, type SeenTold } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { defaultEdition } from '../src/data/edition.ts';
import { amsterdam } from '../src/game.ts';
import { dockers, goods } from '../src/state.ts';
import { newTable, type Scene, scored, type Table, table } from './table.ts';

const GOODS = goods.list.flatMap((good) => [good, good, good, good]);

/** The deal of the table with some blocks' goods changed. */
const goodsWith = (on: Readonly<Record<number, string>>): string[] => GOODS.map((good, i) => on[i + 1] ?? good);

/** A solo table at which the dice have just been rolled, black first, and TOM has acted. */
function rolled(
  faces: string,
  scene: Scene = {},
  options?: { edition?: string; rulings?: Record<string, string>; pack?: Json },
): Table {
  const at = table({ tom: {}, market: [16], agenda: { main: [{ task: 'phase-two' }] }, ...scene }, options);
  at.tell(`roll ${faces}`);
  return at;
}

const NONE_OF_HIS = '2 3 4 5 2 3';

/** What happened, as "tom-moves 1 3 20.10". */
const told = (at: Table): string[] =>
  at.match.traceFor(0).map(({ happening, values }: SeenTold) => [happening, ...Object.values(values)].join(' '));

const tomOf = ({ g }: Table) => ({
  points: g.tom[0].points,
  gulden: g.tom[0].gulden,
  crests: g.tom[0].crests.toArray(),
  reach: g.amstel.placeOf(1),
});

/** Four cards lie open and TOM has done what he does about them. */
function revealed(cards: readonly number[], scene: Scene = {}): Table {
  const at = table({ tom: {}, amstel: { 0: [0, 1] }, agenda: { main: [{ task: 'phase-one' }] }, ...scene });
  at.tell(...cards.map((card) => `reveal ${card}`));
  return at;
}

describe('worked examples of the solo game', () => {
  test('27.28 TOM is ahead: of two cards that cost 2 the map of Haarlemmerbuurt goes', () => {
    const at = revealed([112, 114, 70, 3]);
    expect(told(at)).toContain('tom-discards-card 114 20.7');
    expect([at.g.discard.toArray(), at.g.revealed.toArray()]).toEqual([[114], [3, 70, 112]]);
  });

  test('27.29 one die shows 1: a step, a bridge, 2 points', () => {
    const at = rolled('2 3 4 1 2 3', { amstel: { 2: [1], 0: [0] } });
    expect(told(at).slice(0, 2)).toEqual(['tom-moves 1 3 20.10', 'tom-points 2 20.10']);
    expect(tomOf(at)).toMatchObject({ points: 2, reach: 3 });
  });

  test('27.30 black 6: the cheapest black block (2); its lace was sold before, so it is delivered for 5', () => {
    const at = rolled('6 2 3 4 5 2', {
      anna: { crests: [16, 18] },
      goods: goodsWith({ 17: 'lace', 25: 'jenever' }),
      blackMarket: ['lace'],
      roofs: { lace: 1 },
    });
    expect(told(at).slice(0, 3)).toEqual([
      'tom-takes 17 cheapest 20.12',
      'tom-delivers lace 20.13',
      'tom-points 5 20.13',
    ]);
    expect(tomOf(at)).toMatchObject({ points: 5, crests: [17] });
    expect(at.g.roofs.at(goods.of.lace)).toBe(2);
  });

  test('27.31 violet 6: of three equally cheap blocks the one next to his; its beer is sold for 2 gulden', () => {
    const at = rolled('2 3 6 4 5 2', {
      tom: { crests: [35] },
      goods: goodsWith({ 30: 'beer', 1: 'coffee' }),
    });
    expect(told(at).slice(0, 3)).toEqual(['tom-takes 30 beside 20.12', 'tom-sells beer 20.13', 'tom-gulden 2 20.13']);
    expect(at.g.blackMarket.has(goods.of.beer)).toBe(true);
  });

  test('27.32 at the market he pays 2 gulden and scores 2; the resource of A4 is nothing to him', () => {
    const at = rolled(NONE_OF_HIS, { tom: { gulden: 3 }, market: [4] });
    expect(told(at)).toEqual(['tom-buys 4 20.14', 'tom-gulden -2 20.14', 'tom-points 2 20.14']);
    expect(tomOf(at)).toMatchObject({ points: 2, gulden: 1 });
    expect(at.anna.pool).toEqual({});
  });

  test('27.33 his largest group of four crests: 12 points', () => {
    const { by } = scored({ tom: { crests: [5, 6, 11, 12, 36] }, openDistricts: ['burgwallen'] });
    expect(by[1]).toEqual({ group: 12 });
  });

  test('27.34 in Burgwallen TOM has two crests and the player three: 5 for the player, none for TOM', () => {
    const { by } = scored({
      anna: { crests: [19, 20, 21] },
      tom: { crests: [23, 24] },
      openDistricts: ['burgwallen'],
    });
    expect([by[0].district, by[1].district]).toEqual([5, undefined]);
  });
});

describe('set-up of the solo game', () => {
  const started = (seed: number | string, options?: { length: string }): Table =>
    newTable(1, options, quickNature(`solo ${seed}`));

  test('20.1 is for one player, without expansions', () => {
    expect(started(1).g.seats).toBe(1);
    for (const expansion of [{ foreman: true }, { orders: 3 }, { trader: true }, { extraTiles: true }])
      expect(() => newTable(1, expansion)).toThrow('the solo game is played without expansions (20.1)');
  });

  test('20.2 one docker of each colour, one on each dock, none at home', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { g } = started(seed);
      g.docks.forEach((dock, colour) => expect([dock.dockers.size, dock.dockers.has(colour)]).toEqual([1, false]));
      expect(new Set(g.docks.map((dock) => dock.dockers.first())).size).toBe(dockers.size);
    }
    const at = newTable(1);
    at.tell(`deal-goods ${GOODS.join(' ')}`);
    expect(() => at.tell('deal-dockers white white yellow light-blue light-green maroon')).toThrow('there is one');
    expect(() => at.tell('deal-dockers light-blue white maroon light-pink yellow light-green')).toThrow('dock of his');
  });

  test('20.3 TOM has a disc and crests, and no gulden; the player has 1', () => {
    const at = started(1);
    expect(tomOf(at)).toEqual({ points: 0, gulden: 0, crests: [], reach: 0 });
    expect(at.anna.gulden).toBe(1);
    expect(at.match.view(0)).toMatchObject({ tom: [{ points: 0, gulden: 0, crests: [] }] });
  });

  test('20.4 the two discs are drawn for the start order', () => {
    const piles = Array.from({ length: 20 }, (_, seed) => started(seed).g.amstel.pile(0).join(' '));
    expect(new Set(piles)).toEqual(new Set(['0 1', '1 0']));
    expect(started(1).g.order.toArray()).toEqual([0]);
  });

  test('20.5, 26.40 cards and all else as for two: three cards to choose the first from, one open district', () => {
    const at = started(3);
    expect(at.anna.options('first-card')).toHaveLength(3);
    expect(at.g.openDistricts.size).toBe(1);
    at.anna.does(at.match.legal(0)[0], 'commit');
    expect(at.g.discard.size).toBe(2);
    at.anna.does('first-colour pink', 'second-colour grey', 'commit');
    expect([at.g.revealed.size + at.g.discard.size, at.g.maps.size]).toEqual([6, 22]);
    expect(started(1, { length: 'short' }).g).toMatchObject({ round: 3 });
  });
});

describe('TOM in phase I', () => {
  test('20.6 ahead on the Amstel, he discards the card that costs fewest resources', () => {
    const at = revealed([112, 116, 55, 34], { amstel: { 4: [1], 3: [0] } });
    expect(told(at)).toContain('tom-discards-card 34 20.6');
    expect(at.anna.options('take-card')).toEqual(['55', '112', '116']);
  });

  test('20.7, 26.39 a map before a building before an artisan; of two maps the player chooses', () => {
    const two = revealed([110, 114, 57, 3]);
    expect([two.anna.asked, two.anna.options('tom-discards')]).toEqual(['tom-discards', ['110', '114']]);
    expect([two.anna.why('tom-discards 57'), two.anna.why('tom-discards 3')]).toEqual(['20.7', '20.7']);
    two.anna.does('tom-discards 114');
    expect([two.g.discard.toArray(), two.anna.asked]).toEqual([[114], 'choose-card']);
    expect(told(two)).toContain('tom-discards-card 114 20.7');
    expect(told(revealed([112, 116, 57, 3]))).toContain('tom-discards-card 57 20.7');
  });

  test('20.8 if the player is ahead all four can be chosen; the cards left over are discarded', () => {
    const at = revealed([110, 114, 57, 3], { amstel: { 0: [1, 0] } });
    expect(at.anna.options('take-card')).toHaveLength(4);
    at.anna.does('take-card 57', 'commit');
    expect(at.g.discard.toArray()).toEqual([3, 110, 114]);
  });
});

describe('TOM’s turn', () => {
  test('20.9 with the dice as rolled; only then are high dice turned to 1 for the player', () => {
    const at = rolled('6 6 6 5 4 2', { round: 11 });
    expect(tomOf(at).crests).toHaveLength(3);
    expect(tomOf(at).reach).toBe(0);
    expect([0, 1, 2, 3, 4, 5].map((colour) => at.g.dice.at(colour))).toEqual([1, 1, 1, 1, 1, 2]);
    expect(at.anna.asked).toBe('choose-dice');
  });

  test('20.10, 26.38 a step for each 1; bridges and the mouth score; his disc stacks like any other', () => {
    const at = rolled('1 2 3 4 5 1', { amstel: { 2: [1], 4: [0] } });
    expect(tomOf(at)).toMatchObject({ points: 2, reach: 4 });
    expect(at.g.amstel.pile(4)).toEqual([0, 1]);
    const mouth = rolled('1 1 2 3 4 5', { amstel: { 17: [1], 0: [0] } });
    expect(told(mouth).slice(0, 2)).toEqual(['tom-moves 1 18 20.10', 'tom-points 10 20.10']);
    expect(told(rolled('1 1 2 3 4 5', { amstel: { 18: [1], 0: [0] } }))).toEqual([
      'tom-saves 20.15',
      'tom-gulden 1 20.15',
    ]);
  });

  test('20.11 three equal dice or more: the docker of a dock, the highest free place and 1 gulden', () => {
    const docks = ['light-blue', 'white', 'yellow', 'maroon', 'light-pink', 'light-green'] as const;
    docks.forEach((dock, i) => {
      const at = rolled([i + 1, i + 1, i + 1, ...(i < 3 ? [4, 5, 4] : [2, 3, 2])].join(' '), {
        housed: { [dockers.list[(dockers.of[dock] + 2) % 6]]: 1 },
      });
      const docker = dockers.list[(dockers.of[dock] + 1) % 6];
      // One docker is at home already: the second place is the highest free one.
      expect(told(at)).toEqual(
        expect.arrayContaining([`tom-docks ${dock} ${docker} 20.11`, 'tom-points 7 20.11', 'tom-gulden 1 20.11']),
      );
      expect(at.g.docks[dockers.of[dock]].dockers.empty).toBe(true);
    });
    const four = rolled('2 2 2 2 3 4');
    expect(tomOf(four)).toMatchObject({ points: 9, gulden: 2 });
    expect(told(four)).toContain('tom-points 9 20.11');
  });

  test('20.11, 9.16 each docker of his takes the highest free place; from the fourth on all share the last', () => {
    const dock = dockers.of['light-blue'];
    const others = dockers.list.filter((_, docker) => docker !== (dock + 1) % dockers.size);
    const worth = [0, 1, 2, 3, 4, 5].map((housed) => {
      const home = Object.fromEntries(others.slice(0, housed).map((docker) => [docker, 1]));
      return told(rolled('1 1 1 2 4 5', { housed: home })).filter((line) => / 20.11$/.test(line));
    });
    expect(worth).toEqual(
      [9, 7, 5, 3, 3, 3].map((points) => [
        'tom-docks light-blue maroon 20.11',
        `tom-points ${points} 20.11`,
        'tom-gulden 1 20.11',
      ]),
    );
  });

  test('25.22 ruling tomTriples: the docks of 3 and 4', () => {
    expect(told(rolled('3 3 3 2 4 5'))[0]).toMatch('tom-docks yellow');
    expect(told(rolled('3 3 3 2 4 5', {}, { edition: 'ru' }))[0]).toMatch('tom-docks maroon');
    expect(told(rolled('4 4 4 2 3 5', {}, { rulings: { tomTriples: 'maroon-yellow' } }))[0]).toMatch(
      'tom-docks yellow',
    );
  });

  test('20.12 for each 6 the cheapest block, then one next to his, then the leftmost', () => {
    const brown = rolled('2 6 3 4 5 2');
    expect([tomOf(brown).crests, brown.g.taken.toArray()]).toEqual([[23], [23]]);
    expect(told(rolled('6 2 3 4 5 2'))[0]).toBe('tom-takes 17 leftmost 20.12');
    expect(told(rolled('6 2 3 4 5 2', { tom: { crests: [21] } }))[0]).toBe('tom-takes 16 beside 20.12');
    // Two are next to his: the leftmost of them. A dearer one next to his is nothing.
    expect(told(rolled('6 2 3 4 5 2', { tom: { crests: [15, 23] } }))[0]).toBe('tom-takes 17 leftmost 20.12');
    expect(told(rolled('2 6 3 4 5 2', { tom: { crests: [16] } }))[0]).toBe('tom-takes 23 cheapest 20.12');
  });

  test('20.13 he sells for 2 gulden, else delivers to the highest free roof with the quick delivery', () => {
    const at = rolled('6 2 3 4 5 2', { round: 3 });
    expect(tomOf(at)).toMatchObject({ points: 0, gulden: 3 });
    const full = rolled('6 2 3 4 5 2', { round: 3, blackMarket: ['jenever'] });
    expect(told(full)).toEqual(expect.arrayContaining(['tom-points 9 20.13', 'tom-points 5 20.13']));
    expect(full.match.game.definition.result(full.g).breakdown[1]).toEqual({ roof: 9, 'quick-delivery': 5 });
  });

  test('9.22 where three roofs are filled, as only a made-up position has it, he delivers for nothing', () => {
    const at = rolled('6 2 3 4 5 2', { round: 3, blackMarket: ['jenever'], roofs: { jenever: 3 } });
    expect(told(at).slice(0, 3)).toEqual([
      'tom-takes 17 leftmost 20.12',
      'tom-delivers jenever 20.13',
      'tom-saves 20.15',
    ]);
    expect([tomOf(at).points, at.g.roofs.at(goods.of.jenever)]).toEqual([0, 3]);
  });

  test('20.14 with the gulden he uses the market tile: points and Amstel steps', () => {
    const at = rolled(NONE_OF_HIS, { tom: { gulden: 3 }, market: [7], amstel: { 1: [1], 0: [0] } });
    expect(told(at)).toEqual([
      'tom-buys 7 20.14',
      'tom-gulden -3 20.14',
      'tom-points 4 20.14',
      'tom-moves 2 3 20.14',
      'tom-points 2 20.14',
    ]);
    expect(tomOf(at)).toMatchObject({ points: 6, gulden: 0, reach: 3 });
  });

  test('20.15 without it he gains 1 gulden', () => {
    const at = rolled(NONE_OF_HIS, { tom: { gulden: 2 }, market: [8] });
    expect(told(at)).toEqual(['tom-saves 20.15', 'tom-gulden 1 20.15']);
    expect(tomOf(at).gulden).toBe(3);
  });

  test('20.16, 26.35 an empty dock gives nothing, not even the gulden; two triples are both carried out, the lower first', () => {
    const empty = rolled('2 2 2 3 4 5', { docks: dockers.list.map(() => ({ dockers: [] })) });
    expect(told(empty)).toEqual(['tom-finds-no-docker white 20.16', 'tom-saves 20.15', 'tom-gulden 1 20.15']);
    const both = told(rolled('5 5 5 2 2 2'));
    expect(both.filter((line) => line.startsWith('tom-docks'))).toEqual([
      'tom-docks white yellow 20.11',
      'tom-docks light-pink light-green 20.11',
    ]);
  });

  test('26.36 his sixes go black, brown, violet, pink, orange, grey, each seeing what the last one did', () => {
    const at = rolled('6 6 2 3 6 6', { goods: goodsWith({ 23: 'jenever', 18: 'tile' }) });
    const lines = told(at).filter((line) => /takes|sells|delivers/.test(line));
    expect(lines).toEqual([
      'tom-takes 17 leftmost 20.12',
      'tom-sells jenever 20.13',
      'tom-takes 23 cheapest 20.12',
      'tom-delivers jenever 20.13',
      'tom-takes 12 cheapest 20.12',
      'tom-sells cheese 20.13',
      'tom-takes 5 cheapest 20.12',
      'tom-sells tulip 20.13',
    ]);
  });

  test('26.36 of two blocks equally far to the left he takes the upper one', () => {
    const { city } = defaultEdition;
    const moved = (id: number, x: number, y: number) =>
      city.blocks.with(id - 1, { ...city.blocks[id - 1], position: { x, y } });
    const takes = (...place: [x: number, y: number]): string => {
      const pack = JSON.parse(JSON.stringify({ name: 'moved', city: { ...city, blocks: moved(18, ...place) } }));
      return told(rolled('6 2 3 4 5 2', { anna: { crests: [16] } }, { pack }))[0];
    };
    const { x, y } = city.blocks[16].position;
    expect(takes(x, y - 30)).toBe('tom-takes 18 leftmost 20.12');
    expect(takes(x, y + 30)).toBe('tom-takes 17 leftmost 20.12');
  });

  test('26.37 a district without a free block gives nothing', () => {
    const at = rolled('2 6 3 4 5 2', { anna: { crests: [19, 20, 21, 22, 23, 24] } });
    expect(told(at)[0]).toBe('tom-finds-no-block brown 26.37');
    expect(tomOf(at)).toMatchObject({ points: 0, crests: [] });
  });
});

describe('the end of the solo game', () => {
  test('20.17 TOM has no penalties and no end cards: largest group, districts, 1 point for 2 gulden', () => {
    const { by, match } = scored({
      tom: { points: 7, pointsBy: { bridge: 7 }, gulden: 5, crests: [1, 2, 36] },
      openDistricts: ['plantage'],
    });
    expect(by[1]).toEqual({ bridge: 7, group: 6, district: 5, leftovers: 2 });
    expect(match.result()?.points[1]).toBe(20);
  });

  test('20.18, 26.39 the player wins with more points than TOM; a tie is lost', () => {
    const ended = (mine: number): Table => scored({ anna: { points: mine }, tom: { points: 50 } });
    expect(ended(51).result()).toMatchObject({ points: [51, 50], ranking: [1, 2] });
    expect(ended(50).result()).toMatchObject({ points: [50, 50], ranking: [2, 1] });
    expect(ended(49).result()).toMatchObject({ ranking: [2, 1] });
  });

  test('20.19 a district is scored as with two players: 5 for the first place, 2 each in a tie', () => {
    const open = { openDistricts: ['jordaan'] };
    expect(scored({ anna: { crests: [7] }, tom: { crests: [8, 12] }, ...open }).by.map((by) => by.district)).toEqual([
      undefined,
      5,
    ]);
    expect(scored({ anna: { crests: [7] }, tom: { crests: [12] }, ...open }).by.map((by) => by.district)).toEqual([
      2, 2,
    ]);
  });
});

describe('26.45 TOM counts wherever a card looks at all players', () => {
  test('017, 018: ahead on the Amstel', () => {
    const ahead = { tom: {}, amstel: { 3: [1], 1: [0] }, anna: { active: [17, 18] } };
    expect(table(ahead).anna.may('use-card 17')).toBe(true);
    expect(table(ahead).anna.may('use-card 18')).toBe(true);
    const behind = { ...ahead, amstel: { 3: [0], 1: [1] } };
    expect(table(behind).anna.why('use-card 17')).toBe('3.10');
    expect(table(behind).anna.why('use-card 18')).toBe('3.10');
  });

  test('034: TOM’s disc never covers its owner’s', () => {
    const at = rolled('1 2 3 4 5 2', { anna: { active: [34] }, amstel: { 3: [1], 4: [0] } });
    expect(at.g.amstel.pile(4)).toEqual([1, 0]);
  });

  test('043, 097: alone last and alone first in points', () => {
    const cards = { active: [43, 97] };
    const leading = table({ tom: { points: 9 }, anna: { points: 10, ...cards } }).anna;
    expect([leading.why('use-card 43'), leading.may('use-card 97')]).toEqual(['3.10', true]);
    const trailing = table({ tom: { points: 9 }, anna: { points: 8, ...cards } }).anna;
    expect([trailing.may('use-card 43'), trailing.why('use-card 97')]).toEqual([true, '3.10']);
    const tied = table({ tom: { points: 9 }, anna: { points: 9, ...cards } }).anna;
    expect([tied.why('use-card 43'), tied.why('use-card 97')]).toEqual(['3.10', '3.10']);
  });

  test('011, 012: his dockers and his sales lie with the others', () => {
    const at = rolled('6 2 2 2 3 4', {
      round: 12,
      anna: { active: [11, 12] },
      agenda: { main: [{ task: 'phase-two' }] },
    });
    at.anna.does('choose-dice black-brown', 'commit', 'pass');
    expect(at.result().breakdown[0]).toMatchObject({ 'card 11': 1, 'card 12': 1 });
  });
});

describe('a solo position as data', () => {
  test('a block has one owner, and TOM plays alone', () => {
    expect(() => table({ tom: { crests: [4] }, anna: { crests: [4] } })).toThrow('tom[0].crests: block 4 has another');
    expect(() => amsterdam.load({ seats: 2, tom: [{ points: 3 }] })).toThrow('tom: he plays the solo game');
    const at = table({ tom: { crests: [4] }, anna: { pool: { grey: 5 } } });
    expect(at.anna.why('take-block 4')).toBe('8.4');
  });

  test('there is one docker of each colour', () => {
    expect(() => table({ tom: {}, housed: { white: 1 }, anna: { dockers: { white: 1 } } })).toThrow(
      'there is one white',
    );
  });
});
