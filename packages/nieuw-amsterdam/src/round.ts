import { auction } from './auction.ts';
import { series } from './domains.ts';
import { income } from './income.ts';
import { finalScoring } from './scoring.ts';
import { step } from './state.ts';
import { playSeries } from './turn.ts';
import { upkeep } from './upkeep.ts';

/** 3.1, 3.2: upkeep, auction, three series of actions, income and harvest. */
export const round = step('round', (g) => {
  g.next(upkeep);
  g.next(auction);
  for (let kind = 0; kind < series.size; kind++) g.next(playSeries, -1, { kind });
  g.next(income);
  g.next(endOfRound);
});

/** 3.3, 11.12: while there are cards in the decks a new round begins. */
export const endOfRound = step('end-of-round', (g) => {
  if (g.landDeck.empty && g.shipDeck.empty) g.next(finalScoring);
  else g.next(round);
});
