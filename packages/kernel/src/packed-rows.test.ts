import { expect, test } from 'vitest';
import { harbour } from '../test/toy-game.ts';
import { type Entry, NATURE } from './entries.ts';
import { PackedRows } from './packed-rows.ts';

const take = (crate: number): Entry => ({ by: 1, owner: 1, task: 'take', values: [crate] });
const unload: Entry = { by: NATURE, owner: -1, task: 'unload', values: [4, 24, 1, 9] };
const draw = (owner: number): Entry => ({ by: NATURE, owner, task: 'draw', values: [7] });

test('rows come out as they went in, however many there are', () => {
  const rows = new PackedRows(harbour);
  const written = Array.from({ length: 500 }, (_, i) => [unload, take(1 + (i % 24)), draw(i % 4)].slice(i % 3));
  for (const entries of written) rows.write(entries);
  rows.writeUndo({ seat: 3, row: 499 });
  rows.writeRewind(12);
  const read = (): unknown => Array.from({ length: rows.length }, (_, seq) => rows.row(seq));
  const expected = [
    ...written.map((entries, seq) => ({ seq, entries })),
    { seq: 500, entries: [], undo: { seat: 3, row: 499 } },
    { seq: 501, entries: [], rewind: 12 },
  ];
  expect(read()).toEqual(expected);
  expect(rows.drawn).toBe(written.flat().filter(({ by }) => by === NATURE).length);
  rows.trim();
  expect(read()).toEqual(expected);
  rows.write([take(3)]);
  expect(rows.row(502)).toEqual({ seq: 502, entries: [take(3)] });
  expect(rows.row(501)).toEqual(expected[501]);
});

test('what stands is what led to the position that an undo or a rewind went back to', () => {
  const rows = new PackedRows(harbour);
  for (let i = 0; i < 4; i++) rows.write([take(1 + i)]); // 0 to 3
  rows.writeUndo({ seat: 1, row: 3 }); // 4
  rows.write([take(9)]); // 5
  expect(rows.standing(6)).toEqual([0, 1, 2, 5]);
  rows.writeRewind(4); // 6: row 3, which had been taken back, stands again
  expect(rows.standing(7)).toEqual([0, 1, 2, 3]);
  rows.writeRewind(1); // 7
  rows.write([take(8)]); // 8
  expect(rows.standing(9)).toEqual([0, 8]);
  rows.writeRewind(6); // 9
  expect(rows.standing(10)).toEqual([0, 1, 2, 5]);
  expect([rows.standing(3), rows.standing(0)]).toEqual([[0, 1, 2], []]);
  expect([rows.target(3), rows.target(4), rows.target(9)]).toEqual([undefined, 3, 6]);
});

test('the last task that a row can hold is the 4,096th, and it comes out again', () => {
  const tasks = Array.from({ length: 4097 }, (_, id) => ({ ...harbour.tasks[0], id, name: `task-${id}` }));
  const rows = new PackedRows({ ...harbour, tasks });
  const entry = (id: number): Entry => ({ by: 30, owner: 30, task: `task-${id}`, values: [7] });
  rows.write([entry(4095)]);
  expect(rows.entries(0)).toEqual([entry(4095)]);
  expect(() => rows.write([entry(4096)])).toThrow('task-4096: a row cannot hold task 4096 by seat 30 with 1 values');
});

test('what a row cannot hold is refused by name, and nothing is written', () => {
  const rows = new PackedRows(harbour);
  expect(() => rows.write([{ by: 0, owner: 0, task: 'dance', values: [] }])).toThrow('dance: a row cannot hold');
  expect(() => rows.write([{ ...unload, values: Array.from({ length: 512 }, () => 1) }])).toThrow('with 512 values');
  expect(() => rows.write([take(1), { ...take(2), by: 31 }])).toThrow('by seat 31');
  expect([rows.length, rows.drawn]).toEqual([0, 0]);
});
