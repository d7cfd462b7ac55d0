import { NONE } from '@mokum/kernel';
import { placeOnAmstel } from './amstel.ts';
import { boardOf, BUILDING, MAP } from './board.ts';
import { artisanTypes, type Condition, type Count } from './data/cards.ts';
import { rulingValues } from './data/rulings.ts';
import { districts, type G, isSolo, kinds, type Me, rivals, ruled } from './state.ts';

/* What cards ask for and what they count, as functions. */

type Counting = (g: G, me: Me) => number;
/** undefined where the condition holds, or the paragraph that says it does not */
export type Judging = (g: G, me: Me) => string | undefined;

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
function bridgesPassed(g: G, me: Me): number {
  const { bridgeAfter } = boardOf(g);
  let passed = 0;
  for (let reach = 0; reach < g.amstel.placeOf(me.index); reach++) if (bridgeAfter[reach] > 0) passed++;
  return passed;
}

export function counting(count: Count): Counting {
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

export const when = (holds: boolean, paragraph = '3.10'): string | undefined => (holds ? undefined : paragraph);

/** 26.45: TOM has points like anybody. */
function aloneInPoints(g: G, me: Me, sign: 1 | -1): boolean {
  for (let seat = 0; seat < g.seats; seat++)
    if (seat !== me.index && (g.players[seat].points - me.points) * sign >= 0) return false;
  return !isSolo(g) || (g.tom[0].points - me.points) * sign < 0;
}

export function judging(condition: Condition): Judging {
  switch (condition.is) {
    case 'after-map': {
      if (condition.district === 'any') return (g) => when(!g.districtsUsed.empty);
      const district = districts.of[condition.district];
      return (g, me) =>
        // 25.5: a map that was used and discarded since counts under `own` too.
        when(g.districtsUsed.has(district) || (ruled(g, 'afterMap') === OWN && me.ofDistrict.at(district) > 0));
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
      return (g, me) => when(placeOnAmstel(g, me.index) === rivals(g) - 1);
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
