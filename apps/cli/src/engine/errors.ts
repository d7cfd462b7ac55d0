import { type ErrorCode, type Json, MokumError } from '@mokum/kernel';

/** What the engine refuses beyond what the kernel does. */
export type EngineCode =
  | ErrorCode
  | 'bad-json' // the line is no JSON
  | 'bad-request' // it is JSON, but no request: something is missing or of the wrong type
  | 'too-long'
  | 'unknown-op'
  | 'unknown-game'
  | 'unknown-rules' // a version of the rules that is not here
  | 'no-bundle' // an older version of the rules that cannot be read
  | 'spoilt-bundle' // one that is not what was released
  | 'no-game' // nothing was begun yet
  | 'internal'; // a fault of the engine itself

export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineCode;

  constructor(code: EngineCode, message: string) {
    super(message);
    this.code = code;
  }
}

export function errorReply(error: unknown): Json {
  if (error instanceof MokumError)
    return {
      code: error.code,
      message: error.message,
      ...(error.paragraph !== undefined && { paragraph: error.paragraph }),
    };
  if (error instanceof EngineError) return { code: error.code, message: error.message };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
