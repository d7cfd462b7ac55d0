import type { Undoable } from '../barrier.ts';
import type { Result } from '../definition.ts';
import { deltaBetween } from '../delta/between.ts';
import type { Json } from '../domain.ts';
import type { SeenRow } from '../entries.ts';
import type { Match } from '../match.ts';
import type { MemoryData } from '../memory.ts';
import { Outcomes } from '../options.ts';
import type { Fields } from '../record.ts';
import { textOf } from '../rows.ts';
import { knowsSecrets } from '../secrets.ts';
import type { Audience } from '../state.ts';
import type { Why } from '../why.ts';
import { headerOf, linesOf, writeLog } from '../write-log.ts';
import type { OpenReferee, Outlook } from './open-referee.ts';
import type { Done, LogMore } from './referee.ts';
import { type Reply, replyTo } from './reply.ts';
import type { ViewDelta } from '../delta/view-delta.ts';
import type { Mark } from './mark.ts';

/** A match as those outside of the kernel see it. Nobody else may hold the match. */
export const refereeOf = <F extends Fields>(match: Match<F>): OpenReferee => new MatchReferee(match);

/** A class and no object of functions: many tables are open at once, and functions of their own would be a third of each. */
class MatchReferee<F extends Fields> implements OpenReferee {
  readonly #match: Match<F>;

  constructor(match: Match<F>) {
    this.#match = match;
  }

  get seats(): number {
    return this.#match.seats;
  }

  get options(): Json {
    return this.#match.options;
  }

  get from(): Json | undefined {
    return this.#match.from;
  }

  get length(): number {
    return this.#match.length;
  }

  get drawn(): number {
    return this.#match.drawn;
  }

  waitingFor(): readonly number[] | 'chance' {
    return this.#match.waitingFor();
  }

  result(): Result | undefined {
    return this.#match.result();
  }

  standing(): Result {
    return this.#match.game.definition.result(this.#match.state);
  }

  legal(seat: number): readonly string[] {
    return this.#match.legal(seat);
  }

  pending(seat: number): readonly (readonly string[])[] {
    const { game } = this.#match;
    return this.#match.pending(seat).map((moves) => moves.map((entry) => textOf(game, entry)));
  }

  earlier(seat: number): readonly (readonly string[])[] {
    return this.#match.earlier(seat);
  }

  why(seat: number, move: string): Reply<Why> {
    return replyTo(() => this.#match.why(seat, move));
  }

  undoable(seat: number): Undoable {
    return this.#match.undoable(seat);
  }

  question(seat: number): string {
    return this.#match.question(seat);
  }

  submit(seat: number, moves: readonly string[]): Reply<Done> {
    return this.#change((match) => match.submit(seat, moves));
  }

  tellChance(outcome: string): Reply<Done> {
    return this.#change((match) => match.tellChance(outcome));
  }

  undo(seat: number, steps = 1): Reply<Done> {
    return this.#change((match) => match.undo(seat, steps));
  }

  rewind(length: number): Reply<Done> {
    return this.#change((match) => match.rewind(length));
  }

  #change(act: (match: Match<F>) => void): Reply<Done> {
    return replyTo(() => {
      const { length } = this.#match;
      act(this.#match);
      return { from: length, length: this.#match.length };
    });
  }

  view(audience: Audience): Json {
    return this.#match.view(audience) as unknown as Json;
  }

  viewAt(length: number, audience: Audience): Json {
    return this.#match.game.view(this.#match.stateAt(length), audience) as unknown as Json;
  }

  changes(audience: Audience, since: Mark): ViewDelta {
    return deltaBetween(this.#match.game, since, this.#match.state.$m, audience);
  }

  mark(): Mark {
    return this.#match.state.$m.slice();
  }

  rows(audience: Audience, from: number): readonly SeenRow[] {
    return this.#match.newRowsFor(audience, from);
  }

  lines(from: number): readonly string[] {
    return linesOf(this.#match, from);
  }

  memory(seat: number): MemoryData {
    return this.#match.memoryData(seat);
  }

  knowsSecrets(seats: readonly number[]): boolean {
    return knowsSecrets(this.#match, seats);
  }

  log(more: LogMore): string {
    return writeLog(this.#match, headerOf(this.#match, more));
  }

  rest(): void {
    this.#match.rest();
  }

  json(): Json {
    return this.#match.game.json(this.#match.state);
  }

  hash(): string {
    return this.#match.game.hash(this.#match.state);
  }

  outcomes(): Outlook {
    return outlookOf(this.#match);
  }

  jsonAt(length: number): Json {
    return this.#match.game.json(this.#match.stateAt(length));
  }
}

function outlookOf<F extends Fields>(match: Match<F>): Outlook {
  const { game, state } = match;
  if (match.waitingFor() !== 'chance') return { moves: [], weights: [] };
  const task = game.chance(state);
  if (task.kind === 'deal')
    return { moves: [], weights: [], deal: { task: task.name, of: task.domain.name, length: task.length(state) } };
  const { weights, length } = game.outcomes(state, new Outcomes());
  return { moves: match.outcomes(), weights: weights.slice(0, length) };
}
