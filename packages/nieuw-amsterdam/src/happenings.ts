import { columns, districts, lands, seats, series, ships, stuff, sums, tokens, zones } from './domains.ts';
import { happening } from './state.ts';

/** What happened, for logs and movement; the cause tells why. */
export const gained = happening('gained', { seen: 'all', args: { what: stuff, amount: sums } });
export const paid = happening('paid', { seen: 'all', args: { what: stuff, amount: sums } });
export const points = happening('points', { seen: 'all', args: { points: sums } });
export const lostPoints = happening('lost-points', { seen: 'all', args: { points: sums } });
export const newRound = happening('round', { seen: 'all', args: { round: tokens } });
export const reshuffled = happening('reshuffled', { seen: 'all', args: {} });
export const took = happening('took-column', { seen: 'all', args: { column: columns, bid: sums } });
export const swapped = happening('swapped-tokens', { seen: 'all', args: { with: seats, token: tokens } });
export const passed = happening('passed', { seen: 'all', args: { tile: series } });
export const opened = happening('opened-shop', { seen: 'all', args: { district: districts } });
export const closed = happening('closed-shop', { seen: 'all', args: { district: districts } });
export const tookLand = happening('took-land', { seen: 'all', args: { land: lands } });
export const clearedLand = happening('cleared-land', { seen: 'all', args: { land: lands } });
export const houseMoved = happening('house-moved', { seen: 'all', args: { from: zones, to: zones } });
export const houseLeft = happening('house-left', { seen: 'all', args: { from: zones } });
export const sailed = happening('sailed', { seen: 'all', args: { ship: ships } });
export const farmed = happening('built-farm', { seen: 'all', args: { land: lands } });
export const stored = happening('built-warehouse', { seen: 'all', args: {} });
export const postMoved = happening('moved-post', { seen: 'all', args: { zone: zones } });
export const noRoom = happening('no-room', { seen: 'all', args: { goods: sums } });

export const happenings = [
  gained,
  paid,
  points,
  lostPoints,
  newRound,
  reshuffled,
  took,
  swapped,
  passed,
  opened,
  closed,
  tookLand,
  clearedLand,
  houseMoved,
  houseLeft,
  sailed,
  farmed,
  stored,
  postMoved,
  noRoom,
];
