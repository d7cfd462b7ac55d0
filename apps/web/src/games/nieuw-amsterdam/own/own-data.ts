import { editionOf, furKinds, tileKinds } from '@mokum/nieuw-amsterdam';
import { counted, fill } from '../../../words/language.ts';
import { colourOf, pressOf } from '../board/board-data.ts';
import type { NaScene } from '../pieces/pieces.ts';
import type { Amount, Own, Pier, Rival } from '../types.ts';
import { buildingsLeft, clearing, phaseOf, quayRoom, rowOf, shipOf, spread, tilesOf } from '../view.ts';

const AMOUNTS = ['coin', 'wood', 'grain', 'goods'] as const;

function piersOf(scene: NaScene): Pier[] {
  const { screen } = scene.speech;
  const player = scene.position.view.players[scene.seat];
  const edition = editionOf(scene.position.view);
  let goods = player.stock.goods;
  return edition.quay.map((room, i) => {
    const state = i < player.warehouses ? 'open' : 'closed';
    const here = state === 'open' ? Math.min(goods, room) : 0;
    goods -= here;
    const label = fill(screen.pier[state], { n: i + 1, goods: here, room });
    return {
      room,
      goods: here,
      state,
      label,
      ...(i === player.warehouses
        ? pressOf(scene, `pier ${i + 1}`, label)
        : { press: { id: `pier ${i + 1}`, label, state: 'ask' as const } }),
    };
  });
}

/** The area of the seat in front. */
export function ownData(scene: NaScene): Own {
  const { view } = scene.position;
  const { screen, words, speech } = { ...scene.speech, speech: scene.speech };
  const player = view.players[scene.seat];
  const phase = phaseOf(scene.position);
  const inSeries = phase === 'town' || phase === 'land' || phase === 'trade';
  const edition = editionOf(view);
  const { points } = clearing(edition, player);
  const last = rowOf(edition, player).findLastIndex(({ state }) => state === 'completed');
  return {
    seat: colourOf(scene, scene.seat),
    piers: piersOf(scene),
    ships: player.ships.map((number) => {
      const ship = shipOf(edition, number);
      return {
        ship,
        label: speech.ship(ship),
        press: { id: `ship ${number}`, label: speech.ship(ship), state: 'ask' as const },
      };
    }),
    lands: rowOf(edition, player).map((own, i) => {
      const label = `${speech.land(own.land)} ${fill(screen.farms, { n: own.built, of: own.land.farms })}, ${screen.land[own.state]}`;
      const piece = `field ${own.land.number}`;
      return {
        ...own,
        label,
        ...(own.state === 'cleared'
          ? { press: { id: piece, label, state: 'ask' as const } }
          : pressOf(scene, piece, label, i === last && scene.legal.has('clear') ? `+${points}` : undefined)),
      };
    }),
    purse: {
      token: { number: player.token, label: fill(words.names.parts.token, { n: player.token }) },
      amounts: AMOUNTS.map(
        (kind): Amount => ({
          kind,
          count: player.stock[kind],
          label: speech.amount(kind, player.stock[kind]),
          ...(kind === 'goods' && { room: quayRoom(edition, player) }),
        }),
      ),
      furs: furKinds.map((fur) => ({ fur, count: player.stock[fur], label: speech.amount(fur, player.stock[fur]) })),
      tiles: spread(tileKinds, player.tiles).map((tile) => {
        const label = speech.tile(tile);
        const press =
          tile === phase
            ? pressOf(scene, `tile ${tile}`, label)
            : { press: { id: `tile ${tile}`, label, state: 'ask' as const } };
        return { tile, label, ...press };
      }),
      ...(inSeries && {
        special: {
          state: player.special > 0 ? ('left' as const) : ('used' as const),
          label: screen.special[player.special > 0 ? 'left' : 'used'],
          ...pressOf(scene, 'special', screen.special[player.special > 0 ? 'left' : 'used']),
        },
      }),
      buildings: {
        count: buildingsLeft(edition, player),
        label: counted(screen.buildings, buildingsLeft(edition, player)),
      },
    },
    words: {
      area: screen.parts.area,
      piers: words.names.parts.quay,
      ships: words.names.parts.ships,
      lands: words.names.parts.row,
      noShips: screen.parts.noShips,
      noLands: screen.parts.noLands,
    },
  };
}

/** What matters of another seat, in small. */
export function rivalData(scene: NaScene, seat: number): Rival {
  const { screen, words, amount, list } = scene.speech;
  const player = scene.position.view.players[seat];
  const edition = editionOf(scene.position.view);
  const token = fill(words.names.parts.token, { n: player.token });
  const furs = furKinds.map((fur) => ({ fur, count: player.stock[fur] }));
  return {
    token: { number: player.token, label: token },
    amounts: AMOUNTS.map((kind) => ({ kind, count: player.stock[kind] })),
    furs,
    tiles: tilesOf(player.tiles),
    piers: { open: player.warehouses, goods: player.stock.goods, room: quayRoom(edition, player) },
    ships: player.ships.map((number) => shipOf(edition, number).goods),
    lands: rowOf(edition, player).map(({ state }) => state),
    label: fill(screen.rival, {
      player: scene.seats[seat].name,
      token,
      stock: list.format(
        [...AMOUNTS, ...furKinds]
          .filter((kind) => player.stock[kind] > 0)
          .map((kind) => amount(kind, player.stock[kind])),
      ),
      lands: counted(words.names.pieces.land, player.lands.length),
      ships: counted(words.names.pieces.ship, player.ships.length),
    }),
  };
}
