import type { LogHeader, LogMore, Nature } from '@mokum/kernel';

/** Where the luck of tables comes from. Nobody else knows a seed or a key. */
export interface Luck {
  /** The luck of one table: a new one, or one whose log has this head. */
  of(table: string, header: LogHeader | undefined): TableLuck;
}

export interface TableLuck {
  readonly nature: Nature;
  /** a text for whatever is drawn by lot and is no chance of the game; the same purpose gives the same text */
  lot(purpose: string): string;
  /** what the head of the log says of it */
  readonly header: Pick<LogMore, 'seed' | 'commitment'>;
}
