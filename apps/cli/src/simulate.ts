import { join } from 'node:path';
import { playRules, wilson } from '@mokum/bots';
import { type Json, type Referee, type Result, rulesOf } from '@mokum/kernel';
import { amount } from './amount.ts';
import { command } from './command.ts';
import { makeFolder } from './files/folder.ts';
import { reasonOf } from './files/reason.ts';
import { writeText } from './files/write.ts';
import { optionsFlag, optionsIn } from './game-options.ts';
import { botLevels, checkBots, checkSeats, describeOptions, seatsFlag, titleCalled } from './games.ts';
import type { Io } from './io.ts';
import { LONGEST_SEED_TYPED } from './limits.ts';
import { PACK_FLAG, withPack } from './pack.ts';
import { penFor, table } from './pen.ts';
import type { Title } from './table.ts';
import { Failure, UsageError } from './usage.ts';

export interface Played {
  readonly game: string;
  readonly seed: string;
  readonly seats: number;
  readonly bots: readonly string[];
  /** by seat, as are all that follow */
  readonly moves: readonly number[];
  readonly points: readonly number[];
  readonly breakdown: Result['breakdown'];
  readonly ranking: readonly number[];
}

/** The bots shift by one seat each game, so that each sits everywhere equally often. */
export function seating(levels: readonly string[], seats: number, game: number): string[] {
  const first = Array.from({ length: seats }, (_, seat) => levels[seat % levels.length]);
  return first.map((_, seat) => first[(((seat - game) % seats) + seats) % seats]);
}

/** The first game has the seed itself, so that any game of a run can be played again alone. */
export const seedOf = (seed: string, game: number): string => (game === 0 ? seed : `${seed}/${game}`);

export function simulate(
  { game, bots }: Title,
  levels: readonly string[],
  seed: string,
  options?: Json,
): { referee: Referee; played: Played } {
  const seats = levels.length;
  const reply = playRules({
    rules: rulesOf(game),
    seats,
    bots: levels.map((level) => bots[level]),
    seed,
    ...(options !== undefined && { options }),
  });
  if (!reply.ok) throw new Failure(reply.refusal.message);
  const { referee, result, moves } = reply.value;
  const { points, breakdown, ranking } = result;
  return { referee, played: { game: game.name, seed, seats, bots: levels, moves, points, breakdown, ranking } };
}

const percent = (share: number): string => `${(Math.max(0, share) * 100).toFixed(1)} %`;
const mean = (values: readonly number[]): string => (values.reduce((sum, n) => sum + n, 0) / values.length).toFixed(1);

/** A shared victory is shared in the rate, too: two winners have half a win each. */
function summary(games: readonly Played[], levels: readonly string[]): string[][] {
  const rows = [...new Set(levels)].map((level) => {
    const seats = games.flatMap((game) =>
      game.bots.flatMap((bot, seat) => {
        if (bot !== level) return [];
        const winners = game.ranking.filter((rank) => rank === 1).length;
        return [
          { won: game.ranking[seat] === 1 ? 1 / winners : 0, points: game.points[seat], moves: game.moves[seat] },
        ];
      }),
    );
    const wins = seats.reduce((sum, { won }) => sum + won, 0);
    const { low, high } = wilson(wins, seats.length);
    const share = wins / seats.length;
    return [
      level,
      String(seats.length),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      mean(seats.map(({ points }) => points)),
      mean(seats.map(({ moves }) => moves)),
    ];
  });
  return [['bot', 'seats', 'wins', '95 % interval', 'points', 'moves'], ...rows];
}

/** Of a solo game: by how much the seat beats the rival who has none, on average and at the worst and best. */
function margins(games: readonly Played[], rival: string): string[] {
  const solo = games.filter(({ points, seats }) => points.length > seats);
  if (solo.length === 0) return [];
  const margin = solo.map(({ points }) => points[0] - (points.at(-1) ?? 0));
  const his = mean(solo.map(({ points }) => points.at(-1) ?? 0));
  return ['', `${rival}: ${his} points; margin ${mean(margin)} (${Math.min(...margin)} to ${Math.max(...margin)})`];
}

function progress(io: Io, done: number, all: number): void {
  const width = 30;
  const full = Math.round((done / all) * width);
  const line = `${'█'.repeat(full)}${'░'.repeat(width - full)} ${done} of ${all}`;
  io.progress(line, done === all ? 'is done' : 'goes on');
}

function keepLog(
  folder: string,
  { referee, played }: { referee: Referee; played: Played },
  game: number,
  all: number,
): void {
  const name = `${played.game}-${String(game).padStart(String(all - 1).length, '0')}.log`;
  const log = referee.log({
    names: played.bots.map((bot, seat) => `${bot} ${seat + 1}`),
    players: played.bots,
    seed: played.seed,
  });
  orFail(() => writeText(join(folder, name), log));
}

function orFail(write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Failure(`--log: ${reasonOf(error)}`);
  }
}

export const simulateCommand = command('simulate', {
  does: 'let bots play whole games and count',
  words: '<game>',
  most: 1,
  about: `Plays whole games between bots. The bots are named by seat, over and over if there are more seats, and shift by one seat
each game. With --json there is one line for each game: game, seed, seats, bots and, by seat, moves, points, breakdown
and ranking (1 for the winners). In a solo game the rival who has no seat (TOM) stands last in points, breakdown and
ranking. The same seed gives the same bytes.`,
  examples: [
    ['mokum simulate grachtenpand --games 400 --seats 2 --bots greedy,random', 'which is better?'],
    ['mokum simulate grachtenpand --seed 7 --json > games.jsonl', 'lines for other programs'],
    ['mokum simulate amsterdam --seats 1 --games 400', 'how often is TOM beaten?'],
    ['mokum simulate grachtenpand --games 20 --log logs', 'whole games as files, for mokum verify'],
    [
      'mokum simulate amsterdam --seats 4 --options length=short,edition=hu',
      'the short game, as the Hungarian rules have it',
    ],
  ],
  flags: {
    seats: seatsFlag(2),
    games: { kind: 'count', value: 'k', least: 1, most: 10_000_000, does: 'how many games', otherwise: '10' },
    seed: {
      kind: 'text',
      value: 'text',
      longest: LONGEST_SEED_TYPED,
      does: 'the same seed gives the same games',
      otherwise: '1',
    },
    bots: { kind: 'list', value: 'a,b', among: botLevels, does: 'bots by seat', otherwise: 'the strongest first' },
    options: optionsFlag,
    json: { kind: 'switch', does: 'one JSON line for each game instead of a table' },
    pack: PACK_FLAG,
    log: { kind: 'text', value: 'folder', does: 'write every game to a log file there' },
    colour: { kind: 'switch', does: 'colours, or none with --no-colour' },
  },
  more: describeOptions,
  async run({ flags, words }, io) {
    const title = titleCalled(words[0]);
    const { seats = 2, games = 10, seed = '1' } = flags;
    const bots = flags.bots ?? Object.keys(title.bots).toReversed().slice(0, seats);
    checkSeats(title, seats);
    checkBots(title, bots);
    const options = withPack(title, seats, optionsIn(title, seats, flags.options), flags.pack);
    if (bots.length > seats) throw new UsageError(`--bots: ${amount(bots.length, 'bot')} for ${amount(seats, 'seat')}`);
    const folder = flags.log;
    if (folder !== undefined) orFail(() => makeFolder(folder));
    const all: Played[] = [];
    for (let game = 0; game < games; game++) {
      const done = simulate(title, seating(bots, seats, game), seedOf(seed, game), options);
      if (folder !== undefined) keepLog(folder, done, game, games);
      if (flags.json) io.say(JSON.stringify(done.played));
      else all.push(done.played);
      progress(io, game + 1, games);
      // Lets a reader that went away be noticed, and Ctrl-C be heard.
      if (game % 50 === 49) await new Promise((resolve) => setImmediate(resolve));
    }
    if (!flags.json) {
      io.say(`${amount(games, 'game')} of ${title.game.name}, ${amount(seats, 'seat')}, seed ${seed}`, '');
      io.say(...table(summary(all, bots), penFor(flags.colour, io)));
      io.say(...margins(all, title.table.rival ?? ''));
    }
    return 0;
  },
});
