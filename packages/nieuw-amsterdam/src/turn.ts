import { nothing } from '@mokum/kernel';
import { built, series } from './domains.ts';
import { granary, lumberyard } from './exchange.ts';
import { clear, takeLand } from './land.ts';
import { blackMarket, docks, millwork, tradingCompany } from './specials.ts';
import { choice, menu, step } from './state.ts';
import { passSpecial, passTile } from './tiles.ts';
import { build, election } from './town.ts';
import { buy, ship } from './trade.ts';
import { holderOf } from './turn-order.ts';

/** 6.8 */
export const passATile = choice('pass-tile', nothing, {
  seen: 'all',
  args: { series },
  options(_g, me, offer, about) {
    if (me.tiles.at(about.series) > 0) offer(0);
    else offer.not(0, '6.3');
  },
  do: (g, me, _value, about) => passTile(g, me, about.series),
});

/** 6.9 */
export const passTheSpecial = choice('pass-special', nothing, {
  seen: 'all',
  options(_g, me, offer) {
    if (me.special > 0) offer(0);
    else offer.not(0, '6.5');
  },
  do: passSpecial,
});

/** 6.3 to 6.11: tiles and the special action in any order; what is left when the turn ends is passed. */
export const turn = menu(
  'turn',
  [
    build,
    election,
    takeLand,
    clear,
    buy,
    ship,
    lumberyard,
    granary,
    docks,
    millwork,
    blackMarket,
    tradingCompany,
    passATile,
    passTheSpecial,
  ],
  {
    pass: 'done',
    ends: 'turn',
    args: { series, built },
    leave(g, me, about) {
      while (me.tiles.at(about.series) > 0) passTile(g, me, about.series);
      if (me.special > 0) passSpecial(g, me);
    },
  },
);

/** 6.1, 6.2: everybody takes one turn in turn order; tokens do not change hands meanwhile. */
export const playSeries = step('series', { kind: series }, (g, { kind }) => {
  for (let seat = 0; seat < g.seats; seat++) g.players[seat].special = 1;
  for (let token = 1; token <= g.seats; token++) g.next(turn, holderOf(g, token), { series: kind, built: 0 });
});
