import type { Json } from '../domain.ts';

/** Where a value stands in a view: names of fields and places in lists, from the outside in. */
export type Path = readonly (string | number)[];

/** What makes the view of an audience, as it was at a mark, into its view now. */
export type ViewDelta = readonly Edit[];

export type Edit =
  /** the value there is now this */
  | readonly [path: Path, value: Json]
  /** the list there is now so long */
  | readonly [path: Path, is: 'cut', length: number]
  /** the sorted set of names there has lost some and gained some */
  | readonly [path: Path, is: 'less', removed: readonly Json[], and: 'more', added: readonly Json[]];

/** A moment of a game: the words of its state then. It holds secrets, and never leaves whoever runs the table. */
export type Mark = Int32Array;
