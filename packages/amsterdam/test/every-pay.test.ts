import type { Json } from '@mokum/kernel';
import { expect, test } from 'vitest';
import { type Effect } from '../src/data/cards.ts';
import { cards, defaultEdition } from '../src/data/edition.ts';
import { goods } from '../src/state.ts';
import { type Table, table } from './table.ts';

type Part = Record<string, Json>;
interface Way {
  readonly part?: Part;
  readonly amstel?: Json;
  readonly moves: readonly string[];
}

const EACH = { black: 4, brown: 4, violet: 4, pink: 4, orange: 4, grey: 4 };
const pierOf = (good: string): number => {
  const house = defaultEdition.harbour.warehouses.find((warehouse) => warehouse.good === good);
  if (!house) throw new Error(good);
  return house.pier;
};
/** Maps by district, in the order of the cards. */
const MAPS: Readonly<Record<string, number>> = {
  plantage: 109,
  haarlemmerbuurt: 113,
  jordaan: 117,
  burgwallen: 121,
  nieuwmarkt: 125,
  grachtengordel: 129,
};

/** How a card's condition is made to hold before it is used. */
function conditionOf(effect: Effect): Way {
  const is = effect.is === 'gain' ? effect.if : undefined;
  switch (is?.is) {
    case 'active':
      return {
        part: { active: is.kind === 'map' ? [109, 113, 117] : is.kind === 'artisan' ? [1, 2, 3] : [91, 92, 93] },
        moves: [],
      };
    case 'amstel-steps':
      return { moves: ['amstel', 'amstel-steps 1', 'pay-colour pink'] };
    case 'barge-steps':
      return { moves: ['sail 36', 'pay-colour pink', 'sail 0', 'pay-colour pink'] };
    case 'last-on-amstel':
      return { amstel: { 3: [0, 1] }, moves: [] };
    case 'alone-first-in-points':
      return { part: { points: 20 }, moves: [] };
    default:
      return { moves: [] };
  }
}

/** Uses a card so that it gives something, under the rulings given. */
function use(number: number, listener: 71 | 72, effect: Effect, options: Json): Table {
  const way = conditionOf(effect);
  const helpers: number[] = [];
  const before: string[] = [];
  let part: Part = {};
  let deed = [`use-card ${number}`];
  if (effect.is === 'gain') {
    const { per } = effect;
    if (per?.of === 'map-districts') helpers.push(109);
    if (per?.of === 'active-maps' && per.district !== 'any') helpers.push(MAPS[per.district]);
    if (per?.of === 'crests') part = { crests: [30] };
    if (effect.and) helpers.push(25);
    if (effect.if?.is === 'after-map') {
      // A map that gives neither, so that only the card itself can be heard: 071 after points, 072 after gulden.
      const district = effect.if.district === 'any' ? 'plantage' : effect.if.district;
      helpers.push(MAPS[district] + (listener === 71 ? 0 : 1));
      before.push(`use-card ${helpers.at(-1)}`);
    }
  } else if (effect.is === 'exchange') {
    if (effect.pay.activeMaps) helpers.push(109);
    if (effect.pay.any) deed = [...deed, ...(effect.pay.any === 1 ? ['pay-colour pink'] : ['pay-amount 3'])];
  } else if (effect.is === 'trigger') {
    const { on } = effect;
    if (on.is === 'took-block') deed = ['take-block 5', 'sell store'];
    if (on.is === 'activated') {
      part = { inactive: [{ artisan: 34, building: 94, map: 109 }[on.kind]] };
      deed = [`activate ${(part.inactive as number[])[0]}`];
    }
    if (on.is === 'delivered') {
      const good = on.good === 'any' ? 'lace' : on.good;
      part = { aboard: { [good]: 1 }, barge: pierOf(good) };
      deed = [`deliver ${good}`];
    }
  }
  const { active = [], ...rest } = way.part ?? {};
  const at = table(
    {
      anna: {
        pool: EACH,
        gulden: 5,
        ...part,
        ...rest,
        active: [...new Set([number, listener, ...helpers, ...(active as number[])])],
      },
      jan: { points: 9 },
      market: [2],
      acting: 0,
      ...(way.amstel !== undefined && { amstel: way.amstel }),
    },
    options,
  );
  for (const move of [...way.moves, ...before]) at.anna.does(move);
  expect(at.anna.why(`use-card ${listener}`), `before ${number}`).toBe('26.12');
  at.anna.does(...deed);
  return at;
}

const gives = (effect: Effect, what: 'gulden' | 'points'): boolean => {
  if (effect.is === 'either') return what in effect.gain;
  if (effect.is === 'gain') return what in effect.gain || (effect.and !== undefined && what in effect.and.gain);
  return (effect.is === 'exchange' || effect.is === 'trigger') && what in effect.gain;
};

/** The sayings of the cards that give gulden or points in a turn, each with the rulings under which it says so. */
function paying(what: 'gulden' | 'points', but: number): (readonly [number, Effect, Json])[] {
  return cards.flatMap(({ number, timing, effect, varies }) => {
    if (number === but || timing === 'end' || timing === 'II') return [];
    const sayings: (readonly [number, Effect, Json])[] = [[number, effect, {}]];
    for (const [answer, other] of Object.entries(varies?.to ?? {}))
      sayings.push([number, other, { rulings: { [varies!.ruling]: answer } }]);
    return sayings.filter(([, saying]) => gives(saying, what));
  });
}

test('26.12 071 with every card that gives gulden, under every ruling', () => {
  const all = paying('gulden', 71);
  for (const [number, effect, options] of all) {
    const at = use(number, 71, effect, options);
    expect(at.anna.why('use-card 71'), `071 after ${number}`).toBe('legal');
  }
  expect(new Set(all.map(([number]) => number)).size).toBe(51);
});

test('26.12 072 with every card that gives points, under every ruling', () => {
  const all = paying('points', 72);
  for (const [number, effect, options] of all) {
    const at = use(number, 72, effect, options);
    expect(at.anna.why('use-card 72'), `072 after ${number}`).toBe('legal');
  }
  expect(new Set(all.map(([number]) => number)).size).toBe(39);
});

test('9.26 each of 073, 075 and 076 to 084 listens at a depot, and none of them at the black market', () => {
  const [depot] = defaultEdition.harbour.depots;
  for (const good of goods.list) {
    const own = cards.find(({ effect: e }) => e.is === 'trigger' && e.on.is === 'delivered' && e.on.good === good);
    const active = [73, 75, own?.number ?? 0];
    const { anna } = table({ anna: { active, barge: depot.pier, aboard: { [good]: 1 } } });
    anna.does(`deliver ${good}`);
    expect([anna.points, anna.gulden], good).toEqual([depot.value + 1 + 4, 1]);
    const { anna: alone } = table({ anna: { active: active.slice(2), barge: depot.pier, aboard: { [good]: 1 } } });
    expect(alone.does(`deliver ${good}`).points, good).toBe(depot.value + 4);
    const { anna: seller } = table({
      anna: { active, pool: { grey: 1 } },
      goods: Array.from({ length: 36 }, () => good),
    });
    seller.does('take-block 5', 'sell gulden');
    expect([seller.points, seller.gulden], good).toEqual([0, 2]);
  }
});

test('26.11 053 in rounds 8 to 12: the highest segment falls with the round', () => {
  const offered = (round: number, face: number): string[] => {
    const at = table({ agenda: { main: [{ task: 'phase-two' }] }, round, anna: { active: [53] } });
    at.tell(`roll ${face} 1 1 1 1 1`);
    at.anna.does('choose-dice black-brown');
    return at.anna.options('shift-die').filter((shift) => shift.startsWith('black'));
  };
  expect([1, 2, 3, 4, 5, 6].map((face) => offered(8, face))).toEqual([
    ['black-up'],
    ['black-down', 'black-up'],
    ['black-down', 'black-up'],
    ['black-down', 'black-up'],
    ['black-down'],
    ['black-up'],
  ]);
  expect([1, 3, 4, 5].map((face) => offered(9, face))).toEqual([
    ['black-up'],
    ['black-down', 'black-up'],
    ['black-down'],
    ['black-up'],
  ]);
  expect([1, 2, 3].map((face) => offered(10, face))).toEqual([
    ['black-up'],
    ['black-down', 'black-up'],
    ['black-down'],
  ]);
  expect([1, 2, 3].map((face) => offered(11, face))).toEqual([['black-up'], ['black-down'], ['black-up']]);
  expect(offered(12, 1)).toEqual([]);
});

test('the fullest turn that a game can come to asks for no more than 64 options', () => {
  // 13 cards are as many as anybody can have; a good in storage comes from a block that is taken.
  const stored = goods.list.slice(0, 8);
  for (const { space, colour } of defaultEdition.harbour.docks) {
    const { anna, match } = table({
      anna: {
        active: [24, 32, 36, 39, 46, 48, 88, 89, 90, 27, 37],
        inactive: [91, 92],
        pool: EACH,
        gulden: 9,
        barge: space,
        crests: stored.map((_, i) => i * 4 + 1),
        storage: Object.fromEntries(stored.map((good) => [good, 1])),
        dockers: { [colour]: 1 },
      },
      market: [2],
    });
    expect(match.legal(anna.seat).length, colour).toBeGreaterThan(50);
    expect(match.legal(anna.seat).length, colour).toBeLessThanOrEqual(64);
  }
});
