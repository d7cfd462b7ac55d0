import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.mjs'],
    passWithNoTests: true,
    // Property tests and random games are long on a busy machine; an endless loop still ends the run.
    testTimeout: process.env.MOKUM_SOAK ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
  },
});
