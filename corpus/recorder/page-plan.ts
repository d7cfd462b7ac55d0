import type { Json } from '@mokum/kernel';

/** A table that the page opens and plays. */
export interface PageGame {
  readonly name: string;
  readonly game: string;
  /** by seat: `human`, or the level of a bot */
  readonly who: readonly string[];
  readonly options?: Json;
  /** the name of an edition pack in format-1/packs */
  readonly pack?: string;
  /** the number of rows after which it is left; without one it is played to its end */
  readonly rows?: number;
  /** it is left where an answer waits for others */
  readonly waiting?: 'yes';
  /** what the player calls it in the list of games */
  readonly title?: string;
  /** a log in format-1 that the page opens and plays on */
  readonly opened?: string;
}

const G = 'grachtenpand';
const N = 'nieuw-amsterdam';
const A = 'amsterdam';
const h = 'human';
const everything = { foreman: true, orders: 5, openOrders: 2, trader: true, extraTiles: true };

export const SAVES: readonly PageGame[] = [
  { name: '01-grachtenpand-first-question', game: G, who: [h, 'greedy'], rows: 1 },
  { name: '02-grachtenpand-hot-seat-waiting', game: G, who: [h, h, h], rows: 3, waiting: 'yes' },
  { name: '03-grachtenpand-bots-waiting', game: G, who: [h, 'random', 'greedy', 'greedy'], rows: 6, waiting: 'yes' },
  { name: '04-grachtenpand-hot-seat-and-bots', game: G, who: [h, 'greedy', h, 'random', 'greedy'], rows: 12 },
  { name: '05-grachtenpand-over', game: G, who: [h, 'greedy', 'random'], title: 'Prinsengracht, dimanche soir' },
  { name: '06-grachtenpand-bots-alone', game: G, who: ['greedy', 'random'] },
  { name: '07-nieuw-amsterdam-early', game: N, who: [h, 'greedy'], rows: 4 },
  { name: '08-nieuw-amsterdam-hot-seat', game: N, who: [h, h, h], rows: 60, title: 'Three at one screen' },
  { name: '09-nieuw-amsterdam-pack', game: N, who: [h, 'greedy', 'random'], pack: 'nieuw-amsterdam-rich', rows: 90 },
  { name: '10-nieuw-amsterdam-five', game: N, who: [h, 'random', 'greedy', h, 'greedy'], rows: 130 },
  { name: '11-nieuw-amsterdam-over', game: N, who: [h, 'greedy', 'greedy', 'random'] },
  { name: '12-amsterdam-first-question', game: A, who: [h, 'greedy', 'greedy', 'greedy'], rows: 1 },
  { name: '13-amsterdam-hot-seat', game: A, who: [h, h], options: { length: 'short' }, rows: 70 },
  {
    name: '14-amsterdam-orders-waiting',
    game: A,
    who: [h, h, h],
    options: { orders: 3, openOrders: 1 },
    rows: 1,
    waiting: 'yes',
  },
  {
    name: '15-amsterdam-everything-hu',
    game: A,
    who: [h, 'greedy', 'random'],
    options: { ...everything, edition: 'hu' },
    rows: 150,
  },
  { name: '16-amsterdam-solo-ru', game: A, who: [h], options: { edition: 'ru' }, rows: 55 },
  { name: '17-amsterdam-solo-over', game: A, who: [h], options: { length: 'short', edition: 'fr' } },
  {
    name: '18-amsterdam-pack',
    game: A,
    who: [h, 'random'],
    pack: 'amsterdam-cards',
    options: { trader: true },
    rows: 45,
  },
  {
    name: '19-amsterdam-own-rulings',
    game: A,
    who: [h, 'greedy', h, 'random'],
    options: { foreman: true, rulings: { bailiffGoal: 'any-bridge', card054: 'one-die', afterMap: 'own' } },
    rows: 100,
  },
  { name: '20-amsterdam-opened-from-a-log', game: A, who: [], opened: 'amsterdam/39', rows: 190 },
];

const link = (n: number, game: string, who: readonly string[], options?: Json, pack?: string): PageGame => ({
  name: `${String(n).padStart(2, '0')}-${game}-${who.length}-seats`,
  game,
  who,
  ...(options !== undefined && { options }),
  ...(pack !== undefined && { pack }),
});

/** The page makes links of games that are over. */
export const LINKS: readonly PageGame[] = [
  link(1, G, [h, 'greedy']),
  link(2, G, [h, h]),
  link(3, G, [h, 'random', 'greedy']),
  link(4, G, [h, h, 'greedy', 'greedy']),
  link(5, G, [h, 'greedy', 'random', 'random', h]),
  link(6, G, ['greedy', 'greedy', 'greedy']),
  link(7, N, [h, 'greedy']),
  link(8, N, [h, h, 'random']),
  link(9, N, [h, 'greedy', 'random', 'greedy']),
  link(10, N, [h, 'random', 'random', 'greedy', 'greedy']),
  link(11, N, [h, 'greedy'], undefined, 'nieuw-amsterdam-river'),
  link(12, A, [h, 'greedy']),
  link(13, A, [h, 'random', 'greedy'], { length: 'short' }),
  link(14, A, [h, h, 'greedy', 'random'], { edition: 'fr' }),
  link(15, A, [h], { edition: 'hu' }),
  link(16, A, [h], { edition: 'ru', length: 'short' }),
  link(17, A, [h, 'greedy', 'greedy'], { ...everything, edition: 'ru' }),
  link(18, A, [h, 'random'], { orders: 3, rulings: { order36: 'twelve', districtTie: 'two-places' } }),
  link(19, A, [h, 'greedy'], { foreman: true, trader: true, length: 'short' }, 'amsterdam-cards'),
  link(20, A, [h, 'greedy', 'random', 'greedy'], { extraTiles: true, rulings: { extraTiles: 'three-one-over-two' } }),
];

/** Sheets of TOM beside a box: options, and how many answers are entered. */
export const SHEETS = [
  { name: '01-page-begun', by: 'page', length: 'full', edition: 'house', answers: 1 },
  { name: '02-page-full', by: 'page', length: 'full', edition: 'fr', answers: 30 },
  { name: '03-page-short-over', by: 'page', length: 'short', edition: 'ru', answers: 1000 },
  { name: '04-terminal-full', by: 'terminal', length: 'full', edition: 'hu', answers: 22 },
  { name: '05-terminal-over', by: 'terminal', length: 'full', edition: 'house', answers: 1000 },
  { name: '06-terminal-short', by: 'terminal', length: 'short', edition: 'ru', answers: 9 },
] as const;

/** What a player sets in the page; the page writes it. */
export const SETTINGS: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  '01-dark-french': { theme: 'dark', language: 'fr' },
  '02-quick': { botSpeed: 'instant', commit: 'automatic', motion: 'reduced' },
  '03-notes': { notesSeen: ['grachtenpand.welcome', 'amsterdam.dial', 'amsterdam.tom'] },
  '04-everything': {
    theme: 'light',
    language: 'en',
    botSpeed: 'slow',
    commit: 'ask',
    motion: 'full',
    notesSeen: ['amsterdam.welcome'],
  },
};
