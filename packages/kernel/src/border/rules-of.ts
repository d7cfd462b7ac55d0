import type { Game } from '../definition.ts';
import { refuse, shown } from '../errors.ts';
import { Match } from '../match.ts';
import type { Fields } from '../record.ts';
import { replaying, replayLog, trustLog } from '../replay-log.ts';
import { readMove } from '../rows.ts';
import { tablesHash } from '../tables.ts';
import type { Log } from '../log.ts';
import type { Nature } from '../nature.ts';
import type { OpenReferee } from './open-referee.ts';
import { refereeOf } from './referee-of.ts';
import { replyTo } from './reply.ts';
import type { Replaying, Rules } from './rules.ts';

/** The border of a game: all that hosts, drivers and tools need of it. */
export function rulesOf<F extends Fields>(game: Game<F>): Rules {
  const { name, rules, definition } = game;
  return {
    game: name,
    version: rules,
    seats: { ...definition.seats },
    readOptions: (options, seats) => replyTo(() => definition.readOptions(options, seats)),
    tables: (options) => tablesHash(game, options),
    readMoves: (moves) =>
      replyTo(() => {
        if (!Array.isArray(moves)) refuse('bad-notation', `expected a list of moves, found ${shown(moves)}`);
        for (const move of moves) {
          const { kind } = readMove(game, move as string).task;
          if (kind !== 'choice' && kind !== 'menu') refuse('bad-notation', `${shown(move)} is nature's, no seat's`);
        }
        return [...(moves as readonly string[])];
      }),
    begin: (setting) => replyTo(() => refereeOf(new Match(game, setting))),
    replay: (log, how, nature) =>
      replyTo(() => {
        const match = how === 'trusted' ? trustLog(game, log) : replayLog(game, log);
        if (nature) match.drawFrom(nature);
        return refereeOf(match);
      }),
    replaying: (log, nature) => rowByRow(game, log, nature),
  };
}

function rowByRow<F extends Fields>(game: Game<F>, log: Log, nature: Nature | undefined): Replaying {
  const rows = replaying(game, log);
  let referee: OpenReferee | undefined;
  return {
    next: () =>
      replyTo(() => {
        const { done, value: match } = rows.next();
        // After a refusal the generator has ended without a match.
        if (match === undefined) refuse('bad-log', 'this log was replayed as far as it goes');
        if (done && nature) match.drawFrom(nature);
        referee ??= refereeOf(match);
        return { is: done ? 'over' : 'row', referee };
      }),
  };
}
