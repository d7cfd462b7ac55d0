import { NONE } from '@mokum/kernel';
import { boardOf } from './board.ts';
import { rulingValues } from './data/rulings.ts';
import { score } from './gains.ts';
import { because, choice, type G, happening, type Me, ruled, spaces } from './state.ts';

export const foremanMoves = happening('foreman-moves', { seen: 'all', args: { to: spaces } });
export const foremanLeaves = happening('foreman-leaves', { seen: 'all', args: {} });

/** What a delivery where he stands is worth more (16.4). */
export const FOREMAN_POINTS = 2;
const ROOFS = 3;
const AT_ONCE = rulingValues.foremanMoves.indexOf('at-once');
const WITH_ROOM = rulingValues.foremanGoal.indexOf('with-room');

/** 16.2: on any depot. */
export const placeForeman = choice('place-foreman', spaces, {
  seen: 'all',
  options(g, _me, offer) {
    const { depotAt } = boardOf(g);
    for (let space = 0; space < depotAt.length; space++) if (depotAt[space] !== NONE) offer(space);
    offer.rest('16.2');
  },
  do(g, me, space) {
    g.foreman = space;
    g.tell(foremanMoves, me.index, space);
  },
});

function hasRoom(g: G, pier: number): boolean {
  const { warehouseAt, depotAt } = boardOf(g);
  const depot = depotAt[pier];
  return depot === NONE ? g.roofs.at(warehouseAt[pier]) < ROOFS : g.depots[depot].good === NONE;
}

/** 16.4: 2 points more; 16.9: when nothing has room any more he leaves the game. */
export function serveForeman(g: G, me: Me): void {
  if (me.barge === g.foreman) {
    score(g, me, FOREMAN_POINTS, because.foreman);
    g.foremanServed = true;
  }
  const { piers } = boardOf(g);
  for (let i = 0; i < piers.length; i++) if (hasRoom(g, piers[i])) return;
  g.foreman = NONE;
  g.foremanServed = false;
  g.tell(foremanLeaves, me.index);
}

/** How far the nearest place is to which he can go, or 0 where there is none. */
function nearest(g: G): number {
  const { piers, steps } = boardOf(g);
  const from = steps[g.foreman];
  let least = 0;
  for (let i = 0; i < piers.length; i++) {
    if (!canGo(g, piers[i])) continue;
    if (least === 0 || from[piers[i]] < least) least = from[piers[i]];
  }
  return least;
}

/** 16.6: to another place with room; under `nearest` to any other. */
const canGo = (g: G, pier: number): boolean =>
  pier !== g.foreman && (ruled(g, 'foremanGoal') !== WITH_ROOM || hasRoom(g, pier));

/** 16.6, 16.7: the nearest, counted along the water; of several the mover chooses. */
export const moveForeman = choice('move-foreman', spaces, {
  seen: 'all',
  options(g, _me, offer) {
    const { piers, steps } = boardOf(g);
    const least = nearest(g);
    for (let i = 0; i < piers.length; i++)
      if (canGo(g, piers[i]) && steps[g.foreman][piers[i]] === least) offer(piers[i]);
    offer.rest('16.6');
  },
  do(g, me, space) {
    g.foreman = space;
    g.foremanServed = false;
    g.tell(foremanMoves, me.index, space);
  },
});

/** How many places he can go to now. Where no other place has room he stays. */
export function foremanGoals(g: G): number {
  const { piers, steps } = boardOf(g);
  const least = nearest(g);
  let found = 0;
  for (let i = 0; least > 0 && i < piers.length; i++)
    if (canGo(g, piers[i]) && steps[g.foreman][piers[i]] === least) found++;
  return found;
}

/**
 * `foremanMoves: at-once`: when the barge leaves the place. Until then all it can do there is deliver more, so goods
 * brought together all score.
 */
export function leaveForeman(g: G, me: Me): void {
  if (!g.foremanServed || ruled(g, 'foremanMoves') !== AT_ONCE) return;
  if (foremanGoals(g) > 0) g.next(moveForeman, me.index);
  g.foremanServed = false;
}
