import type { Game } from '../definition.ts';
import { type Entry, NATURE } from '../entries.ts';
import { MokumError } from '../errors.ts';
import { Match } from '../match.ts';
import { determinize } from '../memory.ts';
import { Options } from '../options.ts';
import { Random } from '../random.ts';
import type { Fields } from '../record.ts';
import { redactRow, textOf } from '../rows.ts';
import { checkPieces, type State } from '../state.ts';
import { legalOption } from '../why.ts';
import { anyMove, choicesIn, inTogether, listedIn } from './check-question.ts';
import { checkWorldDeltas } from './check-deltas.ts';
import { standingRows } from './check-state.ts';
import { must, mustEqual } from './must.ts';

const scratch = new Options();

/** All that the kernel tells a seat of a state: its view, its options, its reasons, and what it is refused with. */
function toldTo<F extends Fields>(game: Game<F>, g: State<F>, seat: number, moves: readonly string[]): unknown[] {
  const question = game.question(g, seat);
  const listed = question ? listedIn(game.options(g, seat, scratch)) : [];
  const reasons = question ? choicesIn(question).map((choice) => [...game.explain(g, seat, choice)]) : [];
  const leaving = question?.kind === 'menu' ? [...game.explain(g, seat, question)] : [];
  const errors = moves.map((move) => {
    try {
      return legalOption(game, g, seat, move, scratch, '');
    } catch (error) {
      if (error instanceof MokumError) return `${error.code}: ${error.message}`;
      throw error;
    }
  });
  return [game.view(g, seat), game.view(g, 'spectator'), listed, reasons, leaving, errors];
}

/**
 * A world drawn for a seat cannot be told from the real one by it: the same bytes in all it is told, the same rows.
 * As the worlds differ in what that seat cannot see, this is also the test that nothing of it leaks.
 */
export function checkWorld<F extends Fields>(match: Match<F>, seat: number, seed: string): void {
  const { game, state } = match;
  const random = new Random(`${seed} moves`);
  const moves = Array.from({ length: 12 }, () => anyMove(game, random));
  const view = match.view(seat);
  const memory = match.memory(seat);
  const world = determinize(game, view, memory, new Random(seed));
  const here = (): string => `seat ${seat} can tell a world drawn for it (${seed}) from the real one`;
  mustEqual(toldTo(game, world, seat, moves), toldTo(game, state, seat, moves), here);
  for (const domain of game.definition.pieces) checkPieces(game.type, world.$m, world.seats, domain);
  const afresh = game.create();
  game.copy(world, afresh);
  game.definition.derive(afresh);
  must(
    afresh.$m.every((word, i) => word === world.$m[i]),
    () => 'a world is derived wrongly',
  );
  const rows = game.definition.imagine(memory.rows, seat, match.seats, new Random(seed));
  const standing = standingRows(match);
  must(rows.length === standing.length, () => `${here()}: ${rows.length} rows instead of ${standing.length}`);
  standing.forEach((row, i) => {
    const imagined = { ...row, entries: rows[i] as Entry[] };
    for (const audience of [seat, 'spectator' as const])
      mustEqual(redactRow(game, imagined, audience), redactRow(game, row, audience), here);
  });
  checkWorldDeltas(match, seat, rows, random);
}

/**
 * The same game with every outcome told, each a row of its own: it comes to the same state, and worlds can be drawn for
 * every seat in the middle of what nature does. Says for how many it was tried.
 */
export function checkTold<F extends Fields>(match: Match<F>, seed: string, every: number): number {
  const { game, seats, options } = match;
  const told = new Match(game, { seats, options });
  const random = new Random(`${seed} told`);
  let worlds = 0;
  for (const { entries } of standingRows(match))
    for (const entry of entries) {
      if (entry.by === NATURE) told.tellChance(textOf(game, entry));
      else told.submit(entry.by, [textOf(game, entry)]);
      if (random.below(every) > 0) continue;
      for (let seat = 0; seat < seats; seat++) checkWorld(told, seat, `${seed} told ${told.length} ${seat}`);
      worlds += seats;
    }
  must(game.same(told.state, match.state), () => 'with its outcomes told one by one the game comes to another state');
  return worlds;
}

/** Answers that others have given already, and that are still secret, are drawn anew from all they could be. */
export function checkDrawnAnew<F extends Fields>(match: Match<F>, seat: number, seed: string, samples: number): number {
  const { game, state } = match;
  const waiting = match.waitingFor();
  if (!inTogether(game, state) || waiting === 'chance') return 0;
  const memory = match.memory(seat);
  const rows = standingRows(match);
  let checked = 0;
  for (let other = 0; other < match.seats; other++) {
    if (other === seat || waiting.includes(other) || match.pending(other).length === 0) continue;
    const before = rows.flatMap((row) => row.entries).filter((entry) => entry.by === other).length;
    const answers = new Set<number>();
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < samples; i++) {
      const given: number[] = [];
      const offered: number[] = [];
      const watched: Game<F> = {
        ...game,
        apply(g, by, option, trace) {
          if (by === other) {
            offered.push(game.options(g, by, scratch).length);
            given.push(option);
          }
          game.apply(g, by, option, trace);
        },
      };
      determinize(watched, match.view(seat), memory, new Random(`${seed} ${other} ${i}`));
      answers.add(given[before]);
      least = Math.min(least, offered[before]);
    }
    if (least < 2) continue;
    must(answers.size > 1, () => `what seat ${other} has answered is always the same in worlds drawn for seat ${seat}`);
    checked++;
  }
  return checked;
}
