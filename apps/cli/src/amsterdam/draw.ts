import { amsterdam as words, amsterdamSolo as solo } from '@mokum/words';
import { amount } from '../amount.ts';
import { headOf } from '../label.ts';
import { padded, type Pen, widthOf, wrapped } from '../pen.ts';
import type { Scene } from '../table.ts';
import { figureLines, orderLines } from './expansions.ts';
import { amstelLine, cityPicture, harbourPicture, marksOf, PICTURE } from './picture.ts';
import { type Played, playedBy } from './played.ts';
import { type Numbers, type Seen, seen, type SeenPlayer } from './seen.ts';

/** "2 pink, 1 grey" of numbers by name. */
const some = (of: Numbers, names: Readonly<Record<string, string>>): string =>
  Object.entries(of)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `${n} ${names[name]}`)
    .join(', ') || '–';

function dialOf({ dial }: SeenPlayer): string {
  return [1, 2, 3, 4, 5, 6]
    .map((segment) => {
      const mine = Object.entries(dial).filter(([at, n]) => n > 0 && at.startsWith(`${segment}-`));
      return `${segment}: ${mine.map(([at, n]) => `${n} ${at.slice(2)}`).join(' ') || '–'}`;
    })
    .join('   ');
}

type Lying = ReturnType<typeof withTom>['lying'];

const takenBy = ({ players }: Lying, block: number): number =>
  players.findIndex(({ crests }) => crests.includes(block));

/** Each district with its blocks: the cost and the good of a free one, else its owner. */
function city(table: Lying, people: readonly string[]): string[] {
  const { edition } = playedBy(table);
  return Object.entries(words.districts).flatMap(([district, name]) => {
    const blocks = edition.city.blocks.filter((block) => block.district === district);
    const scored = table.openDistricts.includes(district as 'jordaan') ? ' *' : '';
    const cells = blocks.map(({ id, cost }) => {
      const owner = takenBy(table, id);
      return padded(
        `${id}: ${owner >= 0 ? headOf(people[owner], 12) : `${cost} ${words.goods[table.goods[id - 1]]}`}`,
        18,
      );
    });
    return [
      `${padded(`${name}${scored}`, 18)} ${cells.slice(0, 3).join('')}`.trimEnd(),
      `${' '.repeat(18)} ${cells.slice(3).join('')}`.trimEnd(),
    ];
  });
}

/** Warehouses and depots, where there is no room to draw them. */
function shores(table: Seen): string[] {
  const { harbour } = playedBy(table);
  const warehouses = harbour.warehouses.map(({ good, roofs, pier }) => {
    const free = [...roofs].slice(table.roofs[good]);
    return `${words.goods[good]} (${pier}) ${free.length > 0 ? free.join('/') : 'full'}`;
  });
  const depots = harbour.depots.map(
    ({ pier, value }, i) => `(${pier}) ${table.depots[i].good === null ? value : 'full'}`,
  );
  return [`Warehouses: ${warehouses.join(', ')}`, `Depots: ${depots.join(', ')}`];
}

function quays(table: Seen): string[] {
  const { harbour } = playedBy(table);
  const docks = harbour.docks.map(
    ({ colour, space }, i) => `${words.dockColours[colour]} (${space}): ${table.docks[i].dockers.join(' ') || '–'}`,
  );
  return [
    `Docks: ${docks.join(', ')}`,
    `Docker house: ${Object.values(table.housed).reduce((sum, n) => sum + n, 0)}   Black market: ${table.blackMarket.map((good) => words.goods[good]).join(', ') || '–'}`,
  ];
}

function playerLines(player: SeenPlayer, name: string, reach: string, pen: Pen, { say, orders }: Played): string[] {
  const cards = (numbers: readonly number[]): string =>
    numbers.map((n) => `${say.name(n)}${player.used.includes(n) ? ' (used)' : ''}`).join(', ') || '–';
  return [
    `${pen.bold(name)}  ${amount(player.points, 'point')}, ${player.gulden} gulden, ${amount(player.penalties, 'token')}, Amstel ${reach}, barge at ${say.place(player.barge)} (${player.barge})`,
    `  pool ${some(player.pool, words.colours)}${player.stored === null ? '' : `, stored ${player.stored}`}   dial ${dialOf(player)}`,
    `  inactive ${cards(player.inactive)}`,
    `  active ${cards(player.active)}`,
    `  storage ${some(player.storage, words.goods)}   on board ${some(player.aboard, words.goods)}   dockers ${some(player.dockers, words.dockColours)}   blocks ${player.crests.join(' ') || '–'}`,
    ...orderLines(player, orders),
  ];
}

/** The solo game lies on the table like one of two: TOM has crests and a disc, and no barge. */
function withTom(table: Seen, names: readonly string[]) {
  const players: readonly Pick<SeenPlayer, 'barge' | 'crests'>[] = table.players;
  if (table.players.length > 1) return { people: names, lying: { ...table, players } };
  const { crests } = table.tom[0];
  return { people: [...names, solo.tom], lying: { ...table, players: [...players, { barge: -1, crests }] } };
}

function tomLine(
  { players, tom: [{ points, gulden, crests }] }: Seen,
  mark: string,
  reach: string,
  pen: Pen,
): string[] {
  if (players.length > 1) return [];
  const blocks = crests.join(' ') || '–';
  return [
    `${pen.bold(`${mark} ${solo.tom}`)}  ${amount(points, 'point')}, ${gulden} gulden, Amstel ${reach}, blocks ${blocks}`,
  ];
}

/** The table of Amsterdam at a terminal. */
export function draw({ view, seat, names, columns, pen }: Scene): string[] {
  const table = seen(view);
  const played = playedBy(table);
  const { edition, say, tiles } = played;
  const pack = table.edition === 0 ? '' : `  edition: ${edition.name}`;
  const { people, lying } = withTom(table, names);
  const reachOf = (s: number): string => Object.entries(table.amstel).find(([, pile]) => pile.includes(s))?.[0] ?? '–';
  const [tile] = table.market;
  const phase = ['Set-up', ...Object.values(words.phases)][table.phase];
  const marks = marksOf(people);
  // The picture is of our own board; another edition's is told in lists.
  const wide = columns >= PICTURE && table.edition === 0;
  return [
    `${pen.bold(words.title)}  round ${table.round} of 12, ${phase}${pack}`,
    `Market ${tile ?? '–'}: ${tile === undefined ? '' : tiles[tile]}`,
    `Dice: ${some(table.dice, words.colours)}`,
    pen.bold('Harbour'),
    ...(wide ? harbourPicture(lying, marks) : shores(table)),
    ...quays(table),
    ...figureLines(table, say.place),
    ...(table.goods.length > 0
      ? [
          `${pen.bold('City')}  free blocks with their price; * will be scored`,
          ...(wide ? cityPicture : city)(lying, people),
        ]
      : []),
    `${pen.bold('Amstel')}  ${amstelLine(table, marks)}`,
    ...table.players.flatMap((player, s) =>
      playerLines(player, `${marks[s]} ${people[s]}${s === seat ? '*' : ''}`, reachOf(s), pen, played),
    ),
    ...tomLine(table, marks[1], reachOf(1), pen),
  ].flatMap((line) => (widthOf(line) <= columns ? [line] : wrapped(line, columns, '    ')));
}
