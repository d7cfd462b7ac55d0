export { LONGEST_SEED, secretNature, seededNature } from './nature.ts';
