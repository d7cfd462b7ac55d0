export { secretNature, seededNature } from './nature.ts';
