import type { Board, G, Me } from '@mokum/amsterdam';
import { NONE } from '@mokum/kernel';
import { FAR, type Sailing, tripWorth } from './cargo.ts';
import { Known } from '../known.ts';

const known = new Known(9, 4096);

/** Parts of a point are told apart as far as this. */
const FINE = 4096;

/** Puts down all that a trip depends on. */
function putDown(g: G, me: Me, sailing: Sailing): void {
  const { key } = known;
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
}

/** What `tripWorth` says, which is thought of once for all states that are the same to it. */
export function knownTrip(g: G, me: Me, board: Board, sailing: Sailing): number {
  putDown(g, me, sailing);
  const found = known.find();
  return Number.isNaN(found) ? known.keep(tripWorth(g, me, board, sailing)) : found;
}
