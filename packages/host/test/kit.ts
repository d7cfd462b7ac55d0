import { amsterdam } from '@mokum/amsterdam';
import { grachtenpand } from '@mokum/grachtenpand';
import { type Game, type Json, quickNature, Random, type Rules, type RulesShelf, rulesOf } from '@mokum/kernel';
import { nieuwAmsterdam } from '@mokum/nieuw-amsterdam';
import { harbour } from '../../kernel/test/toy-game.ts';
import type { Audience, Reply } from '@mokum/kernel';
import type { TableCard } from '@mokum/protocol';
import {
  type Appended,
  beginTable,
  type Bots,
  type Change,
  type Host,
  type HostSetting,
  type Kept,
  noClock,
  type Store,
} from '../src/index.ts';
import { Client, type ClientSetting, localDial } from '../src/client/index.ts';

export const GAMES: Readonly<Record<string, Rules>> = Object.fromEntries(
  ([harbour, grachtenpand, nieuwAmsterdam, amsterdam] as unknown as Game[]).map((game) => [game.name, rulesOf(game)]),
);

export const shelf: RulesShelf = {
  newest: (game) => Promise.resolve({ ok: true, value: GAMES[game] }),
  load: (game, version) =>
    Promise.resolve(
      GAMES[game]?.version === version
        ? { ok: true, value: GAMES[game] }
        : {
            ok: false,
            refusal: { code: 'unknown-rules', message: `${game} ${version} is not here: load the page again` },
          },
    ),
};

/** Keeps tables in memory, with every change that was ever kept. */
export class MemoryStore implements Store {
  readonly kept = new Map<string, Kept>();
  readonly changes: Change[] = [];
  /** what the next append answers instead of keeping */
  instead: Appended[] = [];
  hold: Promise<void> = Promise.resolve();

  open(table: string): Promise<Kept | undefined> {
    return Promise.resolve(this.kept.get(table));
  }

  async append(table: string, after: number, change: Change): Promise<Appended> {
    await this.hold;
    const other = this.instead.shift();
    if (other) return other;
    const old = this.kept.get(table);
    if ((old?.version ?? 0) !== after) return { is: 'stale', kept: old as Kept };
    this.changes.push(change);
    const { version, card, beside } = change;
    const kept: Kept = { version, card, log: change.log(), written: 'here', beside };
    this.kept.set(table, structuredClone(kept));
    return { is: 'kept' };
  }
}

/** Bots that play by lot. */
export const randomBots: Bots = {
  choose: ({ legal, seed }) => Promise.resolve({ moves: [legal[new Random(seed).below(legal.length)]] }),
};

export const cardOf = (game: string, who: readonly string[], options: Json = {}): TableCard => ({
  id: 'a-table',
  game,
  rules: GAMES[game].version,
  seats: who.map((it, seat) => ({ name: `P${seat}`, colour: 'red', who: it })),
  options,
  begun: 0,
});

/** Tickets are `seat 0` and so on, `onlooker`, and nothing else. */
export const door = (ticket: string): Audience | undefined =>
  ticket === 'onlooker' ? 'spectator' : /^seat \d$/.test(ticket) ? Number(ticket.slice(5)) : undefined;

export const settingOf = (seed: string, more: Partial<HostSetting> = {}): HostSetting => ({
  store: new MemoryStore(),
  bots: randomBots,
  clock: noClock,
  shelf,
  luck: {
    of: () => ({ nature: quickNature(seed), lot: (purpose) => `${seed} ${purpose}`, header: { seed } }),
  },
  door,
  opening: 'o',
  fault: (error) => {
    throw error;
  },
  ...more,
});

export function value<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`${reply.refusal.code}: ${reply.refusal.message}`);
  return reply.value;
}

export const begin = async (
  game: string,
  who: readonly string[],
  seed = 'seed',
  more: Partial<HostSetting> = {},
): Promise<Host> => value(await beginTable(settingOf(seed, more), cardOf(game, who)));

/** A client over a wire in this thread, connected. */
export async function clientOf(host: Host, ticket: string, more: Partial<ClientSetting> = {}): Promise<Client> {
  const client = new Client({ dial: localDial(host), table: host.card.id, ticket, ...more });
  client.open();
  await host.settled();
  return client;
}
