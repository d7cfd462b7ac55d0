import type { Change } from '@mokum/host';
import { describe, expect, it } from 'vitest';
import type { GameToKeep, Keeper, KeepOutcome } from './keeper.ts';
import { noKeeper } from './keeper.ts';
import { keeperStore } from './keeper-store.ts';
import { tableInfo } from './test-kit.ts';

const { seats, ...info } = tableInfo('human', 'random');
const card = { ...info, seats: [...seats] };

const change = (version: number, game: Change['game'] = 'changed'): Change => ({
  version,
  card,
  game,
  from: 0,
  rows: [],
  length: version,
  over: false,
  waitingFor: [0],
  beside: { line: '1', said: [], ahead: [], lanes: [] },
  log: () => `log ${version}`,
});

function kept(outcome: () => KeepOutcome, more: Partial<Keeper> = {}) {
  const games: GameToKeep[] = [];
  const told: unknown[] = [];
  const keeper: Keeper = {
    ...noKeeper,
    keep: (game) => {
      games.push(game);
      return Promise.resolve(outcome());
    },
    ...more,
  };
  const store = keeperStore({ keeper, card, version: 1, tell: (it) => told.push(it), leading: () => undefined });
  return { store, games, told };
}

describe('the store of a local table', () => {
  it('keeps the whole game after every change of it, and nothing where only what is beside it has changed', async () => {
    const { store, games, told } = kept(() => ({ is: 'kept' }));
    expect(await store.append('a-table', 1, change(2))).toEqual({ is: 'kept' });
    expect(await store.append('a-table', 2, change(3, 'as-it-was'))).toEqual({ is: 'kept' });
    expect(games).toEqual([{ log: 'log 2', length: 2, over: false, waitingFor: [0] }]);
    expect(told).toEqual(['kept']);
  });

  it('gives what another tab has kept as a newer version than all that the host knows', async () => {
    const outcomes: KeepOutcome[] = [{ is: 'kept' }, { is: 'stale', log: 'theirs' }];
    const { store } = kept(() => outcomes.shift() as KeepOutcome, { newest: () => Promise.resolve('newest') });
    await store.append('a-table', 1, change(2));
    await store.append('a-table', 2, change(3, 'as-it-was'));
    expect(await store.append('a-table', 3, change(4))).toMatchObject({
      is: 'stale',
      kept: { version: 4, log: 'theirs', written: 'elsewhere', card },
    });
    expect(await store.open('a-table')).toMatchObject({ version: 5, log: 'newest' });
  });

  it('is never older than what it began with', async () => {
    const { store } = kept(() => ({ is: 'kept' }), { newest: () => Promise.resolve('newest') });
    expect(await store.open('a-table')).toMatchObject({ version: 2 });
  });

  it('tells why the game is not kept, with the game', async () => {
    const { store, told } = kept(() => ({ is: 'not-kept', why: 'full' }));
    expect(await store.append('a-table', 1, change(2))).toEqual({ is: 'not-kept', why: 'full' });
    expect(told).toEqual([{ kind: 'not-kept', why: 'full', log: 'log 2' }]);
  });
});
