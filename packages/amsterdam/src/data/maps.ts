import type { Card, Cost, Effect, Timing } from './cards.ts';
import type { District } from './names.ts';

const map = (number: number, type: District, timing: Timing, cost: Cost, effect: Effect): Card => ({
  number,
  kind: 'map',
  type,
  cost,
  timing,
  effect,
});

/** Four maps a district: points, gulden twice, both; costs are designed, within what the worked examples show (1.15). */
export const maps: readonly Card[] = [
  // Plantage.
  map(
    109,
    'plantage',
    'III',
    { pink: 1 },
    { is: 'exchange', pay: { colours: { pink: 1 } }, gain: { points: 1 }, times: 'once' },
  ),
  map(
    110,
    'plantage',
    'III',
    { pink: 2 },
    { is: 'exchange', pay: { colours: { pink: 1 } }, gain: { gulden: 1 }, times: 'once' },
  ),
  map(
    111,
    'plantage',
    'III',
    { pink: 1, grey: 1 },
    { is: 'exchange', pay: { colours: { pink: 1 } }, gain: { gulden: 1 }, times: 'once' },
  ),
  map(
    112,
    'plantage',
    'III',
    { pink: 1, orange: 2 },
    { is: 'exchange', pay: { colours: { pink: 1 } }, gain: { gulden: 1, points: 1 }, times: 'once' },
  ),
  // Haarlemmerbuurt.
  map(
    113,
    'haarlemmerbuurt',
    'III',
    { grey: 1 },
    { is: 'exchange', pay: { colours: { grey: 1 } }, gain: { points: 1 }, times: 'once' },
  ),
  map(
    114,
    'haarlemmerbuurt',
    'III',
    { grey: 2 },
    { is: 'exchange', pay: { colours: { grey: 1 } }, gain: { gulden: 1 }, times: 'once' },
  ),
  map(
    115,
    'haarlemmerbuurt',
    'III',
    { grey: 1, orange: 1 },
    { is: 'exchange', pay: { colours: { grey: 1 } }, gain: { gulden: 1 }, times: 'once' },
  ),
  map(
    116,
    'haarlemmerbuurt',
    'III',
    { grey: 1, brown: 2 },
    { is: 'exchange', pay: { colours: { grey: 1 } }, gain: { gulden: 1, points: 1 }, times: 'once' },
  ),
  // Jordaan.
  map(
    117,
    'jordaan',
    'III',
    { orange: 1 },
    { is: 'exchange', pay: { colours: { orange: 1 } }, gain: { points: 1 }, times: 'once' },
  ),
  map(
    118,
    'jordaan',
    'III',
    { orange: 2 },
    { is: 'exchange', pay: { colours: { orange: 1 } }, gain: { gulden: 1 }, times: 'once' },
  ),
  map(
    119,
    'jordaan',
    'III',
    { orange: 1, brown: 1 },
    { is: 'exchange', pay: { colours: { orange: 1 } }, gain: { gulden: 1 }, times: 'once' },
  ),
  map(
    120,
    'jordaan',
    'III',
    { orange: 1, violet: 2 },
    { is: 'exchange', pay: { colours: { orange: 1 } }, gain: { gulden: 1, points: 1 }, times: 'once' },
  ),
  // Burgwallen.
  map(
    121,
    'burgwallen',
    'III',
    { brown: 1 },
    { is: 'exchange', pay: { colours: { brown: 1 } }, gain: { points: 1 }, times: 'once' },
  ),
  map(
    122,
    'burgwallen',
    'III',
    { brown: 2 },
    { is: 'exchange', pay: { colours: { brown: 1 } }, gain: { gulden: 1 }, times: 'once' },
  ),
  map(
    123,
    'burgwallen',
    'III',
    { brown: 1, violet: 1 },
    { is: 'exchange', pay: { colours: { brown: 1 } }, gain: { gulden: 1 }, times: 'once' },
  ),
  map(
    124,
    'burgwallen',
    'III',
    { brown: 1, black: 2 },
    { is: 'exchange', pay: { colours: { brown: 1 } }, gain: { gulden: 1, points: 1 }, times: 'once' },
  ),
  // Nieuwmarkt.
  map(
    125,
    'nieuwmarkt',
    'III',
    { violet: 1 },
    { is: 'exchange', pay: { colours: { violet: 1 } }, gain: { points: 1 }, times: 'once' },
  ),
  map(
    126,
    'nieuwmarkt',
    'III',
    { violet: 2 },
    { is: 'exchange', pay: { colours: { violet: 1 } }, gain: { gulden: 1 }, times: 'once' },
  ),
  map(
    127,
    'nieuwmarkt',
    'III',
    { violet: 1, black: 1 },
    { is: 'exchange', pay: { colours: { violet: 1 } }, gain: { gulden: 1 }, times: 'once' },
  ),
  map(
    128,
    'nieuwmarkt',
    'III',
    { violet: 1, pink: 2 },
    { is: 'exchange', pay: { colours: { violet: 1 } }, gain: { gulden: 1, points: 1 }, times: 'once' },
  ),
  // Grachtengordel.
  map(
    129,
    'grachtengordel',
    'III',
    { black: 1 },
    { is: 'exchange', pay: { colours: { black: 1 } }, gain: { points: 1 }, times: 'once' },
  ),
  map(
    130,
    'grachtengordel',
    'III',
    { black: 2 },
    { is: 'exchange', pay: { colours: { black: 1 } }, gain: { gulden: 1 }, times: 'once' },
  ),
  map(
    131,
    'grachtengordel',
    'III',
    { black: 1, pink: 1 },
    { is: 'exchange', pay: { colours: { black: 1 } }, gain: { gulden: 1 }, times: 'once' },
  ),
  map(
    132,
    'grachtengordel',
    'III',
    { black: 1, grey: 2 },
    { is: 'exchange', pay: { colours: { black: 1 } }, gain: { gulden: 1, points: 1 }, times: 'once' },
  ),
];
