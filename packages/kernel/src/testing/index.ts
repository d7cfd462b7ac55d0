export { fuzzLoad, type LoadFault, type LoadFuzz, type LoadTally } from './fuzz-load.ts';
export { conform, type Conformance, type Tally } from './conformance.ts';
export { type Nature, perft } from './perft.ts';
export { eventsWithout, playthrough, type PlaythroughConfig } from './playthrough.ts';
export { unheard } from './reasons.ts';
export { vocabularyOf } from './vocabulary.ts';
export { type Sitting, type Table, table, type TableConfig } from './table.ts';
