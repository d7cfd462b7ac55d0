import { amsterdam, boardOf, costOf, type G, payAmount, suggestPayment } from '@mokum/amsterdam';
import { CHANCE, entryOf, indexOf, NONE, Options, optionFor, type Dice, textOf } from '@mokum/kernel';
import { worthOf } from './estimate.ts';

/**
 * What a resource still in the pool counts: much at first, so that good uses come first, then less and less. Which
 * start is best depends on the turn, so the turn is planned from each, and the plan that ends best is played.
 */
const PLANS = [
  [1, 0.55, 0.2, 0.03],
  [0.2, 0.03],
];
/** How much of that, before the last round; stepped. */
const SAVED = 1.24;
/** In the last round a resource is half a point (15.13). */
const LAST_PLANS = [[1, 0.5], [0.5], [1.6, 1, 0.5]];
/** An action must make the table better by so much. */
const ENOUGH = 0.02;
const MOST_ACTIONS = 80;
const LAST_ROUND = 12;
/** How often a turn is planned anew with gains that look larger or smaller than they are. */
const RETRIES = 8;
const TICKS = 1024;

/** States to try things on, one for each depth of trying. */
const spares: G[] = [];
const lists: Options[] = [];
const actions = new Options();
const spareAt = (depth: number): G => (spares[depth] ??= amsterdam.create() as G);
const listAt = (depth: number): Options => (lists[depth] ??= new Options());

export const textOfOption = (seat: number, option: number): string =>
  textOf(amsterdam, entryOf(amsterdam, seat, option));

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

const FIRST_COLOUR = 2;

/** A good is stored, or sold for gulden or for a colour that an inactive card lacks; one other colour is as good as any. */
function sensibleSale(g: G, seat: number, sale: number): boolean {
  if (sale <= FIRST_COLOUR) return true;
  const board = boardOf(g);
  const me = g.players[seat];
  const colour = sale - FIRST_COLOUR;
  for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card))
    if (costOf(board, card, colour) > me.pool.at(colour)) return true;
  return false;
}

function answer(g: G, seat: number, resource: number, depth: number, why: 'to-play' | 'to-try'): number {
  const question = amsterdam.question(g, seat);
  const options = amsterdam.options(g, seat, listAt(depth));
  if (question?.kind === 'choice' && question.name === 'pay-colour')
    return optionFor(
      question,
      suggestPayment(g, seat, 1).findIndex((amount) => amount > 0),
    );
  if (question?.kind === 'choice' && question.name === 'pay-amount') {
    const { colour, left } = g.agenda.planned(payAmount)[0].about;
    const option = optionFor(question, suggestPayment(g, seat, left, colour)[colour]);
    return options.has(option) ? option : options.at(0);
  }
  let best = options.at(0);
  if (why === 'to-try' && FIGURES.has(question?.name ?? '')) return best;
  let most = Number.NEGATIVE_INFINITY;
  const sale = why === 'to-try' && question?.name === 'sell';
  for (let i = 0; i < options.length; i++) {
    const option = options.at(i);
    if (sale && !sensibleSale(g, seat, indexOf(option))) continue;
    const spare = spareAt(depth + 1);
    amsterdam.copy(g, spare);
    amsterdam.apply(spare, seat, option);
    settle(spare, seat, resource, undefined, depth + 1);
    const worth = worthOf(spare, spare.players[seat], resource);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

/** The option that makes the table best, or −1; with a `random` not always the very best one. */
function bestAction(g: G, seat: number, resource: number, random: Dice | undefined): number {
  const before = worthOf(g, g.players[seat], resource);
  amsterdam.options(g, seat, actions);
  let best = -1;
  let most = ENOUGH;
  // Passing stands last.
  for (let i = 0; i < actions.length - 1; i++) {
    const spare = spareAt(0);
    amsterdam.copy(g, spare);
    amsterdam.apply(spare, seat, actions.at(i));
    settle(spare, seat, resource, undefined, 0);
    let gain = worthOf(spare, spare.players[seat], resource) - before;
    if (gain > ENOUGH && random !== undefined) gain *= random.below(TICKS) / TICKS;
    if (gain <= most) continue;
    most = gain;
    best = actions.at(i);
  }
  return best;
}

interface Climb {
  /** what a resource counts, pass by pass */
  readonly passes: readonly number[];
  /** where the moves are written down */
  readonly moves: string[];
  /** where gains look larger or smaller than they are, so that another way is tried */
  readonly random?: Dice;
}

/**
 * A whole turn: action by action the one that makes the table best, until none makes it better. Says how the table
 * stands after it.
 */
function climb(g: G, seat: number, { passes, moves, random }: Climb): number {
  const saved = g.round === LAST_ROUND ? 1 : SAVED;
  const least = saved * passes[passes.length - 1];
  let taken = 0;
  for (const pass of passes) {
    const resource = saved * pass;
    while (taken++ < MOST_ACTIONS) {
      const best = bestAction(g, seat, resource, random);
      if (best < 0) break;
      moves.push(textOfOption(seat, best));
      amsterdam.apply(g, seat, best);
      settle(g, seat, resource, moves, 0);
      // A card is drawn (23.18): what comes next is thought of when it is known.
      if (amsterdam.waitingFor(g) === CHANCE) return worthOf(g, g.players[seat], least);
    }
  }
  moves.push('pass');
  return worthOf(g, g.players[seat], least);
}

/** A turn as it would roughly be made, made on the table itself but for its pass; how the table stands after it. */
export function quickTurn(g: G, seat: number): number {
  const [passes] = g.round === LAST_ROUND ? LAST_PLANS : PLANS;
  return climb(g, seat, { passes, moves: [] });
}

let table: G | undefined;

/** The moves of a whole turn: of several plans the one after which the table stands best. */
export function planTurn(g: G, seat: number, random: Dice): readonly string[] {
  table ??= amsterdam.create() as G;
  let best: readonly string[] = ['pass'];
  let most = Number.NEGATIVE_INFINITY;
  const plans = g.round === LAST_ROUND ? LAST_PLANS : PLANS;
  for (let i = 0; i < plans.length + RETRIES; i++) {
    amsterdam.copy(g, table);
    const moves: string[] = [];
    const passes = plans[i % plans.length];
    const worth = climb(table, seat, i < plans.length ? { passes, moves } : { passes, moves, random });
    if (worth <= most) continue;
    most = worth;
    best = moves;
  }
  return best;
}
