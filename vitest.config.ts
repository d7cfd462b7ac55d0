import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { workspaceEntries } from './scripts/workspace.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [...workspaceEntries(root)].map(([specifier, replacement]) => ({
      find: new RegExp(`^${specifier}$`),
      replacement,
    })),
  },
  test: {
    // Released rules run as they are, not as the test runner would rewrite them.
    server: { deps: { external: [/\/frozen\/.+\.js$/] } },
    include: [
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
