import { LONGEST_LINE } from '../limits.ts';

export type Line = { readonly text: string } | { readonly tooLong: number };

const NEWLINE = 0x0a;
const ROOM = 1024;

/** Cuts a stream of bytes into lines without ever holding more than the longest line. */
export class LineCutter {
  /** the bytes of a line that has begun; a line may come byte by byte, and each piece would cost more than it holds */
  #begun = Buffer.allocUnsafe(ROOM);
  #length = 0;

  /** the lines that these bytes complete */
  push(bytes: Buffer): Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
      this.#keep(bytes.subarray(from, at));
      lines.push(this.#take());
      from = at + 1;
    }
    this.#keep(bytes.subarray(from));
    return lines;
  }

  /** a last line that does not end in a newline */
  end(): Line[] {
    return this.#length === 0 ? [] : [this.#take()];
  }

  #keep(part: Buffer): void {
    const before = this.#length;
    this.#length += part.length;
    if (this.#length > LONGEST_LINE) return;
    if (this.#length > this.#begun.length) {
      const larger = Buffer.allocUnsafe(Math.min(LONGEST_LINE, Math.max(this.#length, 2 * this.#begun.length)));
      this.#begun.copy(larger, 0, 0, before);
      this.#begun = larger;
    }
    part.copy(this.#begun, before);
  }

  #take(): Line {
    const length = this.#length;
    const line = length > LONGEST_LINE ? { tooLong: length } : { text: this.#begun.toString('utf8', 0, length) };
    this.#length = 0;
    if (this.#begun.length > ROOM) this.#begun = Buffer.allocUnsafe(ROOM);
    return line;
  }
}
