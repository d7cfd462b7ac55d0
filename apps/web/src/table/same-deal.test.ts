import { amsterdam } from '@mokum/amsterdam';
import { BOTS } from '@mokum/bots';
import { playGame } from '@mokum/bots/simulate';
import { grachtenpand } from '@mokum/grachtenpand';
import { type Game, headerOf, type Json, type Match, NATURE, type Row, textOf, writeLog } from '@mokum/kernel';
import { nieuwAmsterdam } from '@mokum/nieuw-amsterdam';
import { expect, test } from 'vitest';
import { openSaves } from '../saves/saves.ts';
import { memoryStore } from '../saves/store.ts';
import { randomPlayers } from './bot-players.ts';
import { beginTable } from './open-table.ts';
import { tableInfo } from './test-kit.ts';

// What `mokum simulate` plays is compared with the terminal and the engine in apps/cli/test/same-deal.test.ts, by the same
// seeds; here the page plays it too.

interface Deal {
  readonly game: Game;
  readonly seats: number;
  readonly options: Json;
  readonly level: string;
}
const every = { length: 'short', foreman: true, orders: 3, trader: true, extraTiles: true };
const DEALS = [
  { game: grachtenpand, seats: 2, options: {}, level: 'random' },
  { game: nieuwAmsterdam, seats: 2, options: {}, level: 'random' },
  { game: amsterdam, seats: 2, options: {}, level: 'random' },
  { game: grachtenpand, seats: 5, options: {}, level: 'greedy' },
  { game: amsterdam, seats: 3, options: every, level: 'greedy' },
] as unknown as readonly Deal[];

/** A row's moves by seat, in the order in which they were made; nature's are left out. */
function submissions(game: Game, { entries }: Row): { seat: number; moves: string[] }[] {
  const lists: { seat: number; moves: string[] }[] = [];
  for (const entry of entries) {
    if (entry.by === NATURE) continue;
    if (lists.at(-1)?.seat === entry.by) lists.at(-1)?.moves.push(textOf(game, entry));
    else lists.push({ seat: entry.by, moves: [textOf(game, entry)] });
  }
  return lists;
}

/** The same moves at a table of the page, by people who hand its screen on. */
async function playedInPage(
  { game, options }: Deal,
  seats: ReturnType<typeof tableInfo>['seats'],
  match: Match,
  seed: string,
) {
  const table = await beginTable(
    { game: game.name, options, seed, seats },
    { saves: openSaves(memoryStore()), bots: () => randomPlayers },
  );
  for (const row of match.rows)
    for (const said = submissions(game, row); said.length > 0; ) {
      table.hotSeat?.raiseCurtain();
      const next = said.find(({ seat }) => seat === table.now.peek().audience);
      if (next === undefined) throw new Error(`${table.now.peek().audience} has nothing to say`);
      expect(await table.submit(next.moves)).toBeUndefined();
      said.splice(said.indexOf(next), 1);
    }
  const log = await table.log();
  table.close();
  return log;
}

test.each(DEALS)(
  'one seed deals $seats the same $game.name in the page as in simulate, to the last letter of its log: $level',
  async (deal) => {
    const { game, seats, options, level } = deal;
    const seed = `same deal of ${game.name}`;
    const bot = BOTS[game.name][level];
    const { match } = playGame({ game, seats, options, seed, bots: Array.from({ length: seats }, () => bot) });
    const people = tableInfo(...Array.from({ length: seats }, () => 'human')).seats;
    const names = people.map(({ name }) => name);
    const log = writeLog(match, headerOf(match, { names, players: people.map(({ who }) => who), seed }));
    expect(match.drawn).toBeGreaterThan(5);
    expect(await playedInPage(deal, people, match, seed)).toBe(log);
  },
);
