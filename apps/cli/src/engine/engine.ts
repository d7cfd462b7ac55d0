import {
  Ahead,
  type Became,
  headerOf,
  type Json,
  Match,
  NATURE,
  Outcomes,
  type Row,
  shown,
  textOf,
  writeLog,
} from '@mokum/kernel';
import { seededNature } from '@mokum/nature';
import manifest from '../../package.json' with { type: 'json' };
import { gameNames, TITLES } from '../games.ts';
import { LONGEST_LINE } from '../limits.ts';
import { notAmong } from '@mokum/protocol/checking';
import { namingForeignPack } from '../pack.ts';
import type { AnyMatch, Title } from '../table.ts';
import {
  EngineError,
  errorReply,
  idIn,
  listIn,
  movesIn,
  onlyFields,
  type Reply,
  type Request,
  seatIn,
  seatOr,
  seedIn,
  textIn,
} from './fields.ts';
import type { Line } from './lines.ts';

/** The version of the protocol. */
export const PROTOCOL = 1;

interface Playing {
  readonly title: Title;
  readonly match: AnyMatch;
  readonly ahead: Ahead;
  readonly seed: string | undefined;
}

const json = (value: unknown): Json => value as Json;

/** A referee that answers one request with one reply. What it refuses changes nothing. */
export class Engine {
  #playing: Playing | undefined;

  /** The reply to a line, as a line; nothing for a blank one. */
  answer(line: Line): string | undefined {
    if ('text' in line && line.text.trim() === '') return undefined;
    let id: Json = null;
    try {
      const request = this.#read(line);
      id = idIn(request);
      return JSON.stringify({ id, ok: true, ...this.#carryOut(request) });
    } catch (error) {
      return JSON.stringify({ id, ok: false, waitingFor: this.#waitingFor(), error: errorReply(error) });
    }
  }

  #read(line: Line): Request {
    if ('tooLong' in line)
      throw new EngineError('too-long', `a line has ${LONGEST_LINE} bytes at most, this one had ${line.tooLong}`);
    let value: unknown;
    try {
      // How deep it is nested matters to none who read its fields, and a request that is refused keeps its id.
      // oxlint-disable-next-line eslint/no-restricted-properties
      value = JSON.parse(line.text);
    } catch (error) {
      throw new EngineError('bad-json', error instanceof Error ? error.message.slice(0, 200) : 'this is no JSON');
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new EngineError('bad-request', `expected an object with "op", found ${shown(value)}`);
    return value as Request;
  }

  #carryOut(request: Request): Reply {
    const op = textIn(request, 'op');
    if (!Object.hasOwn(OPS, op)) throw new EngineError('unknown-op', notAmong('op', op, Object.keys(OPS)));
    const { fields, run } = OPS[op as keyof typeof OPS];
    onlyFields(request, op, fields);
    const reply = run(request, this);
    return { waitingFor: this.#waitingFor(), ...reply };
  }

  #waitingFor(): Json {
    return this.#playing?.match.waitingFor() ?? [];
  }

  get playing(): Playing {
    if (!this.#playing) throw new EngineError('no-game', 'no game was begun: new or load comes first');
    return this.#playing;
  }

  #match({ game }: Title, config: ConstructorParameters<typeof Match>[1]): AnyMatch {
    try {
      return new Match(game, config);
    } catch (error) {
      throw namingForeignPack(error, game, config.options);
    }
  }

  /** Begins a game. One that cannot be begun leaves the one before it in place. */
  begin(request: Request, start: (title: Title) => { readonly seats: number; readonly from?: unknown }): Reply {
    const name = textIn(request, 'game');
    if (!Object.hasOwn(TITLES, name)) throw new EngineError('unknown-game', notAmong('game', name, gameNames()));
    const title = TITLES[name];
    const seed = seedIn(request);
    const options = request['options'] === undefined ? undefined : json(request['options']);
    const match = this.#match(title, {
      ...start(title),
      ...(options !== undefined && { options }),
      ...(seed !== undefined && { nature: seededNature(seed) }),
    });
    this.#playing = { title, match, ahead: new Ahead(match), seed };
    return {
      game: name,
      rules: title.game.rules,
      seats: match.seats,
      options: match.options,
      rows: rowsFrom(match, 0),
    };
  }
}

/** Rows as a referee sees them: nothing is hidden. */
function rowsFrom(match: AnyMatch, first: number): Json {
  return match.rowsFrom(first).map(({ entries }: Row) =>
    entries.map((entry) => ({
      seat: entry.by === NATURE ? 'chance' : entry.by,
      move: textOf(match.game, entry),
    })),
  );
}

/** The rows that a request completed, with those of what seats had left for now. */
function rowsSince({ match, ahead }: Playing, first: number): Reply {
  const became: Became[] = [];
  for (let next = ahead.playNext(); next; next = ahead.playNext()) became.push(next);
  return {
    rows: rowsFrom(match, first),
    over: match.result() !== undefined,
    ...(became.length > 0 && {
      ahead: became.map((it) => ({
        seat: it.seat,
        moves: it.moves,
        played: it.is === 'played',
        ...(it.is === 'dropped' && { error: errorReply(it.why) }),
      })),
    }),
  };
}

function seatsIn(request: Request): number {
  const { seats } = request;
  if (typeof seats !== 'number')
    throw new EngineError(
      'bad-request',
      `seats: expected a number, found ${seats === undefined ? 'nothing' : shown(seats)}`,
    );
  return seats;
}

/** Nature's possible outcomes with their weights; a deal is too large to list, so its shape is told instead. */
function outcomes(match: AnyMatch): Reply {
  const task = match.game.chance(match.state);
  if (task.kind === 'deal')
    return { moves: [], deal: { task: task.name, of: task.domain.name, length: task.length(match.state) } };
  const { weights, length } = match.game.outcomes(match.state, new Outcomes());
  return { moves: match.outcomes(), weights: weights.slice(0, length) };
}

interface Op {
  readonly fields: readonly string[];
  readonly run: (request: Request, engine: Engine) => Reply;
}

export const OPS = {
  new: {
    fields: ['game', 'seats', 'options', 'seed'],
    run: (request, engine) => engine.begin(request, () => ({ seats: seatsIn(request) })),
  },
  load: {
    fields: ['game', 'state', 'options', 'seed'],
    run: (request, engine) => {
      const { state } = request;
      if (state === undefined)
        throw new EngineError('bad-request', 'state: expected a state or a part of one, found nothing');
      return engine.begin(request, () => ({ seats: 0, from: state }));
    },
  },
  state: {
    fields: [],
    run: (_, { playing: { match } }) => ({ state: match.game.json(match.state), hash: match.game.hash(match.state) }),
  },
  legal: {
    fields: ['seat'],
    run(request, { playing: { match } }) {
      const seat = seatOr(request, 'chance');
      if (seat !== 'chance') return { moves: match.legal(seat) };
      return match.waitingFor() === 'chance' ? outcomes(match) : { moves: [], weights: [] };
    },
  },
  apply: {
    fields: ['seat', 'move', 'moves'],
    run(request, { playing }) {
      const { match } = playing;
      const seat = seatOr(request, 'chance');
      const moves = movesIn(request);
      const before = match.length;
      if (seat === 'chance') {
        if (moves.length > 1) throw new EngineError('bad-request', 'moves: chance is told one outcome at a time');
        match.tellChance(moves[0]);
        return rowsSince(playing, before);
      }
      match.submit(seat, moves);
      return rowsSince(playing, before);
    },
  },
  ahead: {
    fields: ['seat', 'moves'],
    run(request, { playing }) {
      const { match, ahead } = playing;
      const seat = seatIn(request);
      const before = match.length;
      ahead.leave(seat, listIn(request));
      const reply = rowsSince(playing, before);
      return { ...reply, left: ahead.left(seat) };
    },
  },
  view: {
    fields: ['seat'],
    run(request, { playing: { match } }) {
      const seat = seatOr(request, 'spectator', 'everybody');
      if (seat === 'everybody' && !match.result())
        throw new EngineError('bad-request', 'seat: everybody sees everything only once the game is over');
      return { view: json(match.view(seat)) };
    },
  },
  why: {
    fields: ['seat', 'move'],
    run(request, { playing: { match, title } }) {
      const why = match.why(seatIn(request), textIn(request, 'move'));
      const reason = 'paragraph' in why ? title.table.reason(why.paragraph) : undefined;
      return { ...why, ...(reason !== undefined && { reason }) };
    },
  },
  undo: {
    fields: ['seat'],
    run(request, { playing: { match, ahead } }) {
      const seat = seatIn(request);
      const can = match.undoable(seat);
      match.undo(seat);
      ahead.leave(seat, []);
      return { undone: can.ok ? can.moves : [] };
    },
  },
  result: {
    fields: [],
    run: (_, { playing: { match } }) => ({ result: json(match.result() ?? null) }),
  },
  log: {
    fields: [],
    run: (_, { playing: { match, seed } }) => ({
      log: writeLog(match, headerOf(match, seed === undefined ? {} : { seed })),
    }),
  },
  version: {
    fields: [],
    run: () => ({
      version: manifest.version,
      protocol: PROTOCOL,
      games: Object.values(TITLES).map(({ game }) => ({
        name: game.name,
        rules: game.rules,
        seats: { ...game.definition.seats },
      })),
    }),
  },
} as const satisfies Readonly<Record<string, Op>>;
