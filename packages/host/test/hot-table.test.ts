import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type LogRow, type OpenReferee, quickNature, Random, readLog } from '@mokum/kernel';
import type { Down } from '@mokum/protocol';
import { expect, test } from 'vitest';
import { goOnWith, type Host, type Kept } from '../src/index.ts';
import { cardOf, GAMES, settingOf, value } from './kit.ts';

const TABLES = 30;
/** rows that are played live at every table, with four people connected */
const LIVE = 20;
/** what a table of four that is being played may hold, in bytes */
const MOST = 64 * 1024;
const PEOPLE = ['human', 'human', 'human', 'human'];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const held = (): number => {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** A whole game of four, in which each plays some moves at a time, as people do. */
function wholeGame(): OpenReferee {
  const referee = value(GAMES['amsterdam'].begin({ seats: 4, nature: quickNature('hot') }));
  const random = new Random('hot');
  while (!referee.result()) {
    const [seat] = referee.waitingFor() as readonly number[];
    const legal = referee.legal(seat);
    value(referee.submit(seat, [legal[random.below(legal.length)]]));
  }
  return referee;
}

/** Four people sit down; what they are sent is looked at and let go. */
function sitDown(host: Host): (row: LogRow) => Promise<void> {
  const questions: string[] = [];
  const numbers = [0, 0, 0, 0];
  const seats = PEOPLE.map((_, seat) => {
    const connected = host.connect({
      send: (down: Down) => {
        if (down.is === 'moment') questions[seat] = down.now.question ?? '';
        expect(down.is).not.toBe('refused');
      },
      close: () => undefined,
    });
    connected.receive({ is: 'hello', protocol: 1, table: 'a-table', ticket: `seat ${seat}` });
    return connected;
  });
  return async ({ entries }) => {
    await host.settled();
    for (const seat of new Set(entries.filter(({ by }) => by >= 0).map(({ by }) => by))) {
      numbers[seat]++;
      const moves = entries.filter(({ by }) => by === seat).map(({ text }) => text);
      seats[seat].receive({ is: 'do', n: numbers[seat], question: questions[seat], act: { is: 'submit', moves } });
      await host.settled();
    }
  };
}

test('a table of four at the end of its game holds 64 KB at most with four people connected', async () => {
  const text = wholeGame().log({});
  const log = readLog(text);
  const cut = text.split('\n').filter((line) => {
    const [number] = /^\d+(?= )/.exec(line) ?? [];
    return !line.startsWith('result') && (number === undefined || Number(number) < log.rows.length - LIVE);
  });
  const kept: Kept = { version: 1, card: cardOf('amsterdam', PEOPLE), log: cut.join('\n'), written: 'here' };
  const setting = settingOf('hot', {
    store: { open: () => Promise.resolve(undefined), append: () => Promise.resolve({ is: 'kept' }) },
  });
  const open = async (): Promise<Host> => {
    const host = value(await goOnWith(setting, kept));
    const play = sitDown(host);
    // The last row would end the game, and show everybody everything.
    for (const row of log.rows.slice(-LIVE, -1)) await play(row);
    return host;
  };
  /** Bytes of a table that is being played, and of one at rest. */
  const weigh = async (): Promise<readonly [hot: number, resting: number]> => {
    const before = held();
    const tables: Host[] = [];
    for (let i = 0; i < TABLES; i++) tables.push(await open());
    const hot = (held() - before) / TABLES;
    for (const table of tables) table.rest();
    const resting = (held() - before) / TABLES;
    for (const table of tables) {
      expect(table.length).toBe(log.rows.length - 1);
      table.close();
    }
    return [hot, resting];
  };
  // What the program itself needs, compiled code above all, is there before anything is counted. What else comes to be
  // meanwhile only adds to a weight, so the least of several is the nearest to the truth.
  for (let i = 0; i < 2; i++) await weigh();
  const weights = [await weigh(), await weigh(), await weigh()];
  const hot = Math.min(...weights.map(([played]) => played));
  const resting = Math.min(...weights.map(([, rested]) => rested));
  expect(hot, `${Math.round(hot)} bytes being played, ${Math.round(resting)} at rest`).toBeLessThan(MOST);
  expect(resting, `${Math.round(hot)} bytes being played, ${Math.round(resting)} at rest`).toBeLessThan(hot);
});
