import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The corpus of the first formats: logs 1, saves 1, links 1. */
export const folder = fileURLToPath(new URL('format-1', import.meta.url));
export const GAMES = ['grachtenpand', 'nieuw-amsterdam', 'amsterdam'] as const;

/** What the file beside a recorded one is called, in which stands what it must give. */
const GIVES = '.gives.json';

export const pathOf = (name: string): string => `${folder}/${name}`;
export const textOf = (name: string): string => readFileSync(pathOf(name), 'utf8');
export const givesOf = (name: string): unknown => JSON.parse(textOf(name + GIVES));

/** The recorded files of a part of the corpus, by their names in it. */
export const namesIn = (part: string): string[] =>
  readdirSync(pathOf(part))
    .filter((name) => !name.endsWith(GIVES))
    .toSorted()
    .map((name) => `${part}/${name}`);

export const logNames = (): string[] => GAMES.flatMap((game) => namesIn(`logs/${game}`));
