import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';

export type Kind = 'file' | 'folder' | 'other' | 'nothing';

/** The calls to the system by which files are read and written. Tests put their own in its place, and let each one fail. */
export interface FilePort {
  /** `new`: a file that is not there yet; `read`: a file or a folder that is */
  open(path: string, how: 'new' | 'read'): number;
  /** Writes what it can of the bytes from a place on, and says how many that were. */
  write(handle: number, bytes: Uint8Array, from: number): number;
  /** Reads into the bytes from a place on, and says how many came; 0 is the end. */
  read(handle: number, bytes: Uint8Array, from: number): number;
  /** Returns when the disk has what was written. */
  sync(handle: number): void;
  close(handle: number): void;
  rename(from: string, to: string): void;
  /** gives a file a second name */
  link(file: string, name: string): void;
  remove(file: string): void;
  makeFolder(path: string): void;
  /** what is there under a name; follows links */
  kindOf(path: string): Kind;
  /** the file that a path leads to; follows links */
  target(path: string): string;
  /** the names in a folder */
  list(folder: string): string[];
}

export const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | undefined)?.code;

function kindOf(path: string): Kind {
  try {
    const found = statSync(path);
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
  } catch (error) {
    // A file cannot have anything below it.
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return 'nothing';
    throw error;
  }
}

function target(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** The real file system. */
export const nodeFiles: FilePort = {
  open: (path, how) => openSync(path, how === 'new' ? 'wx' : 'r'),
  write: (handle, bytes, from) => writeSync(handle, bytes, from),
  read: (handle, bytes, from) => readSync(handle, bytes, from, bytes.length - from, null),
  sync: fsyncSync,
  close: closeSync,
  rename: renameSync,
  link: linkSync,
  remove: unlinkSync,
  makeFolder: (path) => {
    mkdirSync(path);
  },
  kindOf,
  target,
  list: (folder) => readdirSync(folder),
};
