import { readFileSync } from 'node:fs';
import { type Json, MokumError } from '@mokum/kernel';
import type { Title } from './table.ts';
import { Failure, UsageError } from './usage.ts';

export const PACK_FLAG = {
  kind: 'text',
  value: 'file',
  does: 'play with the tables of an edition pack (mokum edition shows ours)',
} as const;

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The options of a game with the edition pack in a file; without a file they stay as they are. */
export function withPack({ game, packs }: Title, seats: number, options: Json, file: string | undefined): Json {
  if (file === undefined) return options;
  if (packs === 'none') throw new UsageError(`--pack: ${game.name} takes no edition pack`);
  let pack: Json;
  try {
    pack = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as Json;
  } catch (error) {
    throw new Failure(`${file} cannot be read as an edition pack: ${why(error)}`);
  }
  try {
    return game.definition.readOptions({ ...(options as Readonly<Record<string, Json>>), pack }, seats);
  } catch (error) {
    if (!(error instanceof MokumError)) throw error;
    const problems = error.message.split(/\n|; /).map((problem) => `  ${problem.replace(/^options\.pack[.:] ?/, '')}`);
    throw new Failure(`${file} is no edition pack of ${game.name}:\n${problems.join('\n')}`);
  }
}
