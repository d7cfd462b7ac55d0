import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
  'chrome',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) => {
    const base = process.env[folder];
    return base === undefined
      ? []
      : [join(base, 'Google/Chrome/Application/chrome.exe'), join(base, 'Microsoft/Edge/Application/msedge.exe')];
  }),
];

/** The command that brings a browser where there is none. */
export const BRING_ONE = 'apt-get install chromium (or name one: MOKUM_BROWSER=/path/to/chrome)';

/** The Chromium, Chrome or Edge of this machine; `MOKUM_BROWSER` names another, or `none` to do without. */
export function findBrowser(): string | undefined {
  const named = process.env['MOKUM_BROWSER'];
  if (named === 'none') return undefined;
  if (named) {
    if (!existsSync(named)) throw new Error(`MOKUM_BROWSER names ${named}, which does not exist`);
    return named;
  }
  const folders = [
    ...(process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':'),
    '/usr/bin',
    '/snap/bin',
  ];
  for (const name of NAMES)
    for (const folder of folders) if (folder !== '' && existsSync(join(folder, name))) return join(folder, name);
  return ELSEWHERE.find((path) => existsSync(path));
}

/** As root on Debian the package may be installed; anywhere else nothing is touched. */
export function bringBrowser(): string | undefined {
  const found = findBrowser();
  if (found !== undefined || process.env['MOKUM_BROWSER'] || process.getuid?.() !== 0) return found;
  if (!existsSync('/etc/debian_version')) return undefined;
  try {
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      timeout: 240_000,
    });
  } catch {
    return undefined;
  }
  return findBrowser();
}

export function launchBrowser(path = findBrowser()): Promise<Browser> {
  if (path === undefined) throw new Error(`no Chromium, Chrome or Edge found: ${BRING_ONE}`);
  return chromium.launch({ executablePath: path, args: FLAGS });
}
