import type { Host } from '@mokum/host';
import { Client, localDial } from '@mokum/host/client';
import type { Door } from '@mokum/host';

const SPECTATOR = 'spectator';

/** The tickets of a table in this page: the number of a seat, or looking on. */
export const localDoor: Door = (ticket) => (ticket === SPECTATOR ? SPECTATOR : Number(ticket));

/** The clients of everybody at this screen, one for each person, and one that looks on where there is not just one. */
export interface ScreenClients {
  readonly all: readonly Client[];
  /** the client of a seat, or the one that looks on */
  of(seat: number | undefined): Client;
}

/** Sits everybody down who looks at this screen; each has a position when this resolves. */
export async function sitDown(host: Host): Promise<ScreenClients> {
  const { people, card } = host;
  const tickets = [...people.map(String), ...(people.length === 1 ? [] : [SPECTATOR])];
  const clients = new Map(
    tickets.map((ticket) => [ticket, new Client({ dial: localDial(host), table: card.id, ticket })]),
  );
  for (const client of clients.values()) client.open();
  await host.settled();
  return {
    all: [...clients.values()],
    of: (seat) => clients.get(seat === undefined ? SPECTATOR : String(seat)) as Client,
  };
}
