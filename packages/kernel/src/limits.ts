/**
 * How much foreign text is read. Each is far more than any game needs: whoever meets one has sent something else.
 * docs/limits.md lists them, and a test compares it with these.
 */

/** the characters of a whole log */
export const LARGEST_LOG = 16_000_000;
/** the characters of one line of a log; an edition pack or a state in its header is the longest there is */
export const LONGEST_LOG_LINE = 1_000_000;
/** the rows of a log; whole games of four have some 2,000 */
export const MOST_LOG_ROWS = 50_000;
/** the characters of a move or an outcome in notation */
export const LONGEST_MOVE = 2000;
/** the characters of a name in the header of a log: of a player, a game, a hash */
export const LONGEST_NAME = 200;
/** the characters of a seed: it is read again for every answer of a bot */
export const LONGEST_SEED = 200;
/** how many brackets of JSON may stand inside each other */
export const DEEPEST_JSON = 100;
/** the entries of an object of a pack whose names the pack chooses itself */
export const MOST_NAMES = 1000;
/** the problems that one refusal names; the others are counted */
export const MOST_PROBLEMS = 50;
/** the edition packs whose tables are kept, of each game */
export const MOST_PACKS_KEPT = 64;
