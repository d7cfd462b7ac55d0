import { amsterdam, type G } from '@mokum/amsterdam';
import { CHANCE, type Dice, Options, Outcomes, Random } from '@mokum/kernel';
import { dialOf, promiseOf } from './dial.ts';
import { atAGlance, glanceAtDice } from './glance.ts';
import { quickTurn, textOfOption } from './plan.ts';

/*
 * Dice decide what comes in up to six rounds. Alone, those that look best are judged by how the game goes on with them: some
 * rounds are played ahead, with the same rolls and cards for each pair.
 */

/** So many pairs, futures of each and rounds of each future; more of any costs as much more time. */
const PAIRS = 5;
const FUTURES = 6;
const ROUNDS = 3;
const LAST_ROUND = 12;
/** How much of the first glance counts beside them; judged. */
const GLANCE = 0.3;
/** Whoever plays alone. */
const ME = 0;

const list = new Options();
const outcomes = new Outcomes();

const optionsOf = (g: G): readonly { option: number; move: string }[] => {
  amsterdam.options(g, ME, list);
  return Array.from({ length: list.length }, (_, i) => ({ option: list.at(i), move: textOfOption(ME, list.at(i)) }));
};

/** What is done where the turn is not asked for. */
function answer(g: G, random: Dice): number {
  const options = optionsOf(g);
  if (options.length === 1) return options[0].option;
  const legal = options.map(({ move }) => move);
  const [chosen] = atAGlance(g, ME, { task: amsterdam.question(g, ME)?.name, legal, random });
  return options[legal.indexOf(chosen)].option;
}

/** Of a turn passing stands last. */
const pass = (g: G): number => amsterdam.options(g, ME, list).at(list.length - 1);

/** Plays on until the turn of a round is made, or to the end: by how much the player is, or will be, better than TOM. */
function playOn(g: G, until: number, seed: string): number {
  // What comes in a round must not hang on what was done in the one before, nor on the bot's own luck.
  let nature = new Random(`${seed} ${g.round}`);
  let { round } = g;
  const random = new Random(seed);
  for (;;) {
    const result = amsterdam.result(g);
    if (result) return result.points[ME] - g.tom[0].points;
    if (amsterdam.waitingFor(g) === CHANCE) {
      if (round < g.round) nature = new Random(`${seed} ${g.round}`);
      round = g.round;
      amsterdam.applyChance(g, amsterdam.sample(g, nature, outcomes));
    } else if (amsterdam.question(g, ME)?.name === 'turn') {
      const worth = quickTurn(g, ME);
      // A card is drawn in the middle of the turn (23.18).
      if (amsterdam.waitingFor(g) === CHANCE) continue;
      if (g.round >= until && g.round < LAST_ROUND) return worth + toCome(g) - g.tom[0].points;
      amsterdam.apply(g, ME, pass(g));
    } else amsterdam.apply(g, ME, answer(g, random));
  }
}

/** What the dial promises for the rounds after this one. */
function toCome(g: G): number {
  g.round++;
  const me = g.players[ME];
  return promiseOf(g, me, dialOf(me));
}

let future: G | undefined;

/** The pair of dice after which the game goes on best. */
export function diceAhead(g: G, random: Dice): string {
  future ??= amsterdam.create() as G;
  const me = g.players[ME];
  const rated = optionsOf(g)
    .map(({ option, move }) => ({ option, move, glance: glanceAtDice(g, me, move) }))
    .sort((a, b) => b.glance - a.glance)
    .slice(0, PAIRS);
  const seed = random.bits();
  let best = rated[0].move;
  let most = Number.NEGATIVE_INFINITY;
  for (const { option, move, glance } of rated) {
    let worth = GLANCE * glance;
    for (let n = 0; n < FUTURES; n++) {
      amsterdam.copy(g, future);
      amsterdam.apply(future, ME, option);
      worth += playOn(future, g.round + ROUNDS, `${seed} ${n}`) / FUTURES;
    }
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}
