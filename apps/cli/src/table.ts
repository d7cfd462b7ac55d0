import type { Bot } from '@mokum/bots';
import type { Game, Json, Result, SeenRow, View } from '@mokum/kernel';
import type { Pen } from './pen.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a game of which nothing is known but that it is one
export type AnyGame = Game<any>;
// oxlint-disable-next-line typescript/no-explicit-any -- likewise
export type AnyView = View<any>;

/** What is drawn: the table as one seat sees it. */
export interface Scene {
  readonly view: AnyView;
  /** whose eyes these are; undefined once everybody may see everything */
  readonly seat: number | undefined;
  readonly names: readonly string[];
  /** the count as it would be if the game ended now, where that is open to all */
  readonly standing: Result | undefined;
  readonly columns: number;
  readonly pen: Pen;
}

export interface Option {
  readonly number: number;
  /** in notation */
  readonly move: string;
}

/** How a game is played at a terminal. */
export interface Table {
  readonly title: string;
  readonly subtitle: string;
  draw(scene: Scene): string[];
  /** what is asked, in words */
  prompt(view: AnyView): string;
  /** the options, numbered, each with its meaning */
  menu(options: readonly Option[], scene: Scene): string[];
  /** what Enter answers where there are several options: a default that does no harm, if there is one */
  suggest?(view: AnyView, seat: number, options: Json): string | undefined;
  /** rows in sentences */
  tell(
    rows: readonly SeenRow[],
    names: readonly string[],
    view: AnyView,
    seat?: number,
  ): readonly { readonly seq: number; readonly lines: readonly string[] }[];
  /** why a paragraph forbids something */
  reason(paragraph: string): string | undefined;
  /** a card or a piece in full */
  look(name: string, view: AnyView): string | undefined;
  readonly lookFor: string;
  scores(result: Result, names: readonly string[], pen: Pen): string[];
  winners(names: readonly string[]): string;
  /** what a table can agree on, as it is given to --options, and what it means */
  readonly options?: readonly (readonly [given: string, means: string])[];
  /** who plays against a lone seat, and stands last in the result */
  readonly rival?: string;
}

/** A game that the command knows. */
export interface Title {
  readonly game: AnyGame;
  readonly table: Table;
  /** whether the count is open while the game goes on */
  readonly standing: 'open' | 'secret';
  /** whether an edition pack can take the place of its tables */
  readonly packs: 'taken' | 'none';
  /** the bots by their level */
  readonly bots: Readonly<Record<string, Bot>>;
}
