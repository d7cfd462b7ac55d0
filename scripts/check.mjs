// All that is checked without running the code: format, lint (with the purity of the rules), types, unused code, the
// arrows between packages, the hashes in the lock file, that every rule has a test, and that translated rules say what the reference says. All of them
// run, whatever fails.
import { checks } from './checks.mjs';
import { run, setup } from './setup.mjs';
import { runChecks } from './stages.mjs';

await run(async () => {
  await setup('full');
  const failed = (await runChecks(checks)).filter(({ code }) => code !== 0);
  if (failed.length > 0) console.log(`FAILED: ${failed.map(({ name }) => name).join('; ')}`);
  return failed.length === 0 ? 0 : 1;
});
