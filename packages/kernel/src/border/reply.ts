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
