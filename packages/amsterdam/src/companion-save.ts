import type { CompanionOptions } from './companion.ts';

/** A sheet as it is kept: everything else follows from it. */
export interface CompanionSave {
  readonly mokum: 'tom';
  readonly version: 1;
  readonly options: CompanionOptions;
  readonly entries: readonly string[];
}

export const saveOf = (options: CompanionOptions, entries: readonly string[]): CompanionSave => ({
  mokum: 'tom',
  version: 1,
  options,
  entries,
});
