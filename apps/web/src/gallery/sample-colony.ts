import { defaultEdition, districts, furKinds, traderNames } from '@mokum/nieuw-amsterdam';
import type { BoardData } from '../games/nieuw-amsterdam/board/board.tsx';
import type {
  Bid,
  Column,
  FurSpace,
  Land,
  Mark,
  Offer,
  Press,
  Quarter,
  Seat,
  Ship,
  Tile,
  Zone,
} from '../games/nieuw-amsterdam/types.ts';
import { districtNames, furNames, landText, playerNames, shipText, signs, tileNames } from './colony-words.ts';

/** A made-up position; the gallery turns it into what the drawings are told. */
export interface Position {
  seats: readonly Seat[];
  round: number;
  step: string;
  at: number;
  /** Shops by district, in the order of the seats. */
  shops: readonly (readonly number[])[];
  houses: readonly number[];
  posts: readonly (readonly Seat[])[];
  /** Fur numbers by trader; -1 is an empty space. */
  furs: readonly (readonly number[])[];
  tiles: readonly (readonly Tile[])[];
  owners: readonly (Seat | undefined)[];
  bids: readonly Bid['bid'][];
  running?: { column: number; opener: number };
  /** Numbers of the cards on display; 0 is an empty space. */
  lands: readonly number[];
  ships: readonly number[];
  legal: ReadonlySet<'quarters' | 'columns' | 'ships' | 'lands' | 'traders' | 'furs' | 'zones'>;
  way?: { from: number; to: number };
}

const edition = defaultEdition;
export const landOf = (number: number): Land => ({ number, ...edition.lands[number - 1] });
export const shipOf = (number: number): Ship => ({ number, ...edition.ships[number - 1] });
const press = (when: unknown, id: string, label: string, worth?: string): { press?: Press } =>
  when ? { press: { id, label, ...(worth ? { worth } : {}) } } : {};

function quarters({ seats, shops, legal }: Position): Quarter[] {
  return districts.map((district, d) => {
    const most = Math.max(...shops[d]);
    const majority = most ? seats.filter((_, s) => shops[d][s] === most) : [];
    const owned = seats.map((seat, s) => ({ seat, count: shops[d][s] })).filter(({ count }) => count > 0);
    const said = owned.map(({ seat, count }) => `${playerNames[seat]} ${count}`).join(', ') || 'no shops';
    const name = districtNames[district];
    return {
      district,
      name,
      shops: owned,
      majority,
      sign: signs[district],
      label: `${name}: ${said}`,
      ...press(legal.has('quarters'), `build ${district}`, `Build a shop in the ${name}: ${said}`),
    };
  });
}

function zones({ seats, houses, posts, legal }: Position): Zone[] {
  const n = seats.length;
  return edition.river.map((zone, k) => {
    const slots = n === 2 ? zone.black : n === 3 ? zone.white : zone.black + zone.white;
    const boat = edition.boats[k];
    return {
      camp: zone.camp[n - 2],
      houses: houses[k],
      slots,
      posts: posts[k],
      ...(boat === undefined ? {} : { boat }),
      label: `Zone ${k + 1}: ${houses[k]} Lenape houses; posts of ${posts[k].map((seat) => playerNames[seat]).join(', ') || 'nobody'}`,
      ...press(legal.has('zones') && k === 2, 'move-post', 'Move your post to zone 3 for 1 wood'),
    };
  });
}

function traders({ furs, legal }: Position): BoardData['traders'] {
  return traderNames.map((name, t) => {
    const price = edition.traders[name].price;
    const spaces = Array.from({ length: edition.traders[name].spaces }, (_, i): FurSpace => {
      const fur = furKinds[furs[t][i]];
      if (!fur) return { label: 'No fur' };
      const chosen: { press?: Press } =
        legal.has('furs') && t === 0
          ? {
              press: {
                id: `fur ${i}`,
                label: `Buy the ${furNames[fur]} for ${price} good`,
                state: i === 1 ? 'chosen' : 'legal',
              },
            }
          : {};
      return { fur, label: furNames[fur], ...chosen };
    });
    const all = spaces.filter((space) => space.fur).length;
    const sign: readonly Mark[] =
      name === 'top' ? [price, 'goods', 'to', 1, 'fur'] : [price, 'goods', 'to', all, 'fur'];
    return {
      spaces,
      sign,
      label: `The ${name} trader asks ${price} goods`,
      ...press(legal.has('traders') && all && t > 0, `buy ${name}`, `Buy all ${all} furs for ${price} goods`),
    };
  });
}

function chest({ seats, tiles, owners, bids, running, legal }: Position): BoardData['chest'] {
  const columns = edition.chest.map((column, c): Column => {
    const owner = owners[c];
    return {
      spaces: column.tiles,
      bonus: column.bonus,
      tiles: tiles[c],
      state:
        c === running?.column
          ? 'running'
          : owner
            ? 'taken'
            : owners.filter(Boolean).length === seats.length
              ? 'idle'
              : 'open',
      ...(owner ? { owner } : {}),
      ...(c === running?.column ? { token: running.opener + 1 } : {}),
      label: `Column ${c + 1}: ${tiles[c].map((tile) => tileNames[tile]).join(', ')}; ${column.bonus} coins${owner ? `; taken by ${playerNames[owner]}` : ''}`,
      ...press(legal.has('columns') && !owner, `column ${c + 1}`, `Put column ${c + 1} up for auction`, String(4 + c)),
    };
  });
  const most = Math.max(-1, ...bids.filter((bid) => typeof bid === 'number'));
  return {
    columns,
    auction: running ? 'running' : 'resting',
    bids: seats.map((seat, s) => ({
      seat,
      token: s + 1,
      bid: bids[s],
      opener: running?.opener === s ? 'opener' : 'other',
      highest: running && bids[s] === most ? 'highest' : 'lower',
      label: `${playerNames[seat]}, token ${s + 1}: ${bids[s]}`,
    })),
  };
}

function offers<Card>(
  numbers: readonly number[],
  card: (n: number) => Card,
  text: (card: Card) => string,
  may: unknown,
  verb: string,
  worth: (i: number) => string,
): Offer<Card>[] {
  return numbers.map((number, i) => {
    if (!number) return { label: 'Taken' };
    return {
      card: card(number),
      label: text(card(number)),
      ...press(may, `${verb} ${number}`, `${verb}: ${text(card(number))}`, worth(i)),
    };
  });
}

export function boardOf(position: Position): BoardData {
  const { round, step, at, legal } = position;
  return {
    round: {
      round,
      rounds: edition.rounds,
      decade: round > 3 ? '1630s' : '1620s',
      step,
      at,
      steps: 11,
      label: `Round ${round} of ${edition.rounds}: ${step}`,
    },
    quarters: quarters(position),
    zones: zones(position),
    ...(position.way ? { way: position.way } : {}),
    traders: traders(position),
    chest: chest(position),
    lands: offers(position.lands, landOf, landText, legal.has('lands'), 'take', () => ''),
    ships: offers(position.ships, shipOf, shipText, legal.has('ships'), 'load', (i) => `+${8 + i * 2}`),
  };
}
