import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder with those above it. Step by step, because Node's own recursive way does not come to an end where the
 * system refuses to make something in a folder that exists (/proc).
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  let at = resolve(path);
  for (; !existsSync(at); at = dirname(at)) missing.push(at);
  if (!statSync(at).isDirectory()) throw new Error(`${at} is a file, not a folder`);
  for (const folder of missing.toReversed()) {
    try {
      mkdirSync(folder);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Somebody else made it meanwhile.
      if (code !== 'EEXIST') throw new Error(`${folder} cannot be made here (${code})`, { cause: error });
    }
  }
}
