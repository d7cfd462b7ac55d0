import { type District, districts, furKinds, traderNames } from '@mokum/nieuw-amsterdam';
import { counted, nieuwAmsterdam as words } from '@mokum/words';
import { padded, type Pen, table as columnsOf, wrapped } from '../pen.ts';
import type { Scene } from '../table.ts';
import { edition, english, fursIn, landText, plural, type Seen, type SeenPlayer, seen, shipText, tilesIn } from './seen.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const count = (piece: 'shop' | 'warehouse' | 'ship', n: number): string => counted(plural, words.names.pieces[piece], n);

/** A star leads alone, a plus shares the lead: no colour is needed to see it. */
function shopsCell(players: readonly SeenPlayer[], seat: number, district: District): string {
  const own = players[seat].shops[district];
  const most = Math.max(...players.map(({ shops }) => shops[district]));
  if (own === 0) return '· ';
  if (own < most) return `${own} `;
  return `${own}${players.filter(({ shops }) => shops[district] === most).length === 1 ? '*' : '+'}`;
}

function town({ players }: Seen, names: readonly string[], pen: Pen): string[] {
  const rows = districts.map((district) => [
    words.names.districts[district],
    ...players.map((_, seat) => shopsCell(players, seat, district)),
  ]);
  return columnsOf([[words.names.parts.town, ...names], ...rows], pen);
}

/** The six zones from the sea: houses, posts, and the grain of the boats between them. */
function river({ houses, players }: Seen, names: readonly string[], columns: number): string[] {
  const zones = edition.river.map((_, i) => {
    const zone = i + 1;
    const posts = players.flatMap(({ post }, seat) => (post === zone ? [names[seat]] : []));
    const boat = edition.boats[i] === undefined ? '' : `  ~${edition.boats[i]}~`;
    return `${zone} [${'^'.repeat(houses[zone])}]${posts.length > 0 ? ` ${posts.join(' ')}` : ''}${boat}`;
  });
  return wrapped(zones.join(' '), columns - 1, ' ');
}

function traders({ traders: three }: Seen): string[] {
  return traderNames.map((name, i) => {
    const { price } = edition.traders[name];
    const each = name === 'top' ? 'each' : 'for all';
    return ` ${padded(name, 7)} ${price} goods ${each}: ${fursIn(three[i].furs).join(', ') || 'none left'}`;
  });
}

function chest({ chest: five, players, lot, bidder, bid }: Seen, names: readonly string[], pen: Pen): string[] {
  return edition.chest.map(({ bonus }, i) => {
    const owner = players.findIndex(({ column }) => column === i + 1);
    const tiles = tilesIn(five[i].tiles).join(' ') || '–';
    const state =
      owner >= 0
        ? names[owner]
        : lot === i + 1
          ? pen.bold(bidder === null ? 'up for auction' : `${names[bidder]} bids ${bid}`)
          : '';
    return ` ${i + 1}  ${padded(tiles, 18)} +${bonus}  ${state}`.trimEnd();
  });
}

/** Cleared, complete or wild, each with its farms, and what its place scores. */
function rowOf(player: SeenPlayer): string {
  let left = player.farms;
  const lands = player.lands.map((number, i) => {
    const { farms } = edition.lands[number - 1];
    const built = Math.min(left, farms);
    left -= built;
    const points = edition.points.land[Math.min(i, edition.points.land.length - 1)];
    return i < player.cleared ? `${number}=` : `${number}(${built}/${farms}→${points})`;
  });
  return lands.join(' ') || 'none';
}

function purse(player: SeenPlayer): string {
  const { stock } = player;
  const room = sum(edition.quay.slice(0, player.warehouses));
  const furs = furKinds.filter((kind) => stock[kind] > 0).map((kind) => `${stock[kind]} ${kind}`);
  return `${stock.coin} coins, ${stock.wood} wood, ${stock.grain} grain, ${stock.goods}/${room} goods${furs.length > 0 ? `, ${furs.join(', ')}` : ''}`;
}

function colony(seat: number, { view, names, seat: own, columns, pen }: Scene): string[] {
  const player = seen(view).players[seat];
  const goods = sum(player.ships.map((ship) => edition.ships[ship - 1].goods));
  const tiles = tilesIn(player.tiles);
  const you = seat === own ? pen.dim(' (you)') : '';
  const shops = sum(Object.values(player.shops));
  return [
    `${pen.bold(names[seat])}${you}  token ${player.token}, ${english.points(player.score)}${tiles.length > 0 ? `, tiles: ${tiles.join(' ')}` : ''}`,
    ...wrapped(purse(player), columns - 2, ' ').map((line) => `  ${line}`),
    ...wrapped(
      `${count('shop', shops)}, ${count('warehouse', player.warehouses)}, ${count('ship', player.ships.length)} (+${goods} goods), lands: ${rowOf(player)}`,
      columns - 2,
      ' ',
    ).map((line) => `  ${line}`),
  ];
}

/** The whole table: everything but the decks and the fur supply lies open. */
export function draw(scene: Scene): string[] {
  const { view, names, columns, pen } = scene;
  const table = seen(view);
  const legend = wrapped(
    'town: * leads alone, + shares; river: ^ a house, ~n~ a boat for n grain; lands: = cleared, (farms→points)',
    columns,
  ).map(pen.dim);
  const { parts } = words.names;
  return [
    `${pen.bold(words.title)}  round ${table.round} of ${edition.rounds}`,
    ...legend,
    '',
    ...town(table, names, pen),
    '',
    pen.bold(parts.river),
    ...river(table, names, columns),
    pen.bold(parts.traders),
    ...traders(table),
    pen.bold(parts.chest),
    ...chest(table, names, pen),
    pen.bold(parts.shipDisplay),
    ...table.shipDisplay.map((ship) => ` ${shipText(ship)}`),
    pen.bold(parts.landDisplay),
    ...table.landDisplay.map((land) => ` ${landText(land)}`),
    '',
    ...names.flatMap((_, seat) => colony(seat, scene)),
  ];
}
