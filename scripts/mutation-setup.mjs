// Before each test file while mutants are tried: which mutant is in force, or, where none is, which ones the file reaches.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

const { MOKUM_MUTANT: inForce, MOKUM_REACHED: folder } = process.env;

if (inForce === undefined) {
  // Asked millions of times: a plain array of marks is quick.
  const reached = new Uint8Array(10_000);
  const began = Date.now();
  globalThis.__mutant = (id) => {
    reached[id] = 1;
    return false;
  };
  afterAll(() => {
    const numbers = Array.from(reached.keys()).filter((id) => reached[id] === 1);
    const file = expect.getState().testPath;
    const name = `${createHash('sha256').update(file).digest('hex')}.json`;
    writeFileSync(join(folder, name), JSON.stringify({ file, milliseconds: Date.now() - began, reached: numbers }));
  });
} else {
  const id = Number(inForce);
  globalThis.__mutant = (one) => one === id;
}
