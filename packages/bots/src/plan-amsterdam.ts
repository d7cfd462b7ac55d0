import { amsterdam, type G, suggestPayment } from '@mokum/amsterdam';
import { CHANCE, entryOf, Options, optionFor, textOf } from '@mokum/kernel';
import { worthOf } from './estimate-amsterdam.ts';

/**
 * What a resource still in the pool counts: much at first, so that good uses come first, then less and less. Which
 * start is best depends on the turn, so the turn is planned from each, and the plan that ends best is played.
 */
const PLANS = [
  [1, 0.55, 0.2, 0.03],
  [0.2, 0.03],
];
/** In the last round a resource is half a point (15.13). */
const LAST_PLANS = [[1, 0.5], [0.5], [1.6, 1, 0.5]];
/** An action must make the table better by so much. */
const ENOUGH = 0.02;
const MOST_ACTIONS = 80;
const LAST_ROUND = 12;

/** States to try things on, one for each depth of trying. */
const spares: G[] = [];
const lists: Options[] = [];
const spareAt = (depth: number): G => (spares[depth] ??= amsterdam.create() as G);
const listAt = (depth: number): Options => (lists[depth] ??= new Options());

const textOfOption = (seat: number, option: number): string => textOf(amsterdam, entryOf(amsterdam, seat, option));

/** Answers what follows an action, until the turn goes on: payments as suggested, the rest by trying each answer. */
function settle(g: G, seat: number, resource: number, moves: string[] | undefined, depth: number): void {
  for (;;) {
    const question = amsterdam.waitingFor(g) === 1 << seat ? amsterdam.question(g, seat) : undefined;
    if (question === undefined || question.kind === 'menu') return;
    const option = answer(g, seat, resource, depth, moves ? 'to-play' : 'to-try');
    moves?.push(textOfOption(seat, option));
    amsterdam.apply(g, seat, option);
  }
}

/** Where a figure goes next is weighed when it is played, not in every trial: it is the others who meet it first. */
const FIGURES: ReadonlySet<string> = new Set(['move-bailiff', 'move-trader', 'move-foreman']);

function answer(g: G, seat: number, resource: number, depth: number, why: 'to-play' | 'to-try'): number {
  const question = amsterdam.question(g, seat);
  const options = amsterdam.options(g, seat, listAt(depth));
  if (question?.kind === 'choice' && question.name === 'pay-colour')
    return optionFor(
      question,
      suggestPayment(g, seat, 1).findIndex((amount) => amount > 0),
    );
  if (question?.kind === 'choice' && question.name === 'pay-amount') {
    const top = g.agenda.top(0);
    const [colour, left] = [g.agenda.m[top + 2], g.agenda.m[top + 3]];
    const option = optionFor(question, suggestPayment(g, seat, left, colour)[colour]);
    return options.has(option) ? option : options.at(0);
  }
  let best = options.at(0);
  if (why === 'to-try' && FIGURES.has(question?.name ?? '')) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const spare = spareAt(depth + 1);
    amsterdam.copy(g, spare);
    const option = options.at(i);
    amsterdam.apply(spare, seat, option);
    settle(spare, seat, resource, undefined, depth + 1);
    const worth = worthOf(spare, spare.players[seat], resource);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

interface Plan {
  readonly moves: readonly string[];
  /** how the table stands after it */
  readonly worth: number;
}

/** A whole turn but for the pass: action by action the one that makes the table best, until none makes it better. */
export function climb(g: G, seat: number, passes: readonly number[], moves: string[] | undefined): number {
  const options = new Options();
  const least = passes[passes.length - 1];
  let actions = 0;
  for (const resource of passes) {
    while (actions++ < MOST_ACTIONS) {
      const before = worthOf(g, g.players[seat], resource);
      amsterdam.options(g, seat, options);
      let best = -1;
      let most = before + ENOUGH;
      // Passing stands last.
      for (let i = 0; i < options.length - 1; i++) {
        const spare = spareAt(0);
        amsterdam.copy(g, spare);
        amsterdam.apply(spare, seat, options.at(i));
        settle(spare, seat, resource, undefined, 0);
        const worth = worthOf(spare, spare.players[seat], resource);
        if (worth <= most) continue;
        most = worth;
        best = options.at(i);
      }
      if (best < 0) break;
      moves?.push(textOfOption(seat, best));
      amsterdam.apply(g, seat, best);
      settle(g, seat, resource, moves, 0);
      // A card is drawn (23.18): what comes next is thought of when it is known.
      if (amsterdam.waitingFor(g) === CHANCE) return worthOf(g, g.players[seat], least);
    }
  }
  amsterdam.options(g, seat, options);
  moves?.push('pass');
  const worth = worthOf(g, g.players[seat], least);
  amsterdam.apply(g, seat, options.at(options.length - 1));
  return worth;
}

function planFrom(g: G, seat: number, passes: readonly number[]): Plan {
  const moves: string[] = [];
  const worth = climb(g, seat, passes, moves);
  return { moves, worth };
}

let table: G | undefined;

/** The moves of a whole turn: of several plans the one after which the table stands best. */
export function planTurn(g: G, seat: number): readonly string[] {
  table ??= amsterdam.create() as G;
  let best: Plan | undefined;
  for (const passes of g.round === LAST_ROUND ? LAST_PLANS : PLANS) {
    amsterdam.copy(g, table);
    const plan = planFrom(table, seat, passes);
    if (best === undefined || plan.worth > best.worth) best = plan;
  }
  return best?.moves ?? ['pass'];
}
