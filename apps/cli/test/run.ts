import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll } from 'vitest';
import type { Streams } from '../src/io.ts';
import { mokum } from '../src/mokum.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Games that nobody has named a file for are kept here, not in the folder of whoever runs the tests. */
export const stateHome = mkdtempSync(join(tmpdir(), 'mokum-state-'));
afterAll(() => rmSync(stateHome, { recursive: true, force: true }));

/** Runs the command in this process: the arguments, and what is typed. */
export async function run(
  args: readonly string[],
  input: string | readonly (string | Buffer)[] = '',
  env: Streams['env'] = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await mokum(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    taken: () => Promise.resolve(),
    input: Readable.from(typeof input === 'string' ? [input] : input),
    terminal: { out: false, err: false, input: false },
    columns: 100,
    env: { XDG_STATE_HOME: stateHome, ...env },
  });
  return { code, out, err };
}

export const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
