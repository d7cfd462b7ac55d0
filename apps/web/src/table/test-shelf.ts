import { readFileSync } from 'node:fs';
import { type Rules, shelfOf } from '@mokum/kernel';
import { sha256Hex } from '@mokum/nature';
import index from '../../../../frozen/index.json' with { type: 'json' };
import { newestRules } from './game-modules.ts';

const at = (file: string): URL => new URL(`../../../../frozen/${file}`, import.meta.url);

/** The page's shelf where there is no server: bundles are read from their files. */
export const testShelf = shelfOf({
  newest: newestRules,
  index,
  hashOf: (file) => Promise.resolve(sha256Hex(readFileSync(at(file)))),
  open: (file) => import(at(file).href) as Promise<{ readonly rules: Rules }>,
  advice: 'Restore the file',
});
