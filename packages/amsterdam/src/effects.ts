import { NONE } from '@mokum/kernel';
import { atMouth, moveDisc, placeOnAmstel } from './amstel.ts';
import { boardOf, BUILDING, MAP } from './board.ts';
import { artisanTypes, buildingTypes, type Condition, type Count, type Effect, type Gain } from './data/cards.ts';
import { cards as CARDS } from './data/edition.ts';
import { rulingValues } from './data/rulings.ts';
import { earn, gainColour, receive, score } from './gains.ts';
import { colours, COLOURS, districts, type G, goods, kinds, type Me, ruled } from './state.ts';

/*
 * What the cards say stands as literals in data/artisans.ts, data/buildings.ts and data/maps.ts, in the order of the
 * rulebook. Here each kind of saying gets its meaning, once; the sayings become functions when this module is loaded.
 */

type Counting = (g: G, me: Me) => number;
/** undefined where the condition holds, or the paragraph that says it does not */
type Judging = (g: G, me: Me) => string | undefined;
type Gaining = (g: G, me: Me, times: number) => void;

const OWN = rulingValues.afterMap.indexOf('own');

function pairs(of: { at(value: number): number }, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += of.at(i) >> 1;
  return sum;
}

function different(of: { at(value: number): number }, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i++) if (of.at(i) > 0) sum++;
  return sum;
}

function most(of: { at(value: number): number }, size: number): number {
  let best = 0;
  for (let i = 0; i < size; i++) best = Math.max(best, of.at(i));
  return best;
}

/** How many active buildings of a type a player has. */
export function activeOfType(g: G, me: Me, type: number): number {
  const { kindOf, typeOf } = boardOf(g);
  let found = 0;
  for (let card = me.active.first(); card !== NONE; card = me.active.next(card))
    if (kindOf[card] === BUILDING && typeOf[card] === type) found++;
  return found;
}

/** The bridges behind a player's disc. */
export function bridgesPassed(g: G, me: Me): number {
  const { bridgeAfter } = boardOf(g);
  let passed = 0;
  for (let reach = 0; reach < g.amstel.placeOf(me.index); reach++) if (bridgeAfter[reach] > 0) passed++;
  return passed;
}

function counting(count: Count): Counting {
  switch (count.of) {
    case 'artisan-types':
      return (_g, me) => different(me.ofType, artisanTypes.length);
    case 'map-districts':
      return (_g, me) => different(me.ofDistrict, districts.size);
    case 'active-maps': {
      if (count.district === 'any') return (_g, me) => me.ofKind.at(MAP);
      const district = districts.of[count.district];
      return (_g, me) => me.ofDistrict.at(district);
    }
    case 'active-buildings':
      return (_g, me) => me.ofKind.at(kinds.of.building);
    case 'active-end-cards':
      return (_g, me) => me.activeEnd;
    case 'active-type': {
      const type = artisanTypes.indexOf(count.type);
      return (_g, me) => me.ofType.at(type);
    }
    case 'artisan-pairs':
      return (_g, me) => pairs(me.ofType, artisanTypes.length);
    case 'map-pairs':
      return (_g, me) => pairs(me.ofDistrict, districts.size);
    case 'largest-artisan-type':
      return (_g, me) => most(me.ofType, artisanTypes.length);
    case 'dockers-and-goods-on-board':
      return (_g, me) => me.dockers.total + me.aboard.total;
    case 'dockers-home':
      return (g) => g.housed.total;
    case 'black-market-goods':
      return (g) => g.blackMarket.size;
    case 'crests':
      return (_g, me) =>
        count.round === 'up' ? Math.ceil(me.crests.size / count.each) : Math.floor(me.crests.size / count.each);
    case 'bridges-passed':
      return bridgesPassed;
    default:
      // Phase II counts its dice itself (051).
      return () => 0;
  }
}

const when = (holds: boolean, paragraph = '3.10'): string | undefined => (holds ? undefined : paragraph);

function aloneInPoints(g: G, me: Me, sign: 1 | -1): boolean {
  for (let seat = 0; seat < g.seats; seat++)
    if (seat !== me.index && (g.players[seat].points - me.points) * sign >= 0) return false;
  return true;
}

function judging(condition: Condition): Judging {
  switch (condition.is) {
    case 'after-map': {
      if (condition.district === 'any') return (g) => when(!g.districtsUsed.empty);
      const district = districts.of[condition.district];
      return (g, me) =>
        when(ruled(g, 'afterMap') === OWN ? me.ofDistrict.at(district) > 0 : g.districtsUsed.has(district));
    }
    case 'active': {
      const kind = kinds.of[condition.kind];
      return (_g, me) => when(me.ofKind.at(kind) >= condition.atLeast);
    }
    case 'inactive':
      return (_g, me) => when(me.inactive.size <= condition.atMost);
    case 'goods-on-board':
      return (_g, me) => when(me.aboard.total <= condition.atMost);
    case 'amstel-steps':
      return (g) => when(g.amstelSteps >= condition.atLeast);
    case 'barge-steps':
      return (g) => when(g.bargeSteps >= condition.atLeast);
    case 'not-first-on-amstel':
      return (g, me) => when(placeOnAmstel(g, me.index) > 0);
    case 'last-on-amstel':
      return (g, me) => when(placeOnAmstel(g, me.index) === g.seats - 1);
    case 'alone-last-in-points':
      return (g, me) => when(aloneInPoints(g, me, -1));
    case 'alone-first-in-points':
      return (g, me) => when(aloneInPoints(g, me, 1));
    case 'gained-by-another-card':
      return (g) => when(condition.what === 'points' ? g.pointsByCard : g.guldenByCard, '26.12');
    default:
      // barge-at-start
      return (g, me) => when(me.barge === boardOf(g).edition.harbour.start);
  }
}

/** Everything a gain gives, under the running cause. */
export function gaining(gain: Gain): Gaining {
  const { points = 0, gulden = 0, any = 0, amstel = 0 } = gain;
  const resources = colours.list.map((colour) => gain.colours?.[colour] ?? 0);
  const anyColours = resources.some((amount) => amount > 0);
  return (g, me, times) => {
    earn(g, me, gulden * times, g.cause);
    score(g, me, points * times, g.cause);
    for (let colour = 0; anyColours && colour < COLOURS; colour++)
      if (resources[colour] > 0) receive(g, me, colour, resources[colour] * times);
    if (amstel > 0) moveDisc(g, me, amstel * times);
    for (let i = 0; i < any * times; i++) g.next(gainColour, me.index);
  };
}

const onlyAmstel = ({ points, gulden, any, colours: given, amstel }: Gain): boolean =>
  amstel !== undefined && points === undefined && gulden === undefined && any === undefined && given === undefined;

/** A card's saying, as functions. */
export interface Saying {
  readonly effect: Effect;
  /** whether it can be used in phase III at all */
  readonly usable: boolean;
  /** whether it may be used again and again within a turn */
  readonly repeats: boolean;
  /** whether it costs nothing and asks nothing */
  readonly free: boolean;
  /** undefined, or the paragraph by which it cannot be used now */
  readonly forbids: Judging;
  /** what it gives, its payment not included */
  readonly give: (g: G, me: Me) => void;
}

const always: Judging = () => undefined;
const no = (effect: Effect): Saying => ({
  effect,
  usable: false,
  repeats: false,
  free: false,
  forbids: () => '3.5',
  give: () => undefined,
});

function saying(effect: Effect): Saying {
  switch (effect.is) {
    case 'gain': {
      const gives = gaining(effect.gain);
      const per = effect.per && counting(effect.per);
      const holds = effect.if ? judging(effect.if) : always;
      const andGives = effect.and && gaining(effect.and.gain);
      const andPer = effect.and && counting(effect.and.per);
      const lapses = onlyAmstel(effect.gain);
      return {
        effect,
        usable: true,
        repeats: false,
        free: effect.gain.any === undefined,
        forbids(g, me) {
          const reason = holds(g, me);
          if (reason !== undefined) return reason;
          return (per !== undefined && per(g, me) === 0) || (lapses && atMouth(g, me)) ? '7.9' : undefined;
        },
        give(g, me) {
          gives(g, me, per ? per(g, me) : 1);
          if (andGives && andPer) andGives(g, me, andPer(g, me));
        },
      };
    }
    case 'either': {
      const type = buildingTypes.indexOf(effect.ifActive);
      const plain = gaining(effect.gain);
      const better = gaining(effect.better);
      return {
        effect,
        usable: true,
        repeats: false,
        free: true,
        forbids: always,
        give: (g, me) => (activeOfType(g, me, type) > 0 ? better : plain)(g, me, 1),
      };
    }
    case 'exchange': {
      const { pay, times } = effect;
      const gives = gaining(effect.gain);
      const colour = colours.list.findIndex((name) => pay.colours?.[name] !== undefined);
      return {
        effect,
        usable: true,
        repeats: times === 'any',
        free: false,
        forbids(_g, me) {
          if (me.gulden < (pay.gulden ?? 0)) return '3.11';
          if (pay.any !== undefined && me.pool.total < pay.any) return '3.11';
          if (colour >= 0 && me.pool.at(colour) === 0) return '3.11';
          return when(pay.activeMaps === undefined || me.ofKind.at(MAP) >= pay.activeMaps, '3.11');
        },
        give: (g, me) => gives(g, me, 1),
      };
    }
    case 'barge-steps':
      return {
        effect,
        usable: true,
        repeats: false,
        free: false,
        forbids: (_g, me) => when(me.gulden >= (effect.pay.gulden ?? 0), '3.11'),
        give(g) {
          g.freeSteps += effect.upTo;
        },
      };
    default:
      return no(effect);
  }
}

interface Sayings {
  readonly plain: Saying;
  readonly ruling: keyof typeof rulingValues | undefined;
  readonly by: readonly Saying[];
}

const SAYINGS: readonly Sayings[] = [{ plain: no(CARDS[0].effect), ruling: undefined, by: [] as Saying[] }].concat(
  CARDS.map(({ effect, varies }) => {
    const plain = saying(effect);
    const answers: readonly string[] = varies ? rulingValues[varies.ruling] : [];
    return {
      plain,
      ruling: varies?.ruling,
      by: answers.map((answer) => (varies?.to[answer] ? saying(varies.to[answer]) : plain)),
    } as never;
  }),
);

/** What a card says under this game's rulings. */
export function sayingOf(g: G, card: number): Saying {
  const { plain, ruling, by } = SAYINGS[card];
  return ruling === undefined ? plain : by[ruled(g, ruling)];
}

/** What a listening card gives, or undefined if it does not listen; `good` NONE for any kind. */
export interface Listener {
  readonly on: 'took-block' | 'activated' | 'delivered' | 'market-points';
  readonly kind: number;
  readonly good: number;
  readonly give: Gaining;
}

const listenerOf = (effect: Effect): Listener | undefined => {
  if (effect.is === 'free-use-on-activation') return { on: 'activated', kind: MAP, good: NONE, give: () => undefined };
  if (effect.is !== 'trigger') return undefined;
  const { on } = effect;
  return {
    on: on.is,
    kind: on.is === 'activated' ? kinds.of[on.kind] : NONE,
    good: on.is === 'delivered' && on.good !== 'any' ? goods.of[on.good] : NONE,
    give: gaining(effect.gain),
  };
};

export const LISTENERS: readonly (Listener | undefined)[] = [
  undefined,
  ...CARDS.map(({ effect }) => listenerOf(effect)),
];
