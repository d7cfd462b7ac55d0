import type { ReadonlySignal } from '@preact/signals';
import type { SeenRow } from '@mokum/kernel';
import type { ComponentChildren, VNode } from 'preact';
import type { SymbolName } from '../symbols/drawings.ts';
import type { Position, SeatInfo } from '../table/table.ts';
import type { Language } from '../words/language.ts';

/** All that a board is given: what one audience sees, and the options. It answers with an option, in notation. */
export interface Scene<V, S> {
  readonly position: Position<V>;
  /** whose area lies in front */
  readonly seat: number;
  readonly seats: readonly SeatInfo[];
  /** what may be done now, in notation */
  readonly legal: ReadonlySet<string>;
  /** what may be done once this seat has taken back steps of its own */
  readonly again: ReadonlySet<string>;
  /** how the game speaks, in the language of the screen */
  readonly speech: S;
  readonly frame: 'desktop' | 'phone';
  /** an option */
  readonly onMove: (move: string) => void;
  /** opens the rules reference at a paragraph */
  readonly onRule?: (paragraph: string) => void;
  /** several at once, all or none */
  readonly onMoves: (moves: readonly string[]) => void;
  /** what this seat has left for its next question; undefined where nothing can be left */
  readonly ahead?: readonly string[];
  /** leaves moves for the next question, in place of what was left before; none takes it back */
  readonly onAhead?: (moves: readonly string[]) => void;
  /** the last step back */
  readonly onTakeBack: () => void;
  /** what is this, and why can I not? */
  readonly onAsk: (about: About) => void;
  /** something is pointed at or has the focus; undefined when no longer */
  readonly onPeek: (about: About | undefined) => void;
}

/** Something on the table that can be asked about. */
export interface About {
  readonly piece: string;
  /** the move it stands for now, if it is not a legal one */
  readonly move?: string;
}

/** What is known of a piece, in words. */
export interface Meaning {
  readonly title: string;
  readonly lines: readonly string[];
  readonly picture?: VNode;
  readonly paragraphs: readonly string[];
  /** moves that can be made from here */
  readonly actions?: readonly { readonly label: string; readonly move: string; readonly symbol: SymbolName }[];
}

/** A sentence of the log, and after how many rows it was true. */
export interface Line {
  readonly key: string;
  readonly length: number;
  readonly text: string;
  readonly seat: number | undefined;
  readonly kind: 'turn' | 'event' | 'own';
}

/** A piece on its way: where it was, where it is now, and what it looks like in between. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly picture: VNode;
  /** how it ends: it stays, goes under, or goes out of sight */
  readonly ends: 'lies' | 'sinks' | 'leaves';
}

/** A moment to be shown on the way from one position to the next. */
export interface Stage<V> {
  readonly view: V;
  /** the seat whose doing it shows */
  readonly seat: number | undefined;
  /** how long it takes to be seen at least, in milliseconds */
  readonly lasts?: number;
}

export interface Source {
  readonly id: string;
  readonly label: string;
}
export interface Scores {
  readonly sources: readonly Source[];
  /** by seat, the points of each source */
  readonly points: readonly Readonly<Record<string, number>>[];
  readonly totals: readonly number[];
}

/** A short note of the first game. */
export interface Note<V, S> {
  readonly id: string;
  readonly when: (scene: Scene<V, S>) => boolean;
  readonly text: (speech: S) => string;
  readonly paragraph: string;
}

export interface CountProps<V, S> {
  readonly view: V;
  readonly seats: readonly SeatInfo[];
  readonly speech: S;
  /** the source being counted; those before it are counted already */
  readonly counting: string | undefined;
}

/** What a game brings to the table; the table around it is the same for all. */
// oxlint-disable-next-line typescript/no-explicit-any -- whoever holds a face as such does not know its view
export interface Face<V = any, S = any> {
  readonly game: string;
  /** how the game speaks now; it follows the language once it is loaded */
  readonly speech: ReadonlySignal<S>;
  loadSpeech(): Promise<void>;
  /** the rules reference in a language */
  rules(language: Language): Promise<string>;
  title(speech: S): string;
  turn(view: V, speech: S): string;
  /** what a seat does while its move is being shown, where the general word will not do */
  showing?(speech: S): string;
  ask(scene: Scene<V, S>): { readonly ask: string; readonly hint?: string };
  /** the paragraph of what is asked now: why everything else is not possible yet */
  askedBy(view: V): string | undefined;
  /** what the seat may do, each option as a phrase */
  options(scene: Scene<V, S>): readonly string[];
  /** for how many seats a low screen has room for what happened since; four if not said */
  readonly roomy?: number;
  /** the moves that the button at the end of a turn stands for */
  readonly commits: readonly string[];
  /** the tasks by which a seat has had its say: what comes after is new to it */
  readonly ends: readonly string[];
  /** where the focus goes when this is asked and the player uses the keyboard */
  focus(view: V): string | undefined;
  /** keys of this game: what they do now, as moves, or what they bring the focus to */
  readonly keys: readonly {
    readonly key: string;
    readonly means: (speech: S) => string;
    readonly press: (scene: Scene<V, S>) => string | undefined;
  }[];
  lines(position: Position<V>, seat: number | undefined, seats: readonly SeatInfo[], speech: S): readonly Line[];
  scores(view: V, speech: S): Scores;
  /** the same as if the game ended now, as far as the seat can work it out */
  forecast?(view: V, seat: number, speech: S): Scores | undefined;
  /** those whose points are counted, where they are more than the seats */
  counted?(seats: readonly SeatInfo[], view: V, speech: S): readonly SeatInfo[];
  /** how the game ended, where it is more than who has won */
  verdict?(position: Position<V>, seats: readonly SeatInfo[], speech: S): string | undefined;
  /** where the doing of an opponent without a seat is told step by step: the revision that it began from */
  tellsFrom?(position: Position<V>): number | undefined;
  /** the position as far as that has been told; `then` is the one at that revision */
  told?(position: Position<V>, then: Position<V>): Position<V>;
  /** an opponent without a seat */
  Bystander?(props: { readonly scene: Scene<V, S> }): VNode | null;
  /** works out beforehand, in a task of its own, what the drawing of a moment will ask for */
  think?(view: V, seat: number): void;
  /** `rows` are those that led from the one to the other */
  stages(before: V, after: V, rows: readonly SeenRow[]): readonly Stage<V>[];
  flights(before: V, after: V, seat: number): readonly Flight[];
  meaning(about: About, scene: Scene<V, S>): Meaning | undefined;
  /** what ending the turn now would lose or leave undone, in sentences; asked about before the turn ends */
  summary?(scene: Scene<V, S>): readonly string[];
  reason(paragraph: string, speech: S): string | undefined;
  paragraphTitle(paragraph: string, speech: S): string | undefined;
  readonly notes: readonly Note<V, S>[];
  /** drawn once for all the others to refer to */
  Defs(): VNode;
  Board(scene: Scene<V, S>): VNode;
  Own(scene: Scene<V, S>): ComponentChildren;
  /** options that have no place on the board, beside the prompt */
  Options?(scene: Scene<V, S>): VNode | null;
  /** what matters of a seat, in figures */
  Counts(props: { readonly scene: Scene<V, S>; readonly seat: number }): VNode;
  /** inside a banner */
  Small(props: { readonly scene: Scene<V, S>; readonly seat: number }): VNode;
  Large(props: { readonly scene: Scene<V, S>; readonly seat: number }): VNode;
  Count(props: CountProps<V, S>): VNode;
}
