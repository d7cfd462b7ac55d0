// `npm run soak`: the tests that play games, with larger numbers (MOKUM_SOAK=1), two at a time. It is long, so it comes in
// parts: `npm run soak -- amsterdam` or `-- amsterdam/mixes` runs some, `-- --resume` goes on where the last run was left
// and `-- --list` names them. Mutation testing is a command of its own: `npm run mutation`.
import { root, run, say, setup } from './setup.mjs';
import { chosenParts, openRecord, soakParts, sourcesNow } from './soak-parts.mjs';
import { runChecks, sumUp } from './stages.mjs';

await run(async () => {
  const args = process.argv.slice(2);
  const parts = chosenParts(
    soakParts(root),
    args.filter((arg) => !arg.startsWith('--')),
  );
  if (args.includes('--list')) {
    for (const { name, file } of parts) console.log(`${name}  ${file}`);
    return 0;
  }
  await setup('full');
  const record = openRecord(root, sourcesNow(root));
  const left = args.includes('--resume') ? parts.filter(({ name }) => !record.passed().includes(name)) : parts;
  if (left.length < parts.length) say(`${parts.length - left.length} of ${parts.length} parts have passed already`);
  if (left.length === 0) return 0;
  const stages = left.map(({ name, file }) => ({
    name,
    command: ['vitest', 'run', file],
    env: { MOKUM_SOAK: '1' },
  }));
  return sumUp(
    'npm run soak',
    await runChecks(stages, ({ name, code }) => {
      if (code === 0) record.add(name);
    }),
  );
});
