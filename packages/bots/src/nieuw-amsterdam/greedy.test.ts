import { Match, Random, type View } from '@mokum/kernel';
import { defaultEdition, type Fields, nieuwAmsterdam as game } from '@mokum/nieuw-amsterdam';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { bots } from './index.ts';
import { playGame } from '../simulate.ts';

const { greedy, random } = bots;
const soak = process.env['MOKUM_SOAK'] !== undefined;
const sum = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((total, number) => total + number, 0);

/** Whether the shops could still be fed when the last turn of a round began, by passing or shipping and the Granary. */
function couldFeed(view: View<Fields>, seat: number): boolean {
  const me = view.players[seat];
  const { lands, ships, prices, income } = defaultEdition;
  const harvest = me.lands
    .slice(0, me.cleared)
    .reduce((grain: number, land) => grain + lands[Number(land) - 1].grain, 0);
  const lacking = sum(me.shops) * prices.food - me.stock['grain'] - harvest;
  const granary = me.shops['granary'];
  const leads = granary > 0 && view.players.every((player) => player.shops['granary'] <= granary);
  const furs = ['beaver', 'mink', 'otter', 'muskrat', 'lynx'].reduce((total, kind) => total + me.stock[kind], 0);
  const coinsForTile = Math.max(
    income.pass,
    ...view.shipDisplay.map((ship) => ships[Number(ship) - 1]).map((ship) => (ship.furs <= furs ? ship.coins : 0)),
  );
  const coins = me.stock['coin'] + me.tiles['trade'] * coinsForTile - (leads ? 0 : prices.special);
  return lacking <= 0 || (me.special > 0 && coins >= lacking * prices.grain);
}

interface Tally {
  wins: number;
  /** rounds in which a shop closed, and those of them in which it could have been fed */
  closed: number;
  needless: number;
}

/** Greedy in a changing seat among random players; a shared victory counts its share. */
function measure(seats: number, games: number): Tally {
  const tally: Tally = { wins: 0, closed: 0, needless: 0 };
  for (let n = 0; n < games; n++) {
    const mine = n % seats;
    /** by round: the shops when its last turn began, whether they could be fed then, and how many the next round saw */
    const rounds: { shops: number; fed: boolean; left: number }[] = [];
    const watched: Bot<Fields> = {
      name: 'watched',
      choose(seen) {
        const { question, round, players } = seen.view;
        const shops = sum(players[mine].shops);
        if (rounds[round - 1]?.left < 0) rounds[round - 1].left = shops;
        const isLast = question?.task === 'turn' && question.about['series'] === 'trade' && !rounds[round];
        if (isLast) rounds[round] = { shops, fed: couldFeed(seen.view, mine), left: -1 };
        return greedy.choose(seen);
      },
    };
    const who = Array.from({ length: seats }, (_, seat) => (seat === mine ? watched : random));
    const { match, result } = playGame({ game, seats, bots: who, seed: `bar ${seats} ${n}` });
    if (result.ranking[mine] === 1) tally.wins += 1 / result.ranking.filter((place) => place === 1).length;
    rounds[defaultEdition.rounds].left = match.state.players[mine].shops.total;
    const closed = rounds.filter(({ shops, left }) => left < shops);
    tally.closed += closed.length;
    tally.needless += closed.filter(({ fed }) => fed).length;
  }
  return tally;
}

describe('greedy', () => {
  const games = soak ? 400 : 24;
  test(`wins at least 98 % of ${games} games for two against random`, () => {
    const { wins, needless } = measure(2, games);
    expect(wins / games).toBeGreaterThanOrEqual(0.98);
    expect(needless).toBe(0);
  });
  const againstThree = soak ? 400 : 8;
  test(`wins at least 85 % of ${againstThree} games as one against three`, () => {
    const { wins, needless } = measure(4, againstThree);
    expect(wins / againstThree).toBeGreaterThanOrEqual(0.85);
    expect(needless).toBe(0);
  });
  test.each([3, 5])('plays with %i seats', (seats) => {
    const who = Array.from({ length: seats }, () => greedy);
    const { result } = playGame({ game, seats, bots: who, seed: `all greedy ${seats}` });
    expect(Math.min(...result.points)).toBeGreaterThan(20);
  });
});

type Part = Readonly<Record<string, unknown>>;
const SERIES = ['town', 'land', 'trade'];

/** What greedy does in a turn of its own. */
function played(series: string, me: Part, table: Part = {}): readonly string[] {
  const later = SERIES.slice(SERIES.indexOf(series) + 1).map((kind) => ({ task: 'series', kind }));
  const rest = [...later, { task: 'income' }, { task: 'end-of-round' }];
  const match = new Match(game, {
    seats: 2,
    from: {
      seats: 2,
      agenda: { main: [{ task: 'turn', seat: 0, series, built: 0 }, ...rest] },
      ...table,
      players: [{ special: 1, ...me }],
    },
  });
  return greedy.choose({
    seat: 0,
    view: match.view(0),
    memory: match.memory(0),
    legal: match.legal(0),
    random: new Random('turn'),
  });
}

describe('what greedy does in a turn', () => {
  test('feeds its shops, also by passing a tile for the coin that is lacking', () => {
    const hungry = { shops: { docks: 1, millwork: 1, lumberyard: 1 }, stock: { grain: 0, coin: 3, wood: 0 } };
    const moves = played('trade', { ...hungry, tiles: { trade: 1 } }, { round: 2 });
    expect(moves).toContain('buy-grain 3');
    expect(moves.indexOf('pass-tile')).toBeLessThan(moves.indexOf('granary buy'));
  });
  test('loads furs of one kind', () => {
    const furs = { beaver: 3, mink: 1, otter: 1, muskrat: 0, lynx: 0 };
    const moves = played(
      'trade',
      { tiles: { trade: 1 }, stock: { goods: 0, ...furs } },
      { round: 2, shipDisplay: [3] },
    );
    expect(moves).toContain('load-beaver 3');
  });
  test('calls an election in the last round where it leads', () => {
    const moves = played(
      'town',
      { tiles: { town: 1 }, shops: { docks: 1, granary: 1 }, stock: { wood: 0, coin: 0, grain: 2 } },
      { round: 6 },
    );
    expect(moves).toContain('election');
  });
  test('plans its whole turn as one submission', () => {
    const moves = played('town', { tiles: { town: 2 }, stock: { wood: 3, grain: 6 } }, { round: 1 });
    expect(moves.at(-1)).toBe('done');
    expect(moves.filter((move) => move.startsWith('build')).length).toBeGreaterThan(0);
  });
});
