import { FUR, few, furs, traders } from './domains.ts';
import { gained, reshuffled } from './happenings.ts';
import { chance, type G, type Me, step } from './state.ts';
import { traderNames } from './data/kinds.ts';
import { editionOf } from './tables.ts';

/** 4.4, 13.8: the discard becomes the supply whenever a fur must be drawn and none is left. */
export function readySupply(g: G): void {
  if (g.supply.total > 0 || g.discard.total === 0) return;
  for (let kind = 0; kind < furs.size; kind++) g.supply.set(kind, g.discard.at(kind));
  g.discard.clear();
  g.tell(reshuffled, -1);
}

function offerSupply(g: G, offer: (kind: number, weight: number) => void): void {
  for (let kind = 0; kind < furs.size; kind++) offer(kind, g.supply.at(kind));
}

/** 2.5, 10.13: furs drawn unseen and laid open before a player, one after the other. */
export const drawFur = chance('draw-fur', furs, {
  seen: 'all',
  args: { left: few },
  outcomes: (g, _me, offer) => offerSupply(g, offer),
  do(g, me, kind, { left }) {
    g.supply.add(kind, -1);
    me.stock.add(FUR + kind, 1);
    g.tell(gained, me.index, FUR + kind, 1);
    if (left > 1) drawFurs(g, me, left - 1);
  },
});

export function drawFurs(g: G, me: Me, number: number): void {
  if (number === 0) return;
  readySupply(g);
  g.next(drawFur, me.index, { left: number });
}

/** 4.3, 13.7: empty spaces are filled from top to bottom, as long as there are furs. */
export const fillTraders = step('fill-traders', (g) => {
  for (let trader = 0; trader < traders.size; trader++) {
    if (g.traders[trader].furs.total >= editionOf(g).traders[traderNames[trader]].spaces) continue;
    readySupply(g);
    if (g.supply.total > 0) g.next(fillSpace, -1, { trader });
    return;
  }
});

export const fillSpace = chance('fill-trader', furs, {
  seen: 'all',
  args: { trader: traders },
  outcomes: (g, _me, offer) => offerSupply(g, offer),
  do(g, _me, kind, { trader }) {
    g.supply.add(kind, -1);
    g.traders[trader].furs.add(kind, 1);
    g.next(fillTraders);
  },
});

/** Furs that can still be drawn, the discard included (13.9). */
export const fursToDraw = (g: G): number => g.supply.total + g.discard.total;
