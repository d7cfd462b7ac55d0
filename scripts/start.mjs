// `npm start`: sets up what is needed to play, builds what is stale, and plays. Arguments go to the command.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { root, run, setup } from './setup.mjs';

const mainJob = ['play', 'grachtenpand'];

await run(async () => {
  await setup('runtime');
  await buildStale();
  const args = process.argv.slice(2);
  const child = spawn(process.execPath, [join(root, 'apps/cli/bin/mokum.js'), ...(args.length > 0 ? args : mainJob)], {
    stdio: 'inherit',
  });
  // The player's Ctrl-C belongs to the game, which may want to save first.
  process.on('SIGINT', () => {});
  return await new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
});
