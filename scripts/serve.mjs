// Serves the built page on one local address: `node scripts/serve.mjs [--port 9000] [--lan] [--host name] [--no-open]`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hostNameIn } from './known-host.mjs';
import { Advice, root, run } from './setup.mjs';
import { staticServer } from './static-server.mjs';

/** The year in which Amsterdam is first named. */
const usualPort = 1275;
const portsToTry = 50;

const usage = `usage: npm start -- [--port <number>] [--lan] [--host <name>] [--no-open]
  --port <number>  the port to serve on (${usualPort}); if it is taken, the next free one; 0 takes any
  --lan            let other devices of the network in; otherwise only this machine can see the page
  --host <name>    answer under this name of this machine too (mokum.example); may be given several times
  --no-open        do not open a browser`;

export function readArgs(args) {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        port: { type: 'string', short: 'p' },
        lan: { type: 'boolean' },
        host: { type: 'string', multiple: true },
        'no-open': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    const play = args[0] === 'play' ? '\n(to play in the terminal: npx mokum play grachtenpand)' : '';
    throw new Advice(`${error.message.split('\n')[0]}${play}\n${usage}`);
  }
  if (values.port !== undefined && !(/^\d{1,5}$/.test(values.port) && Number(values.port) <= 65_535))
    throw new Advice(`--port: expected a number from 0 to 65535, found "${values.port}"\n${usage}`);
  const hosts = values.host ?? [];
  const odd = hosts.find((host) => hostNameIn(host) === undefined || /:\d+$/.test(host));
  if (odd !== undefined)
    throw new Advice(`--host: expected the name of this machine without a port, found "${odd}"\n${usage}`);
  return {
    port: values.port === undefined ? usualPort : Number(values.port),
    hosts: hosts.map(hostNameIn),
    reach: values.lan ? 'lan' : 'machine',
    browser: values['no-open'] ? 'closed' : 'open',
    help: values.help ? usage : undefined,
  };
}

/** Listens on the port, or on the next free one. */
export async function listen(server, { port, reach }) {
  const host = reach === 'lan' ? '0.0.0.0' : '127.0.0.1';
  for (let tried = port; ; tried++) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port: tried, host, exclusive: true }, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return server.address().port;
    } catch (error) {
      server.removeAllListeners('error');
      if (error.code === 'EACCES')
        throw new Advice(`port ${tried} may not be used by this user; choose one above 1023 with --port`);
      if (error.code !== 'EADDRINUSE') throw error;
      if (port === 0 || tried >= Math.min(port + portsToTry, 65_535))
        throw new Advice(`the ports from ${port} to ${tried} are all taken; choose another with --port`);
    }
  }
}

/** The addresses under which the page can be seen, this machine's own first. */
export function addressesOf(port, reach, interfaces = networkInterfaces()) {
  const others =
    reach === 'lan'
      ? Object.values(interfaces)
          .flat()
          .filter(({ family, internal }) => family === 'IPv4' && !internal)
          .map(({ address }) => address)
      : [];
  return ['localhost', ...others].map((host) => `http://${host}:${port}/`);
}

/** Whether somebody sits before a screen of this machine. */
export function hasDisplay({ CI, SSH_CONNECTION, SSH_TTY, DISPLAY, WAYLAND_DISPLAY }, platform) {
  if ((CI && CI !== 'false') || SSH_CONNECTION || SSH_TTY) return false;
  return platform === 'darwin' || platform === 'win32' || Boolean(DISPLAY || WAYLAND_DISPLAY);
}

function openBrowser(address) {
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [address]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', address]]
        : ['xdg-open', [address]];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  // Without such a command the address on the screen has to do.
  child.on('error', () => {});
  child.unref();
}

/** Serves until it is told to stop. */
export async function serve({ port, reach, hosts = [], browser }, folder = join(root, 'apps/web/dist')) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Advice('the page is not built yet; "npm run build" builds it, "npm start" builds and serves it');
  const server = staticServer(folder, { reach, hosts });
  const found = await listen(server, { port, reach });
  const [address, ...others] = addressesOf(found, reach);
  if (port !== 0 && found !== port)
    console.log(
      `Port ${port} is taken. A browser keeps its saved games by address: those of ${port} are not at ${found}.`,
    );
  console.log(`Mokum is at ${address}`);
  for (const other of others) console.log(`and for the network at ${other}`);
  console.log('In the terminal: npx mokum play grachtenpand. Stop with Ctrl-C.');
  if (browser === 'open' && hasDisplay(process.env, process.platform)) openBrowser(address);
  return await new Promise((resolve) => {
    const stop = () => {
      server.close(() => resolve(0));
      server.closeAllConnections();
    };
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await run(async () => {
    const { help, ...wanted } = readArgs(process.argv.slice(2));
    if (help) console.log(help);
    return help ? 0 : await serve(wanted);
  });
}
