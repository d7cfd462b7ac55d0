import { NONE } from '@mokum/kernel';
import { atMouth, moveDisc } from './amstel.ts';
import { MAP } from './board.ts';
import { activeOfType, counting, type Judging, judging, when } from './conditions.ts';
import { buildingTypes, type Effect, type Gain } from './data/cards.ts';
import { cards as CARDS } from './data/edition.ts';
import { rulingValues } from './data/rulings.ts';
import { earn, gainColour, receive, score } from './gains.ts';
import { colours, COLOURS, type G, goods, kinds, type Me, ruled } from './state.ts';

/*
 * What the cards say stands as literals in data/artisans.ts, data/buildings.ts and data/maps.ts, in the order of the
 * rulebook. Here each kind of saying gets its meaning, once; the sayings become functions when this module is loaded.
 */

type Gaining = (g: G, me: Me, times: number) => void;

/** Everything a gain gives, under the running cause. */
function gaining(gain: Gain): Gaining {
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
  /** whether it moves the disc on the Amstel */
  readonly moves: boolean;
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
  moves: false,
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
        moves: effect.gain.amstel !== undefined,
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
        moves: false,
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
        moves: false,
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
        moves: false,
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
