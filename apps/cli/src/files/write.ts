import { dirname } from 'node:path';
import { makeFolder } from './folder.ts';
import { codeOf, type FilePort, nodeFiles } from './port.ts';
import { readBytes } from './read.ts';

/** Where the content lies that a file had before it was last written. */
export const earlierOf = (file: string): string => `${file}.earlier`;

/** Not every system lets a program open a folder, or wait for one: there the rename alone has to do. */
const FOLDER_CANNOT_WAIT = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'EBADF']);

function removeIfThere(file: string, port: FilePort): void {
  try {
    port.remove(file);
  } catch {
    // What is not there need not be removed, and what cannot be removed must not hide why it should be.
  }
}

/** A file that is not there yet. A program that was killed may have left one of the same name. */
function openNew(file: string, port: FilePort): number {
  try {
    return port.open(file, 'new');
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    port.remove(file);
    return port.open(file, 'new');
  }
}

/** The system may take fewer bytes than it is given, and says so only by their number. */
function writeAll(handle: number, bytes: Uint8Array, port: FilePort): void {
  for (let from = 0; from < bytes.length; ) {
    const taken = port.write(handle, bytes, from);
    if (taken <= 0) throw Object.assign(new Error('nothing more is written'), { code: 'ENOSPC' });
    from += taken;
  }
}

/** Writes a draft, and returns when it is on the disk as a whole. */
function writeDraft(draft: string, bytes: Uint8Array, port: FilePort): void {
  const handle = openNew(draft, port);
  let open = true;
  try {
    writeAll(handle, bytes, port);
    port.sync(handle);
    open = false;
    port.close(handle);
  } catch (error) {
    if (open) closeQuietly(handle, port);
    removeIfThere(draft, port);
    throw error;
  }
}

function closeQuietly(handle: number, port: FilePort): void {
  try {
    port.close(handle);
  } catch {
    // The fault that came first is the one to tell.
  }
}

/** A second name for what a file holds now; a copy where files have one name only. Says whether there is one. */
function holdEarlier(file: string, held: string, port: FilePort): 'held' | 'none' {
  try {
    if (port.kindOf(file) !== 'file') return 'none';
    removeIfThere(held, port);
    try {
      port.link(file, held);
    } catch {
      writeDraft(held, readBytes(file, port), port);
    }
    return 'held';
  } catch {
    // Where there is no room for two, the new one matters more.
    return 'none';
  }
}

function syncFolder(folder: string, port: FilePort): void {
  let handle: number | undefined;
  try {
    handle = port.open(folder, 'read');
    port.sync(handle);
  } catch (error) {
    if (!FOLDER_CANNOT_WAIT.has(codeOf(error) ?? '')) throw error;
  } finally {
    if (handle !== undefined) closeQuietly(handle, port);
  }
}

/**
 * Writes a file as a whole: beside it first, and renamed when the disk has all of it. Whatever fails, and whenever the
 * machine stops, there is a whole file under the name: the new one or the one before. What the file held before stays
 * under the name of `earlierOf`. Throws where the disk has not confirmed the new one.
 */
export function writeText(path: string, text: string, port: FilePort = nodeFiles): void {
  const file = port.target(path);
  const draft = `${file}.${process.pid}.part`;
  const held = `${file}.${process.pid}.held`;
  makeFolder(dirname(file), port);
  writeDraft(draft, Buffer.from(text, 'utf8'), port);
  const earlier = holdEarlier(file, held, port);
  try {
    port.rename(draft, file);
  } catch (error) {
    removeIfThere(draft, port);
    removeIfThere(held, port);
    throw error;
  }
  if (earlier === 'held') {
    try {
      port.rename(held, earlierOf(file));
    } catch {
      // The new one is in its place, and an older one may still lie there.
    }
    // Two names of one file are not renamed into one.
    removeIfThere(held, port);
  }
  syncFolder(dirname(file), port);
}
