import { Random } from '@mokum/kernel';
import { expect, it } from 'vitest';
import { Client, localDial } from '../src/client/index.ts';
import { begin } from './kit.ts';

const part = (sizes: readonly number[], share: number): number =>
  sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length * share)];

it('what a seat of Amsterdam is sent for one move has 400 bytes in the middle, and 95 % have 2500 at most', async () => {
  const host = await begin('amsterdam', ['human', 'human', 'human', 'human'], 'sizes');
  const random = new Random('sizes');
  const sizes: number[] = [];
  const clients = [0, 1, 2, 3].map((seat) => {
    const dial = localDial({
      connect: (wire) =>
        host.connect({
          ...wire,
          send: (down) => {
            if (down.is === 'moment' && down.nth > 1) sizes.push(Buffer.byteLength(JSON.stringify(down)));
            wire.send(down);
          },
        }),
    });
    const client = new Client({ dial, table: 'a-table', ticket: `seat ${seat}` });
    client.open();
    return client;
  });
  await host.settled();
  for (let n = 0; n < 300; n++) {
    const client = clients.find(({ position }) => (position?.legal.length ?? 0) > 0);
    const legal = client?.position?.legal ?? [];
    await client?.submit([legal[random.below(legal.length)]]);
    await host.settled();
    if (client?.position?.result || !client) break;
  }
  expect(sizes.length).toBeGreaterThan(1000);
  expect(part(sizes, 0.5)).toBeLessThanOrEqual(400);
  expect(part(sizes, 0.95)).toBeLessThanOrEqual(2500);
  host.close();
});
