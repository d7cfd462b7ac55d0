import { districts, type Edition, editionOf, traderNames } from '@mokum/nieuw-amsterdam';
import { chargeColour } from '../../../screens/seat-colour.ts';
import { counted, fill, labelled } from '../../../words/language.ts';
import type { BoardData, BoardWords } from './board.tsx';
import { moveText } from '../speech/ask.ts';
import { basketOf, canTake } from '../trade/basket.ts';
import { movesOf, type NaScene } from '../pieces/pieces.ts';
import { columnBonus } from '../speech/speech.ts';
import type { Bid, Column, District, Mark, Press, Quarter, Seat, Trader, Zone } from '../types.ts';
import {
  bidsOf,
  columnPoints,
  fursIn,
  journey,
  landOf,
  leaders,
  nextZone,
  PHASES,
  phaseOf,
  postSlots,
  shipmentPoints,
  shipOf,
  tilesOf,
  ZONES,
} from '../view.ts';

/** What a column is worth matters while one is chosen or bid for. */
const COLUMN_QUESTIONS: ReadonlySet<string> = new Set(['pick-column', 'free-column', 'answer']);

/** A price of one is shown by the coin alone. */
const coins = (price: number): readonly Mark[] => (price === 1 ? ['coin'] : [price, 'coin']);

const signsOf = ({ prices }: Edition): Readonly<Record<District, readonly Mark[]>> => ({
  lumberyard: [...coins(prices.wood), 'swap', 'wood'],
  granary: [...coins(prices.grain), 'swap', 'grain'],
  docks: [prices.warehouse, 'wood', 'to', 'warehouse'],
  millwork: [prices.farm, 'wood', 'to', 'farm'],
  'black-market': [prices.fur, 'to', 'fur'],
  'trading-company': [prices.post, 'wood', 'to', 'post'],
});

export const colourOf = (scene: NaScene, seat: number): Seat => chargeColour(scene.seats[seat].colour);

/** A thing glows if it stands for a legal move; otherwise it can be asked about. */
export function pressOf(scene: NaScene, piece: string, label: string, worth?: string): { readonly press: Press } {
  const moves = movesOf(piece, scene.legal);
  if (moves.length === 0) return { press: { id: piece, label, state: 'ask', ...(worth && { worth }) } };
  const text = moves.map((move) => moveText(move, scene)).join(', ');
  return { press: { id: piece, label: `${text}. ${label}`, ...(worth && { worth }) } };
}

function quarters(scene: NaScene): Quarter[] {
  const { view } = scene.position;
  const { screen, words, district: name, list } = scene.speech;
  const signs = signsOf(editionOf(view));
  return districts.map((district) => {
    const lead = leaders(view, district);
    const shops = view.players.flatMap((player, seat) =>
      player.shops[district] > 0 ? [{ seat, count: player.shops[district] }] : [],
    );
    const who = lead.map((seat) => scene.seats[seat].name);
    const said =
      who.length === 0
        ? words.meanings.majority.none
        : who.length === 1
          ? fill(screen.leads.sole, { player: who[0] })
          : fill(screen.leads.shared, { players: list.format(who) });
    const label = fill(screen.district, {
      district: name(district),
      shops:
        shops.map(({ seat, count }) => fill(screen.shopsOf, { player: scene.seats[seat].name, n: count })).join(', ') ||
        screen.noShops,
      lead: said,
    });
    return {
      district,
      name: name(district),
      shops: shops.map(({ seat, count }) => ({ seat: colourOf(scene, seat), count })),
      majority: lead.map((seat) => colourOf(scene, seat)),
      sign: signs[district],
      label,
      ...pressOf(scene, `district ${district}`, label),
    };
  });
}

function zones(scene: NaScene): Zone[] {
  const { view } = scene.position;
  const { screen, words, list } = scene.speech;
  const edition = editionOf(view);
  const next = scene.legal.has('trading-company') ? nextZone(view, view.players[scene.seat]) : 0;
  return Array.from({ length: ZONES }, (_, i) => {
    const zone = i + 1;
    const posts = view.players.flatMap(({ post }, seat) => (post === zone ? [seat] : []));
    const houses = view.houses[zone];
    const label = fill(screen.zone, {
      camp: words.names.camps[zone as 1],
      zone: words.names.zones[zone as 1],
      houses: counted(words.names.pieces.house, houses),
      posts: posts.length > 0 ? list.format(posts.map((seat) => scene.seats[seat].name)) : screen.nobody,
    });
    return {
      camp: edition.river[i].camp[view.seats - 2],
      houses,
      slots: postSlots(edition, view.seats, zone),
      posts: posts.map((seat) => colourOf(scene, seat)),
      ...(zone < ZONES && { boat: edition.boats[i] }),
      label,
      ...(zone === next
        ? pressOf(scene, `zone ${zone}`, label)
        : { press: { id: `zone ${zone}`, label, state: 'ask' as const } }),
    };
  });
}

function traders(scene: NaScene): Trader[] {
  const { view } = scene.position;
  const { screen, fur: name } = scene.speech;
  const basket = basketOf(scene);
  const edition = editionOf(view);
  return traderNames.map((trader, t): Trader => {
    const { spaces: room, price } = edition.traders[trader];
    const there = fursIn(view.traders[t].furs);
    const label = fill(screen.trader[trader], { n: price });
    const spaces = Array.from({ length: room }, (_, i) => {
      const fur = there[i];
      if (fur === undefined) return { label: screen.bareFur };
      if (trader !== 'top') return { fur, label: name(fur) };
      const chosen = basket.includes(i);
      if (!canTake(scene, i))
        return {
          fur,
          label: name(fur),
          press: { id: 'trader top', label: `${name(fur)}. ${label}`, state: 'ask' as const },
        };
      return {
        fur,
        label: name(fur),
        press: {
          id: `pelt ${i}`,
          label: fill(chosen ? screen.fur.leave : screen.fur.take, { fur: name(fur) }),
          state: chosen ? ('chosen' as const) : ('legal' as const),
        },
      };
    });
    const sign: readonly Mark[] =
      trader === 'top' ? [price, 'goods', 'to', 1, 'fur'] : [price, 'goods', 'to', there.length, 'fur'];
    return {
      spaces,
      sign,
      label,
      ...(trader !== 'top' &&
        pressOf(scene, `trader ${trader}`, labelled(label, scene.speech.tell.furs(there) || screen.nobody))),
    };
  });
}

function chest(scene: NaScene): BoardData['chest'] {
  const { view } = scene.position;
  const { screen, speech } = { screen: scene.speech.screen, speech: scene.speech };
  const running = view.lot !== null;
  const allHave = view.players.every(({ column }) => column !== null);
  const columns = editionOf(view).chest.map((space, c): Column => {
    const number = c + 1;
    const tiles = tilesOf(view.chest[c].tiles);
    const owner = view.players.findIndex(({ column }) => column === number);
    const state =
      view.lot === number ? 'running' : owner >= 0 ? 'taken' : allHave || view.round === 0 ? 'idle' : 'open';
    const choosing = COLUMN_QUESTIONS.has(view.question?.task ?? '') && (state === 'open' || state === 'running');
    const points = choosing ? columnPoints(view, scene.seat, number) : 0;
    const label = [
      fill(screen.column, {
        column: speech.column(number),
        tiles: tiles.map(speech.tile).join(', ') || screen.nothingLeft,
        coins: speech.amount('coin', columnBonus(view, number)),
      }),
      ...(owner >= 0 ? [fill(screen.columnOf, { player: scene.seats[owner].name })] : []),
      ...(state === 'running' ? [screen.columnUp] : []),
      ...(points > 0 ? [fill(screen.worth.column, { points: speech.points(points) })] : []),
    ].join('; ');
    return {
      spaces: space.tiles,
      bonus: space.bonus,
      tiles,
      state,
      ...(owner >= 0 && { owner: colourOf(scene, owner) }),
      ...(state === 'running' && view.opener !== null && { token: view.players[view.opener].token }),
      label,
      ...pressOf(scene, `column ${number}`, label, points > 0 ? `+${points}` : undefined),
    };
  });
  const said = bidsOf(scene.position);
  const order = view.players.map((_, seat) => seat).toSorted((a, b) => view.players[a].token - view.players[b].token);
  const bids = order.map((seat): Bid => {
    const { token, column } = view.players[seat];
    const bid = column !== null ? 'out' : (said[seat] ?? 'waits');
    return {
      seat: colourOf(scene, seat),
      token,
      bid,
      opener: view.opener === seat ? 'opener' : 'other',
      highest: running && view.bidder === seat ? 'highest' : 'lower',
      label: fill(screen.bid.says, {
        player: scene.seats[seat].name,
        token,
        bid: typeof bid === 'number' ? fill(screen.bid.number, { n: bid }) : screen.bid[bid],
      }),
    };
  });
  return { columns, auction: running ? 'running' : 'resting', bids };
}

export function boardData(scene: NaScene): BoardData {
  const { view } = scene.position;
  const { screen, speech } = { screen: scene.speech.screen, speech: scene.speech };
  const edition = editionOf(view);
  const me = view.players[scene.seat];
  const phase = phaseOf(scene.position);
  const round = Math.max(1, view.round);
  const label = fill(screen.turn, { n: round, step: screen.steps[phase] });
  const way = journey(view, me);
  const trading = phase === 'trade' && scene.legal.size > 0 && way.grain > 0;
  /** Cards on display keep their places: the first are those that are left. */
  const places = <T>(cards: readonly number[], of: number, make: (card: number) => T): (T | { label: string })[] =>
    Array.from({ length: of }, (_, i) => (cards[i] === undefined ? { label: screen.taken } : make(cards[i])));
  return {
    round: {
      round,
      rounds: edition.rounds,
      decade: round > 3 ? speech.words.names.decades[1630] : speech.words.names.decades[1620],
      step: screen.steps[phase],
      at: phase === 'end' ? PHASES.length : Math.max(0, PHASES.indexOf(phase) + 1),
      steps: PHASES.length,
      label,
    },
    quarters: quarters(scene),
    zones: zones(scene),
    ...(trading && { way: { from: me.post - 1, to: way.to - 1 } }),
    traders: traders(scene),
    chest: chest(scene),
    ships: places(view.shipDisplay, edition.display.ships, (number) => {
      const card = shipOf(edition, number);
      return {
        card,
        label: speech.ship(card),
        ...pressOf(scene, `ship ${number}`, speech.ship(card), `+${shipmentPoints(edition, me, card)}`),
      };
    }),
    lands: places(view.landDisplay, edition.display.lands, (number) => {
      const card = landOf(edition, number);
      return { card, label: speech.land(card), ...pressOf(scene, `land ${number}`, speech.land(card)) };
    }),
  };
}

const spoken = new WeakMap<object, BoardWords>();

/** The same words for the same language: what is named by them need not be drawn again. */
export function boardWords({ speech }: NaScene): BoardWords {
  const { screen, words } = speech;
  const { parts } = words.names;
  const known = spoken.get(speech);
  if (known) return known;
  const made: BoardWords = {
    town: parts.town,
    river: parts.river,
    traders: parts.traders,
    chest: parts.chest,
    bids: screen.parts.bids,
    ships: screen.parts.ships,
    lands: screen.parts.lands,
    purse: screen.parts.purse,
    boat: (grain) => fill(screen.boat, { n: grain }),
  };
  spoken.set(speech, made);
  return made;
}
