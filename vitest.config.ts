import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { workspaceEntries } from './scripts/workspace.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
// Mutation testing of one game asks that game's own tests (stryker.config.mjs).
const mutated = process.env.MOKUM_MUTATE;

export default defineConfig({
  resolve: {
    alias: [...workspaceEntries(root)].map(([specifier, replacement]) => ({
      find: new RegExp(`^${specifier}$`),
      replacement,
    })),
  },
  test: {
    include: mutated
      ? [`packages/${mutated}/{src,test}/**/*.test.ts`]
      : [
          'packages/*/{src,test}/**/*.test.ts',
          'apps/*/{src,test}/**/*.test.ts',
          'scripts/**/*.test.mjs',
          'corpus/*.test.ts',
        ],
    passWithNoTests: true,
    // Property tests and random games are long on a busy machine; an endless loop still ends the run.
    testTimeout: process.env.MOKUM_SOAK ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
  },
});
