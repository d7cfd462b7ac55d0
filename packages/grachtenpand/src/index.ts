export * from './cards.ts';
export { type Elevation, elevationOf } from './elevation.ts';
export { grachtenpand } from './game.ts';
export { bonuses, cardPoints, largestGroup, meets, potPoints } from './scoring.ts';
export { ROOFS_TO_END } from './turn.ts';
export type { fields, G, Me } from './state.ts';
