// Answers requests with the files of one folder: right types, caching, the compressed forms that the build made.
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { hostNameIn, isKnownHost, isOwnMachine, refusalOf } from './known-host.mjs';
import {
  HEAD_TIME,
  IDLE_TIME,
  LARGEST_HEAD,
  MOST_CONNECTIONS,
  MOST_WAITING,
  REQUEST_TIME,
  STILL_TIME,
} from './server-limits.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** No script, style, font or picture but our own; no eval; nobody may frame the page. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const always = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Elsewhere than on this machine, and not encrypted, a browser takes this header for a mistake and says so. */
const ownMachine = { 'Cross-Origin-Opener-Policy': 'same-origin' };

/** A file whose name holds a hash of its contents never changes. */
const isForever = (path) => /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path);

/** The path that an address asks for, or undefined where it leads out of the folder or to a hidden file. */
export function pathOf(address) {
  let path;
  try {
    // What comes after ? or # is not a path; a second decoding must not make one of it.
    path = decodeURIComponent(address.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || /[\0\\]/.test(path)) return undefined;
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.some((part) => part.startsWith('.'))) return undefined;
  return path.endsWith('/') ? `/${[...parts, 'index.html'].join('/')}` : `/${parts.join('/')}`;
}

/** The encodings a client takes, best first. */
export function encodingsFor(header = '') {
  const taken = new Map(
    header.split(',').map((part) => {
      const [name, ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((word) => word.trim());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2))];
    }),
  );
  const wanted = (name) => (taken.get(name) ?? taken.get('*') ?? 0) > 0;
  return [
    ['br', '.br'],
    ['gzip', '.gz'],
  ].filter(([name]) => wanted(name));
}

/** Reads the files of one folder, never of another: each once, until it changes, however many ask for it. */
function reader(folder) {
  /** by path, what was read and of which version of the file */
  const kept = new Map();

  async function load(real, version) {
    const body = await readFile(real);
    return { body, version, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  }

  return async (path) => {
    try {
      const real = await realpath(join(folder, path));
      if (!real.startsWith((await realpath(folder)) + sep)) return undefined;
      const found = await stat(real);
      if (!found.isFile()) return undefined;
      const version = `${found.mtimeMs} ${found.size}`;
      const known = kept.get(real);
      if (known?.version === version) return await known.file;
      const file = load(real, version);
      kept.set(real, { version, file });
      // What could not be read is tried again by whoever asks next.
      file.catch(() => kept.delete(real));
      return await file;
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code)) return undefined;
      throw error;
    }
  };
}

/** Answers the requests of one connection one after the other, and closes a connection that asks for too many at once. */
function oneAtATime(answer) {
  const lines = new WeakMap();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { last: Promise.resolve(), waiting: 0 };
    lines.set(socket, line);
    if (line.waiting >= MOST_WAITING) {
      socket.destroy();
      return;
    }
    line.waiting++;
    const left = new Promise((resolve) => response.once('close', resolve));
    line.last = line.last
      .then(() => (socket.destroyed ? undefined : answer(request, response)))
      .catch(() => {
        if (!response.headersSent) response.writeHead(500, always);
        response.end();
      })
      .then(() => left)
      .then(() => {
        line.waiting--;
      });
  };
}

const tagsIn = (header = '') => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** A server for the files of a folder: for this machine or for the network, under its own names and `hosts`. */
export function staticServer(folder, { reach = 'machine', hosts = [] } = {}) {
  const read = reader(folder);

  async function answer(request, response) {
    const all = isOwnMachine(hostNameIn(request.headers.host)) ? { ...always, ...ownMachine } : always;
    const send = (status, headers, body = '') => {
      response.writeHead(status, { ...all, ...headers, 'Content-Length': Buffer.byteLength(body) });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const plain = (status, text, headers = {}) =>
      send(status, { 'Content-Type': types['.txt'], 'Cache-Control': 'no-store', ...headers }, `${text}\n`);

    if (!isKnownHost(request.headers.host, { reach, hosts }))
      return plain(421, refusalOf(request.headers.host, { reach }), { Connection: 'close' });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'This page is only read.', { Allow: 'GET, HEAD', Connection: 'close' });
    const path = pathOf(request.url);
    if (path === undefined) return plain(400, 'This is no address of a page here.');
    const encodings = encodingsFor(request.headers['accept-encoding']);
    let file;
    let encoding;
    for (const [name, ending] of encodings) {
      file = await read(path + ending);
      if (file) {
        encoding = name;
        break;
      }
    }
    file ??= await read(path);
    const type = types[extname(path).toLowerCase()];
    if (!file || type === undefined) return plain(404, 'There is no such page here.');
    const headers = {
      'Content-Type': type,
      ETag: file.tag,
      Vary: 'Accept-Encoding',
      'Cache-Control': isForever(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    const known = tagsIn(request.headers['if-none-match']);
    if (known.includes(file.tag) || known.includes('*')) {
      response.writeHead(304, { ...all, ...headers });
      return response.end();
    }
    return send(200, encoding ? { ...headers, 'Content-Encoding': encoding } : headers, file.body);
  }

  const server = createServer(
    {
      maxHeaderSize: LARGEST_HEAD,
      headersTimeout: HEAD_TIME,
      requestTimeout: REQUEST_TIME,
      keepAliveTimeout: IDLE_TIME,
      connectionsCheckingInterval: IDLE_TIME,
    },
    oneAtATime(answer),
  );
  server.maxConnections = MOST_CONNECTIONS;
  // Whoever does not read what was asked for is not waited for.
  server.setTimeout(STILL_TIME);
  return server;
}
