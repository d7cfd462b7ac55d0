export { defaultEdition, type Edition } from './data/edition.ts';
export * from './data/kinds.ts';
export { EditionError, parseEdition } from './data/parse-edition.ts';
export { nieuwAmsterdam, nieuwAmsterdamOf } from './game.ts';
export type { Fields, G, Me } from './state.ts';
export { defaultPayment, payment } from './pay-in-one.ts';
