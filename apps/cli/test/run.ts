import { Readable } from 'node:stream';
import type { Io } from '../src/io.ts';
import { mokum } from '../src/mokum.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process: the arguments, and what is typed. */
export async function run(
  args: readonly string[],
  input: string | readonly (string | Buffer)[] = '',
  env: Io['env'] = {},
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
    env,
  });
  return { code, out, err };
}

export const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
