import type { Reply } from './reply.ts';
import type { Rules } from './rules.ts';

/** Where the rules stand, by game and version: the newest are the program's own, older ones are frozen bundles. */
export interface RulesShelf {
  /** the version that a new table plays */
  newest(game: string): Promise<Reply<Rules>>;
  /**
   * The rules of a version, for whatever was begun under it. A bundle is loaded when it is named, and its hash is compared
   * first. Refused are an unknown game (`unknown-game`), an unknown version (`unknown-rules`), a bundle that cannot be had
   * (`no-bundle`) and one that is not what was released (`spoilt-bundle`).
   */
  load(game: string, version: number): Promise<Reply<Rules>>;
}
