/* TOM at the table, without the engine: what a companion of the box needs. */
export {
  baseTiles,
  companion,
  type CompanionOptions,
  type CompanionQuestion,
  type CompanionSheet,
  type CompanionStep,
  highestDie,
} from './companion.ts';
export { type CompanionSave, saveOf } from './companion-save.ts';
export { colourOf, colours, goods } from './data/names.ts';
export { type EditionName, editionNames } from './data/rulings.ts';
