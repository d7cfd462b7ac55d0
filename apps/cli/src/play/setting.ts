import type { Keeping } from '../files/keeping.ts';
import type { Asker, Io } from '../io.ts';
import type { Pen } from '../pen.ts';

/** The terminal at which a game is played. */
export interface Setting {
  readonly io: Io;
  readonly asker: Asker;
  readonly pen: Pen;
  /** where the game is kept, after every move */
  readonly keeping: Keeping;
}

/** What a line that was typed has led to. */
export type Answered = 'moved' | 'redraw' | 'same' | 'left';
