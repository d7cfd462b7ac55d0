import type { Game } from '../definition.ts';
import { refuse, shown } from '../errors.ts';
import { Match } from '../match.ts';
import type { Fields } from '../record.ts';
import { replayLog, trustLog } from '../replay-log.ts';
import { readMove } from '../rows.ts';
import { tablesHash } from '../tables.ts';
import { refereeOf } from './referee-of.ts';
import { replyTo } from './reply.ts';
import type { Rules } from './rules.ts';

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
  };
}
