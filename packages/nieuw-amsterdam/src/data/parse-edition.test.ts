import { describe, expect, test } from 'vitest';
import { defaultEdition } from './edition.ts';
import { EditionError, parseEdition } from './parse-edition.ts';

// A pack is untrusted JSON, and the tests break it in every way.
type Pack = ReturnType<typeof JSON.parse>;

function problemsOf(spoil: (pack: Pack) => void): readonly string[] {
  const pack: Pack = JSON.parse(JSON.stringify(defaultEdition));
  spoil(pack);
  try {
    parseEdition(pack);
  } catch (error) {
    if (error instanceof EditionError) return error.problems;
    throw error;
  }
  return [];
}

test('the default edition survives the way through JSON', () => {
  expect(parseEdition(JSON.parse(JSON.stringify(defaultEdition)))).toEqual(defaultEdition);
});

test('a pack with its fields in another order reads as the same text', () => {
  const turned = Object.fromEntries(Object.entries(JSON.parse(JSON.stringify(defaultEdition))).reverse());
  const canonical = JSON.stringify(parseEdition(JSON.parse(JSON.stringify(defaultEdition))));
  expect(JSON.stringify(parseEdition(turned))).toBe(canonical);
});

test('what was found instead is shown up to forty letters, quotes included', () => {
  const shown = (letters: number) => problemsOf((pack) => (pack.buildings = 'x'.repeat(letters)))[0];
  expect(shown(38)).toContain(`found "${'x'.repeat(38)}"`);
  expect(shown(39)).toMatch(/found "x{36}\.\.\.$/);
});

test('cards may be balanced otherwise', () => {
  expect(problemsOf((pack) => (pack.lands[0] = { decade: 1620, farms: 3, wood: 2, grain: 1 }))).toEqual([]);
});

test('all problems are reported at once', () => {
  const problems = problemsOf((pack) => {
    pack.lands[3].wood = 'x';
    pack.quay[0] = 0;
  });
  expect(problems).toEqual([
    'quay[0]: expected an integer 1-9, found 0',
    'lands[3].wood: expected an integer 2-6, found "x"',
  ]);
});

describe('a field of the wrong form is named', () => {
  const cases: [string, (pack: Pack) => void, string][] = [
    ['not a number', (p) => (p.lands[3].wood = 'x'), 'lands[3].wood: expected an integer 2-6, found "x"'],
    ['out of range', (p) => (p.ships[23].furs = 8), 'ships[23].furs: expected an integer 2-7, found 8'],
    ['a fraction', (p) => (p.start.coin = 1.5), 'start.coin: expected an integer 0-20, found 1.5'],
    ['null', (p) => (p.prices.shop = null), 'prices.shop: expected an integer 1-9, found null'],
    ['a list for a number', (p) => (p.rounds = [6]), 'rounds: expected 6, found a list of 1'],
    ['a fixed number', (p) => (p.rounds = 7), 'rounds: expected 6, found 7'],
    ['missing', (p) => delete p.traders.middle.price, 'traders.middle.price: missing'],
    ['missing table', (p) => delete p.river, 'river: missing'],
    ['unknown', (p) => (p.lands[0].stone = 1), 'lands[0].stone: unknown field'],
    ['unknown table', (p) => (p.weather = []), 'weather: unknown field'],
    ['not an object', (p) => (p.chest[1] = 3), 'chest[1]: expected an object, found 3'],
    ['not a list', (p) => (p.boats = {}), 'boats: expected a list of 5, found an object'],
    ['too few', (p) => p.lands.pop(), 'lands: expected 24 entries, found 23'],
    ['too many', (p) => p.ships.push(p.ships[0]), 'ships: expected 24 entries, found 25'],
    ['a camp without four counts', (p) => p.river[2].camp.pop(), 'river[2].camp: expected 4 entries, found 3'],
    ['another game', (p) => (p.game = 'amsterdam'), 'game: expected "nieuw-amsterdam", found "amsterdam"'],
    ['a later format', (p) => (p.format = '2'), 'format: expected "1", found "2"'],
    ['no name', (p) => (p.name = ' '), 'name: expected a text of 1-60 characters, found " "'],
    [
      'a long name',
      (p) => (p.name = 'a'.repeat(61)),
      `name: expected a text of 1-60 characters, found "${'a'.repeat(36)}...`,
    ],
    ['a wrong decade', (p) => (p.lands[1].decade = 1640), 'lands[1].decade: expected 1620 or 1630, found 1640'],
    [
      'a wrong mark',
      (p) => (p.provenance['lands[].wood'] = 'guessed'),
      'provenance["lands[].wood"]: expected "printed" or "derived" or "designed", found "guessed"',
    ],
    ['marks as a list', (p) => (p.provenance = []), 'provenance: expected an object, found a list of 0'],
  ];
  test.each(cases)('%s', (_, spoil, problem) => expect(problemsOf(spoil)).toEqual([problem]));

  test.each([null, 3, 'x', [], undefined])('%j is no edition', (json) => {
    expect(() => parseEdition(json)).toThrow('edition: expected an object');
  });
  test('a name from the prototype is no field', () => {
    const pack = JSON.parse(JSON.stringify(defaultEdition).replace('{', '{"__proto__":{},"toString":1,'));
    expect(() => parseEdition(pack)).toThrow('__proto__: unknown field\ntoString: unknown field');
  });
});

describe('a broken constraint is named', () => {
  const cases: [string, (pack: Pack) => void, string][] = [
    [
      '1.7 decades',
      (p) => (p.lands[2].decade = 1630),
      'lands[2].decade: expected 1620 (twelve of the 1620s, then twelve of the 1630s), found 1630',
    ],
    [
      '1.8 decades',
      (p) => (p.ships[12].decade = 1620),
      'ships[12].decade: expected 1630 (twelve of the 1620s, then twelve of the 1630s), found 1620',
    ],
    ['1.10 tiles', (p) => (p.tiles.town = 5), 'tiles: expected 12 in all, one for each space of the chest, found 13'],
    [
      '5.13 bonus',
      (p) => (p.chest[1].bonus = p.chest[4].bonus = 1),
      'chest: expected a column without bonus coins, found none',
    ],
    [
      '2.3 first camp',
      (p) => (p.river[0].camp[3] = 4),
      'river[0].camp[3]: expected 5, a house for each player, found 4',
    ],
    [
      '2.4 falling up-river',
      (p) => (p.river[4].camp[0] = 2),
      'river[4].camp[0]: expected at most 1, as in the camp before, found 2',
    ],
    [
      '2.4 fewer with more players',
      (p) => (p.river[3].camp[3] = 1),
      'river[3].camp[3]: expected at least 2, as with fewer players, found 1',
    ],
    ['8.7 last camp', (p) => (p.river[5].camp[3] = 2), 'river[5].camp[3]: expected 1 in the last camp, found 2'],
    [
      '2.8 black slots',
      (p) => (p.river[0].black = 1),
      'river[0].black: expected at least 2, the posts of two players, found 1',
    ],
    [
      '2.8 slots up-river',
      (p) => (p.river[3].black = 2),
      'river[3].black: expected at most 1, as in the zone before, found 2',
    ],
    ['boats', (p) => (p.boats[4] = 1), 'boats[4]: expected at least 2, as on the boat before, found 1'],
    ['first boat', (p) => (p.boats = [2, 2, 2, 2, 2]), 'boats[0]: expected 1, found 2'],
    ['2.2 goods', (p) => (p.start.goods = 5), 'start.goods: expected at most 4, the room on the first piers, found 5'],
    ['7.8 shared', (p) => (p.points.shared = 4), 'points.shared: expected at most 3, as for a sole majority, found 4'],
    [
      '8.12 places',
      (p) => (p.points.land[3] = 5),
      'points.land[3]: expected at least 6, as for the place before, found 5',
    ],
    [
      '9.13 kinds',
      (p) => (p.points.shipment[2] = 3),
      'points.shipment[2]: expected at most 2, as for the kind before, found 3',
    ],
    ['unmarked', (p) => delete p.provenance['quay[2]'], 'provenance: expected a mark for quay[2], found none'],
    [
      'marks of nothing',
      (p) => (p.provenance['lands[].gold'] = 'printed'),
      'provenance["lands[].gold"]: no such number',
    ],
  ];
  test.each(cases)('%s', (_, spoil, problem) => expect(problemsOf(spoil)).toContain(problem));

  test('5.18 5.19 two players need columns of both lengths', () => {
    const problems = problemsOf((pack) => {
      for (const column of pack.chest) column.tiles = 2;
      pack.tiles = { town: 4, land: 3, trade: 3 };
    });
    expect(problems).toEqual(['chest: expected a column of 3 tiles, which two players need, found none']);
  });
  test('2.6 five players need furs for their set-up', () => {
    const problems = problemsOf((pack) => {
      pack.fursOfAKind = 5;
      pack.start.furs = 5;
    });
    expect(problems).toEqual(['fursOfAKind: expected at least 8, enough for the set-up of five players, found 5']);
  });
});

test('an edition that cannot be played is an EditionError with its problems', () => {
  try {
    parseEdition(3);
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ name: 'EditionError', problems: [expect.any(String)] });
  }
});
