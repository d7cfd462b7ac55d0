import { NONE } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/board.ts';
import { kinds as KINDS } from '../src/state.ts';
import { type Scene, type Table, table } from './table.ts';

const phase = (task: string, scene: Scene = {}): Table => table({ agenda: { main: [{ task }] }, round: 3, ...scene });

describe('cards', () => {
  test('3.2 a card’s rule outranks the booklet: two blocks, where the booklet says one', () => {
    expect(table({ anna: { active: [28], pool: { grey: 9 } } }).anna.me.blocksPerTurn).toBe(2);
    expect(table({ anna: { pool: { grey: 9 } } }).anna.me.blocksPerTurn).toBe(1);
  });

  test('3.4 only active cards have an effect', () => {
    const { anna } = table({ anna: { inactive: [28, 46] } });
    expect([anna.me.blocksPerTurn, anna.why('use-card 46')]).toEqual([1, '3.4']);
  });

  test('3.6 permanent cards work in others’ turns too', () => {
    const { anna, g } = table({
      anna: { pool: { pink: 1 } },
      jan: { active: [34] },
      amstel: { 2: [0], 3: [1] },
      acting: 0,
    });
    anna.does('amstel');
    expect(g.amstel.pile(3)).toEqual([0, 1]);
  });

  test('3.7 end cards cannot be used in the game', () => {
    expect(table({ anna: { active: [7] } }).anna.why('use-card 7')).toBe('3.7');
  });

  test('3.8 a card speaks of its owner’s own cards and pieces', () => {
    expect(table({ anna: { active: [13] }, jan: { active: [91, 92, 93] } }).anna.why('use-card 13')).toBe('3.10');
    const { anna } = table({ anna: { pool: { grey: 1 } }, jan: { active: [26] } });
    anna.does('take-block 5', 'sell store');
    expect(table({ anna: {}, jan: { active: [26] } }).jan.gulden).toBe(0);
  });

  test('3.9, 3.10, 3.11 no use without its condition, and none without its payment', () => {
    const { anna } = table({ anna: { active: [13, 23] } });
    expect([anna.why('use-card 13'), anna.why('use-card 23')]).toEqual(['3.10', '3.11']);
  });

  test('3.12 a resource gained by a card can be used at once', () => {
    const { anna } = table({ anna: { active: [94] } });
    anna.does('use-card 94', 'take-block 5', 'sell store');
    expect(anna.me.crests.toArray()).toEqual([5]);
  });

  test('3.13, 3.14 four phases in a round, in an order that is read at its start and then holds', () => {
    const at = table({ agenda: { main: [{ task: 'begin-round' }] }, round: 3, amstel: { 1: [1], 0: [0] } });
    at.tell('reveal 109', 'reveal 113', 'reveal 55', 'reveal 1');
    expect([at.g.phase, at.g.order.toArray()]).toEqual([1, [1, 0]]);
    at.jan.does('take-card 109', 'commit');
    at.anna.does('take-card 1', 'commit');
    at.tell('roll 1 1 1 1 1 1');
    expect(at.g.phase).toBe(2);
    at.jan.does('choose-dice black-brown', 'commit');
    at.anna.does('choose-dice black-brown', 'commit');
    expect([at.g.phase, at.g.acting]).toEqual([3, 1]);
    at.jan.does('pass');
    at.anna.does('amstel', 'pay-colour black');
    expect([at.anna.reach, at.g.order.toArray()]).toEqual([1, [1, 0]]);
    at.anna.does('pass');
    expect(at.g.phase).toBe(4);
    at.jan.does('store-resource black');
    at.anna.does('store-resource brown');
    at.tell('draw-tile 2');
    expect([at.g.round, at.g.order.toArray()]).toEqual([4, [0, 1]]);
  });
});

describe('phase I', () => {
  const revealed = { revealed: [55, 1, 109, 113], agenda: { main: [{ task: 'take-cards', turn: 0 }] } };

  test('4.3, 4.4, 4.8 in turn order each takes a card, inactive and open; the rest is discarded', () => {
    const { anna, jan, g } = table({ ...revealed, amstel: { 0: [0, 1] } });
    expect(anna.may('take-card 1')).toBe(false);
    jan.does('take-card 109', 'commit');
    expect(anna.why('take-card 109')).toBe('4.3');
    anna.does('take-card 1', 'commit');
    expect([anna.me.inactive.toArray(), g.revealed.size, g.discard.toArray()]).toEqual([[1], 0, [55, 113]]);
  });

  test.each([
    [1, 3, 'map map building artisan'],
    [1, 4, 'map map building artisan'],
    [2, 3, 'map map building artisan'],
    [2, 4, 'map map building artisan'],
    [3, 3, 'map map building artisan artisan'],
    [3, 4, 'map map building building artisan'],
    [4, 3, 'map map building building artisan artisan'],
    [4, 4, 'map map building building artisan artisan'],
  ])('4.1 with %i seats round %i reveals %s', (seats, round, kinds) => {
    const agenda = { main: [{ task: 'phase-one' }] };
    const others = {
      ...(seats > 2 && { mareike: {} }),
      ...(seats > 3 && { piet: {} }),
      ...(seats === 1 && { tom: {} }),
    };
    const at = table({ agenda, round, ...others });
    const seen: string[] = [];
    while (at.match.waitingFor() === 'chance') {
      const [outcome] = at.match.outcomes();
      const { kindOf } = boardOf(at.g);
      seen.push(KINDS.list[kindOf[Number(outcome.split(' ')[1])]]);
      at.tell(outcome);
    }
    expect(seen.join(' ')).toBe(kinds);
  });

  test('4.5, 4.10, 26.43 a card must be taken, unless 049 is active: it may be declined, once', () => {
    expect(table(revealed).anna.why('decline')).toBe('4.5');
    const { anna, jan, g } = table({ ...revealed, anna: { active: [49] } });
    anna.does('decline', 'commit');
    expect([anna.asked, jan.asked]).toEqual([undefined, 'choose-card']);
    jan.does('take-card 1', 'commit');
    expect(g.discard.toArray()).toEqual([55, 109, 113]);
  });

  test('4.6, 4.7, 26.44 a sixth card: one of the six goes, perhaps the one just taken, and a token comes', () => {
    const { anna, g } = table({ ...revealed, anna: { inactive: [2, 3, 4, 5, 6] } });
    anna.does('take-card 109');
    expect(anna.options('discard-sixth')).toEqual(['2', '3', '4', '5', '6', '109']);
    expect(anna.why('discard-sixth 1')).toBe('4.6');
    anna.does('discard-sixth 109', 'commit');
    expect([anna.me.inactive.size, anna.me.penalties, g.discard.has(109)]).toEqual([5, 1, true]);
  });

  test('4.9 everybody sees the discard pile', () => {
    const { match } = table({ discard: [7, 9] });
    for (const who of [0, 1, 'spectator'] as const) expect(match.view(who).discard).toEqual([7, 9]);
  });
});

describe('phase II', () => {
  function dice(faces: string, scene: Scene = {}): Table {
    const at = phase('phase-two', scene);
    at.tell(`roll ${faces}`);
    return at;
  }

  test('5.1 six dice, one of each colour', () => {
    const at = phase('phase-two');
    expect(() => at.tell('roll 1 2 3 4 5')).toThrow('6 values');
    at.tell('roll 1 2 3 4 5 6');
    expect(at.match.view(0).dice).toEqual({ black: 1, brown: 2, violet: 3, pink: 4, orange: 5, grey: 6 });
  });

  test('5.2 from round 8 on high dice are turned to 1 before anybody chooses', () => {
    expect(dice('1 2 3 4 5 6', { round: 8 }).match.view(0).dice).toMatchObject({ orange: 5, grey: 1 });
    expect(dice('1 2 3 4 5 6', { round: 12 }).match.view(0).dice).toMatchObject({ brown: 1, violet: 1, grey: 1 });
  });

  test('5.3, 5.4, 5.6, 5.7 each chooses two different dice, perhaps the same as another', () => {
    const { anna, jan } = dice('1 2 3 4 5 6');
    expect(anna.options('choose-dice')).toHaveLength(15);
    anna.does('choose-dice pink-grey', 'commit');
    expect(anna.dial).toEqual({ '4-pink': 4, '6-grey': 6 });
    jan.does('choose-dice pink-grey');
    expect(jan.dial).toEqual({ '4-pink': 4, '6-grey': 6 });
  });

  test('5.5 they are asked in turn order, so that everybody can see the others’ choice first', () => {
    const { anna, jan } = dice('1 2 3 4 5 6', { amstel: { 0: [0, 1] } });
    expect([anna.asked, jan.asked]).toEqual([undefined, 'choose-dice']);
  });

  test('5.8, 5.9, 5.10, 5.11 the dial turns; the exit and the stored resource are the pool', () => {
    const { anna, jan } = dice('1 2 3 4 5 6', { anna: { dial: { '1-pink': 2, '2-grey': 1 }, stored: 'black' } });
    anna.does('choose-dice black-brown', 'commit');
    jan.does('choose-dice black-brown', 'commit');
    expect(anna.pool).toEqual({ black: 2, pink: 2 });
    expect(anna.dial).toEqual({ '1-grey': 1, '1-brown': 2 });
    expect([anna.me.penalties, jan.pool]).toEqual([0, { black: 1 }]);
  });

  test('5.12 nothing at the exit: a penalty token, even with a stored resource', () => {
    const { anna, jan } = dice('2 2 3 4 5 6', { anna: { stored: 'black' }, jan: { dial: { '1-pink': 1 } } });
    anna.does('choose-dice black-brown', 'commit');
    jan.does('choose-dice black-brown', 'commit');
    expect([anna.me.penalties, anna.pool, jan.me.penalties]).toEqual([1, { black: 1 }, 0]);
  });

  test('5.13 without resources one may use cards, spend what they give, and buy prestige', () => {
    const { anna } = table({ anna: { active: [94, 88], gulden: 1 }, market: [2] });
    anna.does('use-card 94', 'take-block 5', 'sell store', 'use-card 88', 'market');
    expect([anna.points, anna.gulden]).toEqual([2, 1]);
  });

  test('5.14, 26.41 cards of phase II work by themselves when the dice are chosen; 053 asks', () => {
    const { anna } = dice('1 2 3 4 5 6', { anna: { active: [51, 52, 53, 54] } });
    anna.does('choose-dice black-brown');
    expect([anna.asked, anna.gulden]).toEqual(['shift-die', 0]);
    anna.does('shift-die none');
    expect([anna.gulden, anna.dial]).toEqual([2, { '1-black': 4, '2-brown': 3 }]);
  });
});

describe('phase IV', () => {
  test('13.1 one resource is stored, the rest is lost', () => {
    const at = phase('phase-four', { anna: { pool: { pink: 2, grey: 1 } }, jan: { pool: { black: 3 } } });
    expect(at.anna.why('store-resource black')).toBe('13.1');
    at.anna.does('store-resource grey');
    at.jan.does('store-resource black');
    expect([at.anna.me.stored, at.anna.pool]).toEqual([5, {}]);
    expect([at.jan.me.stored, at.jan.pool]).toEqual([0, {}]);
  });

  test('13.1 who has a resource may store none; who has none is not asked', () => {
    const at = phase('phase-four', { anna: { pool: { pink: 2, grey: 1 } }, jan: { pool: { black: 3 } } });
    expect(at.match.legal(1)).toEqual(['store-resource black', 'store-resource none']);
    at.anna.does('store-resource none');
    expect(at.match.view(0).players[0].keeps).toBe('none');
    expect(at.match.view(1).players[0].keeps).toEqual({ hidden: 1 });
    at.jan.does('store-resource none');
    for (const { me, pool } of [at.anna, at.jan]) expect([me.stored, me.keeps, pool]).toEqual([NONE, NONE, {}]);
    const alone = phase('phase-four', { anna: { pool: { pink: 1 } } });
    expect(alone.match.waitingFor()).toEqual([0]);
  });

  test('13.1 nobody sees what another stores before all have said so', () => {
    const at = phase('phase-four', { anna: { pool: { pink: 2, grey: 1 } }, jan: { pool: { black: 3, pink: 1 } } });
    at.anna.does('store-resource grey');
    expect(at.match.view(1).players[0].keeps).toEqual({ hidden: 1 });
    expect(at.match.view(0).players[0].keeps).toBe('grey');
    at.jan.does('store-resource black');
    expect(at.match.view(1).players[0].stored).toBe('grey');
  });

  test('13.2, 13.3, 13.4 used cards are ready, the marker moves on, a new tile replaces the old one', () => {
    const at = phase('phase-four', { anna: { active: [46], used: [46] }, market: [1] });
    at.tell('draw-tile 5');
    expect([at.anna.me.used.size, at.g.round, at.g.market.toArray(), at.g.spentTiles.toArray()]).toEqual([
      0,
      4,
      [5],
      [1],
    ]);
  });

  test('13.5, 15.1 the last round has no phase IV: the game is over after its actions', () => {
    const at = table({ round: 12, anna: { pool: { pink: 2, grey: 2 } } });
    at.anna.does('pass');
    at.jan.does('pass');
    expect(at.result().breakdown[0]).toEqual({ leftovers: 2 });
  });
});
