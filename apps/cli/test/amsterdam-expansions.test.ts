import { amsterdam } from '@mokum/amsterdam';
import { Match, quickNature, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { amsterdamTable } from '../src/amsterdam/table.ts';
import { pen } from '../src/pen.ts';
import { run } from './run.ts';

const from = {
  seats: 2,
  foreman: 2,
  bailiff: 33,
  trader: 'lace',
  players: [{ orders: [24, 30], openOrders: [14] }, { orders: [1, 2] }],
};
const names = ['Anna', 'Bram'];

function drawn(seat: number): string {
  const options = { foreman: true, trader: true, orders: 3 };
  const view = new Match(amsterdam, { seats: 2, from, options }).view(seat);
  return amsterdamTable.draw({ view, seat, names, columns: 120, standing: undefined, pen: pen('plain') }).join('\n');
}

describe('the expansions at the terminal', () => {
  test('a card, tile or order is read as the edition that is played reads it', () => {
    const viewOf = (edition: string) =>
      new Match(amsterdam, { seats: 2, options: amsterdam.definition.readOptions({ edition }, 2) }).view(0);
    expect(amsterdamTable.look('card 1', viewOf('ru'))).toContain('If you have an active Plantage map');
    expect(amsterdamTable.look('card 1', viewOf('house'))).not.toContain('If you have an active Plantage map');
    expect(amsterdamTable.look('order 36', viewOf('hu'))).toContain('12 active cards');
    expect(amsterdamTable.look('tile 18', viewOf('fr'))).toContain('discard');
    expect(amsterdamTable.look('tile 18', { ...viewOf('fr'), tile18: 'supply' })).not.toContain('discard');
    const dealt = { seq: 0, entries: [{ task: 'draw-open-order', text: 'draw-open-order 36', owner: 0, by: -1 }] };
    const [{ lines }] = amsterdamTable.tell([dealt], names, viewOf('hu'), 0);
    expect(lines[0]).toContain('12 active cards');
  });

  test('foreman, bailiff and trader are shown where they stand, and not where they are not in play', () => {
    expect(drawn(0)).toContain(
      'Figures: foreman at the pier of tulips (2), +2, bailiff on block 33, 1 less, black-market trader on lace',
    );
    const view = new Match(amsterdam, { seats: 2, from: { seats: 2 } }).view(0);
    const plain = amsterdamTable
      .draw({ view, seat: 0, names, columns: 120, standing: undefined, pen: pen('plain') })
      .join('\n');
    expect(plain).not.toMatch(/Figures|order/);
  });

  test('one’s own orders with their meaning, those of others as a number', () => {
    expect(drawn(0)).toContain('open order 14: Your disc has reached the mouth of the Amstel: 10 points.');
    expect(drawn(0)).toContain('secret order 30: Your barge is at the start pier: 4 points.');
    expect(drawn(0)).toContain('2 secret orders');
    expect(drawn(0)).not.toContain('order 1:');
    expect(drawn(1)).not.toContain('order 30:');
    expect(drawn(1)).toContain('secret order 1: Both light blue dockers');
    const view = new Match(amsterdam, { seats: 2 }).view(0);
    expect(amsterdamTable.look('order 24', view)).toBe('The beer warehouse is full: 7/6/5 points.');
    expect(amsterdamTable.look('order 43', view)).toBeUndefined();
  });

  test('Enter hands back what brings most', () => {
    const scoring = {
      seats: 2,
      round: 12,
      agenda: {
        main: ['handing-back', 'score-groups', 'score-districts', 'score-leftovers'].map((task) => ({ task })),
      },
      players: [{ openOrders: [32, 42], dockers: { white: 2 }, aboard: { beer: 1 } }, {}],
    };
    const match = new Match(amsterdam, { seats: 2, from: scoring, options: { orders: 3 } });
    expect(amsterdamTable.suggest?.(match.view(0) as never, 0, match.options)).toBe('hand-back 32-0');
    match.submit(0, ['hand-back 32-0']);
    expect(amsterdamTable.suggest?.(match.view(0) as never, 0, match.options)).toBe('hand-back 42-2');
  });

  test('simulate plays all of them', async () => {
    const every = 'foreman=true,orders=3,openOrders=1,trader=true,extraTiles=true';
    const all = await run(['simulate', 'amsterdam', '--games', '1', '--bots', 'random', '--options', every, '--json']);
    expect(all.code).toBe(0);
    expect(JSON.parse(all.out).points).toHaveLength(2);
    const wrong = await run(['simulate', 'amsterdam', '--options', 'openOrders=1']);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('none can lie open without options.orders')]);
  });
});

test('a game with every expansion is told in sentences', () => {
  const options = { foreman: true, orders: 5, openOrders: 2, trader: true, extraTiles: true };
  const match = new Match(amsterdam, { seats: 2, options, nature: quickNature('told') });
  const random = new Random('moves');
  for (let n = 0; n < 60; n++) {
    const [seat] = match.waitingFor() as readonly number[];
    const legal = match.legal(seat);
    match.submit(seat, [legal[random.below(legal.length)]]);
  }
  const lines = amsterdamTable.tell(match.rowsFor(0), names, match.view(0)).flatMap((row) => row.lines);
  expect(lines).toContain('Bram is dealt a secret order.');
  expect(lines.join('\n')).toMatch(/puts the foreman at a depot/);
  expect(lines.join('\n')).toMatch(/lays order \d+ open/);
});
