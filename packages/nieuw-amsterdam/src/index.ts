export { defaultEdition, type Edition } from './data/edition.ts';
export * from './data/kinds.ts';
export { EditionError, parseEdition } from './data/parse-edition.ts';
