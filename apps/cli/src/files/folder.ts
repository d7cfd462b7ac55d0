import { dirname, resolve } from 'node:path';
import { codeOf, type FilePort, nodeFiles } from './port.ts';
import { reasonOf } from './reason.ts';

/**
 * Makes a folder with those above it. Step by step, because Node's own recursive way does not come to an end where the
 * system refuses to make something in a folder that exists (/proc).
 */
export function makeFolder(path: string, port: FilePort = nodeFiles): void {
  const missing: string[] = [];
  let at = resolve(path);
  for (; port.kindOf(at) === 'nothing' && dirname(at) !== at; at = dirname(at)) missing.push(at);
  if (port.kindOf(at) !== 'folder') throw new Error(`${at} is a file, not a folder`);
  for (const folder of missing.toReversed()) {
    try {
      port.makeFolder(folder);
    } catch (error) {
      // Somebody else made it meanwhile.
      if (codeOf(error) === 'EEXIST') continue;
      const code = codeOf(error);
      // In a folder of the system "no such file" says nothing: the folder above is there.
      const why = code === 'ENOENT' ? ` (${code})` : `: ${reasonOf(error)}`;
      throw new Error(`${folder} cannot be made here${why}`, { cause: error });
    }
  }
}
