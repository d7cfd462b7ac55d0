import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Json } from '@mokum/kernel';
import { createServer } from 'vite';
import { findBrowser, launchBrowser } from '../../apps/web/test/browser.ts';
import { LINKS, type PageGame, SAVES, SETTINGS, SHEETS } from './page-plan.ts';
import { sheetEntries } from './sheets.ts';

const root = 'corpus/format-1';
const wanted = process.argv[2];

// The page's own modules, as its development server serves them to a real browser: IndexedDB, workers, localStorage and
// streams are the browser's.
const server = await createServer({
  root: resolve('apps/web'),
  configFile: resolve('apps/web/vite.config.ts'),
  server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
  logLevel: 'warn',
});
await server.listen();
const address = `${server.resolvedUrls?.local[0]}`;
const browser = await launchBrowser(findBrowser());
const page = await (await browser.newContext()).newPage();
page.on('pageerror', (error) => console.log('page error', error.message));
// The tool that runs this file wraps functions by this name; those that run in the page need it there.
await page.addInitScript('globalThis.__name = (it) => it');
await page.goto(address);
await page.waitForTimeout(4000);
await page.goto(address);
await page.waitForTimeout(1000);

/** Runs in the page: opens a table, plays as the plan says, and returns what the page keeps and shows. */
async function playInPage(spec: {
  plan: PageGame;
  options: Json;
  seed: string;
  log?: string;
}): Promise<{ save: Json; link?: string }> {
  const from = (path: string) => import(/* @vite-ignore */ `${location.origin}${path}`);
  const { beginTable, openLog } = await from('/src/table/open-table.ts');
  const { browserSaves } = await from('/src/saves/browser-saves.ts');
  const { writeShareLink } = await from('/src/share/share-link.ts');
  const { plan, options, seed } = spec;
  const saves = browserSaves();
  const colours = ['red', 'blue', 'yellow', 'green', 'white'];
  const names = ['Anna', 'Bram', 'Coët', 'Daan', 'Élise'];
  const seats = plan.who.map((who, i) => ({ name: names[i], colour: colours[i], who }));
  const opened = spec.log === undefined ? undefined : await openLog(spec.log, { saves });
  if (opened && !opened.ok) throw new Error(JSON.stringify(opened.problem));
  const table = opened ? opened.value : await beginTable({ game: plan.game, seats, options, seed }, { saves });
  // A generator of the recorder's own, so that who plays here does not depend on the program.
  let dice = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const below = (n: number): number => {
    dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
    return Math.floor((dice / 2 ** 32) * n);
  };
  const kept = async (): Promise<{ log: string; length: number }> => {
    await table.settled();
    const loaded = await saves.load(table.info.id);
    if (loaded.is !== 'loaded') throw new Error(loaded.code);
    return loaded.save;
  };
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const isWaiting = async (): Promise<boolean> => (await kept()).log.includes('\npending ');
  for (let i = 0; i < 30_000; i++) {
    const { legal, result, length, audience } = table.now.value;
    if (result) break;
    const atQuestion = table.curtain.value !== undefined || legal.length > 0;
    if (plan.rows !== undefined && length >= plan.rows && atQuestion) {
      if (plan.waiting === undefined) break;
      await pause(30);
      if (await isWaiting()) break;
    }
    if (table.curtain.value !== undefined) table.raiseCurtain();
    else if (legal.length > 0 && typeof audience === 'number') {
      const undo = below(10) === 0 && table.now.value.undo.ok;
      if (below(8) === 0) {
        const others = plan.who.flatMap((who, seat) => (who === 'human' && seat !== audience ? [seat] : []));
        if (others.length > 0) await table.ahead([legal[below(legal.length)]], others[below(others.length)]);
      }
      const now = table.now.value.legal;
      if (undo) await table.undo();
      else if (now.length > 0) await table.submit([now[below(now.length)]]);
    } else await pause(1);
  }
  if (plan.title !== undefined) await saves.rename(table.info.id, plan.title);
  const save = await kept();
  const link = table.now.value.result ? await writeShareLink(table.log() ?? '', location.href) : undefined;
  table.close();
  return { save: save as unknown as Json, ...(link !== undefined && { link }) };
}

const packOf = (name: string | undefined): object =>
  name === undefined ? {} : { pack: JSON.parse(readFileSync(`${root}/packs/${name}.json`, 'utf8')) as Json };

const index: Record<string, string> = {};
async function play(plan: PageGame, kind: string) {
  const seed = `${kind} ${plan.name}`;
  const options = { ...(plan.options as object), ...packOf(plan.pack) } as Json;
  const folder = `${root}/logs/${plan.game}`;
  const file = plan.opened && readdirSync(folder).find((name) => name.startsWith(`${plan.opened?.split('/')[1]}-`));
  const log = file ? readFileSync(`${folder}/${file}`, 'utf8') : undefined;
  const began = Date.now();
  const played = await page.evaluate(playInPage, { plan, options, seed, ...(log !== undefined && { log }) });
  const { length, over } = played.save as unknown as { length: number; over: boolean };
  console.log(kind, plan.name, length, over, `${Date.now() - began} ms`);
  const how = file
    ? `opened from logs/${plan.game}/${file}`
    : `${plan.who.join(', ')}; options ${JSON.stringify(plan.options ?? {})}${plan.pack ? `; pack ${plan.pack}` : ''}; seed "${seed}"`;
  return { ...played, how: `page: ${plan.game}, ${how}, ${over ? 'over' : `left after ${length} rows`}` };
}
const write = (name: string, text: string, how: string): void => {
  mkdirSync(`${root}/${name.split('/')[0]}`, { recursive: true });
  writeFileSync(`${root}/${name}`, text);
  index[name] = how;
};

if (wanted === undefined || wanted === 'saves')
  for (const plan of SAVES) {
    const { save, how } = await play(plan, 'save');
    write(`saves/${plan.name}.json`, `${JSON.stringify(save, undefined, 1)}\n`, how);
  }
if (wanted === undefined || wanted === 'links')
  for (const plan of LINKS) {
    const { link, how } = await play(plan, 'link');
    if (link === undefined) throw new Error(`${plan.name}: no link`);
    write(`links/${plan.name}.txt`, `${link.replace(/^[^#]*/, 'http://localhost:1275/')}\n`, how);
  }
if (wanted === undefined || wanted === 'rest') {
  for (const { name, by, length, edition, answers } of SHEETS) {
    if (by !== 'page') continue;
    const entries = sheetEntries({ length, edition }, answers, name);
    const text = await page.evaluate(
      async ({ options, entries }) => {
        const from = (path: string) => import(/* @vite-ignore */ `${location.origin}${path}`);
        const { enter, lay } = await from('/src/companion/kept-sheet.ts');
        lay({ options, entries: [] });
        for (const entry of entries) if (enter(entry) !== 'entered') throw new Error(entry);
        return localStorage.getItem('mokum-tom') as string;
      },
      { options: { length, edition }, entries },
    );
    write(`sheets/${name}.json`, text, `page: TOM at the table, ${length}, ${edition}, ${entries.length} entries`);
  }
  for (const [name, values] of Object.entries(SETTINGS)) {
    const text = await page.evaluate(async (values) => {
      const from = (path: string) => import(/* @vite-ignore */ `${location.origin}${path}`);
      localStorage.removeItem('mokum-settings');
      const { openSettings } = await from('/src/settings/settings.ts');
      const settings = openSettings(localStorage);
      for (const [key, value] of Object.entries(values)) settings[key].value = value;
      return localStorage.getItem('mokum-settings') as string;
    }, values);
    write(`settings/${name}.json`, text, `page: settings ${JSON.stringify(values)}`);
  }
}
writeFileSync(
  `${root}/index-page${wanted === undefined ? '' : `-${wanted}`}.json`,
  `${JSON.stringify(index, undefined, 1)}\n`,
);
await browser.close();
await server.close();
