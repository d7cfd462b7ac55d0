import type { Game } from './definition.ts';
import { type ErrorCode, MokumError, refuse, shown } from './errors.ts';
import { LONGEST_MOVE } from './limits.ts';
import type { Options } from './options.ts';
import type { Fields } from './record.ts';
import { optionFor, readMove } from './rows.ts';
import type { State } from './state.ts';

export type Why =
  | { readonly legal: true }
  /** forbidden by a paragraph of the game's rules reference */
  | { readonly legal: false; readonly paragraph: string }
  /** not what is asked now */
  | { readonly legal: false; readonly code: 'not-waiting' | 'not-asked' | 'over' };

/** The moves that a text stands for: itself, unless the game has a shorthand for it. */
export function expanded<F extends Fields>(game: Game<F>, g: State<F>, seat: number, text: string): readonly string[] {
  const { shorthands = [] } = game.definition;
  if (shorthands.length === 0 || typeof text !== 'string' || text.length > LONGEST_MOVE) return [text];
  const [word] = text.trim().split(/\s+/, 1);
  const short = shorthands.find((one) => one.word === word);
  if (!short) return [text];
  if (!game.question(g, seat)) refuse('not-waiting', `${shown(text)}: seat ${seat} is not asked anything now`);
  return short.expand(g, seat, text);
}

/** Why a seat may not make a move now, or that it may. */
export function whyNot<F extends Fields>(game: Game<F>, g: State<F>, seat: number, move: string): Why {
  const { task, values } = readMove(game, move);
  if (game.waitingFor(g) === 0) return { legal: false, code: 'over' };
  const question = game.question(g, seat);
  if (!question) return { legal: false, code: 'not-waiting' };
  const isEntry = question.kind === 'menu' && task.kind === 'choice' && question.entries.includes(task);
  if ((task !== question && !isEntry) || (task.kind !== 'choice' && task.kind !== 'menu'))
    return { legal: false, code: 'not-asked' };
  const reasons = game.explain(g, seat, task);
  if (!reasons.has(values[0])) return { legal: false, code: 'not-asked' };
  const paragraph = reasons.get(values[0]);
  return paragraph === undefined ? { legal: true } : { legal: false, paragraph };
}

/** The same for a text that may stand for several moves; what is no move at all is refused. */
export function whyMove<F extends Fields>(game: Game<F>, g: State<F>, seat: number, text: string): Why {
  let moves: readonly string[];
  try {
    moves = expanded(game, g, seat, text);
  } catch (error) {
    if (!(error instanceof MokumError) || error.code === 'bad-notation') throw error;
    if (error.paragraph !== undefined) return { legal: false, paragraph: error.paragraph };
    const over = game.waitingFor(g) === 0;
    return { legal: false, code: over ? 'over' : error.code === 'not-waiting' ? 'not-waiting' : 'not-asked' };
  }
  return whyNot(game, g, seat, moves[0]);
}

/** The option a move stands for, or a refusal that says why it is none; `where` says which of a list it was. */
export function legalOption<F extends Fields>(
  game: Game<F>,
  g: State<F>,
  seat: number,
  move: string,
  scratch: Options,
  where: string,
): number {
  const { task, values } = readMove(game, move);
  const option = optionFor(task, values[0]);
  const answers = task.kind === 'choice' || task.kind === 'menu';
  if (answers && game.options(g, seat, scratch).has(option)) return option;
  const why = whyNot(game, g, seat, move);
  const paragraph = 'paragraph' in why ? why.paragraph : undefined;
  const code: ErrorCode = 'code' in why && why.code !== 'not-asked' ? 'not-waiting' : 'illegal-move';
  const reason =
    paragraph !== undefined
      ? `forbidden by ${paragraph}`
      : 'code' in why
        ? {
            over: 'the game is over',
            'not-waiting': `seat ${seat} is not asked anything now`,
            'not-asked': `the question is ${game.question(g, seat)?.name}`,
          }[why.code]
        : 'not an option';
  throw new MokumError(code, `${shown(move)}${where}: ${reason}`, paragraph);
}
