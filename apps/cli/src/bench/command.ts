import { Random } from '@mokum/kernel';
import { amount } from '../amount.ts';
import { command } from '../command.ts';
import { checkSeats, gameNames, seatsFlag, TITLES, titleCalled } from '../games.ts';
import { penFor, table } from '../pen.ts';
import type { AnyGame } from '../table.ts';
import { handWrittenLoop } from './loop.ts';
import { best, bytesPerUnit, rate, shareOfCore } from './measure.ts';
import { opener } from './open.ts';
import { stepper } from './steps.ts';

export interface Figures {
  readonly stepsPerSecond: number;
  readonly playoutsPerSecond: number;
  readonly copyNanoseconds: number;
  readonly bytesPerStep: number;
  readonly ratioToLoop: number;
  /** a whole stored game opened from its log */
  readonly openMilliseconds: number;
}

export interface Effort {
  readonly runs: number;
  /** of each run */
  readonly seconds: number;
}

const LOOP_SEATS = 3;
const BATCH = 1000;
const UNITS = 50_000;
/** below this share of a core, figures say more about the neighbours than about the rules */
const BUSY = 0.9;

/** The best of several runs, after one to warm up; the loop and the game take turns on the same machine. */
export async function measure(game: AnyGame, seats: number, { runs, seconds }: Effort): Promise<Figures> {
  const play = stepper(game, seats, new Random('bench'));
  const loop = handWrittenLoop(LOOP_SEATS, new Random('bench'));
  rate(seconds, BATCH, play.run);
  rate(seconds, BATCH, loop.run);
  let stepsPerSecond = 0;
  let loopStepsPerSecond = 0;
  for (let run = 0; run < runs; run++) {
    stepsPerSecond = Math.max(stepsPerSecond, rate(seconds, BATCH, play.run));
    loopStepsPerSecond = Math.max(loopStepsPerSecond, rate(seconds / 2, BATCH, loop.run));
  }
  const playoutsPerSecond = best(runs * 2, seconds / 10, 10, play.playouts);
  play.run(200);
  const copiesPerSecond = best(runs * 10, seconds / 200, 1000, play.copies);
  const opensPerSecond = best(runs * 2, seconds / 10, 1, opener(game, seats));
  // Last, because a profiler slows down what comes after it.
  const bytes = await bytesPerUnit(UNITS, play.run);
  return {
    stepsPerSecond: Math.round(stepsPerSecond),
    playoutsPerSecond: Math.round(playoutsPerSecond),
    copyNanoseconds: Number((1e9 / copiesPerSecond).toFixed(1)),
    bytesPerStep: Number(bytes.toFixed(1)),
    ratioToLoop: Number((stepsPerSecond / loopStepsPerSecond).toFixed(3)),
    openMilliseconds: Number((1000 / opensPerSecond).toFixed(2)),
  };
}

const thousands = (n: number): string => Math.round(n).toLocaleString('en').replaceAll(',', ' ');

export const benchCommand = command('bench', {
  does: 'measure how fast the rules run on this machine',
  words: '[game]',
  most: 1,
  about: `Measures random play on one core: steps per second (one step: all options of one seat listed, one taken at random and
applied; chance and what happens by itself are not counted), the best of five runs of two seconds after warming up;
whole games per second; the cost of copying a state; bytes allocated per step; and the ratio to a fixed loop written by
hand, measured in the same run; and how long it takes to open a stored game at its end. docs/benchmarks.md has figures and says how they are taken.`,
  examples: [
    ['mokum bench', 'all games'],
    ['mokum bench grachtenpand --seats 5', 'one game at a full table'],
    ['mokum bench --json', 'figures for other programs'],
  ],
  flags: {
    seats: seatsFlag(3),
    json: { kind: 'switch', does: 'JSON instead of a table' },
    runs: { kind: 'count', value: 'n', least: 1, most: 100, does: 'runs, of which the best is told', otherwise: '5' },
    milliseconds: { kind: 'count', value: 'n', least: 1, most: 60_000, does: 'length of a run', otherwise: '2000' },
    colour: { kind: 'switch', does: 'colours, or none with --no-colour' },
  },
  async run({ flags, words }, io) {
    const names = words[0] === undefined ? gameNames() : [titleCalled(words[0]).game.name];
    const effort = { runs: flags.runs ?? 5, seconds: (flags.milliseconds ?? 2000) / 1000 };
    const games: Record<string, Figures> = {};
    const share = shareOfCore();
    for (const name of names) {
      const seats = flags.seats ?? 3;
      checkSeats(TITLES[name], seats);
      if (io.terminal.err)
        io.warn(
          `measuring ${name} with ${amount(seats, 'seat')}, about ${Math.ceil(effort.seconds * (effort.runs * 1.5 + 4))} s …`,
        );
      games[name] = await measure(TITLES[name].game, seats, effort);
    }
    const had = share();
    if (had < BUSY)
      io.warn(
        `the machine is busy: this had ${Math.round(had * 100)} % of a core, and speeds are about that part of what they could be`,
      );
    if (flags.json) {
      io.say(JSON.stringify({ games }));
      return 0;
    }
    const rows = Object.entries(games).map(([name, figures]) => [
      name,
      thousands(figures.stepsPerSecond),
      thousands(figures.playoutsPerSecond),
      `${figures.copyNanoseconds} ns`,
      String(figures.bytesPerStep),
      figures.ratioToLoop.toFixed(3),
      `${figures.openMilliseconds} ms`,
    ]);
    const head = ['game', 'steps/s', 'games/s', 'copy', 'bytes/step', 'ratio to loop', 'open'];
    io.say(...table([head, ...rows], penFor(flags.colour, io)));
    return 0;
  },
});
