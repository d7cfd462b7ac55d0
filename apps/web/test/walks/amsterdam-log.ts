import { amsterdam } from '@mokum/amsterdam';
import { bots } from '@mokum/bots/amsterdam';
import { headerOf, type Json, Match, Random, writeLog } from '@mokum/kernel';
import { answerChance } from '../../src/table/test-position.ts';

const NAMES = ['Anna', 'Joost', 'Saskia', 'Rembrandt'];

/** A game that bots have played up to a question to the first seat, as a log that the page can go on with. */
export function logUpTo(
  seed: string,
  seats: number,
  round: number,
  task: string,
  options: Json = {},
  people = 1,
): string {
  const match = new Match(amsterdam, { seats, options: amsterdam.definition.readOptions(options, seats) });
  for (;;) {
    answerChance(amsterdam, match, seed);
    if (match.result()) break;
    const [seat] = match.waitingFor() as readonly number[];
    const view = match.view(seat);
    if (seat === 0 && view.round >= round && view.question?.task === task) break;
    const random = new Random(`${seed} ${match.rows.length}`);
    const memory = match.memory(seat);
    match.submit(seat, bots['greedy'].choose({ seat, view, memory, legal: match.legal(seat), random }));
  }
  const players = Array.from({ length: seats }, (_, seat) => (seat < people ? 'human' : 'greedy'));
  return writeLog(match, headerOf(match, { names: NAMES.slice(0, seats), players, seed }));
}

interface Laid {
  /** the position, as far as it is told */
  readonly from: { readonly [key: string]: Json };
  /** who plays each seat */
  readonly players: readonly string[];
  /** what has been played from there, by seat */
  readonly rows?: readonly (readonly [number, string])[];
  readonly options?: Json;
}

/** A position that somebody has laid out, as a log that the page can go on with. */
export function logFrom({ from, players, rows = [], options = {} }: Laid): string {
  const seats = players.length;
  const read = amsterdam.definition.readOptions(options, seats);
  const match = new Match(amsterdam, { seats, options: read, from: { seats, ...from } });
  for (const [seat, moves] of rows) {
    match.submit(seat, moves.split('; '));
    answerChance(amsterdam, match, 'laid');
  }
  return writeLog(match, headerOf(match, { names: NAMES.slice(0, seats), players: [...players], seed: 'laid' }));
}
