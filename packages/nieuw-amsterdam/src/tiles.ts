import { causes, COIN } from './domains.ts';
import { passed } from './happenings.ts';
import { gain } from './holdings.ts';
import type { G, Me } from './state.ts';
import { editionOf } from './tables.ts';

/** 6.3, 6.4: why an action of this kind cannot be taken in the running series, or undefined if a tile allows it. */
export function noTile(me: Me, running: number, kind: number): string | undefined {
  if (running !== kind) return '6.4';
  return me.tiles.at(kind) === 0 ? '6.3' : undefined;
}

/** 6.3: each action takes a tile of the running series. */
export function spendTile(me: Me, kind: number): void {
  me.tiles.add(kind, -1);
}

/** 6.8: a tile passed brings a coin. */
export function passTile(g: G, me: Me, kind: number): void {
  me.tiles.add(kind, -1);
  g.tell(passed, me.index, kind);
  g.cause = causes.of['pass-tile'];
  gain(g, me, COIN, editionOf(g).income.pass);
}

/** 6.9: so does a special action passed. */
export function passSpecial(g: G, me: Me): void {
  me.special = 0;
  g.cause = causes.of['pass-special'];
  gain(g, me, COIN, editionOf(g).income.pass);
}
