import { describe, expect, it } from 'vitest';
import { defaultEdition, editionFrom, parseEdition } from './edition.ts';
import { numericPaths, provenanceAt } from './provenance.ts';
import { editionRulings, parseRulings, rulingNames, rulingValues } from './rulings.ts';

const copy = (): any => JSON.parse(JSON.stringify(defaultEdition));
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
      return paths.some((path) => path.length === steps.length && steps.every((step, i) => step === '*' || step === path[i]));
    };
    expect(Object.keys(editionFrom).filter((key) => !used(key))).toEqual([]);
  });
});

describe('an edition pack', () => {
  it('may bring one table and some cards, and keeps the rest', () => {
    const parsed = parseEdition({ name: 'my box', amstel: { ...defaultEdition.amstel, mouthValue: 12 }, cards: [{ number: 17, cost: { violet: 4 } }] });
    expect(parsed.ok && parsed.value.amstel.mouthValue).toBe(12);
    expect(parsed.ok && parsed.value.cards[16]).toEqual({ ...defaultEdition.cards[16], cost: { violet: 4 } });
    expect(parsed.ok && parsed.value.cards[17]).toEqual(defaultEdition.cards[17]);
    expect(parsed.ok && parsed.value.city).toBe(defaultEdition.city);
  });

  it.each<[string, (pack: any) => void, RegExp]>([
    ['a missing name', (pack) => delete pack.name, /^name: is missing/],
    ['an unknown table', (pack) => (pack.castle = 1), /^castle: is not a field/],
    ['a block without a cost', (pack) => delete pack.city.blocks[4].cost, /^city\.blocks\.4\.cost: is missing/],
    ['a fractional cost', (pack) => (pack.city.blocks[4].cost = 1.5), /^city\.blocks\.4\.cost: expected a whole number/],
    ['an unknown district', (pack) => (pack.city.blocks[0].district = 'soho'), /^city\.blocks\.0\.district: expected one of plantage/],
    ['seven blocks in a district', (pack) => (pack.city.blocks[0].district = 'plantage'), /plantage has 7 blocks/],
    ['a bridge that stands twice', (pack) => pack.city.bridges.push(pack.city.bridges[0]), /stands twice/],
    ['a bridge to itself', (pack) => (pack.city.bridges[3].b = pack.city.bridges[3].a), /to itself/],
    ['a block no bridge leads to', (pack) => (pack.city.bridges = pack.city.bridges.filter((one: any) => one.a !== 1 && one.b !== 1)), /no bridge leads to block/],
    ['a roof too few', (pack) => pack.harbour.warehouses[2].roofs.pop(), /^harbour\.warehouses\.2\.roofs: expected 3 entries, got 2/],
    ['roofs that rise', (pack) => pack.harbour.warehouses[2].roofs.reverse(), /^harbour\.warehouses\.2\.roofs: the highest comes first/],
    ['a pier that is water', (pack) => (pack.harbour.depots[1].pier = 30), /^harbour\.depots\.1\.pier/],
    ['a dock used twice', (pack) => (pack.harbour.docks[1].space = pack.harbour.docks[0].space), /used twice/],
    ['water nobody reaches', (pack) => (pack.harbour.links = pack.harbour.links.filter(([a, b]: number[]) => a !== 5 && b !== 5)), /^harbour\.spaces\.5: no way/],
    ['a space with seven ways', (pack) => pack.harbour.links.push([20, 1], [20, 3], [20, 4], [20, 6], [20, 7]), /^harbour\.spaces\.20: touches more than 6/],
    ['two of a good at the black market', (pack) => (pack.harbour.blackMarket.grid[0][0] = 'coffee'), /^harbour\.blackMarket\.grid/],
    ['bridges out of order', (pack) => pack.amstel.bridges.reverse(), /^amstel\.bridges/],
    ['an unknown market bonus', (pack) => (pack.market[0].bonus = { is: 'luck' }), /^market\.0\.bonus\.is: expected one of amstel/],
    ['orders out of order', (pack) => pack.orders.reverse(), /^orders\.0\.number/],
    ['an unknown demand', (pack) => (pack.orders[5].demand.is = 'win'), /^orders\.5\.demand\.is/],
    ['a card twice', (pack) => (pack.cards[1].number = 1), /card 1 is given twice/],
    ['a building that is an artisan', (pack) => (pack.cards[0].kind = 'building'), /^cards\.1\.kind/],
    ['a map of a carpenter', (pack) => (pack.cards[120].type = 'carpenter'), /^cards\.121\.type/],
    ['a card for nothing', (pack) => (pack.cards[9].cost = {}), /^cards\.10\.cost/],
    ['a colour nobody knows', (pack) => (pack.cards[9].cost = { mauve: 1 }), /^cards\.9\.cost\.mauve: is not a field/],
    ['seven artisans of a type', (pack) => (pack.cards[9].type = 'brewer'), /type brewer has 7 cards/],
    ['a list that is none', (pack) => (pack.market = {}), /^market: expected a list/],
  ])('is refused with the name of the field: %s', (_, spoil, message) => {
    const pack = copy();
    spoil(pack);
    expect(errorsOf(pack).join('\n')).toMatch(new RegExp(message.source, `${message.flags}m`));
  });

  it.each([null, 3, 'mokum', []])('is refused when it is no object: %j', (json) => {
    expect(errorsOf(json).length).toBeGreaterThan(0);
  });
});

describe('rulings', () => {
  it('25.1 are the house\'s unless an edition is named', () => {
    expect(parseRulings(undefined)).toEqual({ ok: true, value: editionRulings.house });
    expect(parseRulings('hu')).toEqual({ ok: true, value: editionRulings.hu });
  });

  it('25.1 can be set alone on top of an edition', () => {
    expect(parseRulings({ edition: 'fr', card103: 'four' })).toEqual({ ok: true, value: { ...editionRulings.fr, card103: 'four' } });
  });

  it('are refused by name', () => {
    const parsed = parseRulings({ edition: 'de', card103: 'six', card999: 'one' });
    expect(parsed.ok ? [] : parsed.errors.map((error) => error.split(':')[0])).toEqual(['rulings.edition', 'rulings.card103', 'rulings.card999']);
    expect(parseRulings([]).ok).toBe(false);
    expect(parseRulings({ toString: 'x' }).ok).toBe(false);
  });

  it('25.2 have an answer in every edition, and every answer is possible', () => {
    for (const rulings of Object.values(editionRulings)) for (const name of rulingNames) expect(rulingValues[name]).toContain(rulings[name]);
  });

  it('25.2 differ between editions as the table says', () => {
    const differing = (edition: 'fr' | 'hu' | 'ru'): string[] => rulingNames.filter((name) => editionRulings[edition][name] !== editionRulings.house[name]);
    expect(differing('fr')).toEqual(['firstCards', 'card021', 'card023', 'card070', 'card103', 'tile18', 'dockerHandover', 'foremanGoal', 'bailiffGoal', 'openOrders']);
    expect(differing('hu')).toEqual(['firstResources', 'card054', 'card061', 'card101', 'order36', 'dockerHandover', 'foremanMoves', 'bailiffGoal', 'districtTie']);
    expect(differing('ru')).toEqual(['afterMap', 'dockerPickup', 'foremanMoves', 'tomTriples', 'districtTie', 'extraTiles']);
  });
});
