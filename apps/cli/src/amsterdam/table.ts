import { boardOf, type Edition, stateFromView, suggestHandBack, suggestPayment } from '@mokum/amsterdam';
import type { Json, SeenRow } from '@mokum/kernel';
import {
  type AmsterdamFacts,
  amsterdam as words,
  amsterdamSolo as solo,
  fill,
  readingKey,
  sayAmsterdam,
  tellTom,
  wordsUnder,
} from '@mokum/words';
import { amount } from '../amount.ts';
import { headOf } from '../label.ts';
import { cut, padded, type Pen, widthOf, wrapped } from '../pen.ts';
import { scoreTable } from '../score-table.ts';
import type { AnyView, Option, Scene, Table } from '../table.ts';
import { figureLines, orderLines, type SeenFigures, type SeenOrders } from './expansions.ts';
import { amstelLine, cityPicture, harbourPicture, marksOf, PICTURE } from './picture.ts';

type Numbers = Readonly<Record<string, number>>;
type Good = keyof typeof words.goods;

interface SeenPlayer extends SeenOrders {
  readonly points: number;
  readonly gulden: number;
  readonly penalties: number;
  readonly pool: Numbers;
  readonly stored: string | null;
  readonly dial: Numbers;
  readonly inactive: readonly number[];
  readonly active: readonly number[];
  readonly used: readonly number[];
  readonly storage: Numbers;
  readonly aboard: Numbers;
  readonly dockers: Numbers;
  readonly barge: number;
  readonly crests: readonly number[];
}
interface Seen extends SeenFigures {
  readonly edition: number;
  readonly round: number;
  readonly phase: number;
  readonly dice: Numbers;
  readonly market: readonly number[];
  readonly revealed: readonly number[];
  readonly goods: readonly Good[];
  readonly roofs: Numbers;
  readonly depots: readonly { readonly good: Good | null }[];
  readonly docks: readonly { readonly dockers: readonly string[] }[];
  readonly housed: Numbers;
  readonly blackMarket: readonly Good[];
  readonly openDistricts: readonly (keyof typeof words.districts)[];
  readonly amstel: Readonly<Record<string, readonly number[]>>;
  readonly players: readonly SeenPlayer[];
  readonly tom: readonly { readonly points: number; readonly gulden: number; readonly crests: readonly number[] }[];
  readonly question?: { readonly task: string; readonly about: Readonly<Record<string, number | string>> };
}
const seen = (view: AnyView): Seen => view as unknown as Seen;

const factsOf = ({ cards, city: { blocks }, harbour }: Edition): AmsterdamFacts => ({
  card: (number) => cards[number - 1],
  block: (number) => blocks[number - 1],
  space(number) {
    const { kind } = harbour.spaces[number];
    const warehouse = harbour.warehouses.find(({ pier }) => pier === number);
    const depot = harbour.depots.find(({ pier }) => pier === number);
    const dock = harbour.docks.find(({ space }) => space === number);
    return {
      kind,
      ...(warehouse && { good: warehouse.good }),
      ...(depot && { value: depot.value }),
      ...(dock && { docker: dock.colour }),
    };
  },
});
const tom = tellTom(solo, words, 'en');

type Texts = Readonly<Record<number, string>>;
const voices = new Map<string, { readonly read: typeof words; readonly say: ReturnType<typeof sayAmsterdam> }>();
/** The tables that are played, and words for them as the rulings read the cards, tiles and orders (25). */
function playedBy(table: Pick<Seen, 'edition'>) {
  const { edition } = boardOf(table);
  const key = `${table.edition} ${readingKey(words, table)}`;
  const read = voices.get(key)?.read ?? (wordsUnder(words, table) as typeof words);
  const voice = voices.get(key) ?? { read, say: sayAmsterdam(read, 'en', factsOf(edition)) };
  voices.set(key, voice);
  const { tiles, orders }: { tiles: Texts; orders: Texts } = voice.read;
  return { edition, harbour: edition.harbour, say: voice.say, tiles, orders };
}
type Played = ReturnType<typeof playedBy>;
type Say = Played['say'];

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

function draw({ view, seat, names, columns, pen }: Scene): string[] {
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

const DISCARDS = 'tom-discards ';
const discarding = (move: string, say: Say): string =>
  fill(solo.move, { card: say.card(Number(move.slice(DISCARDS.length))) });

function menu(options: readonly Option[], { view, columns, pen }: Scene): string[] {
  const { goods } = seen(view);
  const { say } = playedBy(seen(view));
  return options.map(({ number, move }) => {
    const about = move.startsWith(DISCARDS) ? discarding(move, say) : say.move(move, (block) => goods[block - 1]);
    return `${pen.bold(String(number).padStart(3))} ${padded(move, 24)} ${cut(about, Math.max(20, columns - 29))}`.trimEnd();
  });
}

function prompt(view: AnyView): string {
  const { question, goods } = seen(view);
  const { say } = playedBy(seen(view));
  if (!question) return '';
  const block = Number(question.about['block'] ?? 0);
  return say.prompt(question.task, question.about, block > 0 ? words.goods[goods[block - 1]] : '');
}

/** 6.3: resources of any colour, by default those that no card and no block will miss; 26.29: the best hand-back. */
function suggest(view: AnyView, seat: number, options: Json): string | undefined {
  const { question } = seen(view);
  if (question?.task === 'hand-back') {
    const g = stateFromView(view as unknown as Parameters<typeof stateFromView>[0], seat, options);
    return suggestHandBack(g, seat);
  }
  if (question?.task !== 'pay-colour' && question?.task !== 'pay-amount') return undefined;
  const g = stateFromView(view as unknown as Parameters<typeof stateFromView>[0], seat, options);
  const names = Object.keys(words.colours);
  if (question.task === 'pay-colour')
    return `pay-colour ${names[suggestPayment(g, seat, 1).findIndex((amount) => amount > 0)]}`;
  const from = names.indexOf(String(question.about['colour']));
  return `pay-amount ${suggestPayment(g, seat, Number(question.about['left']), from)[from]}`;
}

/** The moves, and after them what TOM did in between. */
function tell(rows: readonly SeenRow[], people: readonly string[], view: AnyView) {
  const { edition, say } = playedBy(seen(view));
  const facts = {
    card: (number: number): string => say.name(number),
    district: (block: number) => edition.city.blocks[block - 1].district,
  };
  return say
    .rows(rows, people)
    .map(({ seq, lines }, i) => ({ seq, lines: [...lines, ...tom.told(rows[i].told ?? [], facts)] }));
}

/** `13` or `card 13`, `block 12`, `space 27`, `tile 4`, `order 24`. */
function look(name: string, view: AnyView): string | undefined {
  const { edition, harbour, say, tiles, orders } = playedBy(seen(view));
  const [kind = '', number = kind] = name.trim().split(/\s+/);
  const n = Number(number);
  if ((kind === 'card' || kind === number) && edition.cards[n - 1]) return say.card(n);
  if (kind === 'tile' && tiles[n]) return tiles[n];
  if (kind === 'order') return orders[n];
  if (kind === 'space' && harbour.spaces[n]) return say.place(n);
  const block = kind === 'block' ? edition.city.blocks[n - 1] : undefined;
  return block && `${words.districts[block.district]}, costs ${block.cost}`;
}

export const amsterdamTable: Table = {
  title: words.title,
  subtitle: words.subtitle,
  draw,
  prompt,
  menu,
  suggest,
  tell,
  rival: solo.tom,
  reason: (paragraph) => (words.reasons as Readonly<Record<string, string>>)[paragraph],
  look,
  lookFor: '"13" or "card 13", "block 12", "space 27", "tile 4", "order 24"',
  scores: (result, people, pen) => scoreTable(result, words.scores, people, pen),
  winners: (people) => `${new Intl.ListFormat('en').format(people)} wins.`,
};
