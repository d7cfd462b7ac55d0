import { NONE, nothing } from '@mokum/kernel';
import { boardOf } from './board.ts';
import { rulingValues } from './data/rulings.ts';
import { LISTENERS } from './effects.ts';
import { leaveForeman, serveForeman } from './foreman.ts';
import { earn, gaveByCard, score } from './gains.ts';
import { payColour } from './payment.ts';
import { because, choice, dockers, type G, goods, happening, type Me, ruled, spaces, step } from './state.ts';

export const loaded = happening('loaded', { seen: 'all', args: { good: goods } });
export const sailed = happening('sailed', { seen: 'all', args: { to: spaces } });
export const tookDocker = happening('took-docker', { seen: 'all', args: { docker: dockers } });
export const housed = happening('housed', { seen: 'all', args: { docker: dockers } });
/** 073, 075 and 076-084 listen, at depots too (9.26). */
export const delivered = happening('delivered', {
  seen: 'all',
  args: { good: goods },
  heard: (g, me) => (g.acting === me.index ? me.onDelivered : undefined),
  respond(g, me, source, { good }) {
    const listener = LISTENERS[source];
    if (!listener || (listener.good !== NONE && listener.good !== good)) return;
    g.cause = source;
    listener.give(g, me, 1);
  },
});

const MUST = rulingValues.dockerHandover.indexOf('must');

/** 9.2: at the start pier or at a dock. */
const loadsHere = (g: G, me: Me): boolean => boardOf(g).loads[me.barge] === 1;

/** 9.1: one good from the temporary storage onto the barge. */
export const load = choice('load', goods, {
  seen: 'all',
  options(g, me, offer) {
    const here = loadsHere(g, me);
    for (let good = 0; good < goods.size; good++) {
      if (me.storage.at(good) === 0) offer.not(good, '9.1');
      else if (!here) offer.not(good, '9.2');
      else offer(good);
    }
  },
  do: (g, me, good) => loadOne(g, me, good),
});

function loadOne(g: G, me: Me, good: number): void {
  me.storage.add(good, -1);
  me.aboard.add(good, 1);
  g.tell(loaded, me.index, good);
}

export const loadAll = choice('load-all', nothing, {
  seen: 'all',
  options(g, me, offer) {
    if (me.storage.total === 0) offer.not(0, '9.1');
    else if (!loadsHere(g, me)) offer.not(0, '9.2');
    else offer(0);
  },
  do(g, me) {
    for (let good = 0; good < goods.size; good++) while (me.storage.at(good) > 0) loadOne(g, me, good);
  },
});

/** 9.5: one step of the barge; steps that lapse are spent before a resource is paid (26.8). */
export const sail = choice('sail', spaces, {
  seen: 'all',
  options(g, me, offer) {
    const beside = boardOf(g).beside[me.barge];
    const can = g.halfSteps + g.freeSteps > 0 || me.pool.total > 0;
    for (let i = 0; i < beside.length; i++) {
      if (can) offer(beside[i]);
      else offer.not(beside[i], '9.6');
    }
    offer.rest('9.7');
  },
  do(g, me, space) {
    leaveForeman(g, me);
    if (g.halfSteps > 0) g.halfSteps--;
    else if (g.freeSteps > 0) g.freeSteps--;
    else {
      g.next(payColour, me.index);
      g.halfSteps = me.stepsPerResource - 1;
    }
    g.next(enter, me.index, { space });
  },
});

/** 9.6: the barge enters a space; at a dock a visit begins (26.9). */
export const enter = step('enter', { space: spaces }, (g, { space }) => {
  const me = g.players[g.seat];
  me.barge = space;
  g.bargeSteps++;
  g.tell(sailed, me.index, space);
  const dock = boardOf(g).dockAt[space];
  g.visiting = dock !== NONE;
  if (dock === NONE || ruled(g, 'dockerHandover') !== MUST) return;
  while (me.dockers.at(dock) > 0) bringHome(g, me, dock);
});

/** 9.10 to 9.13: one docker per visit, two on board at most, 1 gulden each. */
export const takeDocker = choice('take-docker', dockers, {
  seen: 'all',
  options(g, me, offer) {
    const board = boardOf(g);
    const dock = board.dockAt[me.barge];
    const full = me.dockers.total >= board.edition.rounds.dockersOnBoard;
    for (let docker = 0; docker < dockers.size; docker++) {
      if (dock === NONE || !g.docks[dock].dockers.has(docker)) offer.not(docker, '9.10');
      else if (full) offer.not(docker, '9.12');
      else if (!g.visiting) offer.not(docker, '9.13');
      else offer(docker);
    }
  },
  do(g, me, docker) {
    const board = boardOf(g);
    g.docks[board.dockAt[me.barge]].dockers.remove(docker);
    me.dockers.add(docker, 1);
    g.visiting = false;
    g.tell(tookDocker, me.index, docker);
    earn(g, me, board.edition.rounds.dockerGulden, because['docker-aboard']);
  },
});

/** 9.14: at the dock of his own colour. */
export const handOver = choice('hand-over', dockers, {
  seen: 'all',
  options(g, me, offer) {
    const dock = boardOf(g).dockAt[me.barge];
    if (dock !== NONE && me.dockers.at(dock) > 0) offer(dock);
    offer.rest('9.14');
  },
  do: (g, me, docker) => bringHome(g, me, docker),
});

/** 9.16, 9.17: the highest free place; the large one takes all later dockers. 050 pays twice. */
function bringHome(g: G, me: Me, docker: number): void {
  const { house } = boardOf(g);
  const value = house[Math.min(g.housed.total, house.length - 1)];
  me.dockers.add(docker, -1);
  g.housed.add(docker, 1);
  g.tell(housed, me.index, docker);
  score(g, me, value * me.dockerPointsTimes, because.docker);
  // 26.12: the second helping is 050's.
  if (me.dockerPointsTimes > 1 && value > 0) gaveByCard(g, me, 'points');
}

const ROOFS = 3;

/** 9.18 to 9.25: goods from the barge to a warehouse of their kind, or any one good to a depot. */
export const deliver = choice('deliver', goods, {
  seen: 'all',
  options(g, me, offer) {
    const board = boardOf(g);
    const warehouse = board.warehouseAt[me.barge];
    const depot = board.depotAt[me.barge];
    if (warehouse === NONE && depot === NONE) {
      offer.rest('9.18');
      return;
    }
    for (let good = 0; good < goods.size; good++) {
      if (me.aboard.at(good) === 0) offer.not(good, '9.20');
      else if (depot !== NONE) {
        if (g.depots[depot].good === NONE) offer(good);
        else offer.not(good, '9.25');
      } else if (good !== warehouse) offer.not(good, '9.19');
      else if (g.roofs.at(good) < ROOFS) offer(good);
      else offer.not(good, '9.22');
    }
  },
  do(g, me, good) {
    const board = boardOf(g);
    const depot = board.depotAt[me.barge];
    me.aboard.add(good, -1);
    if (depot !== NONE) {
      g.depots[depot].good = good;
      score(g, me, board.depots[depot], because.depot);
    } else {
      score(g, me, board.roofs[good * ROOFS + g.roofs.at(good)], because.roof);
      g.roofs.add(good, 1);
    }
    score(g, me, board.edition.rounds.rounds[g.round - 1].quickDelivery, because['quick-delivery']);
    if (g.foreman !== NONE) serveForeman(g, me);
    g.tell(delivered, me.index, good);
  },
});
