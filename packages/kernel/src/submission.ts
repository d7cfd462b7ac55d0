import { answerChance, type ChanceSource } from './chances.ts';
import type { Game } from './definition.ts';
import { CHANCE } from './engine.ts';
import type { Entry } from './entries.ts';
import { refuse, shown } from './errors.ts';
import { Options } from './options.ts';
import type { Fields } from './record.ts';
import { entryOf } from './rows.ts';
import type { State, Told } from './state.ts';
import { expanded, legalOption } from './why.ts';

const scratch = new Options();

/** What came of a list of moves. */
export interface Submitted {
  readonly entries: Entry[];
  /** what nature answered then */
  readonly chances: readonly Entry[];
  readonly trace: Told[];
}

/** Whether all are asked together now. */
export function inTogether<F extends Fields>(game: Game<F>, { agenda }: State<F>): boolean {
  return agenda.depth(0) > 0 && game.tasks[agenda.m[agenda.top(0)]]?.kind === 'together';
}

/** Carries out a list of moves, each of them checked. Where one is refused, the state is left in the middle. */
export function playMoves<F extends Fields>(
  game: Game<F>,
  state: State<F>,
  seat: number,
  moves: readonly string[],
  source: ChanceSource,
): Submitted {
  const reveals = state.$reveals;
  const together = inTogether(game, state);
  const entries: Entry[] = [];
  const trace: Told[] = [];
  const carryOut = (move: string, i: number): void => {
    if (inTogether(game, state) && !together)
      refuse('illegal-move', `${shown(move)}: a list ends where all are asked together`);
    if (state.$reveals !== reveals)
      refuse('illegal-move', `${shown(move)}: a list ends where all are shown what was done`);
    if (entries.length > 0 && game.waitingFor(state) === CHANCE)
      refuse('illegal-move', `${shown(move)}: a list ends where nature is asked`);
    const where = moves.length > 1 ? ` (move ${i + 1} of the list)` : '';
    const option = legalOption(game, state, seat, move, scratch, where);
    entries.push(entryOf(game, seat, option));
    game.apply(state, seat, option, trace);
  };
  moves.forEach((text, i) => {
    for (const move of expanded(game, state, seat, text)) carryOut(move, i);
  });
  return { entries, chances: answerChance(game, state, source, trace), trace };
}
