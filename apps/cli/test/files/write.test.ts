import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FilePort, nodeFiles } from '../../src/files/port.ts';
import { readText } from '../../src/files/read.ts';
import { earlierOf, writeText } from '../../src/files/write.ts';

const OLDER = 'older\n'.repeat(3);
const OLD = 'old\n'.repeat(300);
const NEW = 'new, with ë and 🏠\n'.repeat(400);

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mokum-files-'));
  file = join(folder, 'game.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const has = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};
function twoGenerations(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(earlierOf(file), OLDER);
  writeFileSync(file, OLD);
}

interface Call {
  readonly name: keyof FilePort;
  readonly path: unknown;
}
type Intervene = (call: Call, n: number, really: () => unknown) => unknown;

/** The real file system, but nobody waits for its disk: there are many hundred saves here. */
const hasty: FilePort = { ...nodeFiles, sync: () => undefined };

/** That file system with somebody who may step in before each call; notes calls and what is left open. */
function watched(intervene: Intervene): { port: FilePort; calls: Call[]; open: Set<unknown> } {
  const calls: Call[] = [];
  const open = new Set<unknown>();
  const port = Object.fromEntries(
    Object.entries(hasty).map(([name, really]) => [
      name,
      (...args: unknown[]) => {
        const call = { name: name as keyof FilePort, path: args[0] };
        calls.push(call);
        // A handle is free after close, whatever close says.
        if (name === 'close') open.delete(args[0]);
        const result = intervene(call, calls.length - 1, () => (really as (...all: unknown[]) => unknown)(...args));
        if (name === 'open') open.add(result);
        return result;
      },
    ]),
  ) as unknown as FilePort;
  return { port, calls, open };
}

const fault = (code: string): Error => Object.assign(new Error(`${code}: told by the test`), { code });
const attempt = (port: FilePort): 'written' | 'refused' => {
  try {
    writeText(file, NEW, port);
    return 'written';
  } catch {
    return 'refused';
  }
};
const drafts = (): string[] => readdirSync(folder).filter((name) => !/^game\.log(\.earlier)?$/.test(name));

function callsOfAGoodRun(): Call[] {
  twoGenerations();
  const { port, calls, open } = watched((_, __, really) => really());
  writeText(file, NEW, port);
  expect([has(file), has(earlierOf(file)), drafts(), open.size]).toEqual([NEW, OLD, [], 0]);
  return calls;
}

const CODES = ['ENOSPC', 'EIO', 'EROFS', 'EXDEV', 'EDQUOT', 'EACCES', 'EPERM', 'EMFILE', 'EINVAL'];

describe('whatever the system refuses, a whole file is there and the truth is told', () => {
  test('a good run asks the disk to confirm file and folder, in this order', () => {
    const names = callsOfAGoodRun().map(({ name }) => name);
    const order = ['open', 'write', 'sync', 'close', 'link', 'rename', 'rename', 'open', 'sync', 'close'];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
  });

  test.each(CODES)('%s at each call in turn', (code) => {
    const count = callsOfAGoodRun().length;
    const told = { written: 0, refused: 0 };
    for (let at = 0; at < count; at++) {
      twoGenerations();
      const { port, calls, open } = watched((_, n, really) => {
        if (n === at) throw fault(code);
        return really();
      });
      const said = attempt(port);
      told[said]++;
      const failed = calls[at];
      const where = `${code} at call ${at}, ${failed.name} ${String(failed.path)}`;
      // The last that can fail is the wait for the folder: the new file is in its place, but not confirmed.
      const inPlace = said === 'written' || calls.slice(0, at).some(isLastRename);
      expect(has(file), where).toBe(inPlace ? NEW : OLD);
      expect([OLDER, OLD], where).toContain(has(earlierOf(file)));
      if (failed.name !== 'remove') expect(drafts(), where).toEqual([]);
      expect(open.size, where).toBe(0);
      writeText(file, NEW, hasty);
      expect(has(file), where).toBe(NEW);
    }
    expect(told.refused).toBeGreaterThan(3);
  });

  /** the rename that puts the new file in its place */
  const isLastRename = ({ name, path }: Call): boolean => name === 'rename' && String(path).endsWith('.part');

  test.each(['open', 'write', 'sync', 'close', 'rename'] as const)('a refused %s is told', (name) => {
    for (const code of ['ENOSPC', 'EIO', 'EROFS', 'EXDEV']) {
      twoGenerations();
      let seen = 0;
      const { port } = watched((call, _, really) => {
        if (call.name === name && seen++ === 0) throw fault(code);
        return really();
      });
      expect(attempt(port)).toBe('refused');
      expect([has(file), has(earlierOf(file)), drafts()]).toEqual([OLD, OLDER, []]);
    }
  });

  test('a disk that is full from some call on', () => {
    const count = callsOfAGoodRun().length;
    for (let at = 0; at < count; at++) {
      twoGenerations();
      const { port, open } = watched((call, n, really) => {
        if (n >= at && ['open', 'write', 'link', 'makeFolder'].includes(call.name)) throw fault('ENOSPC');
        return really();
      });
      const said = attempt(port);
      expect([NEW, OLD]).toContain(has(file));
      if (said === 'written') expect(has(file)).toBe(NEW);
      expect([drafts(), open.size]).toEqual([[], 0]);
    }
  });

  test('a machine that stops before each call in turn', () => {
    const count = callsOfAGoodRun().length;
    for (let at = 0; at < count; at++) {
      twoGenerations();
      const { port } = watched((_, n, really) => {
        if (n >= at) throw fault('STOPPED');
        return really();
      });
      attempt(port);
      expect([NEW, OLD]).toContain(has(file));
      expect([OLDER, OLD]).toContain(has(earlierOf(file)));
      // Whoever comes next under the same number of a process goes on.
      writeText(file, NEW, hasty);
      expect([has(file), drafts()]).toEqual([NEW, []]);
    }
  });
});

describe('a write that takes fewer bytes than it is given', () => {
  const taking = (most: (n: number) => number): FilePort => {
    let n = 0;
    return {
      ...nodeFiles,
      write: (handle, bytes, from) =>
        nodeFiles.write(handle, bytes.subarray(0, Math.min(bytes.length, from + most(n++))), from),
    };
  };

  test.each([1, 7, 1000, 4096])('%i bytes at a time: all is written', (most) => {
    twoGenerations();
    writeText(
      file,
      NEW,
      taking(() => most),
    );
    expect([has(file), has(earlierOf(file)), drafts()]).toEqual([NEW, OLD, []]);
  });

  test('then nothing more: told, not cut off', () => {
    twoGenerations();
    const port = taking((n) => (n < 3 ? 100 : 0));
    expect(attempt(port)).toBe('refused');
    expect([has(file), has(earlierOf(file)), drafts()]).toEqual([OLD, OLDER, []]);
  });

  test('then a full disk', () => {
    twoGenerations();
    let n = 0;
    const { port } = watched((call, _, really) => {
      if (call.name === 'write' && n++ > 0) throw fault('ENOSPC');
      return really();
    });
    const short = {
      ...port,
      write: (handle: number, bytes: Uint8Array, from: number) =>
        port.write(handle, bytes.subarray(0, from + 512), from),
    };
    expect(attempt(short)).toBe('refused');
    expect([has(file), has(earlierOf(file)), drafts()]).toEqual([OLD, OLDER, []]);
  });
});

describe('what was there before', () => {
  test('stays beside it, one generation', () => {
    writeText(file, 'one');
    expect(readdirSync(folder)).toEqual(['game.log']);
    writeText(file, 'two');
    writeText(file, 'three');
    expect([has(file), has(earlierOf(file))]).toEqual(['three', 'two']);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('is copied where a file has one name only', () => {
    twoGenerations();
    const { port } = watched((call, _, really) => {
      if (call.name === 'link') throw fault('EPERM');
      return really();
    });
    writeText(file, NEW, port);
    expect([has(file), has(earlierOf(file)), drafts()]).toEqual([NEW, OLD, []]);
  });

  test('a link to a file stays a link, and the file that it leads to is written', () => {
    const there = join(folder, 'there.log');
    writeFileSync(there, OLD);
    symlinkSync(there, file);
    writeText(file, NEW);
    expect(has(there)).toBe(NEW);
    writeText(there, OLD);
    expect(has(file)).toBe(OLD);
  });
});

test('folders above a file are made, and one that cannot be is named', () => {
  const below = join(folder, 'a', 'b', 'game.log');
  writeText(below, OLD);
  expect(readText(below)).toBe(OLD);
  expect(() => writeText(join(below, 'c', 'game.log'), NEW)).toThrow(`${below} is a file, not a folder`);
  const { port } = watched((call, _, really) => {
    if (call.name === 'makeFolder') throw fault('EROFS');
    return really();
  });
  expect(() => writeText(join(folder, 'new', 'game.log'), NEW, port)).toThrow(
    `${join(folder, 'new')} cannot be made here: this disk can only be read (EROFS)`,
  );
});
