import { expect, test } from 'vitest';
import { checkAgreed, checkHonoured } from './honour.ts';

test.each([
  [{ round: 3 }, { round: 4 }, { round: 3 }, 'round: 3 contradicts the rest of the state, which makes it 4'],
  [
    { players: [{ gulden: 1 }, { gulden: 2 }] },
    { players: [{ gulden: 1 }, { gulden: 5 }] },
    { players: [{}, { gulden: 2 }] },
    'players[1].gulden: 2 contradicts',
  ],
  [{ market: [1, 2] }, { market: [1] }, { market: [1, 2] }, 'market: [1,2] contradicts'],
])('a given part that did not stay as it was given is named: %j', (said, now, given, message) => {
  expect(() => checkHonoured(said, now, given)).toThrow(new RegExp(`^${message.replaceAll(/[[\]]/g, '\\$&')}`));
  expect(() => checkHonoured(said, now, given)).toThrow(expect.objectContaining({ code: 'bad-state' }));
});

test('what was not given may be anything', () => {
  const [said, now] = [
    { round: 3, players: [{ gulden: 1 }] },
    { round: 4, players: [{ gulden: 2 }] },
  ];
  expect(() => checkHonoured(said, now, { players: [{}] })).not.toThrow();
});

test('what the options say is not said otherwise in a state', () => {
  expect(() => checkAgreed({ short: true }, { short: false })).toThrow('short: the options say true, found false');
  expect(() => checkAgreed({ short: true }, { short: true, other: 1 })).not.toThrow();
  expect(() => checkAgreed({ short: true }, {})).not.toThrow();
});
