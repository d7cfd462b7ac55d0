import { MAIN } from './agenda.ts';
import type { Game } from './definition.ts';
import { CHANCE } from './engine.ts';
import { type Entry, NATURE } from './entries.ts';
import { refuse } from './errors.ts';
import { diceOf, type Nature } from './nature.ts';
import { Outcomes } from './options.ts';
import type { Fields } from './record.ts';
import { readMove } from './rows.ts';
import type { State, Told } from './state.ts';

/** the longest run of chances without a question to a seat */
const MOST_CHANCES = 10_000;

/** a buffer that is used again and again; what stands in it is read before anybody else writes */
const scratch = new Outcomes();

/** Where nature's outcomes come from: they are dictated, in notation, or drawn, the first of them as number `from`. */
export type ChanceSource =
  | { readonly dictated: readonly string[] }
  | { readonly nature: Nature; readonly from: number };

/** Nature answers as long as it is asked, or as long as something is dictated. */
export function answerChance<F extends Fields>(
  game: Game<F>,
  state: State<F>,
  source: ChanceSource,
  trace: Told[],
): Entry[] {
  const entries: Entry[] = [];
  const more = (): boolean =>
    'dictated' in source ? entries.length < source.dictated.length : game.waitingFor(state) === CHANCE;
  while (more()) {
    if (entries.length > MOST_CHANCES)
      refuse('endless', `${game.chance(state).name}: ${MOST_CHANCES} chances without a question`);
    const values =
      'dictated' in source
        ? readOutcome(game, state, source.dictated[entries.length])
        : game.sample(state, diceOf(source.nature, source.from + entries.length), scratch);
    entries.push(chanceEntry(game, state, values));
    game.applyChance(state, values, trace);
  }
  return entries;
}

/** What nature is asked now, answered with these values. */
export function chanceEntry<F extends Fields>(game: Game<F>, state: State<F>, values: readonly number[]): Entry {
  const { agenda } = state;
  const task = game.chance(state);
  return { by: NATURE, owner: agenda.m[agenda.top(MAIN) + 1], task: task.name, values: [...values] };
}

/** An outcome as somebody wrote it, refused where it cannot happen now. */
function readOutcome<F extends Fields>(game: Game<F>, state: State<F>, outcome: string): readonly number[] {
  const wanted = game.chance(state);
  const { task, values } = readMove(game, outcome);
  if (task !== wanted) refuse('bad-chance', `nature is asked ${wanted.name}, not ${task.name}`);
  if (wanted.kind === 'deal') {
    const wrong =
      values.length === wanted.length(state) ? wanted.wrong(state, values) : `${wanted.length(state)} values are dealt`;
    if (wrong !== undefined) refuse('bad-chance', `${outcome}: ${wrong}`);
  } else if (game.outcomes(state, scratch).weightOf(values[0]) === 0) {
    refuse('bad-chance', `${outcome} cannot happen now`);
  }
  return values;
}
