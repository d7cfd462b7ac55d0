import { expect, test } from 'vitest';
import { asker, ioOver } from '../src/io.ts';

test.each(['SIGHUP', 'SIGTERM'] as const)('%s leaves the table like Ctrl-C, however often it comes', async (signal) => {
  const io = ioOver({
    out: () => undefined,
    err: () => undefined,
    taken: () => Promise.resolve(),
    input: process.stdin,
    terminal: { out: false, err: false, input: false },
    columns: 80,
    env: {},
  });
  const before = process.listenerCount(signal);
  const ask = asker(io);
  const answer = ask.ask('?');
  process.emit(signal);
  expect(await answer).toBeUndefined();
  expect(process.emit(signal)).toBe(true);
  ask.close();
  expect(process.listenerCount(signal)).toBe(before);
});
