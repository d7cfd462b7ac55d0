import { expect, test } from 'vitest';
import { choice, either, fields, happening, menu, micro, numbers, sayOf, step, together } from '../test/micro.ts';
import { range } from './domain.ts';
import { int } from './field.ts';
import type { Game } from './definition.ts';

const begin = (): void => undefined;
const args = { w: numbers, x: numbers, y: numbers, z: numbers };
const places = range('place', 0, 9);
const leave = (): void => undefined;

test.each<[string, () => Game<never>]>([
  ['two tasks are called ask', () => micro({ tasks: [sayOf('ask', 1), sayOf('ask', 2)], begin }) as never],
  [
    'enough would answer both one and two',
    () =>
      micro({
        tasks: ['one', 'two'].map((name) => menu(name, [], { pass: 'enough', ends: 'nothing', leave })),
        begin,
      }) as never,
  ],
  ['"undo" cannot be a word of the notation', () => micro({ tasks: [sayOf('undo', 1)], begin }) as never],
  ['"two words" cannot be a word', () => micro({ tasks: [sayOf('two words', 1)], begin }) as never],
  [
    'many carries 16 integers at most',
    () => {
      const names = Array.from({ length: 17 }, (_, i) => [`n${i}`, numbers] as const);
      return micro({ tasks: [step('many', Object.fromEntries(names), leave)], begin }) as never;
    },
  ],
  [
    "ask: seat is the kernel's own name, not an integer's",
    () => micro({ tasks: [step('ask', { seat: numbers }, leave)], begin }) as never,
  ],
  [
    'open: x is not what both carries there',
    () => {
      const open = choice('open', numbers, { ...sayOf('open', 1), args: { x: numbers } });
      return micro({ tasks: [either('both', [open], { w: numbers, x: numbers })], begin }) as never;
    },
  ],
  [
    'ask: x is not what all carries there',
    () => {
      const ask = choice('ask', numbers, { ...sayOf('ask', 1), args: { x: places } });
      return micro({ tasks: [ask, together('all', ask, { reveal: leave, args: { x: numbers } })], begin }) as never;
    },
  ],
  [
    'ask is not among the tasks',
    () => micro({ tasks: [together('all', sayOf('ask', 1), { reveal: leave })], begin }) as never,
  ],
  [
    'event tells 3 integers at most',
    () => micro({ tasks: [], happenings: [happening('event', { seen: 'all', args })], begin }) as never,
  ],
  [
    "seat is the kernel's own name",
    () => micro({ tasks: [], begin, fields: { ...fields, seat: int() } as never }) as never,
  ],
  [
    "unseen is the kernel's own name",
    () => micro({ tasks: [], begin, fields: { ...fields, unseen: int() } as never }) as never,
  ],
])('%s', (message, define) => {
  expect(define).toThrow(message);
  expect(define).toThrow(expect.objectContaining({ code: 'bad-config' }));
});

test('a task belongs to one game', () => {
  const ask = choice('ask', numbers, { seen: 'all', options: (_g, _me, offer) => offer(0), do: leave });
  micro({ tasks: [ask], begin });
  expect(() => micro({ tasks: [ask], begin })).not.toThrow();
  expect(() => micro({ tasks: [sayOf('first', 1), ask], begin })).toThrow('ask is a task of another game already');
});

test('a game is for so many seats', () => {
  const game = micro({ tasks: [], begin });
  for (const seats of [1, 4, 2.5, Number.NaN, '2' as unknown as number])
    expect(() => game.setup({ seats })).toThrow('micro is for 2 to 3 seats');
});

test('a step and a together are never written down, so any name will do', () => {
  const ask = sayOf('ask', 1);
  const all = together('rewind', ask, { reveal: leave });
  expect(() => micro({ tasks: [ask, all, step('two words', leave)], begin })).not.toThrow();
});
