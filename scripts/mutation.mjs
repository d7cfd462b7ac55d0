// `npm run mutation [-- <game> [stryker options]]`: mutation testing of one game's rules, or of every game that has any.
// Node by node: each game is a run of its own, so that its score must hold by itself.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Advice, root, run, setup } from './setup.mjs';
import { runStages, sumUp } from './stages.mjs';

const games = ['grachtenpand', 'nieuw-amsterdam', 'amsterdam'];
const hasRules = (game) => {
  const folder = join(root, 'packages', game, 'src');
  return existsSync(folder) && readdirSync(folder).some((name) => name !== 'index.ts');
};

await run(async () => {
  await setup('full');
  const args = process.argv.slice(2);
  const named = args[0] && !args[0].startsWith('-') ? args.shift() : undefined;
  if (named && !games.includes(named)) throw new Advice(`there is no game "${named}"; games: ${games.join(', ')}`);
  const chosen = named ? [named] : games.filter(hasRules);
  if (chosen.length === 0) throw new Advice('no game has rules to mutate yet');
  return sumUp(
    'mutation testing',
    await runStages(
      chosen.map((game) => ({
        name: game,
        command: ['stryker', 'run', ...args],
        env: { MOKUM_MUTATE: game },
      })),
    ),
  );
});
