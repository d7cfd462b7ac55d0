import { boardOf, CARDS, districts, type Effect, type G, goods, type Me } from '@mokum/amsterdam';
import { NONE } from '@mokum/kernel';

/** What a gulden, a resource and a step on the Amstel are worth in points while the game goes on. */
export const GULDEN = 1.77;
const CARD_RESOURCE = 1.08;
const AMSTEL_STEP = 0.934;

/** Permanent cards and rules: what they bring in a round, by judgement. */
const PER_ROUND: Readonly<Record<number, number>> = {
  20: 0.8,
  25: 0.9,
  27: 0.5,
  28: 0.9,
  29: 0.3,
  32: 0.15,
  35: 0.2,
  36: 0.2,
  37: 0.4,
  38: 0.3,
  39: 0.3,
  40: 0.6,
  42: 0.2,
  31: 0.3,
  49: 1,
  51: 0.9,
  52: 0.7,
  53: 0.4,
  54: 1.5,
};
const ONCE: Readonly<Record<number, number>> = { 8: 6, 34: 1, 50: 5 };

/** How much of what was judged a card really brought, by kind; measured, then stepped. */
const MAP = 0.43;
const END = 1.15;
const USED = 1.21;
const RULE = 1.36;

type Gain = Extract<Effect, { is: 'gain' }>['gain'];

const worthOfGain = ({ points = 0, gulden = 0, any = 0, colours, amstel = 0 }: Gain): number =>
  points +
  gulden * GULDEN +
  any * CARD_RESOURCE * 1.1 +
  (colours ? Object.values(colours).reduce((sum, n) => sum + n, 0) * CARD_RESOURCE : 0) +
  amstel * AMSTEL_STEP;

/** Active maps of a district, and half of those that wait below the board. */
function mapsOf(me: Me, district: number): number {
  let sum = me.ofDistrict.at(district);
  for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card)) {
    const { kind, type } = CARDS[card - 1];
    if (kind === 'map' && districts.of[type as 'plantage'] === district) sum += 0.5;
  }
  return sum;
}

/** How often a map of a district is used in a round: seldom before one is there. */
const usesMap = (me: Me, district: number): number => Math.min(0.7, 0.12 + 0.55 * mapsOf(me, district));

function hasType(me: Me, type: string): boolean {
  for (let card = me.active.first(); card !== NONE; card = me.active.next(card))
    if (CARDS[card - 1].type === type) return true;
  return false;
}

function bridgesPassed(g: G, me: Me): number {
  const { bridgeAfter } = boardOf(g);
  let sum = 0;
  for (let place = g.amstel.placeOf(me.index) - 1; place >= 0; place--) if (bridgeAfter[place] > 0) sum++;
  return sum;
}

/** How much of its time a condition holds, roughly. */
function likely(me: Me, effect: Extract<Effect, { is: 'gain' }>): number {
  const condition = effect.if;
  switch (condition?.is) {
    case undefined:
      return 1;
    case 'after-map':
      return condition.district === 'any'
        ? Math.min(0.7, 0.25 * me.ofKind.at(2))
        : usesMap(me, districts.of[condition.district]);
    case 'active':
      return me.ofKind.at(['artisan', 'building', 'map'].indexOf(condition.kind)) >= condition.atLeast - 1 ? 0.8 : 0.45;
    case 'inactive':
      return 0.7;
    case 'goods-on-board':
      return 0.95;
    case 'amstel-steps':
      return 0.6;
    case 'barge-steps':
      return 0.55;
    case 'barge-at-start':
      return 0.35;
    default:
      return 0.5;
  }
}

/** What a count will be at the time it is asked for: what it is, and a little more for each round to come. */
function counted(g: G, me: Me, effect: Extract<Effect, { is: 'gain' }>, rounds: number): number {
  const grows = (now: number, perRound: number): number => now + perRound * Math.max(0, rounds - 1);
  const different = (of: { at(i: number): number }, size: number): number =>
    Array.from({ length: size }, (_, i) => of.at(i)).filter((n) => n > 0).length;
  const pairs = (of: { at(i: number): number }, size: number): number =>
    Array.from({ length: size }, (_, i) => of.at(i) >> 1).reduce((sum, n) => sum + n, 0);
  switch (effect.per?.of) {
    case undefined:
      return 1;
    case 'artisan-types':
      return grows(different(me.ofType, 9), 0.25);
    case 'map-districts':
      return grows(different(me.ofDistrict, 6), 0.1);
    case 'active-maps':
      return effect.per.district === 'any'
        ? grows(me.ofKind.at(2), 0.25)
        : mapsOf(me, districts.of[effect.per.district]) + 0.15;
    case 'active-buildings':
      return grows(me.ofKind.at(1), 0.3);
    case 'active-end-cards':
      return grows(me.activeEnd + 1, 0.15);
    case 'artisan-pairs':
      return grows(pairs(me.ofType, 9), 0.08);
    case 'map-pairs':
      return grows(pairs(me.ofDistrict, 6), 0.05);
    case 'largest-artisan-type':
      return grows(1, 0.1);
    case 'dockers-home':
      return grows(g.housed.total, 0.3);
    case 'black-market-goods':
      return Math.min(9, grows(g.blackMarket.size, 0.4));
    case 'crests':
      return effect.per.each === 1 ? grows(me.crests.size, 0.6) : Math.max(1, Math.ceil(me.crests.size / 5));
    case 'bridges-passed':
      return grows(bridgesPassed(g, me), 0.2);
    default:
      return 1;
  }
}

/** What an active card will still bring, with so many rounds in which it can be used. */
export function cardWorth(g: G, me: Me, card: number, rounds: number): number {
  const { kind, timing } = CARDS[card - 1];
  const measured = kind === 'map' ? MAP : timing === 'end' ? END : timing === 'III' ? USED : RULE;
  return measured * judged(g, me, card, rounds);
}

function judged(g: G, me: Me, card: number, rounds: number): number {
  const { effect, timing } = CARDS[card - 1];
  const uses = timing === 'end' ? 1 : rounds;
  if (ONCE[card] !== undefined) return ONCE[card];
  if (PER_ROUND[card] !== undefined) return PER_ROUND[card] * rounds;
  switch (effect.is) {
    case 'gain':
      return worthOfGain(effect.gain) * counted(g, me, effect, rounds) * likely(me, effect) * uses;
    case 'either':
      return worthOfGain(hasType(me, effect.ifActive) ? effect.better : effect.gain) * uses;
    case 'exchange':
      return 0.55 * uses * Math.max(0.4, worthOfGain(effect.gain) - 0.6 * (effect.pay.gulden ?? 1));
    case 'trigger':
      return worthOfTrigger(me, effect, rounds);
    case 'barge-steps':
      return 0.4 * uses;
    case 'church-set': {
      const others = (hasType(me, 'zuiderkerk') ? 1 : 0) + (hasType(me, 'westerkerk') ? 1 : 0);
      return [effect.alone, effect.withOne, effect.withBoth][others] + 0.15 * rounds;
    }
    default:
      return 0.3 * uses;
  }
}

function worthOfTrigger(me: Me, effect: Extract<Effect, { is: 'trigger' }>, rounds: number): number {
  const worth = worthOfGain(effect.gain);
  if (effect.on.is === 'took-block') return worth * 0.7 * rounds;
  if (effect.on.is === 'market-points') return worth * 0.5 * rounds;
  if (effect.on.is === 'activated') return worth * 0.3 * rounds;
  if (effect.on.good === 'any') return worth * 0.45 * rounds;
  const good = goods.of[effect.on.good];
  const held = me.storage.at(good) + me.aboard.at(good);
  return worth * (0.08 * rounds + 0.5 * held);
}

/** The worth of all active cards in the rounds to come. */
export function activeWorth(g: G, me: Me, rounds: number): number {
  let sum = 0;
  for (let card = me.active.first(); card !== NONE; card = me.active.next(card)) sum += cardWorth(g, me, card, rounds);
  return sum;
}

/** What a map or a church does for the active cards that ask for it. */
export function fits(me: Me, card: number, rounds: number): number {
  const { kind, type } = CARDS[card - 1];
  let sum = 0;
  for (let other = me.active.first(); other !== NONE; other = me.active.next(other)) {
    const { effect } = CARDS[other - 1];
    if (effect.is === 'church-set' && (type === 'zuiderkerk' || type === 'westerkerk')) sum += 5;
    else if (effect.is === 'either' && effect.ifActive === type) sum += worthOfGain(effect.gain) * rounds;
    else if (effect.is !== 'gain' || kind !== 'map') continue;
    else if (
      effect.if?.is === 'after-map' &&
      effect.if.district === type &&
      me.ofDistrict.at(districts.of[type as 'plantage']) === 0
    )
      sum += 0.5 * worthOfGain(effect.gain) * rounds;
    else if (effect.per?.of === 'active-maps' && effect.per.district === type) sum += worthOfGain(effect.gain) * rounds;
  }
  return sum;
}
