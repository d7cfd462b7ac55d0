import { editionOf } from '@mokum/nieuw-amsterdam';
import { counted, fill } from '../../../words/language.ts';
import type { SymbolName } from '../../../symbols/drawings.ts';
import type { About, Meaning } from '../../face.ts';
import { moveText } from './ask.ts';
import { isDistrict, movesOf, type NaScene } from '../pieces/pieces.ts';
import { columnBonus } from './speech.ts';
import type { District, Tile } from '../types.ts';
import {
  clearing,
  columnPoints,
  electionPoints,
  fursOf,
  journey,
  landOf,
  leaders,
  rowOf,
  shipmentPoints,
  shipOf,
  tilesOf,
} from '../view.ts';

const symbols: Readonly<Record<string, SymbolName>> = {
  build: 'town',
  'place-shop': 'town',
  'lose-shop': 'close',
  election: 'ballot',
  clear: 'cleared',
  'take-land': 'land',
  ship: 'ship',
  buy: 'fur',
  lumberyard: 'wood',
  granary: 'grain',
  docks: 'warehouse',
  millwork: 'farm',
  'black-market': 'fur',
  'trading-company': 'post',
  'pass-tile': 'pass',
  'pass-special': 'pass',
  'pick-column': 'gavel',
  'free-column': 'gavel',
};
const specialRule: Readonly<Record<District, string>> = {
  lumberyard: '10.5',
  granary: '10.6',
  docks: '10.7',
  millwork: '10.10',
  'black-market': '10.12',
  'trading-company': '10.15',
};

/** What a piece is, what it is worth now, what can be done with it, and its rule. */
export function meaning({ piece }: About, scene: NaScene): Meaning | undefined {
  const told = tellPiece(piece, scene);
  if (!told) return undefined;
  const actions = movesOf(piece, scene.legal).map((move) => ({
    move,
    label: moveText(move, scene),
    symbol: symbols[move.split(' ')[0]] ?? 'play',
  }));
  return { ...told, ...(actions.length > 0 && { actions }) };
}

function tellPiece(piece: string, scene: NaScene): Omit<Meaning, 'actions'> | undefined {
  const [what, which = ''] = piece.split(' ');
  const { words, screen, speech } = { ...scene.speech, speech: scene.speech };
  const { view } = scene.position;
  const edition = editionOf(view);
  const me = view.players[scene.seat];
  const { meanings, names } = words;
  const figures = speech.figures(view);
  const number = Number(which);
  switch (what) {
    case 'district':
      return isDistrict(which) ? tellDistrict(which, scene) : undefined;
    case 'column': {
      const tiles = tilesOf(view.chest[number - 1].tiles);
      return {
        title: speech.sentence(speech.column(number)),
        lines: [
          fill(meanings.column, {
            tiles: tiles.map((tile) => names.tiles[tile]).join(', ') || screen.nothingLeft,
            coins: speech.amount('coin', columnBonus(view, number)),
          }),
          ...[...new Set(tiles)].map((tile) => tileWorth(tile, scene)),
          ...(columnPoints(view, scene.seat, number) > 0
            ? [
                speech.sentence(
                  fill(screen.worth.column, { points: speech.points(columnPoints(view, scene.seat, number)) }),
                ),
              ]
            : []),
        ],
        paragraphs: ['5.2', '5.12'],
      };
    }
    case 'land':
    case 'field': {
      const land = landOf(edition, number);
      const lines = [speech.land(land)];
      const at = me.lands.indexOf(number);
      const points = (place: number): string =>
        speech.points(edition.points.land[Math.min(place, edition.points.land.length - 1)]);
      if (at >= 0) {
        const own = rowOf(edition, me)[at];
        lines.push(
          `${speech.sentence(fill(screen.farms, { n: own.built, of: land.farms }))}, ${screen.land[own.state]}.`,
        );
        if (own.state !== 'cleared') lines.push(fill(screen.worth.place, { points: points(at) }));
      } else if (what === 'land')
        lines.push(fill(screen.worth.next, { n: me.lands.length + 1, points: points(me.lands.length) }));
      if (what === 'field' && clearing(edition, me).points > 0)
        lines.push(
          fill(screen.worth.clear, {
            points: speech.points(clearing(edition, me).points),
            wood: speech.amount('wood', clearing(edition, me).wood),
          }),
        );
      return { title: speech.landName(number), lines, paragraphs: what === 'land' ? ['8.1', '8.5'] : ['8.9', '8.12'] };
    }
    case 'ship': {
      const ship = shipOf(edition, number);
      const enough = fursOf(me) >= ship.furs;
      return {
        title: speech.shipName(number),
        lines: [
          speech.ship(ship),
          ...(view.shipDisplay.includes(number)
            ? [
                enough
                  ? fill(screen.worth.shipment, { points: speech.points(shipmentPoints(edition, me, ship)) })
                  : fill(screen.worth.tooFew, { furs: speech.amount('fur', fursOf(me)), n: ship.furs }),
              ]
            : []),
          fill(meanings.actions['ship-furs'], figures),
        ],
        paragraphs: ['9.11', '9.13'],
      };
    }
    case 'trader': {
      const trader = which as 'top' | 'middle' | 'bottom';
      return {
        title: speech.sentence(names.traders[trader]),
        lines: [fill(screen.trader[trader], { n: edition.traders[trader].price }), journeyText(scene)],
        paragraphs: [trader === 'top' ? '9.2' : '9.3', '9.7'],
      };
    }
    case 'zone':
      return {
        title: `${names.camps[number as 1]}, ${names.zones[number as 1]}`,
        lines: [
          counted(names.pieces.house, view.houses[number]),
          journeyText(scene),
          fill(meanings.specials['trading-company'], figures),
        ],
        paragraphs: ['8.5', '9.7', '10.15'],
      };
    case 'pier':
      return {
        title: names.parts.quay,
        lines: [
          fill(screen.pier[number <= me.warehouses ? 'open' : 'closed'], {
            n: number,
            goods: me.stock.goods,
            room: edition.quay[number - 1],
          }),
          fill(meanings.specials.docks, figures),
        ],
        paragraphs: ['1.13', '10.7'],
      };
    case 'tile': {
      const tile = which as Tile;
      return {
        title: speech.sentence(speech.tile(tile)),
        lines: [fill(meanings.tiles[tile], figures), tileWorth(tile, scene), fill(meanings.pass, figures)],
        paragraphs: ['6.3', '6.8'],
      };
    }
    case 'special':
      return {
        title: screen.special[me.special > 0 ? 'left' : 'used'],
        lines: [fill(meanings.pass, figures)],
        paragraphs: ['6.5', '6.9'],
      };
    default:
      return undefined;
  }
}

function journeyText(scene: NaScene): string {
  const { screen, amount } = scene.speech;
  const { view } = scene.position;
  const { grain } = journey(view, view.players[scene.seat]);
  return grain > 0 ? fill(screen.worth.journey, { grain: amount('grain', grain) }) : screen.worth.near;
}

function tellDistrict(district: District, scene: NaScene): Omit<Meaning, 'actions'> {
  const { words, screen, speech } = { ...scene.speech, speech: scene.speech };
  const { view } = scene.position;
  const { meanings } = words;
  const lead = leaders(view, district);
  const own = view.players[scene.seat].shops[district];
  const most = Math.max(0, ...view.players.map((player, seat) => (seat === scene.seat ? 0 : player.shops[district])));
  const would =
    own + 1 > most ? screen.worth.wouldLead : own + 1 === most ? screen.worth.wouldShare : screen.worth.wouldNot;
  const who = lead.map((seat) => scene.seats[seat].name);
  const led =
    who.length === 0
      ? meanings.majority.none
      : who.length === 1
        ? fill(screen.leads.sole, { player: who[0] })
        : fill(screen.leads.shared, { players: speech.list.format(who) });
  return {
    title: speech.district(district),
    lines: [
      fill(
        `${meanings.specials[district]} (${lead.includes(scene.seat) ? meanings.fee.free : meanings.fee.paid})`,
        speech.figures(view),
      ),
      `${speech.sentence(led)}. ${fill(screen.worth.lead, { lead: would })}`,
    ],
    paragraphs: [specialRule[district], '7.4'],
  };
}

/** What a tile would let one do as things stand. */
function tileWorth(tile: Tile, scene: NaScene): string {
  const { screen, words, points, amount } = scene.speech;
  const { view } = scene.position;
  const edition = editionOf(view);
  const me = view.players[scene.seat];
  if (tile === 'town')
    return fill(screen.worth.town, {
      wood: amount('wood', me.stock.wood),
      shops: counted(words.names.pieces.shop, edition.limits.shops),
      points: points(electionPoints(view, scene.seat)),
    });
  if (tile === 'land')
    return fill(screen.worth.land, {
      lands: counted(words.names.pieces.land, view.landDisplay.length),
      points: points(clearing(edition, me).points),
    });
  const ready = view.shipDisplay.map((card) => shipOf(edition, card)).filter((ship) => ship.furs <= fursOf(me));
  const best = Math.max(0, ...ready.map((ship) => shipmentPoints(edition, me, ship)));
  const has = { furs: amount('fur', fursOf(me)), goods: amount('goods', me.stock.goods) };
  return ready.length > 0 ? fill(screen.worth.trade, { points: points(best), ...has }) : fill(screen.worth.noShip, has);
}
