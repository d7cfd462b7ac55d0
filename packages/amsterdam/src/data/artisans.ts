import type { ArtisanType, Card, Cost, Effect, Timing } from './cards.ts';

const artisan = (number: number, type: ArtisanType, timing: Timing, cost: Cost, effect: Effect, varies?: NonNullable<Card['varies']>): Card =>
  varies === undefined ? { number, kind: 'artisan', type, cost, timing, effect } : { number, kind: 'artisan', type, cost, timing, effect, varies };

/** Types are derived in their sixes and designed in their names (1.12); costs are designed. Numbers and effects are printed. */
export const artisans: readonly Card[] = [
  // Tulip growers: a resource after using a map of one district.
  artisan(1, 'tulip-grower', 'III', { pink: 2 }, { is: 'gain', gain: { colours: { orange: 1 } }, if: { is: 'after-map', district: 'plantage' } }),
  artisan(2, 'tulip-grower', 'III', { grey: 2 }, { is: 'gain', gain: { colours: { brown: 1 } }, if: { is: 'after-map', district: 'haarlemmerbuurt' } }),
  artisan(3, 'tulip-grower', 'III', { orange: 2 }, { is: 'gain', gain: { colours: { grey: 1 } }, if: { is: 'after-map', district: 'jordaan' } }),
  artisan(4, 'tulip-grower', 'III', { brown: 2 }, { is: 'gain', gain: { colours: { violet: 1 } }, if: { is: 'after-map', district: 'burgwallen' } }),
  artisan(5, 'tulip-grower', 'III', { violet: 2 }, { is: 'gain', gain: { colours: { black: 1 } }, if: { is: 'after-map', district: 'nieuwmarkt' } }),
  artisan(6, 'tulip-grower', 'III', { black: 2 }, { is: 'gain', gain: { colours: { pink: 1 } }, if: { is: 'after-map', district: 'grachtengordel' } }),
  // Lacemakers: the end of the game.
  artisan(7, 'lacemaker', 'end', { black: 2, pink: 1 }, { is: 'gain', gain: { points: 2 }, per: { of: 'artisan-types' } }),
  artisan(8, 'lacemaker', 'end', { orange: 1 }, { is: 'rule', rule: 'noTokenForInactive', value: 1 }),
  artisan(9, 'lacemaker', 'end', { violet: 2, grey: 1 }, { is: 'gain', gain: { amstel: 5 } }),
  artisan(10, 'lacemaker', 'end', { brown: 1, orange: 1 }, { is: 'gain', gain: { points: 1 }, per: { of: 'dockers-and-goods-on-board' } }),
  artisan(11, 'lacemaker', 'end', { brown: 2, pink: 1 }, { is: 'gain', gain: { points: 1 }, per: { of: 'dockers-home' } }),
  artisan(12, 'lacemaker', 'end', { grey: 1, violet: 1 }, { is: 'gain', gain: { points: 1 }, per: { of: 'black-market-goods' } }),
  // Brewers: conditions.
  artisan(13, 'brewer', 'III', { black: 1, orange: 1 }, { is: 'gain', gain: { gulden: 1 }, if: { is: 'active', kind: 'building', atLeast: 3 } }),
  artisan(14, 'brewer', 'III', { pink: 1, grey: 1 }, { is: 'gain', gain: { points: 1 }, if: { is: 'amstel-steps', atLeast: 1 } }),
  artisan(15, 'brewer', 'III', { black: 1, violet: 1 }, { is: 'gain', gain: { points: 1 }, if: { is: 'goods-on-board', atMost: 2 } }),
  artisan(16, 'brewer', 'III', { brown: 1, grey: 1 }, { is: 'gain', gain: { points: 1 }, if: { is: 'barge-steps', atLeast: 2 } }),
  artisan(17, 'brewer', 'III', { orange: 2, pink: 1 }, { is: 'gain', gain: { amstel: 1 }, if: { is: 'not-first-on-amstel' } }),
  artisan(18, 'brewer', 'III', { brown: 1, black: 1 }, { is: 'gain', gain: { gulden: 1 }, if: { is: 'last-on-amstel' } }),
  // Cheesemakers: what one has.
  artisan(19, 'cheesemaker', 'III', { violet: 2, grey: 1 }, { is: 'gain', gain: { gulden: 1 }, per: { of: 'crests', each: 5, round: 'up' } }),
  artisan(20, 'cheesemaker', 'permanent', { pink: 1, orange: 1 }, { is: 'rule', rule: 'marketUses', value: 2 }),
  artisan(21, 'cheesemaker', 'III', { black: 2, brown: 1 }, { is: 'gain', gain: { points: 1 }, per: { of: 'map-districts' } }, { ruling: 'card021', to: { gulden: { is: 'gain', gain: { gulden: 1 }, per: { of: 'map-districts' } } } }),
  artisan(22, 'cheesemaker', 'III', { pink: 1, grey: 1 }, { is: 'barge-steps', pay: { gulden: 1 }, upTo: 3 }),
  artisan(23, 'cheesemaker', 'III', { violet: 1, brown: 1 }, { is: 'exchange', pay: { gulden: 1 }, gain: { points: 2 }, times: 'once' }, { ruling: 'card023', to: { one: { is: 'exchange', pay: { gulden: 1 }, gain: { points: 1 }, times: 'once' } } }),
  artisan(24, 'cheesemaker', 'III', { orange: 2, pink: 1, grey: 1 }, { is: 'gain', gain: { points: 1, gulden: 1 } }),
  // Carpenters: blocks, maps, buildings.
  artisan(25, 'carpenter', 'permanent', { black: 2, violet: 1 }, { is: 'rule', rule: 'blockDiscount', value: 1 }),
  artisan(26, 'carpenter', 'permanent', { brown: 1, grey: 1 }, { is: 'trigger', on: { is: 'took-block' }, gain: { gulden: 1 } }),
  artisan(27, 'carpenter', 'permanent', { pink: 2, orange: 1 }, { is: 'rule', rule: 'blockForGulden', value: 2 }),
  artisan(28, 'carpenter', 'permanent', { violet: 2, brown: 1 }, { is: 'rule', rule: 'blocksPerTurn', value: 2 }),
  artisan(29, 'carpenter', 'permanent', { grey: 1, black: 1 }, { is: 'rule', rule: 'oneMapUses', value: 3 }),
  artisan(30, 'carpenter', 'permanent', { orange: 2, brown: 1 }, { is: 'trigger', on: { is: 'activated', kind: 'building' }, gain: { gulden: 2 } }),
  // Tile makers: activation and exchange.
  artisan(31, 'tile-maker', 'permanent', { pink: 2, grey: 1 }, { is: 'rule', rule: 'buildingDiscount', value: 1 }),
  artisan(32, 'tile-maker', 'permanent', { black: 1 }, { is: 'exchange', pay: { any: 3 }, gain: { gulden: 1 }, times: 'any' }),
  artisan(33, 'tile-maker', 'permanent', { violet: 1, brown: 1 }, { is: 'trigger', on: { is: 'activated', kind: 'artisan' }, gain: { gulden: 1 } }),
  artisan(34, 'tile-maker', 'permanent', { grey: 1 }, { is: 'rule', rule: 'alwaysOnTop', value: 1 }),
  artisan(35, 'tile-maker', 'permanent', { black: 1, violet: 1 }, { is: 'free-use-on-activation', uses: 1 }),
  artisan(36, 'tile-maker', 'permanent', { orange: 1, pink: 1 }, { is: 'exchange', pay: { any: 2 }, gain: { any: 1 }, times: 'any' }),
  // Distillers: more of the same.
  artisan(37, 'distiller', 'permanent', { brown: 1, grey: 1 }, { is: 'rule', rule: 'blackMarketBoth', value: 1 }),
  artisan(38, 'distiller', 'permanent', { orange: 2, black: 1, violet: 1 }, { is: 'activate-free', pay: { gulden: 3 }, times: 'any' }),
  artisan(39, 'distiller', 'permanent', { pink: 2, brown: 1 }, { is: 'exchange', pay: { gulden: 2 }, gain: { any: 2 }, times: 'any' }),
  artisan(40, 'distiller', 'permanent', { grey: 2, violet: 1 }, { is: 'rule', rule: 'stepsPerResource', value: 2 }),
  artisan(41, 'distiller', 'permanent', { black: 1 }, { is: 'trigger', on: { is: 'activated', kind: 'map' }, gain: { gulden: 1 } }),
  artisan(42, 'distiller', 'permanent', { brown: 2, orange: 1 }, { is: 'rule', rule: 'firstOfTypeDiscount', value: 1 }),
  // Coffee roasters: resources and gulden.
  artisan(43, 'coffee-roaster', 'III', { black: 1, pink: 1 }, { is: 'gain', gain: { any: 1 }, if: { is: 'alone-last-in-points' } }),
  artisan(44, 'coffee-roaster', 'III', { violet: 2, grey: 1 }, { is: 'gain', gain: { gulden: 1 }, and: { gain: { points: 1 }, per: { of: 'active-type', type: 'carpenter' } } }),
  artisan(45, 'coffee-roaster', 'permanent', { orange: 1, black: 1 }, { is: 'trigger', on: { is: 'market-points' }, gain: { any: 1 } }),
  artisan(46, 'coffee-roaster', 'III', { pink: 2, brown: 1, grey: 1 }, { is: 'gain', gain: { any: 1 } }),
  artisan(47, 'coffee-roaster', 'III', { violet: 1 }, { is: 'exchange', pay: { activeMaps: 1 }, gain: { gulden: 3 }, times: 'once' }),
  artisan(48, 'coffee-roaster', 'III', { orange: 1, black: 1 }, { is: 'exchange', pay: { any: 1 }, gain: { gulden: 1 }, times: 'once' }),
  // Glassblowers: cards, dockers, dice.
  artisan(49, 'glassblower', 'I', { brown: 1 }, { is: 'rule', rule: 'mayDeclineCard', value: 1 }),
  artisan(50, 'glassblower', 'permanent', { grey: 1, orange: 1 }, { is: 'rule', rule: 'dockerPointsTimes', value: 2 }),
  artisan(51, 'glassblower', 'II', { violet: 2, pink: 1 }, { is: 'gain', gain: { gulden: 2 }, per: { of: 'chosen-dice-showing', value: 1 } }),
  artisan(52, 'glassblower', 'II', { black: 2, brown: 1 }, { is: 'extra-of-die', each: 2, showing: 1, segment: 1, dice: 'each' }),
  artisan(53, 'glassblower', 'II', { grey: 1, orange: 1 }, { is: 'shift-die', by: 1, dice: 1 }),
  artisan(54, 'glassblower', 'II', { pink: 2, brown: 1, grey: 1 }, { is: 'extra-of-die', each: 1, showing: 'any', segment: 'of-the-die', dice: 'each' }, { ruling: 'card054', to: { 'one-die': { is: 'extra-of-die', each: 1, showing: 'any', segment: 'of-the-die', dice: 'one' } } }),
];
