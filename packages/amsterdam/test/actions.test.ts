import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('why a card cannot be used', () => {
  test('7.6 another’s card is not yours, 3.6 a permanent card works by itself, 3.4 one’s own is not active', () => {
    const { anna } = table({ anna: { active: [40], inactive: [13] }, jan: { active: [34], inactive: [32] } });
    expect([34, 32, 40, 13].map((card) => anna.why(`use-card ${card}`))).toEqual(['7.6', '7.6', '3.6', '3.4']);
  });
});

describe('a turn', () => {
  test('6.1, 7.3 any actions in any order and mix', () => {
    const { anna } = table({
      anna: { inactive: [34, 32], pool: { grey: 3, black: 2 }, storage: { beer: 1 }, gulden: 1 },
      market: [2],
    });
    anna.does(
      'activate 34',
      'take-block 5',
      'sell store',
      'load-all',
      'activate 32',
      'amstel',
      'pay-colour black',
      'market',
    );
    expect([anna.points, anna.pool, anna.aboard]).toEqual([2, { grey: 1 }, { beer: 1, tulip: 1 }]);
  });

  test('6.2, 21.1, 7.1 activating pays the card’s cost from the pool and moves it above the board', () => {
    const { anna } = table({ anna: { inactive: [13], pool: { black: 2, orange: 1 } } });
    anna.does('activate 13');
    expect([anna.pool, anna.me.active.toArray(), anna.me.inactive.size]).toEqual([{ black: 1 }, [13], 0]);
    expect(table({ anna: { inactive: [13], pool: { black: 2 } } }).anna.why('activate 13')).toBe('7.1');
  });

  test('6.3 exact colours for cards and blocks, any mix for barge and Amstel', () => {
    const { anna } = table({ anna: { inactive: [13], pool: { pink: 2, violet: 1 } } });
    expect([anna.why('activate 13'), anna.why('take-block 5')]).toEqual(['7.1', '8.3']);
    anna.does('amstel', 'amstel-steps 2');
    expect([anna.pool, anna.reach]).toEqual([{}, 2]);
    const { anna: mixed } = table({ anna: { pool: { black: 2, pink: 2 } } });
    mixed.does('amstel', 'amstel-steps 2');
    expect([mixed.asked, mixed.options('pay-amount')]).toEqual(['pay-amount', ['1', '2']]);
    mixed.does('pay-amount 1');
    expect(mixed.pool).toEqual({ black: 1 });
  });

  test('6.4 nothing can be paid that one does not have', () => {
    const { anna } = table({ anna: { pool: { black: 1, pink: 3 } } });
    anna.does('amstel', 'amstel-steps 2');
    expect([anna.why('pay-amount 2'), anna.options('pay-amount')]).toEqual(['6.4', ['0', '1']]);
    const { anna: sailing } = table({ anna: { pool: { black: 1, pink: 1 } } });
    sailing.does('sail 36');
    expect(sailing.why('pay-colour grey')).toBe('6.4');
  });

  test('6.5 passing ends the turn for this round, and cannot be taken back', () => {
    const { anna, jan, match } = table({ anna: { active: [46] } });
    anna.does('pass');
    expect([anna.asked, jan.asked, match.undoable(0)]).toEqual([undefined, 'turn', { ok: false, barrier: 'commit' }]);
  });

  test('6.6 what is left of the pool is lost but for one resource', () => {
    const at = table({ anna: { pool: { pink: 4 } } });
    at.anna.does('pass');
    at.jan.does('pass');
    at.anna.does('store-resource pink');
    expect([at.anna.pool, at.anna.me.stored]).toEqual([{}, 3]);
  });

  test('a whole turn can be taken back step by step', () => {
    const { anna, match } = table({ anna: { inactive: [34], pool: { grey: 2 } } });
    const before = match.game.hash(match.state);
    anna.does('activate 34').does('take-block 5').does('sell gulden');
    for (let i = 0; i < 3; i++) match.undo(0);
    expect(match.game.hash(match.state)).toBe(before);
  });
});

describe('cards', () => {
  test('7.2 only cards below one’s own board can be activated', () => {
    const { anna } = table({ anna: { active: [33] }, jan: { inactive: [34] } });
    expect([anna.why('activate 33'), anna.why('activate 34')]).toEqual(['7.2', '7.2']);
  });

  test('7.4, 7.6, 21.2 a card can be used from the moment it is activated, in any order', () => {
    const { anna } = table({ anna: { active: [91], inactive: [94], pool: { brown: 2, pink: 1 } } });
    anna.does('activate 94', 'use-card 94', 'use-card 91');
    expect(anna.pool).toEqual({ grey: 1, pink: 1 });
  });

  test('7.5 there is no limit to active cards', () => {
    const active = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(table({ anna: { active } }).anna.me.active.size).toBe(20);
  });

  test('7.7, 7.8 a card of phase III works once per round, a permanent one whenever it applies', () => {
    const { anna } = table({ anna: { active: [46, 26, 28], pool: { grey: 3 } } });
    anna.does('use-card 46', 'gain-colour grey');
    expect(anna.why('use-card 46')).toBe('7.7');
    anna.does('take-block 5', 'sell store', 'take-block 6', 'sell store');
    expect([anna.gulden, anna.me.used.toArray()]).toEqual([2, [46]]);
  });

  test('7.9, 26.13 what would change nothing is not offered', () => {
    const { anna } = table({ anna: { active: [19, 21, 61] } });
    for (const card of [19, 21, 61]) expect(anna.why(`use-card ${card}`)).toBe('7.9');
    expect([anna.why('use-all'), anna.why('load-all')]).toEqual(['7.9', '9.1']);
  });

  test('cards that cost and ask nothing are used all at once, one after another', () => {
    // 071 comes before 088, whose gulden it needs.
    const { anna } = table({ anna: { active: [71, 88, 94, 46, 23], gulden: 0 } });
    anna.does('use-all');
    expect([anna.gulden, anna.pool, anna.me.used.toArray()]).toEqual([2, { grey: 1 }, [71, 88, 94]]);
    expect(anna.why('use-all')).toBe('7.9');
  });

  test('all at once, 018 comes before 017 leaves the last place, and 014 after it', () => {
    const { anna } = table({ anna: { active: [14, 17, 18] }, amstel: { 1: [0], 5: [1] }, acting: 0 });
    anna.does('use-all');
    expect([anna.gulden, anna.points, anna.reach]).toEqual([1, 1, 2]);
  });

  test('21.3 a discarded card goes from the active ones to the discard pile, and its points stay', () => {
    const at = table({ anna: { active: [47, 109], pool: { pink: 1 } }, round: 12 });
    at.anna.does('use-card 109', 'use-card 47');
    expect([at.g.discard.has(109), at.anna.me.active.toArray()]).toEqual([true, [47]]);
    at.anna.does('pass');
    at.jan.does('pass');
    expect(at.result().breakdown[0]).toEqual({ 'discarded-map': 1, leftovers: 1 });
  });

  test('21.5 resources gained come from the supply into the pool', () => {
    const { anna } = table({ anna: { active: [96], dial: { '1-black': 1 } } });
    anna.does('use-card 96');
    expect([anna.pool, anna.dial]).toEqual([{ black: 1 }, { '1-black': 1 }]);
  });

  test('21.7 discs and boats on a card are one’s own, unless they are coloured', () => {
    expect(table({ anna: { active: [17] }, amstel: { 3: [0], 0: [1] } }).anna.why('use-card 17')).toBe('3.10');
  });
});

describe('blocks', () => {
  test('8.1 one block in a turn', () => {
    const { anna } = table({ anna: { pool: { grey: 9 } } });
    anna.does('take-block 5', 'sell store');
    expect(anna.why('take-block 6')).toBe('8.1');
  });

  test('8.2, 26.7 a block paid with 027 counts towards the limit; with 028 both may be paid so', () => {
    const { anna } = table({ anna: { active: [27], gulden: 6 } });
    anna.does('take-block 2', 'sell store');
    expect(anna.why('take-block 7')).toBe('8.1');
    const { anna: two } = table({ anna: { active: [27, 28], gulden: 4 } });
    two.does('take-block 2', 'sell store', 'take-block 7', 'sell store');
    expect(two.gulden).toBe(0);
  });

  test('8.3, 8.4 it costs what it shows, in its district’s colour, and must have no crest', () => {
    const { anna } = table({ anna: { pool: { grey: 2, pink: 9 } }, jan: { crests: [6] } });
    expect(anna.options('take-block')).toEqual(['3', '5', '31', '32', '33', '34', '35', '36']);
    expect([anna.why('take-block 1'), anna.why('take-block 6')]).toEqual(['8.3', '8.4']);
    anna.does('take-block 3', 'sell store');
    expect(anna.pool).toEqual({ pink: 9 });
  });

  test('8.5, 8.6, 21.4 the good goes to the open storage, a crest takes its place', () => {
    const { anna, g, match } = table({ anna: { pool: { grey: 1 } } });
    anna.does('take-block 5', 'sell store');
    expect([anna.storage, anna.aboard, g.taken.has(5)]).toEqual([{ tulip: 1 }, {}, true]);
    expect(match.view(1).players[0].storage).toMatchObject({ tulip: 1 });
  });

  test('8.7 blocks never change hands', () => {
    const { anna } = table({ anna: { active: [27], gulden: 9 }, jan: { crests: [1] } });
    expect(anna.why('take-block 1')).toBe('8.4');
    expect(() => table({ anna: { crests: [1] }, jan: { crests: [1] } })).toThrow('block 1 has another owner');
  });

  test('8.8 they need not be neighbours', () => {
    const { anna } = table({ anna: { crests: [1], pool: { pink: 4 } } });
    expect(anna.may('take-block 36')).toBe(true);
  });

  test('8.9, 10.1, 10.2, 10.4 the good just taken may be sold at once for 2 gulden or a resource, usable at once', () => {
    const { anna, g } = table({ anna: { active: [28], pool: { grey: 1 }, storage: { lace: 1 } } });
    anna.does('take-block 5');
    expect(anna.options('sell')).toEqual(['store', 'gulden', 'black', 'brown', 'violet', 'pink', 'orange', 'grey']);
    anna.does('sell pink', 'take-block 36');
    expect([anna.pool, g.blackMarket.toArray()]).toEqual([{}, [1]]);
    anna.does('sell gulden');
    expect([anna.gulden, anna.storage, anna.asked]).toEqual([2, { lace: 1 }, 'turn']);
  });

  test('10.3 each kind once in a game', () => {
    const { anna } = table({ anna: { pool: { grey: 1 } }, blackMarket: ['tulip'] });
    anna.does('take-block 5');
    expect([anna.asked, anna.storage]).toEqual(['turn', { tulip: 1 }]);
  });

  test('10.5 a sale is not a delivery', () => {
    const { anna } = table({ anna: { active: [73, 75, 84], pool: { grey: 1 } }, round: 1 });
    anna.does('take-block 5', 'sell gulden');
    expect([anna.points, anna.gulden]).toEqual([0, 2]);
  });
});
