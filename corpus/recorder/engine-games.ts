import { amsterdam } from '@mokum/amsterdam';
import { grachtenpand } from '@mokum/grachtenpand';
import { type Game, type Json, Outcomes, Random, textOf } from '@mokum/kernel';
import { nieuwAmsterdam } from '@mokum/nieuw-amsterdam';
import { Engine } from '../../apps/cli/src/engine/engine.ts';
import type { Planned } from './plan.ts';

const GAMES = { amsterdam, grachtenpand, 'nieuw-amsterdam': nieuwAmsterdam } as unknown as Record<string, Game>;

type Reply = Record<string, Json> & { readonly ok: boolean; readonly waitingFor: readonly number[] | 'chance' };

/** A player who sits at `mokum engine`: any legal move, now and then one taken back or said ahead. */
class Sitter {
  readonly engine = new Engine();
  readonly random: Random;
  readonly planned: Planned;
  readonly options: Json;
  reply: Reply | undefined;
  answers = 0;

  constructor(planned: Planned, options: Json, seed: string) {
    this.planned = planned;
    this.options = options;
    this.random = new Random(`${seed} sitter`);
  }

  ask(request: Record<string, unknown>): Reply {
    const reply = JSON.parse(this.engine.answer({ text: JSON.stringify(request) }) as string) as Reply;
    this.reply = reply;
    return reply;
  }

  must(request: Record<string, unknown>): Reply {
    const reply = this.ask(request);
    if (!reply.ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(reply)}`);
    return reply;
  }

  /** Tells an outcome: one of those listed, by its weight, or a whole deal. */
  tellChance(): void {
    const { moves, weights, deal } = this.must({ op: 'legal', seat: 'chance' }) as unknown as {
      moves: string[];
      weights?: number[];
      deal?: { task: string };
    };
    let move: string;
    if (deal) {
      const game = GAMES[this.planned.game];
      const { state } = this.must({ op: 'state' });
      const values = game.sample(game.load(state, this.options), this.random, new Outcomes());
      move = textOf(game, { task: deal.task, values });
    } else {
      let left = this.random.below((weights as number[]).reduce((sum, n) => sum + n, 0));
      move = moves[(weights as number[]).findIndex((n) => (left -= n) < 0)];
    }
    this.must({ op: 'apply', seat: 'chance', move });
  }

  isOver(): boolean {
    return this.must({ op: 'result' })['result'] !== null;
  }

  answer(): void {
    const { seats } = this.planned;
    const waiting = this.must({ op: 'result' }).waitingFor as readonly number[];
    const seat = waiting[this.random.below(waiting.length)];
    if (this.random.below(9) === 0) this.ask({ op: 'undo', seat: this.random.below(seats) });
    const { moves } = this.must({ op: 'legal', seat }) as unknown as { moves: string[] };
    if (moves.length === 0) return;
    const move = moves[this.random.below(moves.length)];
    // What one seat may do now another may often do later: some of it is said ahead and played, some of it dropped.
    if (this.random.below(6) === 0)
      this.ask({
        op: 'ahead',
        seat: (seat + 1) % seats,
        moves: [moves[this.random.below(moves.length)]],
      });
    this.ask({ op: 'apply', seat, move });
    this.answers++;
  }

  play(enough: () => boolean): void {
    for (let i = 0; i < 20_000; i++) {
      const { waitingFor, result } = this.must({ op: 'result' });
      if (result !== null) return;
      if (waitingFor === 'chance') this.tellChance();
      else if (enough()) return;
      else this.answer();
    }
    throw new Error('the game did not end');
  }

  log(): string {
    return this.must({ op: 'log' })['log'] as string;
  }
}

/** Plays a game through `mokum engine` and returns its log. */
export function engineGame(planned: Planned, options: Json, seed: string): string {
  const { game, seats, maker, stop, waiting } = planned;
  const sitter = new Sitter(planned, options, seed);
  sitter.must({ op: 'new', game, seats, options, ...(maker !== 'engine-told' && { seed }) });
  if (maker === 'engine-from') {
    sitter.play(() => sitter.answers >= 12);
    const { state } = sitter.must({ op: 'state' });
    sitter.must({ op: 'load', game, state, options, seed: `${seed} later` });
    sitter.answers = 0;
  }
  const isWaiting = (): boolean => waiting === undefined || sitter.log().includes('\npending ');
  sitter.play(() => stop !== undefined && sitter.answers >= stop && isWaiting());
  return sitter.log();
}
