import type { Game } from '../definition.ts';
import type { Json } from '../domain.ts';
import { NATURE } from '../entries.ts';
import { Match } from '../match.ts';
import { quickNature } from '../nature.ts';
import { Random } from '../random.ts';
import type { Fields } from '../record.ts';
import { textOf } from '../rows.ts';

export interface PlaythroughConfig {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Json;
}

/**
 * One random game, told in full: every question with its options, every move, every chance, what happened to whom and
 * because of what, the hash of the state after each row, the result. The same seed gives the same bytes, so any change of a rule shows up as a difference.
 */
export function playthrough<F extends Fields>(game: Game<F>, { seats, seed, options }: PlaythroughConfig): string {
  const random = new Random(`${seed} seats`);
  const match = new Match(game, {
    seats,
    nature: quickNature(`${seed} nature`),
    ...(options !== undefined && { options }),
  });
  const lines = [
    `${game.name}, rules ${game.rules}, ${seats} seats, seed ${seed}, options ${JSON.stringify(match.options)}`,
  ];
  let told = 0;
  const tellRows = (): void => {
    for (const row of match.rows.slice(told)) {
      for (const entry of row.entries)
        if (entry.by === NATURE) lines.push(`  * ${owned(entry.owner)}${textOf(game, entry)}`);
      for (const { happening, seat, values, cause } of match.trace)
        lines.push(`  ! ${owned(seat)}${[happening, ...values].join(' ')}${because(game, cause)}`);
      lines.push(`row ${row.seq} ${game.hash(match.state)}`);
    }
    told = match.length;
  };
  tellRows();
  for (;;) {
    const waiting = match.waitingFor();
    if (waiting === 'chance' || waiting.length === 0) break;
    const seat = waiting[random.below(waiting.length)];
    const legal = match.legal(seat);
    const move = legal[random.below(legal.length)];
    lines.push(`${seat} ${game.question(match.state, seat)?.name}? ${legal.join(' | ')}`, `${seat} ${move}`);
    match.submit(seat, [move]);
    tellRows();
  }
  lines.push(`result ${JSON.stringify(match.result())}`);
  return `${lines.join('\n')}\n`;
}

/** −1 is nobody in particular; any other number is told. */
const owned = (seat: number): string => (seat === -1 ? '' : `${seat} `);

function because<F extends Fields>({ definition: { causes } }: Game<F>, cause: number): string {
  return causes === undefined || cause === causes.lo ? '' : ` because ${causes.text(cause)}`;
}

/** The events of a game that happen in none of these playthroughs. */
export function eventsWithout<F extends Fields>(game: Game<F>, playthroughs: readonly string[]): string[] {
  const happened = new Set(
    playthroughs.flatMap((told) => [...told.matchAll(/^ {2}! (?:\d+ )?([a-z-]+)/gm)].map(([, name]) => name)),
  );
  return (game.definition.happenings ?? []).map(({ name }) => name).filter((name) => !happened.has(name));
}
