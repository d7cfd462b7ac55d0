import { readFileSync } from 'node:fs';
import { amsterdam } from '@mokum/amsterdam';
import { type Fields, type Game, type Json, Match, quickNature, Random } from '@mokum/kernel';
import { nieuwAmsterdam } from '@mokum/nieuw-amsterdam';
import { expect, test } from 'vitest';
import { askedBy as byAmsterdam } from './amsterdam/speech/asked-by.ts';
import { askedBy as byNieuwAmsterdam } from './nieuw-amsterdam/speech/asked-by.ts';

const rulesOf = (...names: string[]): string =>
  names.map((name) => readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8')).join('\n');

/** Every task that random games ask for. */
function asked<F extends Fields>(game: Game<F>, tables: readonly { seats: number; options: Json }[]): Set<string> {
  const tasks = new Set<string>();
  for (const { seats, options } of tables)
    for (let n = 0; n < 6; n++) {
      const random = new Random(`asked ${n}`);
      const match = new Match(game, { seats, options, nature: quickNature(`asked ${n}`) });
      for (;;) {
        const waiting = match.waitingFor();
        if (waiting === 'chance' || waiting.length === 0) break;
        const [seat] = waiting;
        tasks.add((match.view(seat).question as { task: string }).task);
        const legal = match.legal(seat);
        match.submit(seat, [legal[random.below(legal.length)]]);
      }
    }
  return tasks;
}

const every = { foreman: true, orders: 3, openOrders: 1, trader: true, extraTiles: true };

test.each([
  {
    name: 'Amsterdam',
    tasks: () =>
      asked(amsterdam, [
        { seats: 1, options: {} },
        { seats: 2, options: every },
      ]),
    by: byAmsterdam,
    rules: rulesOf('amsterdam', 'amsterdam-expansions'),
    // The end of one's turn, and what cards and tiles give, which their own paragraphs tell.
    free: ['commit', 'gain-colour', 'free-block', 'activate-free'],
  },
  {
    name: 'Nieuw Amsterdam',
    tasks: () => asked(nieuwAmsterdam, [{ seats: 3, options: {} }]),
    by: byNieuwAmsterdam,
    rules: rulesOf('nieuw-amsterdam'),
    free: ['confirm'],
  },
])('$name: whatever is asked names its paragraph, so that what is not possible now leads to it', (game) => {
  const missing = [...game.tasks()].filter((task) => !(task in game.by) && !game.free.includes(task));
  expect(missing).toEqual([]);
  for (const paragraph of Object.values(game.by)) expect(game.rules).toContain(`**${paragraph}**`);
});
