// `npm run soak`: the same tests with larger numbers (MOKUM_SOAK=1), then mutation testing. Takes hours, not minutes.
import { run, setup } from './setup.mjs';
import { runStages, sumUp } from './stages.mjs';

await run(async () => {
  await setup('full');
  return sumUp(
    'npm run soak',
    await runStages([
      {
        name: 'tests with larger numbers',
        command: ['vitest', 'run', ...process.argv.slice(2)],
        env: { MOKUM_SOAK: '1' },
      },
      { name: 'mutation testing', command: ['node', 'scripts/mutation.mjs'] },
    ]),
  );
});
