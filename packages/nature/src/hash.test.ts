import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256Hex } from './hash.ts';

test('SHA-256 is what Node says it is', () => {
  for (const length of [0, 1, 55, 56, 64, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37) % 256);
    expect(sha256Hex(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});
