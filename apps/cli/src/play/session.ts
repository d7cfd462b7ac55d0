import { beginTable, goOnWith, type Host, type HostSetting, type Kept, noClock } from '@mokum/host';
import { Client, localDial, type Position } from '@mokum/host/client';
import type { Json, Refusal, Reply, Result } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';
import type { Keeping } from '../files/keeping.ts';
import { labelOf } from '../label.ts';
import type { Pen } from '../pen.ts';
import { shelf } from '../shelf.ts';
import type { Scene, Title } from '../table.ts';
import { botsOf } from './bots.ts';
import { cardOf, type Sitting, TABLE } from './card.ts';

/** Which game is to be played: a new one, or one to go on with. */
export interface Wanted {
  readonly title: Title;
  readonly sittings: readonly Sitting[];
  readonly seed: string;
  readonly start: { readonly options: Json } | { readonly kept: Kept };
}

/** A game at one terminal: one host, and a client for every person. */
export interface Session extends Wanted {
  readonly host: Host;
  readonly clients: ReadonlyMap<number, Client>;
  /** shown at the table: names, and what kind of bot */
  readonly labels: readonly string[];
  /** by seat, what its person is to be told beside the game */
  readonly news: Map<number, string[]>;
  /** whether somebody wanted to leave when the game could not be saved */
  readonly keeps: { state: 'on' | 'left' };
}

/** Opens the table; it is kept before anybody is asked. */
export async function openSession(wanted: Wanted, keeping: Keeping): Promise<Reply<Session>> {
  const { title, sittings, seed, start } = wanted;
  const keeps: Session['keeps'] = { state: 'on' };
  const setting = settingOf(wanted, keeping, keeps);
  const opened =
    'kept' in start
      ? await goOnWith(setting, start.kept)
      : await beginTable(setting, cardOf(title, sittings, start.options));
  if (!opened.ok) return opened;
  const host = opened.value;
  const clients = new Map(host.people.map((seat) => [seat, clientOf(host, seat)]));
  const labels = sittings.map(({ name, player }) => labelOf(name, player));
  await host.settled();
  return { ok: true, value: { ...wanted, seed, host, clients, labels, news: new Map(), keeps } };
}

function settingOf({ title, seed }: Wanted, keeping: Keeping, keeps: Session['keeps']): HostSetting {
  return {
    store: {
      open: () => Promise.resolve(undefined),
      async append(_table, _after, change) {
        if (keeps.state === 'on' && change.game === 'changed') keeps.state = await keeping.keep(change.log());
        return { is: 'kept' };
      },
    },
    bots: { ...botsOf(title), leads: () => keeps.state === 'on' },
    clock: noClock,
    shelf,
    luck: {
      of: () => ({ nature: seededNature(seed), lot: (purpose) => `${seed} ${purpose}`, header: { seed } }),
    },
    door: Number,
    opening: TABLE,
    fault: (error) => {
      throw error;
    },
  };
}

function clientOf(host: Host, seat: number): Client {
  const client = new Client({ dial: localDial(host), table: TABLE, ticket: `${seat}` });
  client.open();
  return client;
}

export const humans = ({ host }: Session): readonly number[] => host.people;

/** The end of the table at which this person sits. */
export function clientAt({ clients }: Session, seat: number): Client {
  const client = clients.get(seat);
  if (!client) throw new Error(`nobody sits at seat ${seat}`);
  return client;
}

/** What a person sees now. */
export function positionAt(session: Session, seat: number): Position {
  const { position } = clientAt(session, seat);
  if (!position) throw new Error('the table has closed');
  return position;
}

/** Waits until all bots that are asked have played; says which people are asked then. */
export async function runOn(session: Session): Promise<readonly number[]> {
  const [seat] = humans(session);
  for (;;) {
    await session.host.settled();
    const { around } = clientAt(session, seat);
    if (around.thinking.length === 0 || session.keeps.state === 'left') return positionAt(session, seat).waitingFor;
    // A bot that thinks in this thread is done before the next turn of its loop.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Plays a person's moves; says why not. */
export const submit = (session: Session, seat: number, moves: readonly string[]): Promise<Refusal | undefined> =>
  clientAt(session, seat).submit(moves);

export function sceneFor(session: Session, seat: number | undefined, columns: number, pen: Pen): Scene {
  const { title, labels, host } = session;
  const { view } = positionAt(session, seat ?? humans(session)[0]);
  const standing: Result | undefined = title.standing === 'open' ? host.standing() : undefined;
  return { view: view as unknown as Scene['view'], seat, names: labels, standing, columns, pen };
}
