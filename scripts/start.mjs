// `npm start`: sets up what is needed to play, builds what is stale of the page, and serves it.
import { buildStale } from './build.mjs';
import { readArgs, serve } from './serve.mjs';
import { run, setup } from './setup.mjs';

await run(async () => {
  const { help, ...wanted } = readArgs(process.argv.slice(2));
  if (help) {
    console.log(help);
    return 0;
  }
  await setup('runtime');
  await buildStale(['web']);
  return await serve(wanted);
});
