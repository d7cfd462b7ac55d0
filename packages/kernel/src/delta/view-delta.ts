import type { Json } from '../domain.ts';

/**
 * What makes a view that somebody has into the view of now: an object with the names of what has changed, nested as the
 * view is. It is plain JSON, and it holds nothing that the two views do not show.
 */
export type ViewDelta = Inside;

/** How one value of a view has changed. Which of these it is can be told by its kind and its length. */
export type Edit = null | boolean | number | string | Gone | Whole | Swap | Splice | Inside;

/** `{"round": 3}`: only what is named has changed. Names are those of an object, or places in a list, from 0. */
export interface Inside {
  readonly [key: string]: Edit;
}

/** `[]`: there is no such name any more. */
export type Gone = readonly [];

/** `[{"hidden": 4}]`: the list or object is now this one. */
export type Whole = readonly [value: Json];

/** `[[12], [7, 31]]`: of a list of rising numbers the first are gone, and the second have come to their places. */
export type Swap = readonly [less: readonly number[], more: readonly number[]];

/** `[2, 1, ["red"]]`: from place 2 of a list, 1 entry was cut out, and these were put there. */
export type Splice = readonly [at: number, cut: number, put: readonly Json[]];
