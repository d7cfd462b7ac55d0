/** Wrong usage: told without a stack trace, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Something asked for could not be done, through no fault of the command line: exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
  /** lines that say more, below the message */
  readonly more: readonly string[];

  constructor(message: string, more: readonly string[] = []) {
    super(message);
    this.more = more;
  }
}

/** What is told of something that was thrown, whatever it was. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
