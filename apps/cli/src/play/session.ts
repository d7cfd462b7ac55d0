import { choose } from '@mokum/bots';
import { Ahead, type Became, type Json, Match, Random, type Result } from '@mokum/kernel';
import { labelOf } from '../label.ts';
import { answerChance } from '../nature.ts';
import type { Scene, Title } from '../table.ts';
import type { Pen } from '../pen.ts';
import type { Saved, Sitting } from './saves.ts';

/** A game at one terminal: some seats are people's, the others bots'. */
export interface Session extends Saved {
  /** shown at the table: names, and what kind of bot */
  readonly labels: readonly string[];
  /** what people have left for their next question */
  readonly ahead: Ahead;
}

export function beginSession(title: Title, sittings: readonly Sitting[], seed: string, options: Json): Session {
  const match = new Match(title.game, { seats: sittings.length, options });
  return sessionOf({ title, match, sittings, seed });
}

export function sessionOf(saved: Saved): Session {
  answerChance(saved.match, saved.seed);
  const labels = saved.sittings.map(({ name, player }) => labelOf(name, player));
  return { ...saved, labels, ahead: new Ahead(saved.match) };
}

export const isHuman = ({ sittings }: Session, seat: number): boolean => sittings[seat].player === 'human';
export const humans = (session: Session): number[] =>
  session.sittings.flatMap((_, seat) => (isHuman(session, seat) ? [seat] : []));

/**
 * Nature and bots do what they are asked, and so do people who have said it ahead, until others are asked or the game is
 * over. Says which people; `hear` is told what became of what was left.
 */
export function runOn(session: Session, hear: (became: Became) => void): readonly number[] {
  const { match, sittings, title, seed, ahead } = session;
  for (;;) {
    const became = ahead.playNext();
    if (became) {
      hear(became);
      continue;
    }
    const waiting = match.waitingFor() as readonly number[];
    const bot = waiting.find((seat) => !isHuman(session, seat));
    if (bot === undefined) return waiting;
    const turn = `${match.length} ${match.pending(bot).length}`;
    const moves = choose(match, bot, title.bots[sittings[bot].player], new Random(`${seed} bot ${bot} ${turn}`));
    match.submit(bot, moves);
  }
}

export function sceneFor(session: Session, seat: number | undefined, columns: number, pen: Pen): Scene {
  const { match, title, labels } = session;
  const view = match.view(seat ?? 'everybody');
  const standing: Result | undefined =
    title.standing === 'open' ? title.game.definition.result(match.state) : undefined;
  return { view, seat, names: labels, standing, columns, pen };
}
