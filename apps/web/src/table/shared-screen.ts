import type { Host } from '@mokum/host';
import type { Client } from '@mokum/host/client';
import type { Refusal } from '@mokum/kernel';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { nextOnlooker, type Onlooker } from './onlookers.ts';
import type { ScreenClients } from './screen-clients.ts';
import { seenPosition } from './seen-position.ts';
import type { Connection, HotSeat, Position } from './table.ts';

/** What the one screen shows of a table at which several may sit: the eyes of one of them, or of nobody. */
export interface SharedScreen {
  readonly now: ReadonlySignal<Position>;
  readonly left: ReadonlySignal<readonly string[]>;
  readonly connection: ReadonlySignal<Connection>;
  readonly hotSeat: HotSeat;
  /** whoever looks; their client, and their seat if it is somebody's */
  viewer(): { readonly client: Client; readonly seat: number | undefined };
  /** shows what the clients hold now */
  look(): void;
  close(): void;
}

interface ScreenOf {
  readonly host: Host;
  readonly clients: ScreenClients;
  /** somebody at this screen acts */
  readonly acts: () => void;
  /** a row was added to what is shown */
  readonly rowShown: () => void;
}

const NOT_YOURS: Refusal = { code: 'not-waiting', message: 'nobody who may play looks at the screen' };
export const notYours = (): Promise<Refusal> => Promise.resolve(NOT_YOURS);

export function sharedScreen({ host, clients, acts, rowShown }: ScreenOf): SharedScreen {
  const { people } = host;
  let onlooker: Onlooker = { viewer: undefined, curtain: undefined };
  let due: 'nothing' | 'a look' = 'nothing';
  const heldBy = (seat: number | undefined) => {
    const { position } = clients.of(seat);
    if (!position) throw new Error('the table was shown before it had told anything');
    return position;
  };
  const hand = (): void => {
    const { waitingFor } = clients.all[0].position ?? heldBy(undefined);
    onlooker = nextOnlooker({ people, waitingFor, haveSecrets: () => host.knowsSecrets(people) }, onlooker);
  };
  hand();
  const now = signal(seenPosition(heldBy(onlooker.viewer)));
  const left = signal(heldBy(onlooker.viewer).left);
  const curtain = signal(onlooker.curtain);
  const leaving = signal<readonly number[]>([]);
  const connection = signal<Connection>(clients.all[0].connection);

  const look = (): void => {
    due = 'nothing';
    hand();
    const held = heldBy(onlooker.viewer);
    const { revision } = now.peek();
    batch(() => {
      now.value = seenPosition(held);
      curtain.value = onlooker.curtain;
      if (held.left.length > 0 || left.peek().length > 0) left.value = held.left;
      const still = people.filter((seat) => heldBy(seat).left.length > 0);
      if (still.length > 0 || leaving.peek().length > 0) leaving.value = still;
      connection.value = clients.of(onlooker.viewer).connection;
    });
    if (now.peek().revision !== revision) rowShown();
  };
  // The table tells one client after the other: the screen looks when all have heard it.
  const lookSoon = (): void => {
    if (due === 'a look') return;
    due = 'a look';
    queueMicrotask(() => {
      if (due === 'a look') look();
    });
  };
  const stops = clients.all.map((client) => client.listen({ changed: lookSoon, connection: lookSoon }));

  return {
    now,
    left,
    connection,
    viewer: () => ({ client: clients.of(onlooker.viewer), seat: onlooker.viewer }),
    look,
    hotSeat: {
      curtain,
      leaving,
      raiseCurtain() {
        if (onlooker.curtain === undefined) return;
        onlooker = { viewer: onlooker.curtain, curtain: undefined };
        look();
      },
      async ahead(seat, moves) {
        if (!people.includes(seat)) return NOT_YOURS;
        acts();
        const refusal = await clients.of(seat).ahead(moves);
        look();
        return refusal;
      },
    },
    close() {
      due = 'nothing';
      for (const stop of stops) stop();
    },
  };
}
