import {
  type Json,
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
import { EngineError, errorReply } from './errors.ts';
import type { Line } from './lines.ts';
import { idOf, type LoadLog, type Op, readRequest, type Request } from './requests.ts';
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

type Reply = Readonly<Record<string, Json>>;

const json = (value: unknown): Json => value as Json;

/** What a line holds, as JSON has it. */
function readLine(line: Line): unknown {
  if ('tooLong' in line)
    throw new EngineError('too-long', `a line has ${LONGEST_LINE} bytes at most, this one had ${line.tooLong}`);
  try {
    // How deep it is nested matters to none who read its fields, and a request that is refused keeps its id.
    // oxlint-disable-next-line eslint/no-restricted-properties
    return JSON.parse(line.text);
  } catch (error) {
    throw new EngineError('bad-json', error instanceof Error ? error.message.slice(0, 200) : 'this is no JSON');
  }
}

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
    let named: Named | undefined;
    try {
      const { op, request } = readRequest(readLine(line));
      if (op === 'new' || op === 'load') named = namedIn(request);
    } catch {
      return;
    }
    const { game = '', version } = named ?? {};
    if (version === undefined) return;
    if (!Object.hasOwn(TITLES, game) || TITLES[game].game.rules === version) return;
    this.#fetched.set(`${game} ${version}`, await this.#shelf.load(game, version));
  }

  /** The reply to a line, as a line; nothing for a blank one. */
  answer(line: Line): string | undefined {
    if ('text' in line && line.text.trim() === '') return undefined;
    let id: Json = null;
    try {
      const value = readLine(line);
      id = idOf(value);
      return JSON.stringify({ id, ok: true, ...this.#carryOut(value) });
    } catch (error) {
      return JSON.stringify({ id, ok: false, waitingFor: this.#waitingFor(), error: errorReply(error) });
    }
  }

  #carryOut(value: unknown): Reply {
    const { op, request } = readRequest(value);
    const run: (request: never, engine: Engine) => Reply = OPS[op];
    const reply = run(request as never, this);
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
  begin(
    request: Request<'new'> | Exclude<Request<'load'>, LoadLog>,
    start: { readonly seats: number; readonly from?: Json },
  ): Reply {
    const { title, rules } = this.#rules(namedIn(request));
    const seed = seedOf(request);
    const options = request.options === undefined ? undefined : json(request.options);
    const reply = rules.begin({
      ...start,
      ...(options !== undefined && { options }),
      ...(seed !== undefined && { nature: seededNature(seed) }),
    });
    if (!reply.ok) throw namingForeignPack(errorOf(reply.refusal), title.game, options);
    return this.#sitDown(title, rules, reply.value, seed);
  }

  /** Goes on with the game of a log, under the rules that it names; chance is drawn from its seed, unless another is given. */
  resume(request: LoadLog): Reply {
    const log = readLog(request.log);
    const named = namedIn(request);
    const { title, rules } = this.#rules(named);
    if (request.game !== undefined && request.game !== named.game)
      throw new EngineError('bad-request', `game: this is a log of ${named.game}, not of ${shown(request.game)}`);
    const seed = seedOf(request) ?? log.header.seed;
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

/** What a request to begin or to go on names. */
function namedIn(request: Request<'new'> | Request<'load'>): Named {
  if (!('log' in request)) return { game: request.game, version: request.rules };
  const { game, rules } = readLog(request.log).header;
  return { game, version: rules };
}

const seedOf = ({ seed }: { readonly seed?: string | number | null }): string | undefined =>
  seed === undefined || seed === null ? undefined : String(seed);

type Ops = { readonly [O in Op]: (request: Request<O>, engine: Engine) => Reply };

const OPS: Ops = {
  new: (request, engine) => engine.begin(request, { seats: request.seats }),
  load: (request, engine) =>
    'log' in request ? engine.resume(request) : engine.begin(request, { seats: 0, from: json(request.state) }),
  state: (_, { playing: { referee } }) => ({ state: referee.json(), hash: referee.hash() }),
  legal({ seat }, { playing: { referee } }) {
    if (seat !== 'chance') return { moves: referee.legal(seatAt(referee, seat)) };
    const { moves, weights, deal } = referee.outcomes();
    return deal ? { moves, deal: { ...deal } } : { moves, weights };
  },
  apply({ seat, move = '', moves = [move] }, { playing }) {
    const { referee } = playing;
    const before = referee.length;
    if (seat === 'chance') {
      if (moves.length > 1) throw new EngineError('bad-request', 'moves: chance is told one outcome at a time');
      taken(referee.tellChance(moves[0]));
    } else taken(referee.submit(seat, moves));
    return rowsSince(playing, before);
  },
  ahead({ seat, moves }, { playing }) {
    const { referee, ahead } = playing;
    const before = referee.length;
    ahead.leave(seat, moves);
    const reply = rowsSince(playing, before);
    return { ...reply, left: ahead.left(seat) };
  },
  view({ seat }, { playing: { referee } }) {
    if (seat === 'everybody' && !referee.result())
      throw new EngineError('bad-request', 'seat: everybody sees everything only once the game is over');
    return { view: referee.view(typeof seat === 'number' ? seatAt(referee, seat) : seat) };
  },
  why({ seat, move }, { playing: { referee, title } }) {
    const why = taken(referee.why(seat, move));
    const reason = 'paragraph' in why ? title.table.reason(why.paragraph) : undefined;
    return { ...why, ...(reason !== undefined && { reason }) };
  },
  undo({ seat }, { playing: { referee, ahead } }) {
    const can = referee.undoable(seatAt(referee, seat));
    taken(referee.undo(seat));
    ahead.leave(seat, []);
    return { undone: can.ok ? can.moves : [] };
  },
  result: (_, { playing: { referee } }) => ({ result: json(referee.result() ?? null) }),
  log: (_, { playing: { referee, seed } }) => ({ log: referee.log(seed === undefined ? {} : { seed }) }),
  version: () => ({
    version: manifest.version,
    protocol: PROTOCOL,
    games: Object.values(TITLES).map(({ game }) => ({
      name: game.name,
      rules: game.rules,
      seats: { ...game.definition.seats },
    })),
  }),
};
