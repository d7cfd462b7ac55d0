import type { Colour, District, Good } from './names.ts';
import type { RulingName } from './rulings.ts';

export type CardKind = 'artisan' | 'building' | 'map';

/** I, II, III: once per round in that phase. Permanent: whenever it applies, also in others' turns. End: in the final scoring only. */
export type Timing = 'I' | 'II' | 'III' | 'permanent' | 'end';

export const artisanTypes = [
  'tulip-grower',
  'lacemaker',
  'brewer',
  'cheesemaker',
  'carpenter',
  'tile-maker',
  'distiller',
  'coffee-roaster',
  'glassblower',
] as const;
export type ArtisanType = (typeof artisanTypes)[number];

export const buildingTypes = [
  'waag',
  'paleis',
  'oude-kerk',
  'zuiderkerk',
  'westerkerk',
  'beurs',
  'montelbaanstoren',
  'munttoren',
  'grachtenhuis',
  'rijksmuseum',
  'centraal-station',
] as const;
export type BuildingType = (typeof buildingTypes)[number];

export type CardType = ArtisanType | BuildingType | District;

export type Cost = Readonly<Partial<Record<Colour, number>>>;

/** `any` and `colours` are resources that join the pool and are usable at once. */
export interface Gain {
  readonly points?: number;
  readonly gulden?: number;
  readonly any?: number;
  readonly colours?: Cost;
  readonly amstel?: number;
}

export interface Payment {
  readonly gulden?: number;
  readonly any?: number;
  readonly colours?: Cost;
  readonly activeMaps?: number;
}

/** Judged at the moment of use, at any point of the turn. */
export type Condition =
  | { readonly is: 'after-map'; readonly district: District | 'any' }
  | { readonly is: 'active'; readonly kind: CardKind; readonly atLeast: number }
  | { readonly is: 'inactive'; readonly atMost: number }
  | { readonly is: 'goods-on-board'; readonly atMost: number }
  | { readonly is: 'amstel-steps'; readonly atLeast: number }
  | { readonly is: 'barge-steps'; readonly atLeast: number }
  | { readonly is: 'not-first-on-amstel' }
  | { readonly is: 'last-on-amstel' }
  | { readonly is: 'alone-last-in-points' }
  | { readonly is: 'alone-first-in-points' }
  | { readonly is: 'gained-by-another-card'; readonly what: 'points' | 'gulden' }
  | { readonly is: 'barge-at-start' };

/** What a gain is multiplied by. */
export type Count =
  | { readonly of: 'artisan-types' }
  | { readonly of: 'map-districts' }
  | { readonly of: 'active-maps'; readonly district: District | 'any' }
  | { readonly of: 'active-buildings' }
  | { readonly of: 'active-end-cards' }
  | { readonly of: 'active-type'; readonly type: ArtisanType }
  | { readonly of: 'artisan-pairs' }
  | { readonly of: 'map-pairs' }
  | { readonly of: 'largest-artisan-type' }
  | { readonly of: 'dockers-and-goods-on-board' }
  | { readonly of: 'dockers-home' }
  | { readonly of: 'black-market-goods' }
  | { readonly of: 'crests'; readonly each: number; readonly round: 'up' | 'exact' }
  | { readonly of: 'bridges-passed' }
  | { readonly of: 'chosen-dice-showing'; readonly value: number };

export type TriggerEvent =
  | { readonly is: 'took-block' }
  | { readonly is: 'activated'; readonly kind: CardKind }
  | { readonly is: 'delivered'; readonly good: Good | 'any' }
  | { readonly is: 'market-points' };

/** Rules that permanent cards change; folded from the active cards and read as fields. */
export type RuleName =
  | 'marketUses'
  | 'blockDiscount'
  | 'blockForGulden'
  | 'blocksPerTurn'
  | 'oneMapUses'
  | 'buildingDiscount'
  | 'firstOfTypeDiscount'
  | 'alwaysOnTop'
  | 'blackMarketBoth'
  | 'stepsPerResource'
  | 'dockerPointsTimes'
  | 'mayDeclineCard'
  | 'noTokenForInactive';

export type Effect =
  | {
      readonly is: 'gain';
      readonly gain: Gain;
      readonly if?: Condition;
      readonly per?: Count;
      readonly and?: { readonly gain: Gain; readonly per: Count };
    }
  /** `times: 'any'` may be repeated within the turn as often as it can be paid; otherwise once. */
  | { readonly is: 'exchange'; readonly pay: Payment; readonly gain: Gain; readonly times: 'once' | 'any' }
  | { readonly is: 'trigger'; readonly on: TriggerEvent; readonly gain: Gain }
  | { readonly is: 'rule'; readonly rule: RuleName; readonly value: number }
  | { readonly is: 'barge-steps'; readonly pay: Payment; readonly upTo: number }
  | { readonly is: 'activate-free'; readonly pay: Payment; readonly times: 'any' }
  | { readonly is: 'free-use-on-activation' }
  | {
      readonly is: 'extra-of-die';
      readonly each: number;
      readonly showing: number | 'any';
      readonly segment: 1 | 'of-the-die';
      readonly dice: 'each' | 'one';
    }
  | { readonly is: 'shift-die' }
  | { readonly is: 'either'; readonly gain: Gain; readonly better: Gain; readonly ifActive: BuildingType }
  | { readonly is: 'church-set'; readonly alone: number; readonly withOne: number; readonly withBoth: number };

export interface Card {
  readonly number: number;
  readonly kind: CardKind;
  readonly type: CardType;
  readonly cost: Cost;
  readonly timing: Timing;
  readonly effect: Effect;
  /** Other readings of the card, by the value of the ruling that chooses between them. */
  readonly varies?: { readonly ruling: RulingName; readonly to: Readonly<Record<string, Effect>> };
}
