import { describe, expect, it } from 'vitest';
import { defaultEdition, editionFrom, parseEdition } from './edition.ts';
import { numericPaths, provenanceAt } from './provenance.ts';
import { editionRulings, parseRulings, rulingNames, rulingValues } from './rulings.ts';

const copy = (): unknown => JSON.parse(JSON.stringify(defaultEdition));

/** A copy of the default edition with one value replaced, or taken out. */
const changed = (path: string, value: unknown): unknown => {
  const pack = copy();
  const steps = path.split('.');
  const last = steps.pop() as string;
  let here = pack as Record<string, unknown>;
  for (const step of steps) here = here[step] as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(here, last);
  else here[last] = value;
  return pack;
};

const errorsOf = (json: unknown): readonly string[] => {
  const parsed = parseEdition(json);
  return parsed.ok ? [] : parsed.errors;
};

describe('the default edition', () => {
  it('survives JSON and its own validator', () => {
    expect(parseEdition(copy())).toEqual({ ok: true, value: defaultEdition });
  });

  it('1.1 says of every number whether it is printed, derived or designed', () => {
    const paths = numericPaths(defaultEdition);
    expect(paths.length).toBeGreaterThan(1000);
    expect(paths.filter((path) => provenanceAt(editionFrom, path) === undefined)).toEqual([]);
  });

  it('1.1 lets the exact path win over the general one', () => {
    expect(provenanceAt(editionFrom, 'harbour.warehouses.0.roofs.0')).toBe('designed');
    expect(provenanceAt(editionFrom, 'harbour.warehouses.0.roofs.2')).toBe('derived');
    expect(provenanceAt(editionFrom, 'market.3.price')).toBe('printed');
  });

  it('has no provenance for a number that does not exist', () => {
    const paths = numericPaths(defaultEdition).map((path) => path.split('.'));
    const used = (key: string): boolean => {
      const steps = key.split('.');
      return paths.some(
        (path) => path.length === steps.length && steps.every((step, i) => step === '*' || step === path[i]),
      );
    };
    expect(Object.keys(editionFrom).filter((key) => !used(key))).toEqual([]);
  });
});

describe('an edition pack', () => {
  it('may bring one table and some cards, and keeps the rest', () => {
    const parsed = parseEdition({
      name: 'my box',
      amstel: { ...defaultEdition.amstel, mouthValue: 12 },
      cards: [{ number: 17, cost: { violet: 4 } }],
    });
    expect(parsed.ok && parsed.value.amstel.mouthValue).toBe(12);
    expect(parsed.ok && parsed.value.cards[16]).toEqual({ ...defaultEdition.cards[16], cost: { violet: 4 } });
    expect(parsed.ok && parsed.value.cards[17]).toEqual(defaultEdition.cards[17]);
    expect(parsed.ok && parsed.value.city).toBe(defaultEdition.city);
  });

  const { amstel, city, harbour, orders } = defaultEdition;
  const without = (space: number) => harbour.links.filter((link) => !link.includes(space));

  it.each<[string, string, unknown, RegExp]>([
    ['a missing name', 'name', undefined, /^name: is missing/],
    ['an unknown table', 'castle', 1, /^castle: is not a field/],
    ['a block without a cost', 'city.blocks.4.cost', undefined, /^city\.blocks\.4\.cost: is missing/],
    ['a fractional cost', 'city.blocks.4.cost', 1.5, /^city\.blocks\.4\.cost: expected a whole number/],
    ['an unknown district', 'city.blocks.0.district', 'soho', /^city\.blocks\.0\.district: expected one of plantage/],
    ['seven blocks in a district', 'city.blocks.0.district', 'plantage', /plantage has 7 blocks/],
    ['blocks out of order', 'city.blocks.3.id', 5, /^city\.blocks\.3\.id: blocks stand in/],
    ['a bridge that stands twice', 'city.bridges', [...city.bridges, city.bridges[0]], /stands twice/],
    ['a bridge to itself', 'city.bridges.3.b', city.bridges[3].a, /to itself/],
    [
      'a block no bridge leads to',
      'city.bridges',
      city.bridges.filter(({ a, b }) => a !== 9 && b !== 9),
      /^city\.blocks\.8: no bridge leads to block 9/,
    ],
    [
      'a roof too few',
      'harbour.warehouses.2.roofs',
      [5, 4],
      /^harbour\.warehouses\.2\.roofs: expected 3 entries, got 2/,
    ],
    ['roofs that rise', 'harbour.warehouses.2.roofs', [4, 5, 6], /^harbour\.warehouses\.2\.roofs: the highest/],
    ['a pier that is water', 'harbour.depots.1.pier', 30, /^harbour\.depots\.1\.pier/],
    ['a warehouse at a dock', 'harbour.warehouses.0.pier', 14, /^harbour\.warehouses\.0\.pier/],
    ['a dock used twice', 'harbour.docks.1.space', harbour.docks[0].space, /used twice/],
    ['a start that is none', 'harbour.start', 3, /^harbour\.start/],
    ['water nobody reaches', 'harbour.links', without(5), /^harbour\.spaces\.5: no way/],
    ['a link to nowhere', 'harbour.links.0', [3, 60], /^harbour\.links\.0: joins 3 and 60/],
    [
      'a space with seven ways',
      'harbour.links',
      [...harbour.links, ...[1, 3, 4, 6, 7].map((space) => [20, space])],
      /^harbour\.spaces\.20: touches more than 6/,
    ],
    ['two of a good at the black market', 'harbour.blackMarket.grid.0.0', 'coffee', /^harbour\.blackMarket\.grid/],
    ['a docker house that rises', 'harbour.dockerHouse.values', [3, 5, 7, 9], /^harbour\.dockerHouse\.values/],
    ['bridges out of order', 'amstel.bridges', amstel.bridges.toReversed(), /^amstel\.bridges/],
    ['a district tile twice', 'districtTiles.tiles.0', 'jordaan', /^districtTiles\.tiles/],
    ['an unknown market bonus', 'market.0.bonus', { is: 'luck' }, /^market\.0\.bonus\.is: expected one of amstel/],
    ['a list that is none', 'market', {}, /^market: expected a list/],
    ['orders out of order', 'orders', orders.toReversed(), /^orders\.0\.number/],
    ['an unknown demand', 'orders.5.demand.is', 'win', /^orders\.5\.demand\.is/],
    ['a demand of the wrong kind', 'orders.5.demand', 7, /^orders\.5\.demand\.is/],
    ['a card twice', 'cards.1.number', 1, /card 1 is given twice/],
    ['a building that is an artisan', 'cards.0.kind', 'building', /^cards\.1\.kind/],
    ['a map of a carpenter', 'cards.120.type', 'carpenter', /^cards\.121\.type/],
    ['a card for nothing', 'cards.9.cost', {}, /^cards\.10\.cost/],
    ['a colour nobody knows', 'cards.9.cost', { mauve: 1 }, /^cards\.9\.cost\.mauve: is not a field/],
    ['seven artisans of a type', 'cards.9.type', 'brewer', /type brewer has 7 cards/],
    ['a table that is a list', 'amstel', [], /^amstel: expected an object/],
  ])('is refused with the name of the field: %s', (_, path, value, message) => {
    expect(errorsOf(changed(path, value)).join('\n')).toMatch(new RegExp(message.source, 'm'));
  });

  it.each([null, 3, 'mokum', []])('is refused when it is no object: %j', (json) => {
    expect(errorsOf(json).length).toBeGreaterThan(0);
  });
});

describe('rulings', () => {
  it("25.1 are the house's unless an edition is named", () => {
    expect(parseRulings(undefined)).toEqual({ ok: true, value: editionRulings.house });
    expect(parseRulings('hu')).toEqual({ ok: true, value: editionRulings.hu });
  });

  it('25.1 can be set alone on top of an edition', () => {
    expect(parseRulings({ edition: 'fr', card103: 'four' })).toEqual({
      ok: true,
      value: { ...editionRulings.fr, card103: 'four' },
    });
  });

  it('are refused by name', () => {
    const parsed = parseRulings({ edition: 'de', card103: 'six', card999: 'one' });
    expect(parsed.ok ? [] : parsed.errors.map((error) => error.split(':')[0])).toEqual([
      'rulings.edition',
      'rulings.card103',
      'rulings.card999',
    ]);
    expect(parseRulings([]).ok).toBe(false);
    expect(parseRulings({ toString: 'x' }).ok).toBe(false);
  });

  it('25.2 have an answer in every edition, and every answer is possible', () => {
    for (const rulings of Object.values(editionRulings))
      for (const name of rulingNames) expect(rulingValues[name]).toContain(rulings[name]);
  });

  it('25.2 differ between editions as the table says', () => {
    const differing = (edition: 'fr' | 'hu' | 'ru'): string[] =>
      rulingNames.filter((name) => editionRulings[edition][name] !== editionRulings.house[name]);
    expect(differing('fr')).toEqual([
      'firstCards',
      'card021',
      'card023',
      'card070',
      'card103',
      'dockerHandover',
      'foremanGoal',
      'bailiffGoal',
      'openOrders',
    ]);
    expect(differing('hu')).toEqual([
      'firstResources',
      'card054',
      'card061',
      'card101',
      'order36',
      'dockerHandover',
      'foremanMoves',
      'bailiffGoal',
      'districtTie',
    ]);
    expect(differing('ru')).toEqual([
      'afterMap',
      'dockerPickup',
      'foremanMoves',
      'tomTriples',
      'districtTie',
      'extraTiles',
    ]);
  });
});

describe('what is wrong with a pack is said', () => {
  it('rows out of order are named with the number that belongs there', () => {
    expect(errorsOf(changed('orders.1.number', 7))).toContain('orders.1.number: rows stand in order, expected 2');
  });

  it.each([null, 3, 'blocks', []])('a demand that is no object is refused: %j', (demand) => {
    expect(errorsOf(changed('orders.0.demand', demand))[0]).toMatch(
      /^orders\.0\.demand\.is: expected one of both-dockers-home, /,
    );
  });

  it('rulings are an edition name or an object', () => {
    for (const wrong of [3, null, ['fr']])
      expect(parseRulings(wrong)).toEqual({ ok: false, errors: ['rulings: expected an edition name or an object'] });
  });
});
