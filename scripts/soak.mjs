// `npm run soak`: the same tests with larger numbers (MOKUM_SOAK=1). Mutation testing, which takes hours, is a command of
// its own: `npm run mutation`.
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
    ]),
  );
});
