// Answers requests with the files of one folder: right types, caching, the compressed forms that the build made.
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

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
const isOwnMachine = (host = '') => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host);

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
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
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

/** Reads files of one folder, never of another, and remembers their tags. */
function reader(folder) {
  const tags = new Map();
  return async (path) => {
    const full = join(folder, path);
    try {
      const real = await realpath(full);
      if (!real.startsWith((await realpath(folder)) + sep)) return undefined;
      const { mtimeMs, size } = await stat(real);
      const body = await readFile(real);
      const known = tags.get(full);
      const tag =
        known?.mtimeMs === mtimeMs && known.size === size
          ? known.tag
          : `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      tags.set(full, { mtimeMs, size, tag });
      return { body, tag };
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code)) return undefined;
      throw error;
    }
  };
}

const tagsIn = (header = '') => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** A server for the files of a folder. */
export function staticServer(folder) {
  const read = reader(folder);

  async function answer(request, response) {
    const all = isOwnMachine(request.headers.host) ? { ...always, ...ownMachine } : always;
    const send = (status, headers, body = '') => {
      response.writeHead(status, { ...all, ...headers, 'Content-Length': Buffer.byteLength(body) });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const plain = (status, text, headers = {}) =>
      send(status, { 'Content-Type': types['.txt'], 'Cache-Control': 'no-store', ...headers }, `${text}\n`);

    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'This page is only read.', { Allow: 'GET, HEAD' });
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

  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, always);
      response.end();
    });
  });
}
