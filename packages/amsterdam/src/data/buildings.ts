import type { BuildingType, Card, Cost, Effect, Timing } from './cards.ts';

const building = (
  number: number,
  type: BuildingType,
  timing: Timing,
  cost: Cost,
  effect: Effect,
  varies?: NonNullable<Card['varies']>,
): Card =>
  varies === undefined
    ? { number, kind: 'building', type, cost, timing, effect }
    : { number, kind: 'building', type, cost, timing, effect, varies };

/** 26.22: said once, since the sets are assigned for all three of a player together. */
const CHURCH_SET: Effect = { is: 'church-set', alone: 3, withOne: 8, withBoth: 15 };

/** The eleven groups are derived; Oude Kerk is printed, the other names are likely or designed (1.13); costs are designed. */
export const buildings: readonly Card[] = [
  // A gulden after using a map of one district.
  building(
    55,
    'waag',
    'III',
    { pink: 1, grey: 1 },
    { is: 'gain', gain: { gulden: 1 }, if: { is: 'after-map', district: 'plantage' } },
  ),
  building(
    56,
    'waag',
    'III',
    { grey: 1, orange: 1 },
    { is: 'gain', gain: { gulden: 1 }, if: { is: 'after-map', district: 'haarlemmerbuurt' } },
  ),
  building(
    57,
    'waag',
    'III',
    { orange: 1, brown: 1 },
    { is: 'gain', gain: { gulden: 1 }, if: { is: 'after-map', district: 'jordaan' } },
  ),
  building(
    58,
    'waag',
    'III',
    { brown: 1, violet: 1 },
    { is: 'gain', gain: { gulden: 1 }, if: { is: 'after-map', district: 'burgwallen' } },
  ),
  building(
    59,
    'waag',
    'III',
    { violet: 1, black: 1 },
    { is: 'gain', gain: { gulden: 1 }, if: { is: 'after-map', district: 'nieuwmarkt' } },
  ),
  building(
    60,
    'waag',
    'III',
    { black: 1, pink: 1 },
    { is: 'gain', gain: { gulden: 1 }, if: { is: 'after-map', district: 'grachtengordel' } },
  ),
  // A point for each active map of one district.
  building(
    61,
    'paleis',
    'III',
    { pink: 1, brown: 1 },
    { is: 'gain', gain: { points: 1 }, per: { of: 'active-maps', district: 'plantage' } },
    {
      ruling: 'card061',
      to: { gulden: { is: 'gain', gain: { gulden: 1 }, per: { of: 'active-maps', district: 'plantage' } } },
    },
  ),
  building(
    62,
    'paleis',
    'III',
    { grey: 1, violet: 1 },
    { is: 'gain', gain: { points: 1 }, per: { of: 'active-maps', district: 'haarlemmerbuurt' } },
    {
      ruling: 'card061',
      to: { gulden: { is: 'gain', gain: { gulden: 1 }, per: { of: 'active-maps', district: 'haarlemmerbuurt' } } },
    },
  ),
  building(
    63,
    'paleis',
    'III',
    { orange: 1, black: 1 },
    { is: 'gain', gain: { points: 1 }, per: { of: 'active-maps', district: 'jordaan' } },
    {
      ruling: 'card061',
      to: { gulden: { is: 'gain', gain: { gulden: 1 }, per: { of: 'active-maps', district: 'jordaan' } } },
    },
  ),
  building(
    64,
    'paleis',
    'III',
    { brown: 1, pink: 1 },
    { is: 'gain', gain: { points: 1 }, per: { of: 'active-maps', district: 'burgwallen' } },
    {
      ruling: 'card061',
      to: { gulden: { is: 'gain', gain: { gulden: 1 }, per: { of: 'active-maps', district: 'burgwallen' } } },
    },
  ),
  building(
    65,
    'paleis',
    'III',
    { violet: 1, grey: 1 },
    { is: 'gain', gain: { points: 1 }, per: { of: 'active-maps', district: 'nieuwmarkt' } },
    {
      ruling: 'card061',
      to: { gulden: { is: 'gain', gain: { gulden: 1 }, per: { of: 'active-maps', district: 'nieuwmarkt' } } },
    },
  ),
  building(
    66,
    'paleis',
    'III',
    { black: 1, orange: 1 },
    { is: 'gain', gain: { points: 1 }, per: { of: 'active-maps', district: 'grachtengordel' } },
    {
      ruling: 'card061',
      to: { gulden: { is: 'gain', gain: { gulden: 1 }, per: { of: 'active-maps', district: 'grachtengordel' } } },
    },
  ),
  // Churches: Oude Kerk makes sets with the other two.
  building(67, 'oude-kerk', 'end', { violet: 1, orange: 1 }, CHURCH_SET),
  building(68, 'oude-kerk', 'end', { black: 1, brown: 1 }, CHURCH_SET),
  building(69, 'oude-kerk', 'end', { grey: 1, pink: 1 }, CHURCH_SET),
  // Zuiderkerk.
  building(
    70,
    'zuiderkerk',
    'III',
    { violet: 2, black: 1 },
    { is: 'gain', gain: { gulden: 1 }, if: { is: 'inactive', atMost: 3 } },
    {
      ruling: 'card070',
      to: { 'fewer-than-three': { is: 'gain', gain: { gulden: 1 }, if: { is: 'inactive', atMost: 2 } } },
    },
  ),
  building(
    71,
    'zuiderkerk',
    'III',
    { orange: 1, brown: 1 },
    { is: 'gain', gain: { gulden: 1 }, if: { is: 'gained-by-another-card', what: 'gulden' } },
  ),
  building(
    72,
    'zuiderkerk',
    'III',
    { grey: 1, pink: 1 },
    { is: 'gain', gain: { points: 1 }, if: { is: 'gained-by-another-card', what: 'points' } },
  ),
  // Westerkerk.
  building(
    73,
    'westerkerk',
    'permanent',
    { orange: 1, black: 1 },
    { is: 'trigger', on: { is: 'delivered', good: 'any' }, gain: { points: 1 } },
  ),
  building(
    74,
    'westerkerk',
    'permanent',
    { brown: 2, grey: 1 },
    { is: 'trigger', on: { is: 'took-block' }, gain: { amstel: 1 } },
  ),
  building(
    75,
    'westerkerk',
    'permanent',
    { violet: 2, pink: 1 },
    { is: 'trigger', on: { is: 'delivered', good: 'any' }, gain: { gulden: 1 } },
  ),
  // One kind of goods each.
  building(
    76,
    'beurs',
    'permanent',
    { orange: 1, black: 1 },
    { is: 'trigger', on: { is: 'delivered', good: 'crystal' }, gain: { points: 4 } },
  ),
  building(
    77,
    'beurs',
    'permanent',
    { grey: 1, pink: 1 },
    { is: 'trigger', on: { is: 'delivered', good: 'jenever' }, gain: { points: 4 } },
  ),
  building(
    78,
    'beurs',
    'permanent',
    { orange: 1, black: 1 },
    { is: 'trigger', on: { is: 'delivered', good: 'coffee' }, gain: { points: 4 } },
  ),
  building(
    79,
    'beurs',
    'permanent',
    { brown: 1, grey: 1 },
    { is: 'trigger', on: { is: 'delivered', good: 'beer' }, gain: { points: 4 } },
  ),
  building(
    80,
    'beurs',
    'permanent',
    { violet: 1, pink: 1 },
    { is: 'trigger', on: { is: 'delivered', good: 'tile' }, gain: { points: 4 } },
  ),
  building(
    81,
    'beurs',
    'permanent',
    { orange: 1, black: 1 },
    { is: 'trigger', on: { is: 'delivered', good: 'cheese' }, gain: { points: 4 } },
  ),
  building(
    82,
    'beurs',
    'permanent',
    { brown: 1, grey: 1 },
    { is: 'trigger', on: { is: 'delivered', good: 'lace' }, gain: { points: 4 } },
  ),
  building(
    83,
    'beurs',
    'permanent',
    { violet: 1, pink: 1 },
    { is: 'trigger', on: { is: 'delivered', good: 'furniture' }, gain: { points: 4 } },
  ),
  building(
    84,
    'beurs',
    'permanent',
    { black: 1, orange: 1 },
    { is: 'trigger', on: { is: 'delivered', good: 'tulip' }, gain: { points: 4 } },
  ),
  // Montelbaanstoren: the end of the game.
  building(
    85,
    'montelbaanstoren',
    'end',
    { brown: 1, grey: 1 },
    { is: 'gain', gain: { points: 1 }, per: { of: 'active-maps', district: 'any' } },
  ),
  building(
    86,
    'montelbaanstoren',
    'end',
    { violet: 2, pink: 1 },
    { is: 'gain', gain: { points: 2 }, per: { of: 'active-end-cards' } },
  ),
  building(
    87,
    'montelbaanstoren',
    'end',
    { orange: 2, black: 1 },
    { is: 'gain', gain: { points: 2 }, per: { of: 'active-buildings' } },
  ),
  // Its pair.
  building(
    88,
    'munttoren',
    'III',
    { brown: 2, grey: 1 },
    { is: 'either', gain: { gulden: 1 }, better: { gulden: 2 }, ifActive: 'montelbaanstoren' },
  ),
  building(
    89,
    'munttoren',
    'III',
    { pink: 2, black: 1 },
    { is: 'either', gain: { gulden: 1 }, better: { gulden: 2 }, ifActive: 'montelbaanstoren' },
  ),
  building(
    90,
    'munttoren',
    'III',
    { grey: 2, violet: 1 },
    { is: 'either', gain: { gulden: 1 }, better: { gulden: 2 }, ifActive: 'montelbaanstoren' },
  ),
  // One resource of one colour.
  building(91, 'grachtenhuis', 'III', { orange: 2, black: 1 }, { is: 'gain', gain: { colours: { pink: 1 } } }),
  building(92, 'grachtenhuis', 'III', { violet: 2, grey: 1 }, { is: 'gain', gain: { colours: { orange: 1 } } }),
  building(93, 'grachtenhuis', 'III', { black: 2, orange: 1 }, { is: 'gain', gain: { colours: { brown: 1 } } }),
  building(94, 'grachtenhuis', 'III', { brown: 2, pink: 1 }, { is: 'gain', gain: { colours: { grey: 1 } } }),
  building(95, 'grachtenhuis', 'III', { pink: 2, brown: 1 }, { is: 'gain', gain: { colours: { violet: 1 } } }),
  building(96, 'grachtenhuis', 'III', { grey: 2, violet: 1 }, { is: 'gain', gain: { colours: { black: 1 } } }),
  // Conditions.
  building(
    97,
    'rijksmuseum',
    'III',
    { orange: 1 },
    { is: 'gain', gain: { points: 1 }, if: { is: 'alone-first-in-points' } },
  ),
  building(
    98,
    'rijksmuseum',
    'III',
    { black: 2, brown: 1, violet: 1 },
    { is: 'gain', gain: { points: 2 }, if: { is: 'inactive', atMost: 3 } },
  ),
  building(
    99,
    'rijksmuseum',
    'III',
    { pink: 2, orange: 1 },
    { is: 'gain', gain: { points: 2 }, if: { is: 'after-map', district: 'any' } },
  ),
  building(
    100,
    'rijksmuseum',
    'III',
    { brown: 1, grey: 1 },
    { is: 'gain', gain: { gulden: 1 }, if: { is: 'active', kind: 'artisan', atLeast: 3 } },
  ),
  building(
    101,
    'rijksmuseum',
    'III',
    { violet: 2, orange: 1 },
    { is: 'gain', gain: { points: 2 }, if: { is: 'active', kind: 'building', atLeast: 3 } },
    {
      ruling: 'card101',
      to: { gulden: { is: 'gain', gain: { gulden: 1 }, if: { is: 'active', kind: 'building', atLeast: 3 } } },
    },
  ),
  building(
    102,
    'rijksmuseum',
    'III',
    { black: 1, brown: 1 },
    { is: 'gain', gain: { gulden: 1 }, if: { is: 'active', kind: 'map', atLeast: 3 } },
  ),
  // The end of the game.
  building(
    103,
    'centraal-station',
    'end',
    { grey: 2, pink: 1 },
    { is: 'gain', gain: { points: 4 }, per: { of: 'artisan-pairs' } },
    { ruling: 'card103', to: { two: { is: 'gain', gain: { points: 2 }, per: { of: 'artisan-pairs' } } } },
  ),
  building(
    104,
    'centraal-station',
    'end',
    { orange: 1, black: 1 },
    { is: 'gain', gain: { points: 3 }, per: { of: 'map-pairs' } },
  ),
  building(
    105,
    'centraal-station',
    'end',
    { brown: 2, violet: 1 },
    { is: 'gain', gain: { points: 2 }, per: { of: 'bridges-passed' } },
  ),
  building(
    106,
    'centraal-station',
    'end',
    { pink: 2, orange: 1 },
    { is: 'gain', gain: { points: 1 }, per: { of: 'crests', each: 1, round: 'exact' } },
  ),
  building(
    107,
    'centraal-station',
    'end',
    { black: 2, grey: 1 },
    { is: 'gain', gain: { points: 8 }, if: { is: 'barge-at-start' } },
  ),
  building(
    108,
    'centraal-station',
    'end',
    { violet: 2, brown: 1 },
    { is: 'gain', gain: { points: 2 }, per: { of: 'largest-artisan-type' } },
  ),
];
