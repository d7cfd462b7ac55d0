export { secretNature, seededNature } from './nature.ts';
export { sha256Hex } from './hash.ts';
