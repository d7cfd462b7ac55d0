import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { CLEAR_LINE, gated, LINE_AGAIN, CLEAR_SCREEN } from './gate.ts';

/** The streams of a process; tests put their own in their place. */
export interface Streams {
  out(text: string): void;
  err(text: string): void;
  /** waits until what was written has been taken, where the reader is slower than the command */
  taken(): Promise<void>;
  readonly input: NodeJS.ReadableStream;
  /** whether a person looks at the output, at the errors, and types the input */
  readonly terminal: { readonly out: boolean; readonly err: boolean; readonly input: boolean };
  readonly columns: number;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Where a command reads and writes. Whatever it writes passes the gate, line by line. */
export interface Io extends Omit<Streams, 'out' | 'err'> {
  /** writes lines */
  say(...lines: readonly string[]): void;
  /** writes lines beside the output: what went wrong */
  warn(...lines: readonly string[]): void;
  /** writes a part of a line, such as a question */
  write(part: string): void;
  /** writes a line beside the output over the one before, until it is done */
  progress(line: string, state: 'goes on' | 'is done'): void;
  /** clears the screen, where there is one */
  clear(): void;
}

export function ioOver(streams: Streams): Io {
  const { out, err, taken, input, terminal, columns, env } = streams;
  const whole = (lines: readonly string[]): string => lines.map((line) => `${gated(line)}\n`).join('');
  return {
    say: (...lines) => out(whole(lines)),
    warn: (...lines) => err(whole(lines)),
    write: (part) => out(gated(part)),
    progress(line, state) {
      if (terminal.err) err(`${LINE_AGAIN}${gated(line)}${state === 'is done' ? CLEAR_LINE : ''}`);
    },
    clear() {
      if (terminal.out) out(CLEAR_SCREEN);
    },
    taken,
    input,
    terminal,
    columns,
    env,
  };
}

/** A reader that goes away (`mokum simulate … | head`) ends the output, and is no error of ours. */
export function afterFailedWrite({ code, message }: NodeJS.ErrnoException): { code: number; says: string } {
  return code === 'EPIPE'
    ? { code: 0, says: '' }
    : { code: 1, says: `mokum: the output could not be written: ${message}\n` };
}

export function processStreams(): Streams {
  const { stdin, stdout, stderr, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    const { code, says } = afterFailedWrite(error);
    stderr.write(says);
    process.exit(code);
  });
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    taken: async () => {
      if (stdout.writableNeedDrain) await once(stdout, 'drain');
    },
    input: stdin,
    terminal: { out: stdout.isTTY, err: stderr.isTTY, input: stdin.isTTY },
    // COLUMNS serves those who read the screen through a pipe.
    columns: stdout.columns || Number(env['COLUMNS']) || 80,
    env,
  };
}

/** Asks for lines one after the other. The end of the input, Ctrl-C or a closed window is undefined. */
export interface Asker {
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** A window that is closed, or a machine that is shut down, is left like a table. */
const LEFT = ['SIGHUP', 'SIGTERM'] as const;

export function asker(io: Io): Asker {
  const typed = io.terminal.input && io.terminal.out;
  const lines: string[] = [];
  let ended = false;
  let waiting: ((line: string | undefined) => void) | undefined;
  const reader = createInterface({
    input: io.input,
    ...(typed && { output: process.stdout }),
    terminal: typed,
    // The arrow keys must not bring back what another player typed.
    historySize: 0,
  });
  const give = (line: string | undefined): void => {
    const to = waiting;
    waiting = undefined;
    to?.(line);
  };
  const end = (): void => {
    if (ended) return;
    ended = true;
    reader.close();
    give(undefined);
  };
  reader.on('line', (line) => {
    if (waiting) give(line);
    else lines.push(line);
  });
  reader.on('SIGINT', end);
  // The terminal is gone: what was asked is left, and nothing can be said about it.
  reader.on('error', end);
  reader.on('close', () => {
    ended = true;
    if (lines.length === 0) give(undefined);
  });
  if (!typed && io.input === process.stdin) process.once('SIGINT', end);
  // A window that is closed says so twice, by its shell too; the second must not cut the leaving short.
  if (io.input === process.stdin) for (const signal of LEFT) process.on(signal, end);
  return {
    ask(prompt) {
      if (typed) {
        reader.setPrompt(gated(prompt));
        if (!ended) reader.prompt();
      } else io.write(prompt);
      // What is typed ahead or piped in does not end the line of the question; where nothing is asked there is none.
      const endLine = (): void => {
        if (!typed && prompt !== '') io.say('');
      };
      const line = lines.shift();
      if (line !== undefined) {
        endLine();
        return Promise.resolve(line);
      }
      if (ended) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        waiting = (answer) => {
          if (answer !== undefined) endLine();
          resolve(answer);
        };
      });
    },
    close() {
      reader.close();
      for (const signal of LEFT) process.off(signal, end);
    },
  };
}
