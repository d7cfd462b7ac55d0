import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { amsterdam } from '@mokum/amsterdam';
import { headerOf, type LogRow, type OpenReferee, readLog, rulesOf, writeLog } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';
import { expect, test } from 'vitest';
import { bots } from './amsterdam/index.ts';
import { playGame } from './simulate.ts';

const SEATS = 4;
const TABLES = 60;
/** rows that are played live at every table, as a host plays them */
const LIVE = 30;
/** what a table that is being played may hold, in bytes */
const MOST = 64 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const held = (): number => {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Asks what a host asks after a move: what each seat and those who look on are sent, and what bots are given. */
function serve(referee: OpenReferee, from: number): void {
  for (const audience of [0, 1, 2, 3, 'spectator'] as const) referee.rows(audience, from);
  for (let seat = 0; seat < SEATS; seat++) {
    referee.question(seat);
    referee.undoable(seat);
    referee.memory(seat);
  }
  referee.knowsSecrets([0, 1]);
  referee.lines(from);
}

function playLive(referee: OpenReferee, { entries }: LogRow): void {
  const { length } = referee;
  const seats = new Set(entries.filter(({ by }) => by >= 0).map(({ by }) => by));
  for (const seat of seats) {
    const reply = referee.submit(
      seat,
      entries.filter(({ by }) => by === seat).map(({ text }) => text),
    );
    if (!reply.ok) throw new Error(reply.refusal.message);
  }
  serve(referee, length);
}

test('a table of four at the end of its game holds 64 KB at most while it is played, and less at rest', () => {
  const { match } = playGame({
    game: amsterdam,
    seats: SEATS,
    bots: Array.from({ length: SEATS }, () => bots['greedy']),
    seed: 'hot table',
  });
  const log = readLog(writeLog(match, headerOf(match)));
  const { result: _result, ...unfinished } = log;
  const rules = rulesOf(amsterdam);
  const open = (): OpenReferee => {
    const reply = rules.replay({ ...unfinished, rows: log.rows.slice(0, -LIVE) }, 'trusted', seededNature('hot table'));
    if (!reply.ok) throw new Error(reply.refusal.message);
    for (const row of log.rows.slice(-LIVE)) playLive(reply.value, row);
    return reply.value;
  };
  for (let i = 0; i < 5; i++) open();
  const before = held();
  const tables = Array.from({ length: TABLES }, open);
  const hot = (held() - before) / TABLES;
  for (const table of tables) table.rest();
  const resting = (held() - before) / TABLES;
  expect(tables[0].result()).toEqual(match.result());
  expect(tables[0].rows('everybody', 0)).toHaveLength(match.length);
  const figures = `a table of ${match.length} rows: ${Math.round(hot)} bytes being played, ${Math.round(resting)} at rest`;
  expect(hot, figures).toBeLessThan(MOST);
  expect(resting).toBeLessThan(hot);
});
