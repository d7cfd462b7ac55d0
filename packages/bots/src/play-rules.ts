import { type Dice, type Json, Memory, Random, type Referee, type Reply, type Result, type Rules } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';
import type { Bot } from './bot.ts';
import { MOST_SUBMISSIONS } from './simulate.ts';

export interface RulesSimulation {
  /** the rules of any version: the program's own, or released ones */
  readonly rules: Rules;
  readonly seats: number;
  readonly options?: Json;
  /** a bot for each seat */
  readonly bots: readonly Bot[];
  readonly seed: string;
}

export interface PlayedByRules {
  readonly referee: Referee;
  readonly result: Result;
  /** how many moves each seat made */
  readonly moves: readonly number[];
}

/** A whole game between bots over the border of a game: the same seed gives the same game as `playGame`. */
export function playRules({ rules, seats, options, bots, seed }: RulesSimulation): Reply<PlayedByRules> {
  const begun = rules.begin({ seats, ...(options !== undefined && { options }), nature: seededNature(seed) });
  if (!begun.ok) return begun;
  const referee: Referee = begun.value;
  const randoms = bots.map((_, seat) => new Random(`${seed} seat ${seat}`));
  const moves = bots.map(() => 0);
  for (let n = 0; n < MOST_SUBMISSIONS; n++) {
    const result = referee.result();
    if (result) return { ok: true, value: { referee, result, moves } };
    const seat = (referee.waitingFor() as readonly number[])[0];
    const chosen = chooseFor(referee, seat, bots[seat], randoms[seat]);
    const done = referee.submit(seat, chosen);
    if (!done.ok) return done;
    moves[seat] += chosen.length;
  }
  throw new RangeError(`${rules.game}: no end after ${MOST_SUBMISSIONS} submissions (seed ${seed})`);
}

/** What a bot would do in a seat, from what that seat may know. What it remembers is made only if it asks for it. */
function chooseFor(referee: Referee, seat: number, bot: Bot, random: Dice): readonly string[] {
  return bot.choose({
    seat,
    view: referee.view(seat) as never,
    get memory() {
      const { seats, options, since, rows, pending } = referee.memory(seat);
      const memory = new Memory(seat, seats, options, since);
      memory.rows.push(...rows);
      memory.pending = pending;
      return memory;
    },
    legal: referee.legal(seat),
    random,
  });
}
