import { join } from 'node:path';
import { LARGEST_FILE } from '../limits.ts';
import { type FilePort, type Kind, nodeFiles } from './port.ts';

const PIECE = 1 << 16;

/** The bytes of a file, up to the largest that is read: a device may never end. */
export function readBytes(file: string, port: FilePort = nodeFiles): Uint8Array {
  const handle = port.open(file, 'read');
  try {
    const pieces: Uint8Array[] = [];
    let length = 0;
    for (;;) {
      const piece = new Uint8Array(PIECE);
      const came = port.read(handle, piece, 0);
      if (came === 0) return Buffer.concat(pieces);
      length += came;
      if (length > LARGEST_FILE) throw new Error(`it has more than ${LARGEST_FILE} bytes`);
      pieces.push(piece.subarray(0, came));
    }
  } finally {
    port.close(handle);
  }
}

export const readText = (file: string, port: FilePort = nodeFiles): string =>
  Buffer.from(readBytes(file, port)).toString('utf8');

/** What is there under a name; what cannot be looked at is something else. */
export function kindOf(path: string, port: FilePort = nodeFiles): Kind {
  try {
    return port.kindOf(path);
  } catch {
    return 'other';
  }
}

export const exists = (path: string): boolean => kindOf(path) !== 'nothing';

/** The files of a folder whose names end like this, in order; folders in it are left alone. */
export function filesIn(folder: string, ending: string, port: FilePort = nodeFiles): string[] {
  return port
    .list(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(folder, name))
    .filter((file) => kindOf(file, port) === 'file');
}

/** A name for a new file: the one that is wanted, or the same with a number. */
export function freeFile(wanted: string): string {
  if (!exists(wanted)) return wanted;
  const [, stem = wanted, end = ''] = /^(.*?)(\.[^./\\]*)?$/s.exec(wanted) ?? [];
  for (let n = 2; ; n++) if (!exists(`${stem}-${n}${end}`)) return `${stem}-${n}${end}`;
}
