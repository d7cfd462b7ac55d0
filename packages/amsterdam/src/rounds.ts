import { NONE } from '@mokum/kernel';
import { drawTile } from './draw-tile.ts';
import { phaseOne } from './phase-one.ts';
import { phaseTwo } from './phase-two.ts';
import { scoring } from './scoring.ts';
import { choice, COLOURS, colours, type G, type Me, step, together } from './state.ts';
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

const coloursIn = (me: Me): number => {
  let found = 0;
  for (let colour = 0; colour < COLOURS; colour++) if (me.pool.at(colour) > 0) found++;
  return found;
};

/** 13.1: one resource of the pool may be stored. Storing none can never help, so it is not offered. */
export const storeResource = choice('store-resource', colours, {
  seen: 'all',
  options(_g, me, offer) {
    for (let colour = 0; colour < COLOURS; colour++) {
      if (me.pool.at(colour) > 0) offer(colour);
      else offer.not(colour, '13.1');
    }
  },
  do(_g, me, colour) {
    me.keeps = colour;
  },
});

/** Asked of those with two colours or more; a single colour is stored by itself. */
export const storing = together('storing', storeResource, {
  who: (_g, me) => coloursIn(me) > 1,
  reveal(g) {
    for (let seat = 0; seat < g.seats; seat++) store(g.players[seat]);
    g.next(nextRound);
  },
});

function store(me: Me): void {
  me.stored = me.keeps;
  for (let colour = 0; me.stored === NONE && colour < COLOURS; colour++) if (me.pool.at(colour) > 0) me.stored = colour;
  me.keeps = NONE;
  me.pool.clear();
}

/** 13.2 to 13.4: used cards are ready again, the round marker moves on, a new market tile is revealed. */
export const nextRound = step('next-round', (g: G) => {
  for (let seat = 0; seat < g.seats; seat++) g.players[seat].used.clear();
  g.round++;
  g.next(drawTile);
});
