import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Position } from '../table/table.ts';
import { stepsBack, wayTo } from './steps-back.ts';

const position = (more: Partial<Position>): Position => ({
  revision: 1,
  audience: 0,
  view: null,
  rows: [],
  pending: [],
  waitingFor: [0],
  legal: [],
  undo: { ok: false, barrier: 'nothing' },
  result: undefined,
  ...more,
});

describe('the way back to a move', () => {
  it('takes back whole submissions, and makes the moves again that came before it in its own', () => {
    const pending = [['a'], ['b', 'c', 'd'], ['e']];
    expect(wayTo(pending, 0)).toEqual({ steps: 3, first: [] });
    expect(wayTo(pending, 1)).toEqual({ steps: 2, first: [] });
    expect(wayTo(pending, 3)).toEqual({ steps: 2, first: ['b', 'c'] });
    expect(wayTo(pending, 4)).toEqual({ steps: 1, first: [] });
    expect(wayTo(pending, 5)).toEqual({ steps: 0, first: [] });
  });
});

describe('what could be done before', () => {
  it('is known of every step that was seen, without asking', () => {
    const now = signal(position({ legal: ['a', 'b'] }));
    const back = stepsBack({ now, earlier: () => Promise.reject(new Error('asked')) });
    now.value = position({ pending: [['a']], legal: ['c', 'd'] });
    now.value = position({ pending: [['a'], ['c']], legal: ['e'] });
    expect(back.before.value).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(back.to('e')).toBeUndefined();
    expect(back.to('d')).toEqual({ steps: 1, first: [] });
    expect(back.to('b')).toEqual({ steps: 2, first: [] });
    expect(back.to('z')).toBeUndefined();
    now.value = position({ pending: [['a']], legal: ['c', 'd'] });
    expect(back.before.value).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    now.value = position({ revision: 2, legal: ['f'] });
    expect(back.before.value).toEqual([['f']]);
    back.close();
  });

  it('is asked for where it was not seen; an answer that comes too late counts for nothing', async () => {
    const answers: ((lists: readonly (readonly string[])[]) => void)[] = [];
    const now = signal(position({ pending: [['a', 'c']], legal: ['e'] }));
    const back = stepsBack({ now, earlier: () => new Promise((resolve) => answers.push(resolve)) });
    expect(back.before.value).toEqual([undefined, undefined, ['e']]);
    expect(back.to('b')).toBeUndefined();
    answers[0]([['a', 'b'], ['c']]);
    await Promise.resolve();
    expect(back.before.value).toEqual([['a', 'b'], ['c'], ['e']]);
    expect(back.to('b')).toEqual({ steps: 1, first: [] });

    now.value = position({ audience: 1, pending: [['x']], legal: ['y'] });
    now.value = position({ audience: 0, revision: 2, legal: ['f'] });
    answers[1]([['x', 'secret']]);
    await Promise.resolve();
    expect(back.before.value).toEqual([['f']]);
    back.close();
  });
});
