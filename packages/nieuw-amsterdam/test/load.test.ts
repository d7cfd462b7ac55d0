import { fuzzLoad } from '@mokum/kernel/testing';
import { nieuwAmsterdam as game } from '@mokum/nieuw-amsterdam';
import { describe, expect, test } from 'vitest';
import { whole } from './at.ts';

const soak = process.env.MOKUM_SOAK !== undefined;

const refusal = (part: object): string => {
  try {
    game.load(part);
  } catch (error) {
    expect(error).toMatchObject({ code: 'bad-state' });
    return (error as Error).message;
  }
  return 'accepted';
};
const agenda = (...main: readonly object[]): object => ({ agenda: { main } });
const auction = { lot: 1, opener: 0, bidder: 0, bid: 3, chest: [{ tiles: { town: 3 } }] };
const series = whole([{ task: 'settle-bid' }]).slice(1);

describe('an agenda that no game can have is refused with the field', () => {
  test.each([
    [
      'settle-bid never comes right after settle-bid',
      { ...auction, ...agenda({ task: 'settle-bid' }, { task: 'settle-bid' }, ...series) },
    ],
    ['the agenda is too short, after settle-bid comes series', { ...auction, ...agenda({ task: 'settle-bid' }) }],
    [
      'the agenda is too short, after confirm comes',
      agenda({ task: 'place-shop', seat: 0 }, { task: 'confirm', seat: 0 }),
    ],
    [
      'agenda.main[1].kind: the series are town, land, trade',
      agenda({ task: 'series', kind: 'town' }, ...whole([{ task: 'series', kind: 'trade' }])),
    ],
    [
      'a series is still to be played',
      agenda({ task: 'series', kind: 'town' }, { task: 'income' }, { task: 'end-of-round' }),
    ],
    [
      'seat 1 goes on after it',
      agenda({ task: 'place-shop', seat: 0 }, { task: 'confirm', seat: 1 }, { task: 'round' }),
    ],
    ['round: no round follows the last one', { round: 6, ...agenda({ task: 'round' }) }],
    ['opener: takes no part', { ...auction, opener: 4, ...agenda({ task: 'settle-bid' }, ...series) }],
    ['bid: seat 0 owns', { ...auction, bid: 5000, ...agenda({ task: 'settle-bid' }, ...series) }],
    [
      'chest[0].tiles: are still to be dealt',
      { chest: [{ tiles: { town: 1 } }], ...agenda(...whole([{ task: 'deal-chest' }])) },
    ],
    [
      '.ship: 3 is not on display',
      agenda(
        { task: 'load-beaver', seat: 0, ship: 3, left: 1 },
        ...whole([{ task: 'turn', seat: 0, series: 'trade', built: 0 }]),
      ),
    ],
  ])('%s', (message, part) => {
    expect(refusal({ seats: 2, ...part })).toContain(message);
  });
});

describe('a bare load', () => {
  test('begins with the set-up; in a round with its auction', () => {
    const bare = game.load({ seats: 3 });
    expect([bare.round, game.question(bare, 0)?.name]).toEqual([0, 'place-shop']);
    const later = game.load({ seats: 3, round: 6 });
    expect([later.round, game.question(later, 0)?.name]).toEqual([6, 'pick-column']);
  });
});

test('what is accepted of spoilt states can be played to its end, and is accepted again', { timeout: 600_000 }, () => {
  const states = soak ? 100_000 : 2000;
  const tally = fuzzLoad(game, { states, seed: 'hudson', tables: [2, 3, 4, 5].map((seats) => ({ seats })) });
  expect(tally.faults).toEqual([]);
  expect(tally.accepted).toBeGreaterThan(states / 20);
  expect(tally.refused).toBeGreaterThan(states / 2);
});
