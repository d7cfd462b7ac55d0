import { MokumError, quickNature, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { amsterdam } from '../src/game.ts';
import { newTable, table } from './table.ts';

const refused = (json: object): string => {
  try {
    amsterdam.load({ seats: 2, ...json });
  } catch (error) {
    if (error instanceof MokumError && error.code === 'bad-state') return error.message;
    throw error;
  }
  return 'taken';
};

describe('a state of which a part is given', () => {
  test('is in the middle of the first player’s turn of phase III', () => {
    const { g, anna, jan } = table({ amstel: { 3: [1], 0: [0] } });
    expect([g.phase, g.acting, jan.asked, anna.asked]).toEqual([3, 1, 'turn', undefined]);
    jan.does('pass');
    expect(anna.asked).toBe('turn');
  });

  test('has every card, tile and disc in one place, and no docker twice', () => {
    const { g } = table({ anna: { active: [1, 55], dockers: { maroon: 2 } }, market: [9], discard: [109] });
    expect([g.artisans.has(1), g.buildings.has(55), g.maps.has(109), g.tiles.has(9)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([g.artisans.size, g.tiles.size, g.box.size]).toEqual([53, 15, 8]);
    expect(g.docks.filter((dock) => dock.dockers.has(1))).toHaveLength(0);
  });

  test('folds the rules of the active cards', () => {
    const { anna } = table({ anna: { active: [20, 28, 38, 40] } });
    expect(anna.me).toMatchObject({ marketUses: 2, blocksPerTurn: 2, activationGulden: 3, stepsPerResource: 2 });
  });
});

describe('states that no game can be in are refused with what is wrong', () => {
  test.each([
    [{ players: [{ barge: 60 }] }, 'players[0].barge: the harbour has spaces 0 to 43'],
    [{ players: [{ crests: [4] }, { crests: [4] }] }, 'players[1].crests: block 4 has another owner'],
    [{ players: [{ used: [3] }] }, 'players[0].used: card 3 is not active'],
    [{ players: [{ active: [3] }, { inactive: [3] }] }, 'card 3 lies in 2 places instead of one'],
    [{ players: [{ gulden: -1 }] }, 'players[0].gulden'],
    [{ artisans: [60] }, 'artisans: card 60 is of another kind'],
    [{ buildings: [10] }, 'buildings: card 10 is of another kind'],
    [{ goods: ['beer'] }, 'goods: 36 tiles, found 1'],
    [{ market: [] }, 'market: no tile lies open'],
    [{ order: [0, 0] }, 'order: names every seat once'],
    [{ order: [0, 3] }, 'order: names every seat once'],
    [{ acting: 3 }, 'there is no seat 3'],
    [{ amstel: { 0: [0, 1, 2] } }, 'amstel: there is no seat 2'],
    [{ housed: { white: 2 }, players: [{ dockers: { white: 1 } }] }, 'there are two white dockers'],
    [{ agenda: { main: [{ task: 'take-dice', turn: 0 }] } }, 'dice.black: dice are chosen, but not rolled'],
    [{ nonsense: 1 }, 'nonsense: there is no such field'],
    [{ agenda: { main: [{ task: 'nothing' }] } }, 'there is no task "nothing"'],
    [{ agenda: { main: [{ task: 'turn', seat: 5 }] } }, 'agenda.main[0].seat'],
  ])('%j', (json, message) => {
    expect(refused(json)).toContain(message);
  });

  test('numbers and names gone astray in a real state are refused, or make a state that can be played', () => {
    const at = newTable(3, undefined, quickNature('astray'));
    const random = new Random('moves');
    for (let n = 0; n < 120; n++) {
      const [seat] = at.match.waitingFor() as number[];
      const legal = at.match.legal(seat);
      at.match.submit(seat, [legal[random.below(legal.length)]]);
    }
    const text = JSON.stringify(amsterdam.json(at.match.state));
    const numbers = [...text.matchAll(/-?\d+/g)];
    let taken = 0;
    for (let n = 0; n < 120; n++) {
      const found = numbers[random.below(numbers.length)];
      const other = [-1, 0, 1, 3, 40, 999][random.below(6)];
      const astray = text.slice(0, found.index) + String(other) + text.slice(found.index + found[0].length);
      let json: object;
      try {
        json = JSON.parse(astray) as object;
      } catch {
        continue;
      }
      if (refused(json) === 'taken') taken++;
    }
    expect(taken).toBeGreaterThan(0);
  });
});
