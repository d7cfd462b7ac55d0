import type { Board, G, Me } from '@mokum/amsterdam';
import { NONE } from '@mokum/kernel';
import { FAR, type Sailing, tripWorth } from './cargo-amsterdam.ts';

/* Trips that were thought of lately, by all that they depend on: most actions of a turn change nothing of it. */

const KEPT = 4096;
const NUMBERS = 9;
const keys = new Int32Array(KEPT * NUMBERS);
const worths = new Float64Array(KEPT).fill(Number.NaN);
const key = new Int32Array(NUMBERS);

/** Parts of a point are told apart as far as this. */
const FINE = 4096;

/** Puts down all that a trip depends on, and says where it would be kept. */
function placeOf(g: G, me: Me, sailing: Sailing): number {
  let aboard = 0;
  let stored = 0;
  let roofs = 0;
  for (let good = 0; good < 9; good++) {
    aboard = (aboard << 3) | me.aboard.at(good);
    stored = (stored << 3) | me.storage.at(good);
    roofs = (roofs << 2) | g.roofs.at(good);
  }
  let dockers = me.dockerPointsTimes;
  for (let docker = 0; docker < 6; docker++) dockers = (dockers << 2) | me.dockers.at(docker);
  for (const { good } of g.depots) dockers = (dockers << 1) | (good === NONE ? 1 : 0);
  key[0] = aboard;
  key[1] = stored;
  key[2] = roofs;
  key[3] = dockers;
  key[4] = (me.barge << 16) | (g.housed.total << 8) | (g.foreman === NONE ? 0xff : g.foreman);
  key[5] = Math.min(FAR, sailing.steps) * FINE;
  key[6] = (sailing.extra * 64 + sailing.step) * FINE;
  key[7] = (sailing.docked * 64 + sailing.later) * FINE;
  key[8] = g.edition;
  let hash = 0;
  for (let i = 0; i < NUMBERS; i++) hash = Math.imul(hash ^ key[i], 0x01000193) ^ (hash >>> 15);
  return (hash ^ (hash >>> 12)) & (KEPT - 1);
}

/** What `tripWorth` says, which is thought of once for all states that are the same to it. */
export function knownTrip(g: G, me: Me, board: Board, sailing: Sailing): number {
  const place = placeOf(g, me, sailing);
  let same = !Number.isNaN(worths[place]);
  for (let i = 0; same && i < NUMBERS; i++) same = keys[place * NUMBERS + i] === key[i];
  if (same) return worths[place];
  keys.set(key, place * NUMBERS);
  worths[place] = tripWorth(g, me, board, sailing);
  return worths[place];
}
