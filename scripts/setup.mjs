// Makes a fresh clone ready: checks Node and installs what package-lock.json names, if that has not been done.
// Uses nothing but Node. Talks on stderr, because the output of `mokum` belongs to its caller.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestNode = [20, 19];

export const say = (text) => process.stderr.write(`${text}\n`);

/** An error whose message is all that the user needs to see. */
export class Advice extends Error {}

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new Advice(
    `Mokum needs Node ${oldestNode.join('.')} or newer; this is Node ${version}. Install a newer one and try again.`,
  );
}

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const fingerprint = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

const serves = (installed, wanted) => installed === wanted || installed === 'full';

function directDependencies(folder, kind) {
  const manifest = readJson(join(folder, 'package.json')) ?? {};
  return Object.keys({ ...manifest.dependencies, ...(kind === 'full' ? manifest.devDependencies : {}) });
}

/** Whether npm's own record of what it installed agrees with the lock file: true after an `npm ci` by hand, too. */
function agreesWithLock(folder, kind) {
  const locked = readJson(join(folder, 'package-lock.json'))?.packages;
  const installed = readJson(join(folder, 'node_modules/.package-lock.json'))?.packages;
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.optional || entry.peer) return true;
    if (kind === 'runtime' && (entry.dev || entry.devOptional)) return true;
    const found = installed[path];
    return entry.link ? found?.link === true : found?.version === entry.version;
  });
}

/** What is installed in `folder` for this kind: 'ready', 'link' (node_modules belongs to another checkout) or 'missing'. */
export function installState(folder, kind) {
  const modules = join(folder, 'node_modules');
  const present = directDependencies(folder, kind).every((name) => existsSync(join(modules, name, 'package.json')));
  if (!present) return 'missing';
  const stamp = readJson(join(modules, '.mokum-stamp'));
  if (stamp?.lock === fingerprint(folder) && serves(stamp.kind, kind)) return 'ready';
  if (agreesWithLock(folder, kind)) {
    writeStamp(folder, kind);
    return 'ready';
  }
  return lstatSync(modules).isSymbolicLink() ? 'link' : 'missing';
}

function writeStamp(folder, kind) {
  try {
    writeFileSync(
      join(folder, 'node_modules/.mokum-stamp'),
      `${JSON.stringify({ lock: fingerprint(folder), kind })}\n`,
    );
  } catch {
    // A read-only folder only costs the next start a closer look.
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Runs `work` while no other process of this clone does: two commands started at once install once. */
async function alone(folder, work) {
  const lock = join(folder, '.cache/setup.lock');
  mkdirSync(dirname(lock), { recursive: true });
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = Number(existsSync(lock) ? readFileSync(lock, 'utf8') : 0);
    if (owner > 0 && !isAlive(owner)) rmSync(lock, { force: true });
    else {
      if (waited === 0) say('mokum: another command is installing; waiting for it …');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Runs npm quietly; its output is returned. */
export function npm(folder, args) {
  const path = process.env.npm_execpath;
  const [command, first] =
    path && /^npm-cli\.c?js$/.test(basename(path))
      ? [process.execPath, [path]]
      : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command.endsWith('.cmd'),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

export function explainFailure(output, command) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|EIDLETIMEOUT/.test(output))
    return `The npm registry could not be reached. Installing needs the network once; after that Mokum works offline.\nCheck the connection (or the "registry" and "proxy" settings of npm) and run the same command again.`;
  if (/ENOSPC/.test(output)) return 'The disk is full. Free some space and run the same command again.';
  if (/EACCES|EPERM|EROFS/.test(output))
    return `npm may not write to node_modules here. Check who owns this folder, then run "${command}" by hand.`;
  if (/EUSAGE/.test(output)) return 'package.json and package-lock.json do not agree. Run "npm install" and try again.';
  return `Run "${command}" by hand to see more.`;
}

// npm's own patience is over a minute before it says that there is no network.
const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

async function install(folder, kind) {
  const args = kind === 'full' ? ['ci', '--include=dev'] : ['ci', '--omit=dev'];
  const command = `npm ${args.join(' ')}`;
  say(
    kind === 'full'
      ? `mokum: installing the tools and tests that package-lock.json names (${command}): about a minute, once …`
      : `mokum: installing what package-lock.json names, without the test tools (${command}): a few seconds, once …`,
  );
  const began = Date.now();
  let result;
  try {
    result = await npm(folder, [...args, '--no-audit', '--no-fund', ...patience]);
  } catch (error) {
    throw new Advice(`npm could not be started (${error.message}). It comes with Node; is it on the PATH?`);
  }
  if (result.code !== 0) {
    const lines = result.output.split('\n').filter((line) => /^npm error (?! )/.test(line));
    throw new Advice(
      `"${command}" failed.\n${lines.slice(0, 12).join('\n')}\n\n${explainFailure(result.output, command)}`,
    );
  }
  writeStamp(folder, kind);
  say(`mokum: installed in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** kind: 'runtime' (to play) or 'full' (to test). */
export async function setup(kind, folder = root) {
  checkNode();
  if (installState(folder, kind) === 'ready') return;
  await alone(folder, async () => {
    const state = installState(folder, kind);
    if (state === 'missing') await install(folder, kind);
    if (state === 'link') say('mokum: node_modules is a link and differs from package-lock.json; left as it is');
  });
}

/** Runs a script's main function; advice is shown without a stack trace. */
export async function run(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    say(`mokum: ${error.message}`);
    process.exitCode = 1;
  }
}
