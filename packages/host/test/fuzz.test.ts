import { Random, readLog, type Refusal } from '@mokum/kernel';
import { describe, expect, it } from 'vitest';
import { Client } from '../src/client/index.ts';
import { beginTable, type Host, openTable } from '../src/index.ts';
import { type Faults, hostileDial, TestClock } from './hostile-wire.ts';
import { cardOf, GAMES, MemoryStore, settingOf, value } from './kit.ts';

const PEOPLE = [0, 1];

interface Person {
  readonly client: Client;
  readonly seat: number;
  /** moves that the table has acknowledged, and those of which nobody can say what became of them */
  done: number;
  lost: number;
  refused: number;
  busy: 'yes' | 'no';
}

/** Plays one move, if the person is asked and not busy. */
function play(person: Person, random: Random): void {
  const { client } = person;
  const legal = client.position?.legal ?? [];
  if (person.busy === 'yes' || legal.length === 0) return;
  person.busy = 'yes';
  void client.submit([legal[random.below(legal.length)]]).then((refusal: Refusal | undefined) => {
    person.busy = 'no';
    if (!refusal) person.done++;
    else if (refusal.code === 'lane-lost') person.lost++;
    else {
      expect(refusal.code).toBe('stale');
      person.refused++;
    }
  });
}

async function battle(game: string, seed: string): Promise<{ faults: number; done: number; rows: number }> {
  const random = new Random(`${game} ${seed}`);
  const clock = new TestClock();
  const store = new MemoryStore();
  let openings = 1;
  const setting = () => settingOf(seed, { store, clock, opening: `o${openings}` });
  let host: Host = value(await beginTable(setting(), cardOf(game, ['human', 'human', 'bot'])));
  const faults: Faults = { drop: 60, double: 60, delay: 100, cut: 25 };
  let connects = 0;
  const dial = hostileDial(() => (connects++, host), clock, random, faults);
  const people: Person[] = PEOPLE.map((seat) => {
    const client = new Client({ dial, table: 'a-table', ticket: `seat ${seat}`, clock, patience: 2000 });
    client.open();
    return { client, seat, done: 0, lost: 0, refused: 0, busy: 'no' };
  });
  for (let n = 0; n < 2500 && !people[0].client.position?.result; n++) {
    await clock.step();
    for (const person of people) play(person, random);
    if (random.below(400) > 0) continue;
    // The machine stops between any two things and is started again with what is kept.
    openings++;
    host.close();
    host = value(await openTable(setting(), 'a-table'));
  }
  Object.assign(faults, { drop: 0, double: 0, delay: 0, cut: 0 });
  const isQuiet = (): boolean =>
    people.every(
      ({ client, busy }) => busy === 'no' && client.connection === 'live' && client.position?.length === host.length,
    );
  // A lost message is noticed when the next sign of life comes.
  for (const enough = clock.now() + 30_000; clock.now() < enough || !isQuiet(); ) {
    if (clock.now() > enough + 60_000) break;
    await clock.step();
  }
  expect(isQuiet(), 'nobody waits for ever').toBe(true);

  const log = readLog(host.log());
  const referee = value(GAMES[game].replay(log, 'checked'));
  for (const { client, seat, done, lost } of people) {
    const eyes = referee.result() ? 'everybody' : seat;
    expect(client.position?.view).toEqual(referee.view(eyes));
    expect(client.position?.rows).toEqual(referee.rows(eyes, 0));
    const written = log.rows.flatMap(({ entries }) => entries).filter(({ by }) => by === seat).length;
    const waiting = log.pending.filter((it) => it.seat === seat).flatMap(({ moves }) => moves).length;
    expect(written + waiting, 'every acknowledged move exactly once').toBeGreaterThanOrEqual(done);
    expect(written + waiting).toBeLessThanOrEqual(done + lost);
  }
  host.close();
  return { faults: connects, done: people[0].done + people[1].done, rows: host.length };
}

describe('6.1 6.4 6.8 5.10 over a wire that loses, doubles, delays and is cut, and a host that is stopped', () => {
  it.each(Object.keys(GAMES))(
    '%s: every acknowledged move exactly once, clients equal to the host, nobody waits for ever',
    async (game) => {
      let [done, connects] = [0, 0];
      for (const seed of ['a', 'b', 'c']) {
        const fought = await battle(game, seed);
        done += fought.done;
        connects += fought.faults;
      }
      expect(done).toBeGreaterThan(30);
      expect(connects).toBeGreaterThan(30);
    },
  );
});
