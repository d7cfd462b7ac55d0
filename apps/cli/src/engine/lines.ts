/** The longest line that is read, in bytes. What goes on beyond it is thrown away as it comes, not kept. */
export const LONGEST_LINE = 1_000_000;

export type Line = { readonly text: string } | { readonly tooLong: number };

const NEWLINE = 0x0a;

/** Cuts a stream of bytes into lines without ever holding more than the longest line. */
export class LineCutter {
  #parts: Buffer[] = [];
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
    this.#length += part.length;
    if (this.#length > LONGEST_LINE) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  #take(): Line {
    const line =
      this.#length > LONGEST_LINE ? { tooLong: this.#length } : { text: Buffer.concat(this.#parts).toString('utf8') };
    this.#parts = [];
    this.#length = 0;
    return line;
  }
}
