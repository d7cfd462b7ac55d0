// How large is what a seat of Amsterdam is sent after a move? Tables of four people, played by lot or by greedy bots, each
// move a submission of its own: npx tsx scripts/measure-messages.ts [games].
import { amsterdam } from '@mokum/amsterdam';
import { bots } from '@mokum/bots/amsterdam';
import { Random, readLog, type RulesShelf, rulesOf } from '@mokum/kernel';
import { playGame } from '@mokum/bots/simulate';
import { beginTable, type Host, noClock } from '@mokum/host';
import { Client, localDial } from '@mokum/host/client';
import { seededNature } from '@mokum/nature';
import { headerOf, writeLog } from '@mokum/kernel';

const SEATS = [0, 1, 2, 3];
const rules = rulesOf(amsterdam);
const shelf: RulesShelf = {
  newest: () => Promise.resolve({ ok: true, value: rules }),
  load: () => Promise.resolve({ ok: true, value: rules }),
};

async function tableOf(seed: string): Promise<Host> {
  const nature = seededNature(seed);
  const begun = await beginTable(
    {
      store: { open: () => Promise.resolve(undefined), append: () => Promise.resolve({ is: 'kept' }) },
      bots: { choose: () => new Promise(() => undefined) },
      clock: noClock,
      shelf,
      luck: { of: () => ({ nature, lot: (purpose) => purpose, header: {} }) },
      door: Number,
      opening: 'o',
    },
    {
      id: 't',
      game: 'amsterdam',
      rules: rules.version,
      seats: SEATS.map((seat) => ({ name: `${seat}`, colour: 'red', who: 'human' })),
      options: {},
      begun: 0,
    },
  );
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.value;
}

/** Plays a table; the bytes of every moment after the first of each seat. */
async function measured(seed: string, chosen: (legal: readonly string[]) => string): Promise<number[]> {
  const host = await tableOf(seed);
  const sizes: number[] = [];
  const clients = SEATS.map((seat) => {
    const dial = localDial({
      connect: (wire) =>
        host.connect({
          ...wire,
          send: (down) => {
            if (down.is === 'moment' && down.nth > 1) sizes.push(Buffer.byteLength(JSON.stringify(down)));
            wire.send(down);
          },
        }),
    });
    const client = new Client({ dial, table: 't', ticket: `${seat}` });
    client.open();
    return client;
  });
  await host.settled();
  for (;;) {
    const client = clients.find(({ position }) => (position?.legal.length ?? 0) > 0);
    const refusal = await client?.submit([chosen(client.position?.legal ?? [])]);
    if (refusal) throw new Error(refusal.message);
    await host.settled();
    if (client?.position?.result || !client) break;
  }
  host.close();
  // The last moment shows everybody the whole game: it comes once.
  return sizes.slice(0, -SEATS.length);
}

/** The moves of a game between greedy bots, one after the other. */
function greedyMoves(seed: string): string[] {
  const { match } = playGame({ game: amsterdam, seats: SEATS.length, bots: SEATS.map(() => bots['greedy']), seed });
  const { rows } = readLog(writeLog(match, headerOf(match)));
  return rows.flatMap(({ entries }) => entries.filter(({ by }) => by >= 0).map(({ text }) => text));
}

const part = (sizes: readonly number[], share: number): number =>
  sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length * share)];

const games = Number(process.argv[2] ?? 10);
for (const way of ['by lot', 'greedy'] as const) {
  const sizes: number[] = [];
  for (let n = 0; n < games; n++) {
    const seed = `messages ${n}`;
    const random = new Random(seed);
    const moves = way === 'greedy' ? greedyMoves(seed) : [];
    const byLot = (legal: readonly string[]): string => legal[random.below(legal.length)];
    sizes.push(...(await measured(seed, way === 'greedy' ? () => moves.shift() as string : byLot)));
  }
  console.log(
    `${way}: ${sizes.length} moments; bytes: median ${part(sizes, 0.5)}, 95 % ${part(sizes, 0.95)}, most ${Math.max(...sizes)}`,
  );
}
