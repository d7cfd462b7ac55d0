import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CompanionSave, readCompanion } from '@mokum/amsterdam/companion';
import { MokumError, readJson } from '@mokum/kernel';
import { Failure } from '../usage.ts';

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Written beside and renamed: a sheet is whole or not there. */
export function writeSheet(file: string, save: CompanionSave): void {
  const draft = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const handle = openSync(draft, 'w');
    writeSync(handle, `${JSON.stringify(save, undefined, 2)}\n`);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(draft, file);
  } catch (error) {
    throw new Failure(`the sheet could not be saved to ${file}: ${why(error)}`);
  }
}

/** Reads a sheet. A broken one is named and left as it is. */
export function readSheet(file: string): CompanionSave {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${why(error)}`);
  }
  try {
    return readCompanion(readJson(text));
  } catch (error) {
    if (!(error instanceof MokumError || error instanceof SyntaxError)) throw error;
    throw new Failure(`${file} is no sheet that can be resumed: ${why(error)}. The file was left as it is.`);
  }
}
