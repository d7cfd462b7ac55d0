import { basename, join } from 'node:path';
import { homedir, tmpdir } from 'node:os';
import type { Asker, Io } from '../io.ts';
import type { Pen } from '../pen.ts';
import { exists, freeFile } from './read.ts';
import { reasonOf } from './reason.ts';
import { stateFolder } from './state-folder.ts';
import { writeText } from './write.ts';

/** The folder for what nobody has named a file for. */
export const ownFolder = ({ env }: Pick<Io, 'env'>): string =>
  stateFolder({ platform: process.platform, env, home: env['HOME'] ?? homedir() });

export interface KeepingSetting {
  readonly io: Io;
  readonly asker: Asker;
  readonly pen: Pen;
  /** what is kept, as it is called in sentences */
  readonly what: 'game' | 'sheet';
  readonly file: string;
  /** whether the file is there already and holds an earlier part of what is kept */
  readonly begun: 'anew' | 'from the file';
  /** the command that goes on with a file */
  readonly resume: (file: string) => string;
}

/** What is going on: after `left` the person does not want to play on, or cannot be asked any more. */
type Kept = 'on' | 'left';

const WORDS = {
  playing: 'Enter tries again, save <file> keeps it elsewhere, on plays on without saving, quit leaves.',
  leaving: 'Enter tries again, save <file> keeps it elsewhere, quit leaves without saving.',
} as const;

/**
 * Keeps what is played in a file, after every move. Where that fails somebody is asked what to do, and the game goes on;
 * where nobody can be asked, another place is tried and told.
 */
export class Keeping {
  readonly #setting: KeepingSetting;
  #file: string;
  /** whether the file is known to be ours, so that it may be written over */
  #ours: 'yes' | 'not yet';
  /** what the file holds for certain */
  #held: string | undefined;
  #mode: 'saves' | 'plays on without' | 'gives up' = 'saves';
  /** why it was last not written */
  #reason = '';

  constructor(setting: KeepingSetting) {
    this.#setting = setting;
    this.#file = setting.file;
    this.#ours = setting.begun === 'anew' ? 'not yet' : 'yes';
  }

  get file(): string {
    return this.#file;
  }

  /** A sentence that says where it is kept, or that it is not. */
  get told(): string {
    const { what } = this.#setting;
    return this.#mode === 'saves'
      ? `This ${what} is saved to ${this.#file} after every ${what === 'game' ? 'move' : 'entry'}.`
      : `This ${what} is not being saved to ${this.#file}: ${this.#reason}.`;
  }

  /** whether the file holds this text for certain */
  holds(text: string): boolean {
    return this.#held === text;
  }

  /** Writes the text; returns why that failed, or nothing. */
  write(text: string): string | undefined {
    if (this.#held === text) return undefined;
    try {
      if (this.#ours === 'not yet' && exists(this.#file)) throw new Error('there is such a file already');
      writeText(this.#file, text);
    } catch (error) {
      this.#reason = reasonOf(error);
      return this.#reason;
    }
    this.#ours = 'yes';
    this.#held = text;
    return undefined;
  }

  #failedText(): string {
    return `The ${this.#setting.what} could not be saved to ${this.#file}: ${this.#reason}.`;
  }

  /** Writes what has changed, and asks where that fails. */
  async keep(text: string): Promise<Kept> {
    const { io, pen } = this.#setting;
    if (this.write(text) === undefined) {
      if (this.#mode === 'plays on without') io.say(pen.ink('green', `Saved again to ${this.#file}.`));
      this.#mode = 'saves';
      return 'on';
    }
    return this.#mode === 'saves' ? await this.#ask(text, 'playing') : 'on';
  }

  async #ask(text: string, when: keyof typeof WORDS): Promise<Kept> {
    const { io, asker, pen } = this.#setting;
    io.say('', pen.ink('red', this.#failedText()), WORDS[when]);
    for (;;) {
      const line = (await asker.ask('save> '))?.trim();
      if (line === undefined || line === 'quit') {
        this.#mode = 'gives up';
        return 'left';
      }
      const [, elsewhere] = /^save\s+(\S.*)$/s.exec(line) ?? [];
      if (line === 'on' && when === 'playing') {
        this.#mode = 'plays on without';
        io.say(`The ${this.#setting.what} goes on without being saved; each move tries again.`);
        return 'on';
      }
      if (line !== '' && elsewhere === undefined) {
        io.say(WORDS[when]);
        continue;
      }
      if (elsewhere !== undefined) {
        this.#file = elsewhere;
        this.#ours = 'not yet';
        this.#held = undefined;
      }
      if (this.write(text) === undefined) {
        io.say(pen.ink('green', `Saved to ${this.#file}.`));
        return 'on';
      }
      io.say(pen.ink('red', this.#failedText()), WORDS[when]);
    }
  }

  /** Saves for the last time and says where it lies. Returns the exit code. */
  async leave(text: string): Promise<number> {
    const { io, resume } = this.#setting;
    if (this.write(text) !== undefined) {
      const asked = this.#mode === 'gives up' ? 'left' : await this.#ask(text, 'leaving');
      if (asked === 'left') return this.#leaveElsewhere(text);
    }
    io.say('', `Saved to ${this.#file}. Go on with: npx mokum ${resume(this.#file)}`);
    return 0;
  }

  /** Nobody can be asked any more: the user's own folder and the folder for temporary files are tried. */
  #leaveElsewhere(text: string): number {
    const { io, what, resume } = this.#setting;
    const wanted = this.#file;
    io.warn(`mokum: the ${what} could not be saved to ${wanted}: ${this.#reason}`);
    for (const folder of [ownFolder(io), tmpdir()]) {
      this.#file = freeFile(join(folder, basename(wanted)));
      this.#ours = 'not yet';
      if (this.write(text) !== undefined) continue;
      io.warn(`It was saved to ${this.#file} instead. Go on with: npx mokum ${resume(this.#file)}`);
      return 1;
    }
    this.#file = wanted;
    io.warn('It could not be saved anywhere else either.');
    return 1;
  }
}
