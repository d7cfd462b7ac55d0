/**
 * Mutants that change nothing anybody could see, each with the reason why. A mutant is named by the end of its file, the
 * line it stands on, what it changes, and, where the line holds several alike, which of them it is (from 0).
 */
export const equivalents = [];
