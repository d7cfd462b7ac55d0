import { batch, effect, signal } from '@preact/signals';
import {
  Ahead,
  type Fields,
  type Game,
  hashText,
  headerOf,
  type Json,
  Match,
  MokumError,
  type Refusal,
  readLog,
  refusalOf,
  type View,
  type Why,
  writeLog,
} from '@mokum/kernel';
import { type BotPlayers, type BotRequest, memoryData, randomMove, randomPlayers } from './bot-players.ts';
import { type Keeper, noKeeper } from './keeper.ts';
import { answerChance } from './nature.ts';
import type { TableNotice } from './notice.ts';
import { humansOf, nextOnlooker, type Onlooker } from './onlookers.ts';
import { pastPosition, positionOf, saidBy } from './position.ts';
import { replayInSlices } from './replay-slices.ts';
import type { Connection, HotSeat, Pace, Position, Table, TableInfo } from './table.ts';

/** A table on this machine: people at one screen, and bots. */
export interface LocalTable<V = Json> extends Table<V> {
  readonly pace: Pace;
  /** resolves when everything asked for so far has been kept and shown */
  settled(): Promise<void>;
}

export interface LocalTableConfig<F extends Fields> {
  readonly game: Game<F>;
  readonly info: TableInfo;
  /** what nature draws from */
  readonly seed: string;
  /** the game to go on with; nobody else may hold it */
  readonly match?: Match<F>;
  /** whether the keeper has this game as it is */
  readonly kept?: 'already' | 'not-yet';
  readonly bots?: BotPlayers;
  readonly keeper?: Keeper;
  readonly pace?: number;
}

type Change = 'changed' | 'as-it-was';

const STALE: Refusal = { code: 'stale', message: 'this game was played on in another tab' };

/** Opens a table. */
export function openLocalTable<F extends Fields>(config: LocalTableConfig<F>): LocalTable<View<F>> {
  const { game, info, seed, bots = randomPlayers, keeper = noKeeper } = config;
  const humans = humansOf(info.seats);
  let match: Match<F>;
  let ahead: Ahead<F>;
  let onlooker: Onlooker = { viewer: undefined, curtain: undefined };
  let closed = false;
  let shownAt = 0;
  let changes: Promise<unknown> = Promise.resolve();
  const asked = new Set<number>();

  const begin = (begun: Match<F>): void => {
    match = begun;
    ahead = new Ahead(match);
    nature();
  };
  const nature = (): void => void answerChance(game, match, seed);
  /** What people have left for now is played, one row after the other. */
  const playAhead = (): Change => {
    let change: Change = 'as-it-was';
    for (let became = ahead.playNext(); became; became = ahead.playNext()) {
      const { seat, moves } = became;
      if (became.is === 'dropped') notice.value = { kind: 'ahead-dropped', seat, moves, why: refusalOf(became.why) };
      else change = 'changed';
      nature();
    }
    return change;
  };
  const leftNow = (): readonly string[] => (onlooker.viewer === undefined ? [] : ahead.left(onlooker.viewer));
  const leavingNow = (): readonly number[] => humans.filter((seat) => ahead.left(seat).length > 0);
  const logText = (): string =>
    writeLog(
      match,
      headerOf(match, { names: info.seats.map(({ name }) => name), players: info.seats.map(({ who }) => who), seed }),
    );
  const look = (): Position<View<F>> => {
    onlooker = nextOnlooker(match, humans, onlooker);
    return positionOf(match, match.result() ? 'everybody' : (onlooker.viewer ?? 'spectator'));
  };

  begin(config.match ?? new Match(game, { seats: info.seats.length, options: info.options }));
  const now = signal(look());
  const curtain = signal(onlooker.curtain);
  const thinking = signal<readonly number[]>([]);
  const notice = signal<TableNotice | undefined>(undefined);
  const pace = signal(config.pace ?? 0);
  const connection = signal<Connection>('live');
  const left = signal<readonly string[]>([]);
  const leaving = signal<readonly number[]>([]);

  const show = (): void => {
    const { revision } = now.peek();
    batch(() => {
      now.value = look();
      curtain.value = onlooker.curtain;
      for (const [list, still] of [
        [left, leftNow()],
        [leaving, leavingNow()],
      ] as const)
        if (still.length > 0 || list.peek().length > 0) list.value = still;
    });
    if (now.peek().revision !== revision) shownAt = performance.now();
    askBots();
  };

  /** Keeps the game as it stands; what it returns has been dealt with. */
  const keep = async (): Promise<Refusal | undefined> => {
    const waiting = match.waitingFor();
    const outcome = await keeper.keep({
      log: logText(),
      length: match.length,
      over: match.result() !== undefined,
      waitingFor: waiting === 'chance' ? [] : waiting,
    });
    if (outcome.is === 'stale') {
      await adopt(outcome.log);
      return STALE;
    }
    if (outcome.is === 'not-kept') notice.value = { kind: 'not-kept', why: outcome.why, log: logText() };
    else if (notice.peek()?.kind === 'not-kept') notice.value = undefined;
    return undefined;
  };
  const adopt = async (log: string): Promise<void> => {
    try {
      begin(await replayInSlices(game, readLog(log)));
      notice.value = { kind: 'moved-elsewhere' };
    } catch (error) {
      if (!(error instanceof MokumError)) throw error;
      notice.value = { kind: 'page-is-old' };
    }
    show();
  };

  /** One change after the other: it is kept first and shown then. */
  const change = (work: () => Change): Promise<Refusal | undefined> => {
    const result = changes.then(async () => {
      if (closed) return undefined;
      let became: Change;
      try {
        became = work();
      } catch (error) {
        if (!(error instanceof MokumError)) throw error;
        return refusalOf(error);
      }
      nature();
      if (became === 'changed') playAhead();
      const refusal = became === 'changed' ? await keep() : undefined;
      if (!refusal && !closed) show();
      return refusal;
    });
    changes = result.catch(() => undefined);
    return result;
  };

  const requestFor = (seat: number): BotRequest => ({
    game: game.name,
    level: info.seats[seat].who,
    seat,
    view: match.view(seat) as unknown as Json,
    memory: memoryData(match.memory(seat)),
    legal: match.legal(seat),
    seed: hashText(`${seed} bot ${seat} ${match.length} ${match.pending(seat).length}`),
  });

  const isAsked = (seat: number): boolean => {
    const waiting = match.waitingFor();
    return waiting !== 'chance' && waiting.includes(seat);
  };

  function askBots(): void {
    if (!closed && keeper.leads())
      info.seats.forEach(({ who }, seat) => {
        if (who === 'human' || asked.has(seat) || !isAsked(seat)) return;
        asked.add(seat);
        void playFor(seat);
      });
    thinking.value = [...asked].toSorted((a, b) => a - b);
  }

  async function playFor(seat: number): Promise<void> {
    const request = requestFor(seat);
    const asMatch = match;
    const length = match.length;
    const answer = await bots.choose(request);
    await paced();
    await change(() => {
      asked.delete(seat);
      // What it was asked may have been answered meanwhile in another tab: then it is asked anew.
      if (!keeper.leads() || match !== asMatch || match.length !== length || !isAsked(seat)) return 'as-it-was';
      try {
        if ('failed' in answer) throw new MokumError('illegal-move', answer.message);
        match.submit(seat, answer.moves);
      } catch {
        match.submit(seat, randomMove(match.legal(seat), request.seed));
        notice.value = { kind: 'bot-replaced', seat, why: 'failed' in answer ? answer.failed : 'error' };
      }
      return 'changed';
    });
  }

  /** Waits until the last row has been shown as long as the pace says; a faster pace set meanwhile counts at once. */
  async function paced(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = (): void => undefined;
    await new Promise<void>((resolve) => {
      stop = effect(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, Math.max(0, pace.value - (performance.now() - shownAt)));
      });
    });
    stop();
  }

  const viewerSeat = (): number | undefined => onlooker.viewer;
  const notYours: Refusal = { code: 'not-waiting', message: 'nobody who may play looks at the screen' };

  keeper.watch(
    () => {
      changes = changes.then(async () => {
        const log = closed ? undefined : await keeper.newest();
        if (log !== undefined && !closed) await adopt(log);
      });
    },
    () => askBots(),
  );
  if (config.kept === 'already') askBots();
  else void change(() => 'changed');

  /** Leaves moves for a seat, in place of what was left before. */
  const leave = (seat: number, moves: readonly string[]): Promise<Refusal | undefined> => {
    keeper.lead();
    return change(() => {
      ahead.leave(seat, moves);
      return playAhead();
    });
  };
  const hotSeat: HotSeat = {
    curtain,
    raiseCurtain() {
      if (onlooker.curtain === undefined) return;
      onlooker = { viewer: onlooker.curtain, curtain: undefined };
      show();
    },
    ahead: (seat, moves) => (humans.includes(seat) ? leave(seat, moves) : Promise.resolve(notYours)),
    leaving,
  };

  return {
    info,
    now,
    connection,
    thinking,
    left,
    notice,
    ...(humans.length > 1 && { hotSeat }),
    pace,
    dismissNotice() {
      notice.value = undefined;
    },
    async submit(moves) {
      const seat = viewerSeat();
      if (seat === undefined) return notYours;
      keeper.lead();
      let said = '';
      let refusal: Refusal | undefined;
      do
        refusal = await change(() => {
          said = saidBy(match, seat);
          match.submit(seat, moves);
          return 'changed';
        });
      while (
        // Another tab's bot was quicker: to this seat nothing has happened, so its move stands.
        refusal === STALE &&
        viewerSeat() === seat &&
        saidBy(match, seat) === said
      );
      return refusal;
    },
    ahead(moves) {
      const seat = viewerSeat();
      return seat === undefined ? Promise.resolve(notYours) : leave(seat, moves);
    },
    undo(steps = 1) {
      const seat = viewerSeat();
      if (seat === undefined) return Promise.resolve(notYours);
      keeper.lead();
      return change(() => {
        match.undo(seat, steps);
        ahead.leave(seat, []);
        return 'changed';
      });
    },
    why(move) {
      const seat = viewerSeat();
      const nobody: Why = { legal: false, code: match.result() ? 'over' : 'not-waiting' };
      return Promise.resolve(seat === undefined ? nobody : match.why(seat, move));
    },
    earlier() {
      const seat = viewerSeat();
      return Promise.resolve(seat === undefined ? [] : match.earlier(seat));
    },
    at(revision) {
      const { audience, revision: newest } = now.peek();
      const rows = Math.max(0, Math.min(Math.trunc(revision), newest));
      return Promise.resolve(rows === newest ? now.peek() : pastPosition(match, rows, audience));
    },
    log: () => Promise.resolve(match.result() || humans.length <= 1 ? logText() : undefined),
    async settled() {
      let seen: Promise<unknown> | undefined;
      while (seen !== changes) {
        seen = changes;
        await seen;
      }
    },
    close() {
      closed = true;
      bots.close();
      keeper.close();
    },
  };
}
