import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Position } from '../table/table.ts';
import { tableInfo } from '../table/test-kit.ts';
import type { Session } from './session.ts';
import { tableState } from './table-state.ts';

/** A table whose past is told when the test says so. */
function slowTable(revision: number) {
  const newest = { revision, audience: 0, view: 'now', rows: [], legal: ['draw'] } as unknown as Position;
  const now = signal(newest);
  const asked: { revision: number; tell: () => Promise<void> }[] = [];
  const at = (when: number): Promise<Position> =>
    new Promise((resolve) =>
      asked.push({
        revision: when,
        tell: async () => {
          resolve({ ...newest, revision: when, view: `at ${when}` });
          await Promise.resolve();
        },
      }),
    );
  const session = {
    table: { info: tableInfo('human', 'random'), now, at },
    face: {},
    shown: now,
    toldFrom: signal(undefined),
  } as unknown as Session;
  return { session, now, asked };
}

describe('an earlier moment that is looked at', () => {
  it('takes the place of the one before when it is there, and no sooner', async () => {
    const { session, asked } = slowTable(9);
    const state = tableState(session);
    const views: unknown[] = [];
    const stop = state.position.subscribe(({ view }) => views.push(view));
    state.looking.value = 4;
    expect(state.position.value.view).toBe('now');
    await asked[0].tell();
    state.looking.value = 5;
    expect(state.position.value.view).toBe('at 4');
    await asked[1].tell();
    state.looking.value = undefined;
    expect(views).toEqual(['now', 'at 4', 'at 5', 'now']);
    stop();
    state.close();
  });

  it('is the one that was asked for last, in whatever order they come', async () => {
    const { session, asked } = slowTable(9);
    const state = tableState(session);
    state.looking.value = 4;
    state.looking.value = 5;
    state.looking.value = 99;
    expect(asked.map(({ revision }) => revision)).toEqual([4, 5, 9]);
    await asked[2].tell();
    await asked[0].tell();
    await asked[1].tell();
    expect(state.position.value.view).toBe('at 9');
    state.looking.value = 3;
    state.looking.value = undefined;
    await asked[3].tell();
    expect(state.position.value.view).toBe('now');
    state.close();
  });

  it('is asked for again when the game goes on, since more may be seen then', async () => {
    const { session, now, asked } = slowTable(9);
    const state = tableState(session);
    state.looking.value = 4;
    await asked[0].tell();
    now.value = { ...now.value, revision: 10, audience: 'everybody' };
    expect(state.position.value.view).toBe('at 4');
    expect(asked.map(({ revision }) => revision)).toEqual([4, 4]);
    state.close();
    now.value = { ...now.value, revision: 11 };
    expect(asked).toHaveLength(2);
  });
});
