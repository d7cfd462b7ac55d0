// All that is checked without running the code: format, lint (with the purity of the rules), types, unused code, the
// arrows between packages, and that every rule has a test. All of them run, whatever fails.
import { run, setup } from './setup.mjs';
import { runChecks } from './stages.mjs';

const checks = [
  { name: 'format (biome; mend with npm run format)', command: ['biome', 'format', '.'] },
  {
    name: 'lint and purity (oxlint)',
    command: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'types of the packages (tsc)', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of apps, tests and scripts (tsc)', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'unused code (knip)', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'package arrows (dependency-cruiser)', command: ['node', 'scripts/check-arrows.mjs'] },
  { name: 'every rule has a test', command: ['node', 'scripts/rule-coverage.mjs'] },
];

await run(async () => {
  await setup('full');
  const failed = (await runChecks(checks)).filter(({ code }) => code !== 0);
  if (failed.length > 0) console.log(`FAILED: ${failed.map(({ name }) => name).join('; ')}`);
  return failed.length === 0 ? 0 : 1;
});
