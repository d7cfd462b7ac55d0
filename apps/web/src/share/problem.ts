/** Why a game cannot be shown; the page has a sentence for each (`words.value.problems`). */
export type ProblemCode =
  /** no game is kept under this name */
  | 'missing'
  /** the browser keeps nothing */
  | 'unavailable'
  /** kept, but not as anything that can be read */
  | 'broken'
  /** written by a newer version of the page */
  | 'unknown-format'
  | 'unknown-game'
  | 'unknown-rules'
  /** no log file at all */
  | 'not-a-log'
  /** a log that does not replay: `detail` says where it first differs */
  | 'log-differs'
  | 'too-large'
  /** a link that was cut or changed on its way */
  | 'link-damaged'
  /** a link made by a newer version of the page */
  | 'link-unknown'
  /** a part of the page did not come: it is no longer served, or a newer one is */
  | 'not-loaded';

/** What went wrong, with the raw data for a download: nothing is thrown away. */
export interface Problem {
  readonly code: ProblemCode;
  /** more for those who want to know, in English; may be empty */
  readonly detail: string;
  readonly raw: string;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export const fine = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const problem = (code: ProblemCode, raw: string, detail = ''): Outcome<never> => ({
  ok: false,
  problem: { code, detail, raw },
});

export const notLoaded = (error: unknown): Problem => ({ code: 'not-loaded', detail: String(error), raw: '' });
