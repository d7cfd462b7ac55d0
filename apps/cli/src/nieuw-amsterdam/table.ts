import { districts, type Edition, editionOf, furKinds, tileKinds, traderNames } from '@mokum/nieuw-amsterdam';
import {
  figuresNieuwAmsterdam,
  fill,
  nieuwAmsterdam as words,
  sayNieuwAmsterdam,
  tellNieuwAmsterdam,
} from '@mokum/words';
import { headOf } from '../label.ts';
import { cut, padded, type Pen, table as columnsOf, widthOf, wrapped } from '../pen.ts';
import { scoreTable } from '../score-table.ts';
import type { AnyView, Option, Scene, Table } from '../table.ts';

const say = sayNieuwAmsterdam(words, 'en');
const telling = tellNieuwAmsterdam(words, 'en');
const { names } = words;

type Numbers = Readonly<Record<string, number>>;
interface SeenPlayer {
  readonly token: number;
  readonly column: number | null;
  readonly tiles: Numbers;
  readonly stock: Numbers;
  readonly shops: Numbers;
  readonly warehouses: number;
  readonly lands: readonly number[];
  readonly farms: number;
  readonly cleared: number;
  readonly ships: readonly number[];
  readonly post: number;
  readonly score: number;
}
interface Seen {
  readonly edition: number;
  readonly round: number;
  readonly landDisplay: readonly number[];
  readonly shipDisplay: readonly number[];
  readonly traders: readonly { readonly furs: Numbers }[];
  readonly chest: readonly { readonly tiles: Numbers }[];
  readonly houses: Numbers;
  readonly lot: number | null;
  readonly opener: number | null;
  readonly bidder: number | null;
  readonly bid: number;
  readonly due: number;
  readonly players: readonly SeenPlayer[];
  readonly question?: { readonly task: string; readonly about: Readonly<Record<string, number | string>> };
}
const seen = (view: AnyView): Seen => view as unknown as Seen;
const figuresOf = (table: Seen) => figuresNieuwAmsterdam(words, 'en', editionOf(table));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const tilesOf = (tiles: Numbers): string =>
  tileKinds.flatMap((kind) => Array<string>(tiles[kind]).fill(names.tiles[kind])).join(' ');

/** The shops of all players by district; who leads alone stands out. */
function town({ players }: Seen, shortNames: readonly string[], pen: Pen): string[] {
  const rows = districts.map((district) => {
    const shops = players.map((player) => player.shops[district]);
    const most = Math.max(...shops);
    const leaders = shops.filter((number) => number === most).length;
    return [
      names.districts[district],
      ...shops.map((number) => {
        const mark = number > 0 && number === most ? (leaders === 1 ? '●' : '○') : ' ';
        return number === 0 ? '·  ' : `${number} ${mark}`;
      }),
    ];
  });
  return [...columnsOf([[names.parts.town, ...shortNames], ...rows], pen), pen.dim('● leads alone  ○ shares the lead')];
}

/** The row of lands: ✓ cleared, else how many of its farms stand. */
function rowOf(edition: Edition, { lands, farms, cleared }: SeenPlayer): string {
  let left = farms;
  return lands
    .map((land, place) => {
      const spaces = edition.lands[land - 1].farms;
      const built = Math.min(left, spaces);
      left -= built;
      return place < cleared ? `${land}✓` : `${land}(${built}/${spaces})`;
    })
    .join(' ');
}

function holdings(table: Seen, shortNames: readonly string[], pen: Pen): string[] {
  const { players } = table;
  const edition = editionOf(table);
  const row = (name: string, of: (player: SeenPlayer) => string | number): string[] => [
    name,
    ...players.map((player) => String(of(player))),
  ];
  const room = (player: SeenPlayer): number => sum(edition.quay.slice(0, player.warehouses));
  return columnsOf(
    [
      ['', ...shortNames],
      row('points', (player) => player.score),
      row('token', (player) => player.token),
      row(names.resources.coin, (player) => player.stock['coin']),
      row(names.resources.wood, (player) => player.stock['wood']),
      row(`${names.resources.goods} / room`, (player) => `${player.stock['goods']} / ${room(player)}`),
      row(names.resources.grain, (player) => player.stock['grain']),
      ...furKinds.map((kind) => row(names.furs[kind], (player) => player.stock[kind] || '·')),
      row('goods a round', (player) => sum(player.ships.map((ship) => edition.ships[ship - 1].goods))),
      row('grain a round', (player) =>
        sum(player.lands.slice(0, player.cleared).map((land) => edition.lands[land - 1].grain)),
      ),
    ],
    pen,
  );
}

function river(table: Seen, shortNames: readonly string[]): string[] {
  const { houses, players } = table;
  const edition = editionOf(table);
  return edition.river.map((_, i) => {
    const zone = i + 1;
    const posts = shortNames.filter((_name, seat) => players[seat].post === zone);
    const boat = i < edition.boats.length ? `, boat ${edition.boats[i]}` : '';
    return `  ${padded(`${names.zones[zone as 1]}${boat}`, 16)} houses ${houses[zone]}   ${posts.length > 0 ? `posts: ${posts.join(', ')}` : ''}`.trimEnd();
  });
}

function market(table: Seen): string[] {
  const { traders, landDisplay, shipDisplay } = table;
  const edition = editionOf(table);
  const furs = traders.map(
    ({ furs: there }, i) => `  ${padded(names.traders[traderNames[i]], 16)} ${say.furs(there) || '–'}`,
  );
  const lands = landDisplay.map((land) => {
    const { farms, wood, grain } = edition.lands[land - 1];
    return `  ${padded(`${land} ${names.lands[land as 1]}`, 22)} farms ${farms}, wood ${wood}, grain ${grain}`;
  });
  const ships = shipDisplay.map((ship) => {
    const { furs: load, coins, goods } = edition.ships[ship - 1];
    return `  ${padded(`${ship} ${names.ships[ship as 1]}`, 22)} furs ${load}, coins ${coins}, goods ${goods}`;
  });
  return [names.parts.traders, ...furs, names.parts.landDisplay, ...lands, names.parts.shipDisplay, ...ships];
}

function chest(table: Seen, people: readonly string[]): string[] {
  const { chest: columns, players, lot, bid, bidder } = table;
  const edition = editionOf(table);
  return columns.map(({ tiles }, i) => {
    const owner = players.findIndex((player) => player.column === i + 1);
    const about =
      owner >= 0
        ? people[owner]
        : lot === i + 1
          ? `for auction${bidder === null ? '' : `: ${people[bidder]} bids ${bid}`}`
          : '';
    return `  ${i + 1}  ${padded(tilesOf(tiles) || '–', 18)} +${edition.chest[i].bonus}  ${about}`.trimEnd();
  });
}

function draw({ view, seat, names: people, columns, pen }: Scene): string[] {
  const table = seen(view);
  const edition = editionOf(table);
  const shortNames = people.map((label, s) => (s === seat ? `${headOf(label, 11)}*` : headOf(label, 12)));
  const labels = people.map((label, s) => cut(s === seat ? `${label}*` : label, 36));
  const width = Math.max(...labels.map(widthOf));
  const rows = table.players.map((player, s) => `  ${padded(shortNames[s], 13)} ${rowOf(edition, player) || '–'}`);
  const tiles = table.players.map((player, s) => `  ${padded(labels[s], width)}  ${tilesOf(player.tiles) || '–'}`);
  const pack = table.edition === 0 ? '' : `  edition: ${edition.name}`;
  const head = `${pen.bold(words.title)}  round ${table.round} of ${edition.rounds}${pack}`;
  return [
    head,
    '',
    ...town(table, shortNames, pen),
    '',
    ...holdings(table, shortNames, pen),
    pen.bold(names.parts.row),
    ...rows,
    pen.bold('Tiles'),
    ...tiles,
    pen.bold(names.parts.river),
    ...river(table, shortNames),
    ...market(table),
    pen.bold(names.parts.chest),
    ...chest(table, people),
  ].flatMap((line) => (widthOf(line) <= columns ? [line] : wrapped(line, columns, '    ')));
}

/** The furs that score most in a ship: the largest kinds first (9.13). */
function cargoPoints(edition: Edition, stock: Numbers, load: number): number {
  let left = load;
  let points = 0;
  const kinds = furKinds.map((kind) => stock[kind]).toSorted((a, b) => b - a);
  for (const [rank, own] of kinds.entries()) {
    const loaded = Math.min(left, own);
    points += loaded * edition.points.shipment[rank];
    left -= loaded;
  }
  return points;
}

/** What an election would score now (7.7, 7.8). */
function electionPoints({ players, ...table }: Seen, seat: number): number {
  const { sole, shared } = editionOf(table).points;
  return sum(
    districts.map((district) => {
      const own = players[seat].shops[district];
      const others = players.filter((_, s) => s !== seat).map(({ shops }) => shops[district]);
      return own === 0 || others.some((n) => n > own) ? 0 : others.includes(own) ? shared : sole;
    }),
  );
}

/** What a card or a column brings and an action scores, beside its move. */
function hint(move: string, table: Seen, seat: number): string {
  const [task, value] = move.split(' ');
  const n = Number(value);
  const edition = editionOf(table);
  const me = table.players[seat];
  if (task === 'take-land') return say.land(edition.lands[n - 1]);
  if (task === 'ship') {
    const ship = edition.ships[n - 1];
    return `${say.points(cargoPoints(edition, me.stock, ship.furs))}; ${say.ship(ship)}`;
  }
  if (task === 'election') return say.points(electionPoints(table, seat));
  if (task === 'pick-column' || task === 'free-column')
    return `${tilesOf(table.chest[n - 1].tiles)}, +${say.amount('coin', edition.chest[n - 1].bonus)}`;
  return '';
}

function menu(options: readonly Option[], { view, seat, columns, pen }: Scene): string[] {
  const figures = figuresOf(seen(view));
  const lines = options.map(({ number, move }) => {
    const about = [say.move(move, figures), hint(move, seen(view), seat ?? 0)]
      .filter((part) => part !== '')
      .join(' – ');
    return `${pen.bold(String(number).padStart(3))} ${padded(move, 27)} ${cut(about, Math.max(20, columns - 32))}`;
  });
  const paying = options[0]?.move.startsWith('pay-')
    ? [pen.dim('    or all at once: pay grain 3 coin 2 fur beaver 1; pay alone chooses for you')]
    : [];
  return [...lines, ...paying];
}

function prompt(view: AnyView): string {
  const { question, lot, bid, due, bidder } = seen(view);
  if (!question) return '';
  const opens = bidder === null ? 'opens' : 'answers';
  return say.prompt({ ...question, lot: Number(lot), bid, due, opens }, figuresOf(seen(view)));
}

/** `land 7`, `ship 8`, or a district by its name. */
function look(name: string, view: AnyView): string | undefined {
  const edition = editionOf(seen(view));
  const [kind = '', number] = name.trim().split(/\s+/);
  const n = Number(number);
  if (kind === 'land' && edition.lands[n - 1]) return `${names.lands[n as 1]}: ${say.land(edition.lands[n - 1])}`;
  if (kind === 'ship' && edition.ships[n - 1]) return `${names.ships[n as 1]}: ${say.ship(edition.ships[n - 1])}`;
  const district = districts.find((one) => one === kind);
  return district && `${names.districts[district]}: ${fill(words.meanings.specials[district], figuresOf(seen(view)))}`;
}

export const nieuwAmsterdamTable: Table = {
  title: words.title,
  subtitle: words.subtitle,
  draw,
  prompt,
  menu,
  tell: (rows, people) => telling.rows(rows, people),
  reason: (paragraph) => (words.reasons as Readonly<Record<string, string>>)[paragraph],
  look,
  lookFor: '"land 7", "ship 8", or a district by its name',
  scores: (result, people, pen) => scoreTable(result, words.causes, people, pen),
  winners: (people) =>
    people.length === 1
      ? `${people[0]} wins and becomes Director-General.`
      : `${new Intl.ListFormat('en').format(people)} share the victory.`,
};
