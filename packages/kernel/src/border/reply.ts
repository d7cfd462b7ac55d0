import { MokumError } from '../errors.ts';
import { LogDiffers } from '../replay-log.ts';

/**
 * The border of a game: only strings, JSON, whole numbers and functions of these cross it. A released version of the
 * rules has its own copy of the kernel, and classes of one copy mean nothing to another; so what is refused crosses as
 * data.
 */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Why something was refused: a code for programs, and a message that names what was wrong and what to do. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** the paragraph of the game's rules reference that forbids it, where one does */
  readonly paragraph?: string;
  /** where a log first differs, if it was a log that was refused */
  readonly row?: number | 'header';
}

/** Does something that may be refused; a fault of the program itself is thrown as it is. */
export function replyTo<T>(act: () => T): Reply<T> {
  try {
    return { ok: true, value: act() };
  } catch (error) {
    if (!(error instanceof MokumError)) throw error;
    return { ok: false, refusal: refusalOf(error) };
  }
}

export function refusalOf(error: MokumError): Refusal {
  const { code, message, paragraph } = error;
  return {
    code,
    message,
    ...(paragraph !== undefined && { paragraph }),
    ...(error instanceof LogDiffers && { row: error.where }),
  };
}
