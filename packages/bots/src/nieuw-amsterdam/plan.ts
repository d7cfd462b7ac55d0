import { CHANCE, type Game, indexOf, Options, taskOf } from '@mokum/kernel';
import { drawFur, editionOf, type Fields, type G, turn } from '@mokum/nieuw-amsterdam';
import { lackingGrain, type Outlook, worth } from './worth.ts';

/** How many lines of play are followed beside each other, and how many actions deep. */
export interface Width {
  readonly lines: number;
  readonly actions: number;
}

export interface Plan {
  readonly moves: readonly string[];
  readonly worth: number;
}

interface Line {
  readonly state: G;
  readonly moves: readonly string[];
  readonly worth: number;
}

/** What an unseen fur of the Black Market is worth, less than one of choice. */
const UNSEEN_FUR = 1.7;
const UNSEEN_FUR_AT_THE_END = 1;
const MOST_TRADED = 8;

/**
 * Plans a turn of one seat: the best lines of actions are followed side by side, each action carried through with all
 * its questions, until the turn ends or chance is asked.
 */
export class Planner {
  readonly #game: Game<Fields>;
  readonly #spare: G[] = [];

  constructor(game: Game<Fields>) {
    this.#game = game;
  }

  /** A copy of a state in which one seat alone is asked for its turn in a series. */
  before(g: G, seat: number, series: number): G {
    const state = this.#copy(g);
    while (state.agenda.depth(0) > 0) state.agenda.pop(0);
    state.players[seat].special = 1;
    state.cause = 0;
    state.next(turn, seat, { series, built: 0 });
    return state;
  }

  /** The best turn from a state in which the seat is asked for it; that state is used up. */
  plan(start: G, seat: number, outlook: Outlook, width: Width): Plan & { readonly after: G } {
    let best: Line | undefined;
    let lines: Line[] = [{ state: start, moves: [], worth: 0 }];
    for (let depth = 0; depth < width.actions && lines.length > 0; depth++) {
      const found: Line[] = [];
      for (const line of lines) this.#expand(line, seat, outlook, found);
      for (const line of lines) this.#spare.push(line.state);
      lines = [];
      found.sort((a, b) => b.worth - a.worth);
      for (const line of found) {
        const waiting = this.#game.waitingFor(line.state);
        const goes = waiting !== CHANCE && waiting !== 0;
        const kept = goes && lines.length < width.lines && !lines.some((other) => other.worth === line.worth);
        if (kept) lines.push(line);
        else if (!goes && (best === undefined || line.worth > best.worth)) {
          if (best) this.#spare.push(best.state);
          best = line;
        } else this.#spare.push(line.state);
      }
    }
    for (const line of lines) this.#spare.push(line.state);
    const { state, moves, worth: value } = best as Line;
    return { moves, worth: value, after: state };
  }

  /** All single actions from a line, each with every sensible answer to its questions. */
  #expand(line: Line, seat: number, outlook: Outlook, found: Line[]): void {
    const options = this.#game.options(line.state, seat, new Options());
    for (let i = 0; i < options.length; i++) this.#follow(line, seat, options.at(i), outlook, found);
  }

  #follow(line: Line, seat: number, option: number, outlook: Outlook, found: Line[]): void {
    const game = this.#game;
    const task = game.tasks[taskOf(option)];
    if (!sensible(line.state, seat, task.name, indexOf(option))) return;
    const state = this.#copy(line.state);
    const move = textOf(game, option);
    game.apply(state, seat, option);
    const next = { state, moves: [...line.moves, move], worth: 0 };
    const waiting = game.waitingFor(state);
    if (waiting !== 0 && waiting !== CHANCE && state.agenda.m[state.agenda.top(0)] !== turn.id) {
      const options = game.options(state, seat, new Options());
      for (let i = 0; i < options.length; i++) {
        const ordered = task.name !== 'build' || taskOf(options.at(i)) !== task.id || options.at(i) >= option;
        if (ordered) this.#follow(next, seat, options.at(i), outlook, found);
      }
      this.#spare.push(state);
      return;
    }
    found.push({ ...next, worth: this.#value(state, seat, waiting, outlook) });
  }

  #value(state: G, seat: number, waiting: number, outlook: Outlook): number {
    const me = state.players[seat];
    const value = worth(state, me, outlook);
    if (waiting !== CHANCE) return value;
    const drawn = state.agenda.planned(drawFur)[0].about.left;
    return value + drawn * (state.round < editionOf(state).rounds ? UNSEEN_FUR : UNSEEN_FUR_AT_THE_END);
  }

  #copy(g: G): G {
    const state = this.#spare.pop() ?? this.#game.create();
    this.#game.copy(g, state);
    return state;
  }
}

/** Leaves out answers that no good plan needs: amounts beyond use, and goods for coins where either would do. */
function sensible(g: G, seat: number, task: string, value: number): boolean {
  const me = g.players[seat];
  switch (task) {
    case 'pass-tile':
      // Passing for a coin comes with the end of the turn; before it only to pay a fee, or for bread.
      return me.coin === 0 || lackingGrain(g, me) > 0;
    case 'pass-special':
      return false;
    case 'buy-wood':
    case 'sell-wood':
    case 'sell-grain':
      return value <= MOST_TRADED;
    case 'buy-grain':
      return value <= Math.max(MOST_TRADED, lackingGrain(g, me) + 2);
    default:
      return true;
  }
}

function textOf(game: Game<Fields>, option: number): string {
  const task = game.tasks[taskOf(option)];
  if (task.kind === 'menu') return task.pass;
  if (!('domain' in task)) return task.name;
  return `${task.name} ${task.domain.text(task.domain.lo + indexOf(option))}`.trim();
}
