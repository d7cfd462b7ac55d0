import type { Refusal } from '@mokum/kernel';

/** Something a player should know that is not a part of the game. */
export type TableNotice =
  /** the bot gave no answer in time, failed, or said what is not legal: a legal move was drawn for it */
  | { readonly kind: 'bot-replaced'; readonly seat: number; readonly why: 'too-slow' | 'error' | 'illegal' }
  /** what was left ahead for a seat was not legal when it was asked */
  | { readonly kind: 'ahead-dropped'; readonly seat: number; readonly moves: readonly string[]; readonly why: Refusal }
  /** the game goes on but is kept in this page only; `log` is all of it, to be downloaded */
  | { readonly kind: 'not-kept'; readonly why: 'full' | 'unavailable' | 'deleted'; readonly log: string }
  /** the same game was played on in another tab, and this one shows it now */
  | { readonly kind: 'moved-elsewhere' }
  /** the same, but in a newer version of the page: this one has to be loaded again */
  | { readonly kind: 'page-is-old' };
