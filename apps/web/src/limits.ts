/**
 * How much foreign text the page reads, beside the limits of the kernel. docs/limits.md lists them, and a test compares
 * it with these.
 */

/** the bytes of a log in a file or, unpacked, in a link: more than any game needs, and what is larger is not read at all */
export const LARGEST_LOG = 4_000_000;
/** the characters of a link that holds a game */
export const LONGEST_LINK = 2_000_000;
/** the bytes of the file of an edition pack */
export const LARGEST_PACK = 1_000_000;
/** the characters of what a player calls a saved game */
export const LONGEST_TITLE = 80;
/** the characters of a player's name, and of a seed, that can be typed */
export const LONGEST_NAME = 20;
export const LONGEST_SEED = 40;
