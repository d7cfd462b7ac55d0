import { mkdirSync, writeFileSync } from 'node:fs';
import { run } from '../../apps/cli/test/run.ts';

type Pack = Record<string, unknown>;

/** Our own tables as `mokum edition` writes them. */
const whole = async (game: string): Promise<Pack> => JSON.parse((await run(['edition', game])).out) as Pack;

/** The six edition packs: of each game our tables as they are, and two that differ. */
export async function writePacks(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const colony = await whole('nieuw-amsterdam');
  const city = await whole('amsterdam');
  const harbour = structuredClone(city['harbour']) as {
    warehouses: { roofs: number[] }[];
    depots: { value: number }[];
  };
  for (const house of harbour.warehouses) house.roofs = house.roofs.map((n) => n + 1);
  harbour.depots.forEach((depot, i) => (depot.value += i % 3));
  const river = structuredClone(colony['river']) as { camp: number[]; black: number; white: number }[];
  river.forEach((reach) => (reach.white += 1));
  const packs: Record<string, Pack> = {
    'nieuw-amsterdam-whole': { ...colony, name: 'Ours under another name' },
    'nieuw-amsterdam-rich': {
      ...colony,
      name: 'Rich start',
      start: { ...(colony['start'] as Pack), coin: 19, wood: 5 },
      lands: (colony['lands'] as Pack[]).map((land, i) => (i % 2 === 0 ? { ...land, wood: 6, grain: 5 } : land)),
    },
    'nieuw-amsterdam-river': { ...colony, name: 'A friendlier river', river },
    'amsterdam-whole': { ...city, name: 'Ours under another name' },
    'amsterdam-cards': {
      name: 'Typed in',
      cards: [
        { number: 34, cost: { pink: 3 } },
        { number: 13, cost: { black: 1 } },
        { number: 91, cost: { pink: 1 } },
      ],
    },
    'amsterdam-harbour': { name: 'A richer harbour', harbour },
  };
  // A whole pack is kept as the command writes it, the others as somebody would type them.
  for (const [name, pack] of Object.entries(packs))
    writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(pack, undefined, name.endsWith('whole') ? 2 : 1)}\n`);
}
