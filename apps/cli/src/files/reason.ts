import { codeOf } from './port.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EFBIG: 'the file would be larger than a file may be here',
  EIO: 'the disk reports a fault',
  EROFS: 'this disk can only be read',
  EACCES: 'you have no right to do that there',
  EPERM: 'you have no right to do that there',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'this is a folder, not a file',
  EEXIST: 'there is such a file already',
  EXDEV: 'it lies on another disk',
  EBUSY: 'another program holds it',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead round in a circle',
};

/** Why something could not be done with a file, in words; the code of the system stays for those who look it up. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code !== undefined && Object.hasOwn(REASONS, code)) return `${REASONS[code]} (${code})`;
  return error instanceof Error ? error.message : String(error);
}
