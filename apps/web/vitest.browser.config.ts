import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The built page in a real browser: `npm run build`, then `vitest run --config apps/web/vitest.browser.config.ts`.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['test/**/*.browser.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // One browser for each file, two at a time.
    maxWorkers: 2,
  },
});
