import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@mokum/kernel';
import { engineGame } from './engine-games.ts';
import { writePacks } from './packs.ts';
import { PLAN, type Planned } from './plan.ts';
import { SHEETS } from './page-plan.ts';
import { sheetEntries } from './sheets.ts';
import { run } from '../../apps/cli/test/run.ts';
import { optionsArgs, simulatedGame, terminalGame, type Terminal } from './terminal-games.ts';

const root = 'corpus/format-1';
const packs = `${root}/packs`;

function engineCommand({ game, seats, maker, stop }: Planned, options: Json, seed: string): string {
  const how = { 'engine-told': 'every outcome told', 'engine-from': 'loaded after 12 answers' } as const;
  const from = maker in how ? `, ${how[maker as keyof typeof how]}` : '';
  const shown = JSON.stringify(options).length > 600 ? '{"pack":…}' : JSON.stringify(options);
  return `engine: new ${game}, seats ${seats}, options ${shown}, seed ${seed}${from}, ${stop === undefined ? 'to its end' : `left after about ${stop} answers`}`;
}

async function recorded(planned: Planned, seed: string, folder: string, i: number): Promise<Terminal> {
  const given = optionsArgs(planned.options, planned.pack, packs);
  if (planned.maker === 'simulate') {
    const bots = planned.seats === 1 || i % 3 === 0 ? 'greedy' : i % 3 === 1 ? 'greedy,random' : 'random';
    return await simulatedGame(planned, given, seed, folder, bots);
  }
  if (planned.maker.startsWith('play')) return await terminalGame(planned, given, seed, folder);
  const pack =
    planned.pack === undefined
      ? {}
      : { pack: JSON.parse(readFileSync(`${packs}/${planned.pack}.json`, 'utf8')) as Json };
  const options = { ...(planned.options as object), ...pack } as Json;
  return { log: engineGame(planned, options, seed), command: engineCommand(planned, options, seed) };
}

await writePacks(packs);
const folder = mkdtempSync(join(tmpdir(), 'mokum-corpus-'));
const index: Record<string, string> = {};
let last = '';
let n = 0;
for (const planned of PLAN) {
  n = planned.game === last ? n + 1 : 1;
  last = planned.game;
  const number = String(n).padStart(2, '0');
  const seed = `${planned.game} ${number}`;
  const began = Date.now();
  const { log, command } = await recorded(planned, seed, folder, n);
  const name = `logs/${planned.game}/${number}-${planned.seats}-seats-${planned.about}.log`;
  mkdirSync(`${root}/logs/${planned.game}`, { recursive: true });
  writeFileSync(`${root}/${name}`, log);
  index[name] = command;
  console.log(
    name,
    planned.maker,
    log.length,
    `${Date.now() - began} ms`,
    log.includes('\nresult ') ? 'over' : 'open',
    log.includes('\npending ') ? 'pending' : '',
    / undo \d/.test(log) ? 'undo' : '',
  );
}
rmSync(folder, { recursive: true });

mkdirSync(`${root}/sheets`, { recursive: true });
for (const { name, by, length, edition, answers } of SHEETS) {
  if (by !== 'terminal') continue;
  const entries = sheetEntries({ length, edition }, answers, name);
  const file = `${root}/sheets/${name}.json`;
  rmSync(file, { force: true });
  const { code, err } = await run(
    ['tom', '--length', length, '--edition', edition, '--save', file],
    entries.map((entry) => `${entry}\n`).join(''),
  );
  if (code !== 0) throw new Error(err);
  index[`sheets/${name}.json`] = `tom --length ${length} --edition ${edition}, ${entries.length} answers typed`;
}
for (const name of readdirSync(packs))
  if (!name.endsWith('.gives.json'))
    index[`packs/${name}`] = `made of what "edition ${name.replace(/-[a-z]+[.]json$/, '')}" writes`;
writeFileSync(`${root}/index-logs.json`, `${JSON.stringify(index, undefined, 1)}\n`);
