import { spawn } from 'node:child_process';
import { symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addressesOf, hasDisplay, listen, readArgs } from '../serve.mjs';
import { root } from '../setup.mjs';
import { encodingsFor, pathOf, staticServer } from '../static-server.mjs';
import { emptyFolder, put } from './project.mjs';

const script = 'export const city = "Amsterdam";\n'.repeat(40);

function pageFolder() {
  const folder = emptyFolder();
  put(folder, {
    'dist/index.html': '<!doctype html><title>Mokum</title>',
    'dist/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'dist/assets/index-Bznrudc3.js': script,
    'dist/assets/index-Bznrudc3.js.br': brotliCompressSync(script),
    'dist/assets/index-Bznrudc3.js.gz': gzipSync(script),
    'dist/.vite/manifest.json': '{}',
    'dist/notes.exe': 'x',
    'secret.txt': 'secret',
  });
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'dist/link.txt'));
  return join(folder, 'dist');
}

async function served(port = 0, options = {}) {
  const folder = pageFolder();
  const server = staticServer(folder, options);
  const found = await listen(server, { port, reach: 'machine' });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  /** Asks by the bare path, which `fetch` would tidy up first. */
  const ask = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asked = request({ port: found, host: '127.0.0.1', path, headers, method }, (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      asked.on('error', reject);
      asked.end();
    });
  return { ask, port: found, folder };
}

describe('what is served', () => {
  test('a header that browsers heed on this machine alone is sent to no other', async () => {
    const { ask, port } = await served(0, { reach: 'lan', hosts: ['mokum.example'] });
    const opener = async (host) => (await ask('/', { host })).headers['cross-origin-opener-policy'];
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect(await opener(host)).toBe('same-origin');
    for (const host of [`192.168.0.7:${port}`, 'mokum.example']) {
      expect((await ask('/', { host })).status).toBe(200);
      expect(await opener(host)).toBeUndefined();
    }
  });

  test('a request for a host that is not known here is refused, and the switch for it is named', async () => {
    const alone = await served();
    const named = await served(0, { hosts: ['mokum.example'] });
    const lan = await served(0, { reach: 'lan' });
    for (const host of ['localhost', 'LOCALHOST:80', '127.0.0.1:9', '127.3.2.1', '[::1]:1275'])
      for (const { ask } of [alone, named, lan]) expect((await ask('/', { host })).status, host).toBe(200);
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'mokum.example.evil']) {
      const { status, body } = await lan.ask('/', { host: `${host}:1275` });
      expect(status, host).toBe(421);
      expect(body.toString()).toContain(`npm start -- --host ${host}`);
      expect(body.toString()).not.toContain('<title>');
      expect((await named.ask('/', { host })).status).toBe(421);
    }
    expect((await named.ask('/', { host: 'Mokum.Example:80' })).status).toBe(200);
    for (const host of ['192.168.0.7', '[fe80::1]:1275']) {
      expect((await lan.ask('/', { host })).status).toBe(200);
      const { status, body } = await alone.ask('/', { host });
      expect(status).toBe(421);
      expect(body.toString()).toContain('npm start -- --lan');
    }
    for (const host of ['a b', 'x@localhost', '[::1', 'localhost/', 'a'.repeat(300)])
      expect((await lan.ask('/', { host })).status, host).toBe(421);
  });

  test('a file is read once, and again when it has changed', async () => {
    const { ask, folder } = await served();
    const path = join(folder, 'icon.svg');
    utimesSync(path, 1000, 1000);
    const first = await ask('/icon.svg');
    // The same size and time: what is served now can only be what was kept.
    writeFileSync(path, 'x'.repeat(first.body.length));
    utimesSync(path, 1000, 1000);
    expect((await ask('/icon.svg')).body).toEqual(first.body);
    writeFileSync(path, '<svg/>');
    const changed = await ask('/icon.svg');
    expect(changed.body.toString()).toBe('<svg/>');
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  test('the page, with its type and with headers that let nothing foreign in', async () => {
    const { ask } = await served();
    const { status, headers, body } = await ask('/');
    expect(status).toBe(200);
    expect(body.toString()).toContain('<title>Mokum</title>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect((await ask('/icon.svg?x=1')).headers['content-type']).toContain('image/svg+xml');
  });

  test('files named by their contents for ever, in the smallest form the browser takes', async () => {
    const { ask } = await served();
    const path = '/assets/index-Bznrudc3.js';
    const brotli = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['content-type']).toContain('text/javascript');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await ask(path, { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const bare = await ask(path);
    expect(bare.headers['content-encoding']).toBeUndefined();
    expect(bare.body.toString()).toBe(script);
    expect(new Set([brotli, gzip, bare].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('nothing again to whoever has it', async () => {
    const { ask } = await served();
    const { headers } = await ask('/');
    const again = await ask('/', { 'If-None-Match': headers.etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await ask('/', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('the head without the body, and nothing but reading', async () => {
    const { ask } = await served();
    const head = await ask('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    expect(head.body).toHaveLength(0);
    const post = await ask('/', {}, 'POST');
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..\\secret.txt',
    '/%2e%2e%5csecret.txt',
    '//etc/passwd',
    '/%00',
    '/%',
    '/.vite/manifest.json',
    '/link.txt',
    '/notes.exe',
    '/assets',
    '/nowhere',
    `/${'a'.repeat(5000)}`,
  ])('nothing under %s', async (path) => {
    const { ask } = await served();
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('secret');
  });

  test('a path is read once, and stays inside', () => {
    expect(pathOf('/')).toBe('/index.html');
    expect(pathOf('/assets//a.js')).toBe('/assets/a.js');
    expect(pathOf('/%252e%252e/a')).toBe('/%2e%2e/a');
    expect(pathOf('http://elsewhere/')).toBeUndefined();
  });

  test('the encodings a client refuses are not used', () => {
    expect(encodingsFor('br;q=0, gzip;q=0.5')).toEqual([['gzip', '.gz']]);
    expect(encodingsFor('*')).toHaveLength(2);
    expect(encodingsFor('identity')).toEqual([]);
    expect(encodingsFor(undefined)).toEqual([]);
  });
});

describe('where it is served', () => {
  test('the next free port, if the wanted one is taken', async () => {
    const other = createServer();
    await new Promise((resolve) => other.listen({ port: 0, host: '127.0.0.1' }, resolve));
    onTestFinished(() => other.close());
    const taken = other.address().port;
    const { port } = await served(taken);
    expect(port).toBeGreaterThan(taken);
    expect(port).toBeLessThanOrEqual(taken + 50);
  });

  test('arguments are read, and wrong ones explained', () => {
    expect(readArgs([])).toMatchObject({ port: 1275, reach: 'machine', browser: 'open' });
    expect(readArgs(['--port', '9000', '--lan', '--no-open'])).toMatchObject({
      port: 9000,
      reach: 'lan',
      browser: 'closed',
    });
    expect(readArgs([]).hosts).toEqual([]);
    expect(readArgs(['--host', 'Mokum.example', '--host=table']).hosts).toEqual(['mokum.example', 'table']);
    for (const host of ['a b', 'mokum.example:80', 'http://mokum.example'])
      expect(() => readArgs([`--host=${host}`])).toThrow(/--host: expected the name of this machine without a port/);
    expect(readArgs(['--port=0']).port).toBe(0);
    expect(readArgs(['--help']).help).toContain('--lan');
    for (const port of ['x', '-1', '65536', '1.5', ''])
      expect(() => readArgs([`--port=${port}`])).toThrow(/--port: expected a number from 0 to 65535/);
    expect(() => readArgs(['--prot', '1'])).toThrow(/--prot[\s\S]*usage/);
    expect(() => readArgs(['play', 'grachtenpand'])).toThrow(/npx mokum play/);
  });

  test('this machine alone, unless the network is asked for', () => {
    const interfaces = {
      lo: [{ family: 'IPv4', address: '127.0.0.1', internal: true }],
      eth0: [
        { family: 'IPv4', address: '192.168.1.7', internal: false },
        { family: 'IPv6', address: 'fe80::1', internal: false },
      ],
    };
    expect(addressesOf(1275, 'machine', interfaces)).toEqual(['http://localhost:1275/']);
    expect(addressesOf(1275, 'lan', interfaces)).toEqual(['http://localhost:1275/', 'http://192.168.1.7:1275/']);
  });

  test('a browser is opened only where somebody sits before a screen', () => {
    expect(hasDisplay({}, 'linux')).toBe(false);
    expect(hasDisplay({ DISPLAY: ':0' }, 'linux')).toBe(true);
    expect(hasDisplay({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true);
    expect(hasDisplay({}, 'darwin')).toBe(true);
    expect(hasDisplay({ CI: 'true' }, 'darwin')).toBe(false);
    expect(hasDisplay({ DISPLAY: ':0', SSH_CONNECTION: '1' }, 'linux')).toBe(false);
  });

  test.skipIf(process.platform === 'win32')('it says where it is, and stops when told to', async () => {
    const folder = pageFolder();
    const child = spawn(
      process.execPath,
      [
        '-e',
        `import(${JSON.stringify(join(root, 'scripts/serve.mjs'))}).then(async ({ serve }) => { process.exitCode = await serve({ port: 0, reach: 'machine', browser: 'closed' }, ${JSON.stringify(folder)}); })`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    const address = await new Promise((resolve) => {
      let text = '';
      child.stdout.on('data', (part) => {
        text += part;
        const [, found] = /Mokum is at (\S+)/.exec(text) ?? [];
        if (found) resolve(found);
      });
    });
    expect((await fetch(address)).status).toBe(200);
    const ended = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});
