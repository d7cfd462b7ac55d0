import { grachtenpand } from '@mokum/grachtenpand';
import { describe, expect, it } from 'vitest';
import { openLocalTable } from './local-table.ts';
import type { TableInfo } from './table.ts';

const info = (...who: string[]): TableInfo => ({
  id: 't',
  game: 'grachtenpand',
  seats: who.map((it, seat) => ({ name: `P${seat}`, colour: 'red', who: it })),
  options: {},
  seed: 'seed',
  begun: 0,
});
const tick = () => new Promise((resolve) => setTimeout(resolve, 2));

describe('a local table', () => {
  it('plays a whole game of one person against bots', async () => {
    const table = openLocalTable({ game: grachtenpand, info: info('human', 'random', 'random') });
    for (let i = 0; i < 2000 && !table.now.value.result; i++) {
      const { legal } = table.now.value;
      if (legal.length > 0) expect(await table.submit([legal[0]])).toBeUndefined();
      else await tick();
    }
    expect(table.now.value.result?.points).toHaveLength(3);
    expect(table.now.value.audience).toBe('everybody');
    table.close();
  });
});
