import { companion, type CompanionSave, editionNames, saveOf } from '@mokum/amsterdam/companion';
import { readJson } from '@mokum/kernel';
import { readTomSheet } from '@mokum/protocol/tom-sheet';
import { readText } from '../files/read.ts';
import { reasonOf } from '../files/reason.ts';
import { writeText } from '../files/write.ts';
import { Failure, messageOf } from '../usage.ts';

/** A sheet as the text of its file. */
export const sheetText = (save: CompanionSave): string => `${JSON.stringify(save, undefined, 2)}\n`;

export function writeSheet(file: string, save: CompanionSave): void {
  try {
    writeText(file, sheetText(save));
  } catch (error) {
    throw new Failure(`the sheet could not be saved to ${file}: ${reasonOf(error)}`);
  }
}

/** Reads a sheet. A broken one is named and left as it is. */
export function readSheet(file: string): CompanionSave {
  let text: string;
  try {
    text = readText(file);
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${reasonOf(error)}`);
  }
  try {
    const read = readTomSheet(editionNames, readJson(text));
    if (!read.ok) throw new Failure(read.fault.message);
    const { options, entries } = read.value;
    companion(options, entries);
    return saveOf(options, entries);
  } catch (error) {
    // A rule may fail on what somebody has written into a sheet; that is no sheet either.
    throw new Failure(`${file} is no sheet that can be resumed: ${messageOf(error)}. The file was left as it is.`);
  }
}
