import { readFileSync, rmSync } from 'node:fs';
import { type Json, Random } from '@mokum/kernel';
import { run } from '../../apps/cli/test/run.ts';
import type { Planned } from './plan.ts';

const NAMES = ['Anna', 'Bram', 'Carla', 'Daan', 'Eva'];

/** What is said ahead at the terminal, by game. */
const AHEAD: Readonly<Record<string, readonly string[]>> = {
  grachtenpand: ['draw shop', 'draw roof', 'draw window', 'done'],
  'nieuw-amsterdam': ['pass', 'done', 'bid 3', 'confirm'],
  amsterdam: ['choose-dice black-pink; commit', 'pass; commit', 'commit', 'pass'],
};

/** Lines typed by somebody who mostly takes one of the first options, sometimes undoes, and sometimes speaks ahead. */
function* typing(game: string, seats: number, random: Random): Generator<string, never> {
  const phrases = AHEAD[game];
  for (;;) {
    const what = random.below(40);
    if (what < 2) yield 'undo';
    else if (what < 4) yield `ahead ${NAMES[random.below(seats)]} ${phrases[random.below(phrases.length)]}`;
    else if (what < 12) yield '';
    else yield String(1 + random.below(what < 30 ? 4 : 12));
  }
}

export interface Terminal {
  readonly log: string;
  readonly command: string;
}

const quoted = (args: readonly string[]): string =>
  args.map((arg) => (/^[\w./,=-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ');

/** Plays a game at `mokum play` with typed lines. Where it is to be left with an answer waiting, lines are added until one waits. */
export async function terminalGame(
  planned: Planned,
  given: readonly string[],
  seed: string,
  folder: string,
): Promise<Terminal> {
  const { game, seats, maker, stop, waiting } = planned;
  const file = `${folder}/play.log`;
  const people = maker === 'play-people' ? ['--hotseat', '--names', NAMES.slice(0, seats).join(',')] : [];
  const bots =
    maker === 'play-bots' && seats > 1
      ? [
          '--bots',
          'greedy,random'
            .split(',')
            .slice(0, seats - 1)
            .join(','),
        ]
      : [];
  const args = ['play', game, '--seats', String(seats), ...people, ...bots, '--seed', seed, ...given];
  for (let lines = stop ?? 12_000; ; lines++) {
    rmSync(file, { force: true });
    const typed = typing(game, seats, new Random(`${seed} typing`));
    const input = Array.from({ length: lines }, () => `${typed.next().value}\n`);
    const { code, err } = await run([...args, '--save', file], input.join(''));
    if (code !== 0) throw new Error(`${quoted(args)}: ${err}`);
    const log = readFileSync(file, 'utf8');
    if (stop === undefined && !log.includes('\nresult ')) throw new Error(`${seed}: not finished`);
    // Not every edition asks all together: then the game is left a little later.
    if (waiting === undefined || log.includes('\npending ') || lines > (stop ?? 0) + 60)
      return { log, command: `${quoted(args)}, ${stop === undefined ? 'to its end' : `${lines} lines typed`}` };
  }
}

/** Lets bots play by `mokum simulate`. */
export async function simulatedGame(
  { game, seats }: Planned,
  given: readonly string[],
  seed: string,
  folder: string,
  bots: string,
): Promise<Terminal> {
  const args = ['simulate', game, '--seats', String(seats), '--games', '1', '--bots', bots, '--seed', seed, ...given];
  const { code, err } = await run([...args, '--log', folder]);
  if (code !== 0) throw new Error(`${quoted(args)}: ${err}`);
  return { log: readFileSync(`${folder}/${game}-0.log`, 'utf8'), command: quoted(args) };
}

export const optionsArgs = (options: Json | undefined, pack: string | undefined, packs: string): string[] => [
  ...(options === undefined ? [] : ['--options', JSON.stringify(options)]),
  ...(pack === undefined ? [] : ['--pack', `${packs}/${pack}.json`]),
];
