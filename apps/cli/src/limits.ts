/**
 * How much foreign text the command reads, beside the limits of the kernel. docs/limits.md lists them, and a test
 * compares it with these.
 */

/** The longest line that is read, in bytes. What goes on beyond it is thrown away as it comes, not kept. */
export const LONGEST_LINE = 1_000_000;
/** the letters of --seed: the games of a run have seeds that are made from it, and longer */
export const LONGEST_SEED_TYPED = 100;
/** the bytes of a file: of a log, a pack, a sheet or options. A device may never end. */
export const LARGEST_FILE = 32_000_000;
