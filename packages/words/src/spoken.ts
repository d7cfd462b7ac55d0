import type { AmsterdamSoloWords } from './en/amsterdam-solo.ts';
import type { AmsterdamWords } from './en/amsterdam.ts';
import type { GrachtenpandWords } from './en/grachtenpand.ts';
import type { NieuwAmsterdamWords } from './en/nieuw-amsterdam.ts';
import type { PageWords } from './en/page.ts';
import type { TableWords } from './en/table.ts';

/** What every language says, in parts: only what is spoken is loaded. */
export interface Parts {
  /** home, and all that is said before a table is opened */
  page: PageWords;
  /** around every table */
  table: TableWords;
  grachtenpand: GrachtenpandWords;
  nieuwAmsterdam: NieuwAmsterdamWords;
  amsterdam: AmsterdamWords;
  /** the solo game, and TOM at the table */
  amsterdamSolo: AmsterdamSoloWords;
}

/** A language: what its speakers call it, and where its parts are. */
export interface Spoken {
  readonly name: string;
  readonly parts: { readonly [P in keyof Parts]: () => Promise<Parts[P]> };
}
