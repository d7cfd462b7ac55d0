// The server among clients that ask much and read nothing. It runs in a process of its own, so that its memory can be seen.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MOST_CONNECTIONS, MOST_WAITING } from '../server-limits.mjs';
import { root } from '../setup.mjs';
import { emptyFolder, put } from './project.mjs';

const LARGE = 400_000;

async function served() {
  const folder = emptyFolder();
  put(folder, { 'index.html': '<title>Mokum</title>', 'large.txt': randomBytes(LARGE / 2).toString('hex') });
  const child = spawn(
    process.execPath,
    [
      '-e',
      `import(${JSON.stringify(join(root, 'scripts/static-server.mjs'))}).then(({ staticServer }) => {
        const server = staticServer(${JSON.stringify(folder)});
        server.listen(0, '127.0.0.1', () => console.log(server.address().port));
      })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const port = await new Promise((resolve) => child.stdout.once('data', (text) => resolve(Number(text))));
  /** megabytes that the process holds */
  const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024;
  return { port, memory };
}

/** Connections that each ask so many times and read nothing, until the test ends. */
function crowd(port, connections, requests) {
  const text = `GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(requests);
  const closed = new Set();
  const all = Array.from({ length: connections }, (_, i) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.pause();
    socket.on('error', () => undefined);
    socket.on('close', () => closed.add(i));
    socket.write(text);
    return socket;
  });
  const leave = () => {
    for (const socket of all) socket.destroy();
  };
  onTestFinished(leave);
  return { leave, closed };
}

async function most(memory, ms) {
  let highest = 0;
  for (const began = Date.now(); Date.now() - began < ms; await wait(50)) highest = Math.max(highest, memory());
  return highest;
}

const page = async (port) => await (await fetch(`http://127.0.0.1:${port}/`)).text();

describe.skipIf(process.platform === 'win32')('the server among those who ask and do not read', () => {
  test('300 connections with 50 unread requests each cost little, and the page is there again when they leave', async () => {
    const { port, memory } = await served();
    expect(await page(port)).toContain('Mokum');
    const before = memory();
    const { leave } = crowd(port, 300, 50);
    // Each answer in a buffer of its own would be 6 GB.
    expect((await most(memory, 3000)) - before).toBeLessThan(150);
    leave();
    await wait(100);
    expect(await page(port)).toContain('Mokum');
  });

  test('300 connections within the limits cost little', async () => {
    const { port, memory } = await served();
    await page(port);
    const before = memory();
    const { leave, closed } = crowd(port, 300, MOST_WAITING);
    expect((await most(memory, 2000)) - before).toBeLessThan(150);
    // The others were not let in; a socket that is not read notices that only when it writes again.
    expect(closed.size).toBeLessThanOrEqual(300 - MOST_CONNECTIONS);
    leave();
    await wait(100);
    expect(await page(port)).toContain('Mokum');
  });

  test('a connection that asks for more at once than is allowed is closed, one that asks for fewer is answered in order', async () => {
    const { port } = await served();
    const ask = (requests) =>
      new Promise((resolve) => {
        const socket = connect({ port, host: '127.0.0.1' });
        let text = '';
        socket.on('error', () => undefined);
        socket.on('data', (part) => {
          text += part;
          if (text.split('HTTP/1.1 ').length > requests && text.endsWith('\n')) socket.end();
        });
        socket.on('close', () => resolve([...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)));
        socket.write(
          Array.from(
            { length: requests },
            (_, i) => `GET /${i % 2 === 0 ? '' : 'nowhere'} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
          ).join(''),
        );
      });
    expect(await ask(MOST_WAITING)).toEqual(
      Array.from({ length: MOST_WAITING }, (_, i) => (i % 2 === 0 ? '200' : '404')),
    );
    expect((await ask(MOST_WAITING + 20)).length).toBeLessThan(MOST_WAITING);
  });
});
