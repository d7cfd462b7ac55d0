// MOKUM_MUTATE names the game whose rules are mutated (npm run mutation -- amsterdam); its tests are the ones asked.
process.env.MOKUM_MUTATE ??= 'grachtenpand';
const game = process.env.MOKUM_MUTATE;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    `packages/${game}/src/**/*.ts`,
    // Tables of printed facts have no logic to get wrong; their tests compare them with the card sheet.
    '!**/*.test.ts',
    '!**/data/**',
    '!**/*-data.ts',
    '!**/index.ts',
  ],
  coverageAnalysis: 'perTest',
  // A mutant that takes effect while a module loads would need every test in a fresh process.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `reports/mutation/${game}.incremental.json`,
  concurrency: 2,
  timeoutMS: 10_000,
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ['clear-text', 'progress', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${game}.html` },
  jsonReporter: { fileName: `reports/mutation/${game}.json` },
  vitest: { configFile: 'vitest.config.ts', related: false },
  tempDirName: '.stryker-tmp',
  disableTypeChecks: false,
  // Nothing here is compiled from a tsconfig, and reading one needs an interface that TypeScript 7 no longer has.
  tsconfigFile: 'none',
};
