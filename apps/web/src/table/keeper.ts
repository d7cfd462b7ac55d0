/** A game as it is to be kept. */
export interface GameToKeep {
  readonly log: string;
  readonly length: number;
  readonly over: boolean;
  readonly waitingFor: readonly number[];
}

/** What became of it: another tab may have moved on, or thrown the game away, and a store may be full. */
export type KeepOutcome =
  | { readonly is: 'kept' }
  | { readonly is: 'not-kept'; readonly why: 'full' | 'unavailable' | 'deleted' }
  | { readonly is: 'stale'; readonly log: string };

/** Where a table keeps its game after every move. */
export interface Keeper {
  keep(game: GameToKeep): Promise<KeepOutcome>;
  /** the game that another tab has kept, if it is newer than what this page knows; from then on this page knows it */
  newest(): Promise<string | undefined>;
  /** whether this page is the one that runs the bots of this game; another tab may be */
  leads(): boolean;
  /** makes this page the one that runs the bots */
  lead(): void;
  /** `newer` is called when another tab may have kept a newer game, `leading` when this page begins to run the bots */
  watch(newer: () => void, leading: () => void): void;
  close(): void;
}

/** Keeps nothing: for a game that is only looked at, and for tests. */
export const noKeeper: Keeper = {
  keep: () => Promise.resolve({ is: 'kept' }),
  newest: () => Promise.resolve(undefined),
  leads: () => true,
  lead: () => undefined,
  watch: () => undefined,
  close: () => undefined,
};
