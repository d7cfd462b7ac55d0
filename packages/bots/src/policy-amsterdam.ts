import { amsterdam, type G, type Me } from '@mokum/amsterdam';
import { CHANCE, indexOf, Options, Outcomes, type Random, taskOf } from '@mokum/kernel';
import { cardToTake, diceToTake, firstColour, toStore } from './choices-amsterdam.ts';
import { climb } from './plan-amsterdam.ts';

const options = new Options();
const outcomes = new Outcomes();

const nameOf = (option: number): string => amsterdam.tasks[taskOf(option)].name;
const valueOf = (option: number): number => {
  const task = amsterdam.tasks[taskOf(option)];
  return indexOf(option) + ('domain' in task ? task.domain.lo : 0);
};

/** How an answer looks at a glance, in a choice outside the turns. */
export function glance(g: G, me: Me, option: number): number {
  switch (nameOf(option)) {
    case 'first-card':
    case 'take-card':
      return cardToTake(g, me, valueOf(option));
    case 'discard-sixth':
      return -cardToTake(g, me, valueOf(option));
    case 'choose-dice':
      return diceToTake(g, me, valueOf(option));
    case 'first-colour':
      return firstColour(g, me, 1, 1, valueOf(option));
    case 'second-colour':
      return firstColour(g, me, 2, 2, valueOf(option));
    case 'second-colours':
      return firstColour(g, me, 2, 1, valueOf(option));
    case 'store-resource':
      return toStore(g, me, valueOf(option));
    default:
      return 0;
  }
}

/** One answer of a seat, or a whole turn of it, as it looks best at a glance. */
function goOn(g: G, seat: number, passes: readonly number[]): void {
  const me = g.players[seat];
  if (amsterdam.question(g, seat)?.kind === 'menu' && amsterdam.question(g, seat)?.name === 'turn') {
    climb(g, seat, passes, undefined);
    return;
  }
  amsterdam.options(g, seat, options);
  let best = options.at(0);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; options.length > 1 && i < options.length; i++) {
    const worth = glance(g, me, options.at(i));
    if (worth <= most) continue;
    most = worth;
    best = options.at(i);
  }
  amsterdam.apply(g, seat, best);
}

/** Plays on until the game is over or a round begins; nature is as `random` says. */
export function playOn(g: G, until: number, passes: readonly number[], nature: (g: G) => Random): void {
  for (;;) {
    const waiting = amsterdam.waitingFor(g);
    if (waiting === 0) return;
    if (waiting === CHANCE) {
      // What is drawn first in a round is its market tile; it is part of what the round begins with.
      if (g.round >= until && amsterdam.chance(g).name !== 'draw-tile') return;
      amsterdam.applyChance(g, amsterdam.sample(g, nature(g), outcomes));
      continue;
    }
    goOn(g, 31 - Math.clz32(waiting), passes);
  }
}
