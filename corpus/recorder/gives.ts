import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sha256 } from '../digest.ts';
import { folder, givesPath, logNames, namesIn, pathOf, textOf } from '../files.ts';
import { linkGives, logGives, packGives, saveGives, settingsGive, sheetGives } from '../gives.ts';

const write = (name: string, gives: unknown): void =>
  writeFileSync(givesPath(name), `${JSON.stringify(gives, undefined, 1)}\n`);

let began = Date.now();
const lap = (what: string): void => {
  console.log(what, Date.now() - began, 'ms');
  began = Date.now();
};
for (const name of logNames()) write(name, logGives(textOf(name)));
lap('logs');
for (const name of namesIn('saves')) write(name, await saveGives(JSON.parse(textOf(name))));
lap('saves');
for (const name of namesIn('links')) write(name, await linkGives(textOf(name).trim()));
lap('links');
for (const name of namesIn('packs'))
  write(name, packGives(/^packs\/(nieuw-)?amsterdam/.exec(name)![0].slice(6), pathOf(name)));
for (const name of namesIn('sheets')) write(name, sheetGives(pathOf(name), textOf(name)));
for (const name of namesIn('settings')) write(name, settingsGive(textOf(name)));
lap('rest');

/** How each file was made, in one list. */
const parts = readdirSync(folder).filter((name) => /^index-.*[.]json$/.test(name));
const index = Object.assign({}, ...parts.map((name) => JSON.parse(textOf(name)) as object)) as Record<string, string>;
writeFileSync(
  pathOf('index.txt'),
  Object.keys(index)
    .toSorted()
    .map((name) => `${name}\n    ${index[name]}\n`)
    .join(''),
);
for (const name of parts) rmSync(pathOf(name));
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'SHA256SUMS')
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
  .toSorted();
writeFileSync(pathOf('SHA256SUMS'), files.map((name) => `${sha256(readFileSync(pathOf(name)))}  ${name}\n`).join(''));
