import { END } from '@mokum/kernel';
import { type G, kinds, type Me, stands } from './state.ts';
import {
  building,
  card,
  deckOf,
  done,
  draw,
  drawAgain,
  drawing,
  endOfTurn,
  firstShop,
  place,
  play,
  serveAgain,
} from './turn.ts';

/** What may come after what: the set-up (part 2), a turn (3.3 to 3.28), and its end. */
export const plan = [
  stands(firstShop, { whose: 'seat', before: [firstShop, card, drawing], needs: (g) => dealsTooMuch(g) }),
  stands(card, { whose: 'seat', before: [card, serveAgain, building, drawing], needs: (g) => dealsTooMuch(g) }),
  stands(serveAgain, { whose: 'seat', before: [serveAgain, building], needs: (g, { at }) => servedTwice(g, at) }),
  stands(drawAgain, { whose: 'seat', before: [serveAgain, building], needs: (g, { at }) => servedTwice(g, at) }),
  stands(drawing, { whose: 'nobody', before: [END] }),
  stands(building, { whose: 'nobody', before: [END], needs: (g) => emptyHand(g) }),
  stands(endOfTurn, { whose: 'nobody', before: [END] }),
  stands(draw, { whose: 'seat', during: drawing, before: [END] }),
  stands(play, { whose: 'seat', during: building, before: [END] }),
  stands(place, {
    whose: 'seat',
    during: building,
    before: [done],
    needs: (g, { seat, about, at }) =>
      g.players[seat].card === about.card ? undefined : `${at}.card: asks for another card`,
  }),
  stands(done, { whose: 'seat', during: building, before: [END] }),
];

const players = (g: G): readonly Me[] => g.players.slice(0, g.seats);

/** 2.2, 2.3, 3.3: chance deals what lies in the decks. */
function dealsTooMuch(g: G): string | undefined {
  const first = g.agenda.planned(firstShop).length;
  for (const [name, kind] of Object.entries(kinds.of)) {
    const { size } = deckOf(g, kind);
    const dealt = g.agenda.planned(card).filter(({ about }) => about.deck === kind).length;
    if (dealt + (kind === kinds.of.shop ? first : 0) > size)
      return `agenda.main: deals more than the ${size} cards of deck ${name}`;
  }
  return undefined;
}

/** 3.8: nobody is served more than once in a turn. */
function servedTwice(g: G, at: string): string | undefined {
  const served = [card, serveAgain, drawAgain].flatMap((task) => g.agenda.planned(task)).map(({ seat }) => seat);
  return new Set(served).size === served.length ? undefined : `${at}.seat: a seat is served once in a turn (3.8)`;
}

/** 3.11: everybody builds or throws a card, so everybody has one, or is about to be dealt one. */
function emptyHand(g: G): string | undefined {
  const poor = players(g).find((me) => me.hand.size + comingTo(g, me.index).cards === 0);
  return poor && `players[${poor.index}].hand: everybody builds or throws a card (3.11)`;
}

/** What chance is about to deal to a seat. */
export function comingTo(g: G, seat: number): { readonly firstShops: number; readonly cards: number } {
  const own = (task: typeof firstShop | typeof card): number =>
    g.agenda.planned(task as typeof firstShop).filter((planned) => planned.seat === seat).length;
  return { firstShops: own(firstShop), cards: own(card) };
}
