import { type Json, refuse, shown } from '@mokum/kernel';
import { companion, type CompanionOptions } from './companion.ts';
import { editionNames } from './data/rulings.ts';

const VERSION = 1;

/** A sheet as it is kept: everything else follows from it. */
export interface CompanionSave {
  readonly mokum: 'tom';
  readonly version: typeof VERSION;
  readonly options: CompanionOptions;
  readonly entries: readonly string[];
}

export const saveOf = (options: CompanionOptions, entries: readonly string[]): CompanionSave => ({
  mokum: 'tom',
  version: VERSION,
  options,
  entries,
});

/** Reads options, or refuses with a clear message. */
export function companionOptions(length: Json | undefined, edition: Json | undefined): CompanionOptions {
  if (length !== 'full' && length !== 'short')
    refuse('bad-config', `length: expected full or short, found ${shown(length)}`);
  const known = editionNames.find((name) => name === edition);
  if (known === undefined)
    refuse('bad-config', `edition: expected one of ${editionNames.join(', ')}, found ${shown(edition)}`);
  return { length, edition: known };
}

const record = (json: Json | undefined): Readonly<Record<string, Json>> =>
  (typeof json === 'object' && json !== null ? json : {}) as Readonly<Record<string, Json>>;

/** whether a sheet was written by a later Mokum, which can read it */
export function isLaterSheet(json: Json | undefined): boolean {
  const { mokum, version } = record(json);
  return mokum === 'tom' && typeof version === 'number' && version > VERSION;
}

/** Reads what was kept and checks that every entry holds. */
export function readCompanion(json: Json | undefined): CompanionSave {
  const { mokum, version, options, entries } = record(json);
  if (mokum !== 'tom') refuse('bad-state', 'this is no sheet of TOM at the table');
  if (version !== VERSION)
    refuse('bad-state', `version ${shown(version)} of TOM’s sheet is not known here, only ${VERSION}`);
  const { length, edition } = record(options);
  const read = companionOptions(length, edition);
  if (!Array.isArray(entries) || entries.some((entry) => typeof entry !== 'string'))
    refuse('bad-state', 'entries: expected a list of texts');
  const kept = entries as readonly string[];
  companion(read, kept);
  return saveOf(read, kept);
}
