import type { Host, HostSetting } from '@mokum/host';
import type { Client } from '@mokum/host/client';
import { type Json, type Refusal, type Reply, type RulesShelf, unpackMoves } from '@mokum/kernel';
import type { Notice, TableCard } from '@mokum/protocol';
import { type Signal, signal } from '@preact/signals';
import { type BotPlayers, randomPlayers } from './bot-players.ts';
import { type Keeper, noKeeper } from './keeper.ts';
import { keeperStore } from './keeper-store.ts';
import { newId } from './table-info.ts';
import type { TableNotice } from './notice.ts';
import { pacedBots } from './paced-bots.ts';
import { pageClock } from './page-clock.ts';
import { localDoor, type ScreenClients, sitDown } from './screen-clients.ts';
import { seedLuck } from './seed-luck.ts';
import { pastPosition } from './seen-position.ts';
import { notYours, type SharedScreen, sharedScreen } from './shared-screen.ts';
import type { Pace, Position, Table } from './table.ts';

/** A table that this page runs itself: people at one screen, and bots. */
export interface LocalTable<V = Json> extends Table<V> {
  readonly pace: Pace;
  /** resolves when everything asked for so far has been kept and shown */
  settled(): Promise<void>;
}

export interface LocalTableConfig {
  readonly card: TableCard;
  /** what nature draws from */
  readonly seed: string;
  readonly shelf: RulesShelf;
  readonly bots?: BotPlayers;
  readonly keeper?: Keeper;
  /** whether the keeper has this game as it is */
  readonly kept?: 'already' | 'not-yet';
  readonly pace?: number;
}

/** What a host counts from: the version of a game that is kept already, or of one that is not. */
export const versionOf = ({ kept }: Pick<LocalTableConfig, 'kept'>): number => (kept === 'already' ? 1 : 0);

/** Runs a table in this page; `open` begins one, or goes on with one, in these surroundings. */
export async function runHere(
  config: LocalTableConfig,
  open: (setting: HostSetting) => Promise<Reply<Host>>,
): Promise<Reply<LocalTable>> {
  const { card, seed, shelf, bots: players = randomPlayers, keeper = noKeeper } = config;
  const pace = signal(config.pace ?? 0);
  const notice = signal<TableNotice | undefined>(undefined);
  let shownAt = 0;
  const running: { host?: Host } = {};
  const opened = await open({
    store: keeperStore({
      keeper,
      card,
      version: versionOf(config),
      tell: tellKept(notice),
      leading: () => running.host?.askBots(),
    }),
    bots: pacedBots({ players, pace, shownAt: () => shownAt, leads: () => keeper.leads() }),
    clock: pageClock,
    shelf,
    luck: seedLuck(seed),
    door: localDoor,
    opening: newId(),
    fault: report,
  });
  if (!opened.ok) return opened;
  const host = opened.value;
  running.host = host;
  const clients = await sitDown(host);
  const rowShown = (): void => {
    shownAt = performance.now();
  };
  const screen = sharedScreen({ host, clients, acts: () => keeper.lead(), rowShown });
  return { ok: true, value: tableOf({ host, clients, screen, notice, pace, keeper, players }) };
}

/** A fault of the program is reported like any other of the page. */
function report(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

/** A game that is not kept can be downloaded; once it is kept again, there is nothing more to say. */
const tellKept =
  (notice: Signal<TableNotice | undefined>) =>
  (told: TableNotice | 'kept'): void => {
    if (told !== 'kept') notice.value = told;
    else if (notice.peek()?.kind === 'not-kept') notice.value = undefined;
  };

interface Parts {
  readonly host: Host;
  readonly clients: ScreenClients;
  readonly screen: SharedScreen;
  readonly notice: Signal<TableNotice | undefined>;
  readonly pace: Pace;
  readonly keeper: Keeper;
  readonly players: BotPlayers;
}

/** The table as the screen knows it. */
function tableOf({ host, clients, screen, notice, pace, keeper, players }: Parts): LocalTable {
  const { people, card } = host;
  const { now, left, connection, hotSeat, look } = screen;
  const thinking = signal<readonly number[]>(clients.all[0].around.thinking);
  const stops = clients.all.map((client) => client.listen(hearing(client, { notice, thinking })));
  /** Something that whoever looks does: it is shown when this resolves. */
  const does = async (act: (client: Client) => Promise<Refusal | undefined>): Promise<Refusal | undefined> => {
    const { client, seat } = screen.viewer();
    if (seat === undefined) return notYours();
    keeper.lead();
    const refusal = await act(client);
    look();
    return refusal;
  };
  return {
    info: card,
    now,
    connection,
    thinking,
    left,
    notice,
    pace,
    ...(people.length > 1 && { hotSeat }),
    dismissNotice() {
      notice.value = undefined;
    },
    submit: (moves) => does((client) => client.submit(moves)),
    ahead: (moves) => does((client) => client.ahead(moves)),
    undo: (steps) => does((client) => client.undo(steps)),
    ...asking(screen),
    log: () => Promise.resolve(now.peek().result || people.length <= 1 ? host.log() : undefined),
    async settled() {
      await host.settled();
      look();
    },
    close() {
      screen.close();
      for (const stop of stops) stop();
      for (const client of clients.all) client.close();
      host.close();
      players.close();
      keeper.close();
    },
  };
}

/** What whoever looks wants to know. */
function asking({ viewer, now }: SharedScreen): Pick<Table, 'why' | 'earlier' | 'at'> {
  return {
    async why(move) {
      const { client, seat } = viewer();
      if (seat === undefined) return { legal: false, code: now.peek().result ? 'over' : 'not-waiting' };
      const answer = await client.ask({ is: 'why', move });
      if (answer.is === 'why') return answer.why;
      throw new Error(answer.is === 'refused' ? answer.refusal.message : answer.is);
    },
    async earlier() {
      const { client, seat } = viewer();
      const answer = seat === undefined ? undefined : await client.ask({ is: 'earlier' });
      return answer?.is === 'earlier' ? answer.legal.map((moves) => unpackMoves(moves)) : [];
    },
    async at(revision) {
      const newest: Position = now.peek();
      const rows = Math.max(0, Math.min(Math.trunc(revision), newest.revision));
      if (rows === newest.revision) return newest;
      const answer = await viewer().client.ask({ is: 'at', rows });
      return answer.is === 'at' ? pastPosition(newest, answer) : newest;
    },
  };
}

interface Heard {
  readonly notice: Signal<TableNotice | undefined>;
  readonly thinking: Signal<readonly number[]>;
}

/** What a client hears beside positions. That the game is not kept the store tells, with the game to be downloaded. */
const hearing = (client: Client, { notice, thinking }: Heard) => ({
  around({ thinking: seats }: { readonly thinking: readonly number[] }) {
    if (seats.join() !== thinking.peek().join()) thinking.value = seats;
  },
  notice(told: Notice) {
    if (told.is === 'bot-replaced') notice.value = { kind: told.is, seat: told.seat, why: told.why };
    if (told.is === 'ahead-dropped') {
      const { is: kind, seat, moves, why } = told;
      notice.value = { kind, seat, moves, why: why };
    }
    if (told.is === 'moved-elsewhere') notice.value = { kind: told.is };
  },
  connection() {
    if (client.stop?.again === 'reload') notice.value = { kind: 'page-is-old' };
  },
});
