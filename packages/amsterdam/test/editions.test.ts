import { describe, expect, test } from 'vitest';
import { districtPoints } from '../src/scoring.ts';
import { districts } from '../src/state.ts';
import { newTable, type Scene, scored, type Table, table } from './table.ts';

const under = (rulings: Record<string, string>): { rulings: Record<string, string> } => ({ rulings });

describe('options', () => {
  test('25.1 an edition, and single rulings on top of it', () => {
    const points = (options: object): number =>
      table({ anna: { active: [23], gulden: 1 } }, options as never).anna.does('use-card 23').points;
    expect([points({}), points({ edition: 'house' }), points({ edition: 'fr' }), points({ edition: 'hu' })]).toEqual([
      2, 2, 1, 2,
    ]);
    expect(points({ edition: 'fr', rulings: { card023: 'two' } })).toBe(2);
    expect(points({ rulings: { card023: 'one' } })).toBe(1);
  });

  test('25.2 the Russian edition follows the house for cards', () => {
    const { anna } = table({ anna: { active: [23, 61, 109, 101, 91, 92], gulden: 1 } }, { edition: 'ru' });
    anna.does('use-card 23', 'use-card 61', 'use-card 101');
    expect([anna.points, anna.gulden]).toEqual([2 + 1 + 2, 0]);
  });

  test('wrong options are refused with a message that names them', () => {
    const start = (options: object) => () => newTable(2, options as never);
    expect(start({ length: 'long' })).toThrow('options.length: expected one of full, short, found "long"');
    expect(start({ edition: 'de' })).toThrow('options.edition');
    expect(start({ rulings: { card023: 'three' } })).toThrow('rulings.card023: unknown answer "three"');
    expect(start({ rulings: { card999: 'one' } })).toThrow('card999');
    expect(start({ solo: true })).toThrow('options.solo: Amsterdam has no such option');
    expect(start({ pack: { name: 'x', city: {} } })).toThrow('options.pack');
    expect(() => newTable(2, 'house')).toThrow('options: expected an object');
  });

  test('1.1 an edition pack takes the place of the tables', () => {
    const pack = { name: 'typed in', cards: [{ number: 34, cost: { pink: 3 } }] };
    const scene = { anna: { inactive: [34], pool: { grey: 1 } } };
    expect(table(scene).anna.may('activate 34')).toBe(true);
    expect(table(scene, { pack }).anna.why('activate 34')).toBe('7.1');
    expect(table(scene).anna.may('activate 34')).toBe(true);
  });
});

/** The first questions of a set-up for three, with the discs from bottom to top. */
function setUp(options: object, discs = '2 0 1'): Table {
  const at = newTable(3, options as never);
  const goods = ['beer', 'tulip', 'cheese', 'furniture', 'jenever', 'tile', 'lace', 'coffee', 'crystal'];
  at.tell(`deal-goods ${goods.flatMap((good) => [good, good, good, good]).join(' ')}`);
  at.tell(
    'deal-dockers maroon white white yellow yellow light-pink light-pink light-green light-green light-blue light-blue maroon',
  );
  at.tell('draw-district plantage', 'draw-district jordaan', `stack-discs ${discs}`, 'draw-tile 1');
  at.tell('reveal 55', 'reveal 56', 'reveal 1', 'reveal 2');
  return at;
}

describe('rulings', () => {
  function firstCards({ match }: Table): number[] {
    const order: number[] = [];
    while (order.length < 3) {
      const [seat] = match.waitingFor() as number[];
      order.push(seat);
      match.submit(seat, [match.legal(seat)[0], 'commit']);
    }
    return order;
  }

  test('25.3 firstResources: any two colours on segment 2', () => {
    const at = setUp(under({ firstResources: 'any' }));
    firstCards(at);
    at.jan.does('first-colour pink', 'second-colours grey', 'second-colours black', 'commit');
    expect(at.jan.dial).toEqual({ '1-pink': 1, '2-grey': 1, '2-black': 1 });
    const same = setUp({});
    firstCards(same);
    same.jan.does('first-colour pink');
    expect(same.jan.why('second-colours grey')).toBe('not-asked');
  });

  test('25.4 firstCards: from the bottom disc to the top, or round the table', () => {
    // From bottom to top 2, 1, 0: bottom-up 2, 1, 0; round the table 2, 0, 1.
    expect(firstCards(setUp({}, '2 1 0'))).toEqual([2, 1, 0]);
    expect(firstCards(setUp({ edition: 'fr' }, '2 1 0'))).toEqual([2, 0, 1]);
  });

  test('25.5 afterMap: a map used, or only owned', () => {
    const scene = { anna: { active: [1, 55, 99, 109] } };
    expect(table(scene).anna.why('use-card 1')).toBe('3.10');
    const { anna } = table(scene, { edition: 'ru' });
    anna.does('use-card 1', 'use-card 55');
    expect([anna.pool, anna.gulden]).toEqual([{ orange: 1 }, 1]);
    // 099 always means a map that was used.
    expect(anna.why('use-card 99')).toBe('3.10');
  });

  test('25.5 afterMap: under own too, a map that was used and discarded since is enough', () => {
    for (const edition of ['house', 'ru']) {
      const { anna } = table({ anna: { active: [1, 47, 109], pool: { pink: 2 } } }, { edition });
      anna.does('use-card 109', 'use-card 47');
      expect([anna.me.active.toArray(), anna.why('use-card 1')]).toEqual([[1, 47], 'legal']);
      // One that was discarded without a use is no map any more.
      const other = table({ anna: { active: [1, 47, 109], pool: { pink: 2 } } }, { edition }).anna;
      expect(other.does('use-card 47').why('use-card 1')).toBe('3.10');
    }
  });

  test('25.6 card021: points, or gulden', () => {
    const use = (options: object): number[] => {
      const { anna } = table({ anna: { active: [21, 109, 113] } }, options as never);
      anna.does('use-card 21');
      return [anna.points, anna.gulden];
    };
    expect([use({}), use({ edition: 'hu' }), use({ edition: 'fr' })]).toEqual([
      [2, 0],
      [2, 0],
      [0, 2],
    ]);
  });

  test('25.7 card023: 2 points, or 1', () => {
    const { anna } = table({ anna: { active: [23], gulden: 1 } }, under({ card023: 'one' }));
    expect(anna.does('use-card 23').points).toBe(1);
  });

  test('25.8 card054: one more of each die, or of one that is named', () => {
    const at = table(
      { anna: { active: [54] }, agenda: { main: [{ task: 'phase-two' }] }, round: 2 },
      { edition: 'hu' },
    );
    at.tell('roll 2 5 3 3 3 3');
    at.anna.does('choose-dice black-brown');
    expect([at.anna.options('extra-die'), at.anna.why('extra-die pink')]).toEqual([['black', 'brown'], '25.8']);
    at.anna.does('extra-die brown');
    expect(at.anna.dial).toEqual({ '2-black': 2, '5-brown': 6 });
  });

  test('25.9 card061: points, or gulden', () => {
    const { anna } = table({ anna: { active: [61, 109, 110] } }, { edition: 'hu' });
    anna.does('use-card 61');
    expect([anna.points, anna.gulden]).toEqual([0, 2]);
  });

  test('25.10 card070: 3 inactive cards or fewer, or fewer than 3', () => {
    const why = (inactive: number[], options: object): string =>
      table({ anna: { active: [70], inactive } }, options as never).anna.why('use-card 70');
    expect([why([1, 2, 3], {}), why([1, 2, 3], { edition: 'fr' }), why([1, 2], { edition: 'fr' })]).toEqual([
      'legal',
      '3.10',
      'legal',
    ]);
  });

  test('25.11 card101: 2 points, or 1 gulden', () => {
    const { anna } = table({ anna: { active: [101, 91, 92] } }, { edition: 'hu' });
    anna.does('use-card 101');
    expect([anna.points, anna.gulden]).toEqual([0, 1]);
  });

  test('25.12 card103: 4 points a pair, or 2', () => {
    const points = (options: object): number =>
      scored({ anna: { active: [103, 1, 2] } }, options as never).by[0]['card 103'];
    expect([points({}), points({ edition: 'hu' }), points({ edition: 'fr' })]).toEqual([4, 4, 2]);
  });

  test('25.16 dockerPickup: with the turn too, or only where a movement ended', () => {
    const scene: Scene = { anna: {}, jan: { barge: 14 } };
    const visit = table(scene);
    visit.anna.does('pass');
    expect(visit.jan.may('take-docker white')).toBe(true);
    const ended = table({ ...scene, jan: { barge: 14, pool: { pink: 2 } } }, { edition: 'ru' });
    ended.anna.does('pass');
    expect(ended.jan.why('take-docker white')).toBe('9.13');
    ended.jan.does('sail 36', 'sail 14', 'take-docker white');
    expect(ended.jan.gulden).toBe(1);
  });

  test('25.17 dockerHandover: a choice, or on arrival', () => {
    const arrive = (options: object): number =>
      table({ anna: { barge: 36, pool: { pink: 1 }, dockers: { 'light-blue': 2 } } }, options as never).anna.does(
        'sail 14',
      ).points;
    expect([arrive({}), arrive({ edition: 'ru' }), arrive({ edition: 'fr' }), arrive({ edition: 'hu' })]).toEqual([
      0, 0, 16, 16,
    ]);
  });

  test('25.23 districtTie: all tied places are shared, or two of them', () => {
    const scene: Scene = { anna: { crests: [1] }, jan: { crests: [2] }, mareike: { crests: [3] }, piet: {} };
    const share = (options: object): number[] =>
      districtPoints(table(scene, options as never).g, districts.of.haarlemmerbuurt);
    expect([share({}), share({ edition: 'hu' })]).toEqual([
      [5, 5, 5, 0],
      [4, 4, 4, 0],
    ]);
  });
});
