import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command as a program of its own, to be limited, starved and killed. */
export const COMMAND: readonly string[] = [
  process.execPath,
  fileURLToPath(new URL('../bin/mokum.js', import.meta.url)),
];
// It is built here if a source is newer, so that no test waits for that, or reads about it.
spawnSync(COMMAND[0], [...COMMAND.slice(1), '--version']);

/** The same as words for a shell. */
export const quoted = (...words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ');

export interface Child {
  readonly process: ChildProcessWithoutNullStreams;
  /** all that it has written so far */
  out(): string;
  err(): string;
  /** Waits until it has written so many of these. */
  until(text: string, times: number): Promise<void>;
  /** its exit code, or the signal that ended it */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Starts a program; one that hangs is killed after a while, so that the test says so. */
export function start(words: readonly string[], env: Readonly<Record<string, string>> = {}, seconds = 40): Child {
  const child = spawn(words[0], words.slice(1), { env: { ...process.env, ...env } });
  let out = '';
  let err = '';
  const wake = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    for (const look of wake) look();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  // Whoever has been killed reads no more.
  child.stdin.on('error', () => undefined);
  const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('close', (code, signal) => {
      clearTimeout(late);
      resolve(code ?? signal ?? -1);
      for (const look of wake) look();
    });
  });
  return {
    process: child,
    out: () => out,
    err: () => err,
    ended,
    until: (text, times) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (out.split(text).length > times) resolve();
          else if (child.exitCode !== null || child.signalCode !== null)
            reject(new Error(`it ended before "${text}" came ${times} times:\n${out}\n${err}`));
          else return;
          wake.delete(look);
        };
        wake.add(look);
        look();
      }),
  };
}
