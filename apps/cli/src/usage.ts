/** Wrong usage: told without a stack trace, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Something asked for could not be done, through no fault of the command line: exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
