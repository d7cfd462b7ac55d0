// What `npm run check` runs.
export const checks = [
  { name: 'format (biome; mend with npm run format)', command: ['biome', 'format', '.'] },
  {
    name: 'lint and purity (oxlint; npm run fix mends some)',
    command: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'types of the packages (tsc)', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the command, tests and scripts (tsc)', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'types of the page (tsc)', command: ['tsc', '-p', 'apps/web/tsconfig.json'] },
  { name: 'unused code (knip)', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'package arrows (dependency-cruiser)', command: ['node', 'scripts/check-arrows.mjs'] },
  { name: 'every package has its hash in the lock file', command: ['node', 'scripts/check-lock.mjs'] },
  { name: 'released rules are what was released', command: ['node', 'scripts/frozen.mjs'] },
  { name: 'every rule has a test', command: ['node', 'scripts/rule-coverage.mjs'] },
  { name: 'every translation of the rules is faithful', command: ['node', 'scripts/rule-translations.mjs'] },
];
