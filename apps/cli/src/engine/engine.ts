import {
  type Json,
  type Log,
  NATURE,
  type OpenReferee,
  readLog,
  type Rules,
  type RulesShelf,
  rulesOf,
  shown,
} from '@mokum/kernel';
import { seededNature } from '@mokum/nature';
import manifest from '../../package.json' with { type: 'json' };
import { gameNames, TITLES } from '../games.ts';
import { LONGEST_LINE } from '../limits.ts';
import { notAmong } from '@mokum/protocol/checking';
import { namingForeignPack } from '../pack.ts';
import { shelf } from '../shelf.ts';
import type { Title } from '../table.ts';
import { AnswersAhead } from './answers-ahead.ts';
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
  versionIn,
} from './fields.ts';
import type { Line } from './lines.ts';
import { errorOf, seatAt, taken } from './taken.ts';

/** The version of the protocol. */
export const PROTOCOL = 1;

interface Playing {
  readonly title: Title;
  /** the version of the rules that this game is played by */
  readonly rules: Rules;
  readonly referee: OpenReferee;
  readonly ahead: AnswersAhead;
  readonly seed: string | undefined;
}

/** What is to be played: a game and a version of its rules; the newest where none is named. */
interface Named {
  readonly game: string;
  readonly version: number | undefined;
}

const json = (value: unknown): Json => value as Json;

/** A referee that answers one request with one reply. What it refuses changes nothing. */
export class Engine {
  readonly #shelf: RulesShelf;
  /** older rules that were fetched, or why they could not be, by game and version */
  readonly #fetched = new Map<string, Awaited<ReturnType<RulesShelf['load']>>>();
  #playing: Playing | undefined;

  constructor(from: RulesShelf = shelf) {
    this.#shelf = from;
  }

  /** Fetches older rules that a request names: to answer it is no time to wait. What is wrong with it, `answer` says. */
  async prepare(line: Line): Promise<void> {
    if (!('text' in line) || !/"(?:rules|log)"/.test(line.text)) return;
    let named: Named;
    try {
      named = namedIn(this.#read(line));
    } catch {
      return;
    }
    const { game, version } = named;
    if (version === undefined) return;
    if (!Object.hasOwn(TITLES, game) || TITLES[game].game.rules === version) return;
    this.#fetched.set(`${game} ${version}`, await this.#shelf.load(game, version));
  }

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
    return this.#playing?.referee.waitingFor() ?? [];
  }

  get playing(): Playing {
    if (!this.#playing) throw new EngineError('no-game', 'no game was begun: new or load comes first');
    return this.#playing;
  }

  /** The rules that a request names; older ones were fetched by `prepare`. */
  #rules({ game, version }: Named): { readonly title: Title; readonly rules: Rules } {
    if (!Object.hasOwn(TITLES, game)) throw new EngineError('unknown-game', notAmong('game', game, gameNames()));
    const title = TITLES[game];
    if (version === undefined || version === title.game.rules) return { title, rules: rulesOf(title.game) };
    const fetched = this.#fetched.get(`${game} ${version}`);
    if (!fetched) throw new EngineError('unknown-rules', `version ${version} of the rules of ${game} was not fetched`);
    return { title, rules: taken(fetched) };
  }

  /** Begins a game. One that cannot be begun leaves the one before it in place. */
  begin(request: Request, start: { readonly seats: number; readonly from?: Json }): Reply {
    const { title, rules } = this.#rules(namedIn(request));
    const seed = seedIn(request);
    const options = request['options'] === undefined ? undefined : json(request['options']);
    const reply = rules.begin({
      ...start,
      ...(options !== undefined && { options }),
      ...(seed !== undefined && { nature: seededNature(seed) }),
    });
    if (!reply.ok) throw namingForeignPack(errorOf(reply.refusal), title.game, options);
    return this.#sitDown(title, rules, reply.value, seed);
  }

  /** Goes on with the game of a log, under the rules that it names; chance is drawn from its seed, unless another is given. */
  resume(request: Request): Reply {
    const log = logIn(request);
    const stray = ['state', 'options', 'rules'].find((field) => request[field] !== undefined);
    if (stray !== undefined) throw new EngineError('bad-request', `${stray}: the log says it; leave it out`);
    const named = namedIn(request);
    const { title, rules } = this.#rules(named);
    if (request['game'] !== undefined && request['game'] !== named.game)
      throw new EngineError('bad-request', `game: this is a log of ${named.game}, not of ${shown(request['game'])}`);
    const seed = seedIn(request) ?? log.header.seed;
    const nature = seed === undefined ? undefined : seededNature(seed);
    return this.#sitDown(title, rules, taken(rules.replay(log, 'checked', nature)), seed);
  }

  #sitDown(title: Title, rules: Rules, referee: OpenReferee, seed: string | undefined): Reply {
    this.#playing = { title, rules, referee, ahead: new AnswersAhead(rules, referee), seed };
    const { seats, options } = referee;
    return { game: rules.game, rules: rules.version, seats, options, rows: rowsFrom(referee, 0) };
  }
}

/** Rows as a referee sees them: nothing is hidden. */
function rowsFrom(referee: OpenReferee, first: number): Json {
  return referee
    .rows('everybody', first)
    .map(({ entries }) => entries.map(({ by, text }) => ({ seat: by === NATURE ? 'chance' : by, move: text })));
}

/** The rows that a request completed, with those of what seats had left for now. */
function rowsSince({ referee, ahead }: Playing, first: number): Reply {
  const became = ahead.play();
  return {
    rows: rowsFrom(referee, first),
    over: referee.result() !== undefined,
    ...(became.length > 0 && {
      ahead: became.map(({ seat, moves, refusal }) => ({
        seat,
        moves,
        played: refusal === undefined,
        ...(refusal && { error: errorReply(errorOf(refusal)) }),
      })),
    }),
  };
}

const logIn = (request: Request): Log => readLog(textIn(request, 'log'));

/** What a request to begin or to go on names. */
function namedIn(request: Request): Named {
  if (request['log'] !== undefined) {
    const { game, rules } = logIn(request).header;
    return { game, version: rules };
  }
  return { game: textIn(request, 'game'), version: versionIn(request) };
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

interface Op {
  readonly fields: readonly string[];
  readonly run: (request: Request, engine: Engine) => Reply;
}

export const OPS = {
  new: {
    fields: ['game', 'seats', 'options', 'seed', 'rules'],
    run: (request, engine) => engine.begin(request, { seats: seatsIn(request) }),
  },
  load: {
    fields: ['game', 'state', 'options', 'seed', 'rules', 'log'],
    run: (request, engine) => {
      if (request['log'] !== undefined) return engine.resume(request);
      const { state } = request;
      if (state === undefined)
        throw new EngineError('bad-request', 'state: expected a state or a part of one, found nothing');
      return engine.begin(request, { seats: 0, from: json(state) });
    },
  },
  state: {
    fields: [],
    run: (_, { playing: { referee } }) => ({ state: referee.json(), hash: referee.hash() }),
  },
  legal: {
    fields: ['seat'],
    run(request, { playing: { referee } }) {
      const seat = seatOr(request, 'chance');
      if (seat !== 'chance') return { moves: referee.legal(seatAt(referee, seat)) };
      const { moves, weights, deal } = referee.outcomes();
      return deal ? { moves, deal: { ...deal } } : { moves, weights };
    },
  },
  apply: {
    fields: ['seat', 'move', 'moves'],
    run(request, { playing }) {
      const { referee } = playing;
      const seat = seatOr(request, 'chance');
      const moves = movesIn(request);
      const before = referee.length;
      if (seat === 'chance') {
        if (moves.length > 1) throw new EngineError('bad-request', 'moves: chance is told one outcome at a time');
        taken(referee.tellChance(moves[0]));
      } else taken(referee.submit(seat, moves));
      return rowsSince(playing, before);
    },
  },
  ahead: {
    fields: ['seat', 'moves'],
    run(request, { playing }) {
      const { referee, ahead } = playing;
      const seat = seatIn(request);
      const before = referee.length;
      ahead.leave(seat, listIn(request));
      const reply = rowsSince(playing, before);
      return { ...reply, left: ahead.left(seat) };
    },
  },
  view: {
    fields: ['seat'],
    run(request, { playing: { referee } }) {
      const seat = seatOr(request, 'spectator', 'everybody');
      if (seat === 'everybody' && !referee.result())
        throw new EngineError('bad-request', 'seat: everybody sees everything only once the game is over');
      return { view: referee.view(typeof seat === 'number' ? seatAt(referee, seat) : seat) };
    },
  },
  why: {
    fields: ['seat', 'move'],
    run(request, { playing: { referee, title } }) {
      const why = taken(referee.why(seatIn(request), textIn(request, 'move')));
      const reason = 'paragraph' in why ? title.table.reason(why.paragraph) : undefined;
      return { ...why, ...(reason !== undefined && { reason }) };
    },
  },
  undo: {
    fields: ['seat'],
    run(request, { playing: { referee, ahead } }) {
      const seat = seatAt(referee, seatIn(request));
      const can = referee.undoable(seat);
      taken(referee.undo(seat));
      ahead.leave(seat, []);
      return { undone: can.ok ? can.moves : [] };
    },
  },
  result: {
    fields: [],
    run: (_, { playing: { referee } }) => ({ result: json(referee.result() ?? null) }),
  },
  log: {
    fields: [],
    run: (_, { playing: { referee, seed } }) => ({ log: referee.log(seed === undefined ? {} : { seed }) }),
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
