import { NONE } from '@mokum/kernel';
import { drawTile } from './draw-tile.ts';
import { phaseOne } from './phase-one.ts';
import { phaseTwo } from './phase-two.ts';
import { scoring } from './scoring.ts';
import { choice, COLOURS, type G, type Me, step, storables, together } from './state.ts';
import { phaseThree } from './turn.ts';

const LAST_ROUND = 12;

/** 3.13: four phases; 13.5, 15.1: the last round has no phase IV, and the game ends after its actions. */
export const round = step('begin-round', (g) => {
  g.next(phaseOne);
  g.next(phaseTwo);
  g.next(phaseThree);
  if (g.round < LAST_ROUND) {
    g.next(phaseFour);
    g.next(round);
  } else g.next(scoring);
});

export const phaseFour = step('phase-four', (g) => {
  g.phase = 4;
  g.next(storing);
});

/** 13.1: one resource of the pool may be stored, or none. */
export const storeResource = choice('store-resource', storables, {
  seen: 'all',
  options(_g, me, offer) {
    for (let colour = 0; colour < COLOURS; colour++) {
      if (me.pool.at(colour) > 0) offer(colour);
      else offer.not(colour, '13.1');
    }
    offer(storables.of.none);
  },
  do(_g, me, stored) {
    me.keeps = stored;
  },
});

/** Asked of those who have a resource. */
export const storing = together('storing', storeResource, {
  who: (_g, me) => me.pool.total > 0,
  reveal(g) {
    for (let seat = 0; seat < g.seats; seat++) store(g.players[seat]);
    g.next(nextRound);
  },
});

function store(me: Me): void {
  me.stored = me.keeps === storables.of.none ? NONE : me.keeps;
  me.keeps = NONE;
  me.pool.clear();
}

/** 13.2 to 13.4: used cards are ready again, the round marker moves on, a new market tile is revealed. */
export const nextRound = step('next-round', (g: G) => {
  for (let seat = 0; seat < g.seats; seat++) g.players[seat].used.clear();
  g.round++;
  g.next(drawTile);
});
