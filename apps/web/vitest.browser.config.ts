import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { workspaceEntries } from '../../scripts/workspace.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

// The built page in a real browser: `npm run build`, then `vitest run --config apps/web/vitest.browser.config.ts`.
export default defineConfig({
  resolve: {
    alias: [...workspaceEntries(root)].map(([specifier, replacement]) => ({
      find: new RegExp(`^${specifier}$`),
      replacement,
    })),
  },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['test/**/*.browser.ts'],
    // Every step has a limit of its own; a whole game of them is long on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A browser on a strange, busy machine may miss a step once; what is broken misses it twice.
    retry: 1,
    // One browser for each file, two at a time.
    maxWorkers: 2,
  },
});
