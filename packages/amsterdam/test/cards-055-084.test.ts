import { describe, expect, test } from 'vitest';
import { amsterdam } from '../src/game.ts';
import { defaultEdition } from '../src/data/edition.ts';
import { scored, table } from './table.ts';

function guldenAfterMap(card: number, map: number, colour: string): void {
  const { anna } = table({ anna: { active: [card, map], pool: { [colour]: 1 } } });
  expect(anna.why(`use-card ${card}`)).toBe('3.10');
  anna.does(`use-card ${map}`, `use-card ${card}`);
  expect(anna.gulden).toBe(1);
  expect(anna.why(`use-card ${card}`)).toBe('7.7');
}

describe('a gulden after using a map', () => {
  test('22.55 of Plantage', () => guldenAfterMap(55, 109, 'pink'));
  test('22.56 of Haarlemmerbuurt', () => guldenAfterMap(56, 113, 'grey'));
  test('22.57 of Jordaan', () => guldenAfterMap(57, 117, 'orange'));
  test('22.58 of Burgwallen', () => guldenAfterMap(58, 121, 'brown'));
  test('22.59 of Nieuwmarkt', () => guldenAfterMap(59, 125, 'violet'));
  test('22.60 of Grachtengordel', () => guldenAfterMap(60, 129, 'black'));
});

/** Two maps of the district count, one of another does not. */
function pointsPerMap(card: number, map: number): void {
  const other = map === 109 ? 132 : 109;
  const { anna } = table({ anna: { active: [card, map, map + 3, other] } });
  anna.does(`use-card ${card}`);
  expect([anna.points, anna.gulden]).toEqual([2, 0]);
  expect(table({ anna: { active: [card, other] } }).anna.why(`use-card ${card}`)).toBe('7.9');
}

describe('a point for each active map', () => {
  test('22.61 of Plantage', () => pointsPerMap(61, 109));
  test('22.62 of Haarlemmerbuurt', () => pointsPerMap(62, 113));
  test('22.63 of Jordaan', () => pointsPerMap(63, 117));
  test('22.64 of Burgwallen', () => pointsPerMap(64, 121));
  test('22.65 of Nieuwmarkt', () => pointsPerMap(65, 125));
  test('22.66 of Grachtengordel', () => pointsPerMap(66, 129));
});

describe('churches', () => {
  const churches = (active: number[]): number =>
    [67, 68, 69].reduce((sum, card) => sum + (scored({ anna: { active } }).by[0][`card ${card}`] ?? 0), 0);

  test('22.67 3 points alone, 8 with one other church, 15 with both', () => {
    expect(churches([67])).toBe(3);
    expect(churches([67, 70])).toBe(8);
    expect(churches([67, 73])).toBe(8);
    expect(churches([67, 70, 73])).toBe(15);
  });
  test('22.68 makes a set of its own with churches of its own', () => {
    expect(churches([67, 68, 70, 73])).toBe(18);
    expect(churches([67, 68, 70, 71, 73])).toBe(23);
    expect(churches([67, 68, 70, 71, 73, 74])).toBe(30);
  });
  test('22.69 and the third one too', () => {
    expect(churches([67, 68, 69])).toBe(9);
    expect(churches([67, 68, 69, 70, 71, 72])).toBe(24);
    expect(churches([69, 71, 75])).toBe(15);
  });

  test('22.70 with no more than 3 inactive cards: 1 gulden', () => {
    const { anna } = table({ anna: { active: [70], inactive: [1, 2, 3] } });
    anna.does('use-card 70');
    expect(anna.gulden).toBe(1);
    expect(table({ anna: { active: [70], inactive: [1, 2, 3, 4] } }).anna.why('use-card 70')).toBe('3.10');
  });

  test('22.71 after another card gave a gulden: 1 gulden', () => {
    const { anna } = table({ anna: { active: [71, 88], gulden: 1 }, market: [2] });
    anna.does('market');
    expect(anna.why('use-card 71')).toBe('26.12');
    anna.does('use-card 88', 'use-card 71');
    expect(anna.gulden).toBe(2);
    expect(anna.why('use-card 71')).toBe('7.7');
  });

  test('22.72 after another card gave a point: 1 point', () => {
    const { anna } = table({ anna: { active: [72, 98], gulden: 1 }, market: [2] });
    anna.does('market');
    expect(anna.why('use-card 72')).toBe('26.12');
    anna.does('use-card 98', 'use-card 72');
    expect(anna.points).toBe(2 + 2 + 1);
  });
});

const pier = (good: string): number => {
  const found = defaultEdition.harbour.warehouses.find((house) => house.good === good);
  if (!found) throw new Error(good);
  return found.pier;
};
const roof = (good: string): number =>
  defaultEdition.harbour.warehouses.find((house) => house.good === good)?.roofs[0] ?? 0;

describe('deliveries', () => {
  test('22.73 1 more point for each good delivered', () => {
    const { anna } = table({ anna: { active: [73], aboard: { lace: 1, beer: 1 }, barge: pier('lace') } });
    anna.does('deliver lace');
    expect(anna.points).toBe(roof('lace') + 1);
  });

  test('22.74 taking a block: 1 step on the Amstel', () => {
    const { anna } = table({ anna: { active: [74], pool: { grey: 1 } } });
    anna.does('take-block 5', 'sell store');
    expect(anna.reach).toBe(1);
  });

  test('22.75 1 gulden for each good delivered', () => {
    const { anna } = table({ anna: { active: [75], aboard: { lace: 2 }, barge: pier('lace') } });
    anna.does('deliver lace', 'deliver lace');
    expect(anna.gulden).toBe(2);
  });

  /** 4 more points for its kind, none for another. */
  function fourFor(card: number, good: string): void {
    const other = good === 'beer' ? 'lace' : 'beer';
    const { anna } = table({ anna: { active: [card], aboard: { [good]: 1 }, barge: pier(good) } });
    anna.does(`deliver ${good}`);
    expect(anna.points).toBe(roof(good) + 4);
    const { anna: plain } = table({ anna: { active: [card], aboard: { [other]: 1 }, barge: pier(other) } });
    plain.does(`deliver ${other}`);
    expect(plain.points).toBe(roof(other));
  }

  test('22.76 crystal: 4 more points', () => fourFor(76, 'crystal'));
  test('22.77 jenever: 4 more points', () => fourFor(77, 'jenever'));
  test('22.78 coffee: 4 more points', () => fourFor(78, 'coffee'));
  test('22.79 beer: 4 more points', () => fourFor(79, 'beer'));
  test('22.80 tiles: 4 more points', () => fourFor(80, 'tile'));
  test('22.81 cheese: 4 more points', () => fourFor(81, 'cheese'));
  test('22.82 lace: 4 more points', () => fourFor(82, 'lace'));
  test('22.83 furniture: 4 more points', () => fourFor(83, 'furniture'));
  test('22.84 tulips: 4 more points', () => fourFor(84, 'tulip'));
});

test('every delivery is told with its cause', () => {
  const { anna, match } = table({ anna: { active: [73], aboard: { lace: 1 }, barge: pier('lace') } });
  anna.does('deliver lace');
  const causes = match.trace.filter(({ happening }) => happening === 'points').map(({ cause }) => cause);
  expect(causes.map((cause) => amsterdam.definition.causes?.text(cause))).toEqual(['roof', 'card-73']);
});
