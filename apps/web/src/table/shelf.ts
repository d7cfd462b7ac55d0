import { type Rules, type RulesShelf, shelfOf } from '@mokum/kernel';
import { sha256Hex } from '@mokum/nature';
import index from '../../../../frozen/index.json' with { type: 'json' };
import { newestRules } from './game-modules.ts';

/** Where the page serves each bundle. Nothing is fetched before a game names its version. */
const addresses = import.meta.glob<string>('../../../../frozen/*/*.js', {
  query: '?url',
  import: 'default',
  eager: true,
});

function addressOf(file: string): string {
  const address = addresses[`../../../../frozen/${file}`];
  if (address === undefined) throw new Error(`${file} is not served`);
  return new URL(address, import.meta.url).href;
}

async function fetched(file: string): Promise<Uint8Array> {
  const answer = await fetch(addressOf(file));
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The rules by game and version, as this page has them. */
export const shelf: RulesShelf = shelfOf({
  newest: newestRules,
  index,
  hashOf: async (file) => sha256Hex(await fetched(file)),
  open: (file) => import(/* @vite-ignore */ addressOf(file)) as Promise<{ readonly rules: Rules }>,
  advice: 'Nothing was changed. Load the page again, then try again',
});
