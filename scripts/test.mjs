// `npm test`: sets up, checks, builds and weighs the page, and runs the tests. Arguments go to vitest (`npm test -- kernel`): then only the tests run.
import { run, setup } from './setup.mjs';
import { runStages, sumUp } from './stages.mjs';

await run(async () => {
  await setup('full');
  const args = process.argv.slice(2);
  const unit = { name: 'tests', command: ['vitest', 'run', ...args] };
  const checks = { name: 'checks', command: ['node', 'scripts/check.mjs'] };
  const browser = { name: 'browser', command: ['vitest', 'run', '--config', 'apps/web/vitest.browser.config.ts'] };
  const page = [
    { name: 'build', command: ['node', 'scripts/build.mjs'] },
    { name: 'size of the page', command: ['tsx', 'apps/web/scripts/sizes.ts'] },
  ];
  return sumUp('npm test', await runStages(args.length > 0 ? [unit] : [checks, ...page, unit, browser]));
});
