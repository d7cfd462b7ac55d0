import { expect, test } from 'vitest';
import { constant, int } from './field.ts';
import { record } from './record.ts';
import { everything } from './state.ts';

const tables = { prices: [3, 5] };
const type = record({ coin: int(), tables: constant(tables), wood: int() });

test('a constant takes no room, and every state reads the same tables', () => {
  const memory = new Int32Array(type.size);
  const live = type.create(memory, 0, 0, '');
  live.wood = 7;
  expect(type.size).toBe(2);
  expect([...memory]).toEqual([0, 7]);
  expect(live.tables).toBe(tables);
});

test('a constant stands neither in JSON nor in what can be loaded', () => {
  const memory = new Int32Array(type.size);
  expect(type.json(memory, 0, everything(2), -1)).toEqual({ coin: 0, wood: 0 });
  expect(() => type.load(memory, 0, { tables: {} }, '', everything(2))).toThrow('tables: there is no such field');
});
