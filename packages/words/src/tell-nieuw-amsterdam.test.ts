import { Match, quickNature, Random } from '@mokum/kernel';
import { nieuwAmsterdam as game } from '@mokum/nieuw-amsterdam';
import { expect, test } from 'vitest';
import { nieuwAmsterdam } from './en/nieuw-amsterdam.ts';
import { tellNieuwAmsterdam } from './tell-nieuw-amsterdam.ts';

const tell = tellNieuwAmsterdam(nieuwAmsterdam, 'en');
const players = ['Anna', 'Bram', 'Cees'];
const entry = (text: string, owner = 0) => ({ by: owner, owner, task: text.split(' ')[0], text });
const told = (...texts: string[]) =>
  tell.rows([{ seq: 0, entries: texts.map((text) => entry(text)) }], players)[0].lines;

test('moves are told in sentences', () => {
  expect(told('bid 7')).toEqual(['Anna bids 7.']);
  expect(told('buy lynx+lynx')).toEqual(['Anna buys 2 lynx from the top trader.']);
  expect(told('buy middle')).toEqual(['Anna buys all furs of the middle trader.']);
  expect(told('millwork 1')).toEqual(['Anna builds 1 farm.']);
  expect(told('first-player 2')).toEqual(['Cees begins.']);
  expect(told('deal-lands 1 2 3 4')).toEqual(['New lands: Noten Eylandt, Sapokanikan, Werpoes, and Corlaers Hoeck.']);
  expect(told('fill-trader lynx', 'fill-trader otter', 'fill-trader lynx', 'bid 1')).toEqual([
    'The traders bring 1 otter and 2 lynx.',
    'Anna bids 1.',
  ]);
});

test('who takes something back', () => {
  expect(tell.rows([{ seq: 3, entries: [], undo: { seat: 1, row: 2 } }], players)[0].lines).toEqual([
    'Bram takes that back.',
  ]);
});

test('victories', () => {
  expect(tell.victory([2, 1, 3], [40, 50, 1], players)).toBe('Bram wins with 50 points and becomes Director-General.');
  expect(tell.victory([1, 1, 3], [50, 50, 1], players)).toBe('Anna and Bram share the victory with 50 points.');
});

/** What a row says after these moves of the seat that is asked. */
function row(part: object, ...list: string[]): readonly string[] {
  const match = new Match(game, { seats: 2, from: part, nature: quickNature('row') });
  const [seat] = match.waitingFor() as readonly number[];
  match.submit(seat, list);
  return tell.rows(match.rowsFor(seat), players).at(-1)?.lines ?? [];
}
/** The series that come after one, and the rest of the round. */
const after = (series: string): readonly object[] => [
  ...['town', 'land', 'trade']
    .slice(['town', 'land', 'trade'].indexOf(series) + 1)
    .map((kind) => ({ task: 'series', kind })),
  { task: 'income' },
  { task: 'end-of-round' },
];
const turns = (series: string): readonly object[] => [0, 1].map((seat) => ({ task: 'turn', seat, series, built: 0 }));
const inTurn = (series: string, me: object, more: object = {}): object => ({
  seats: 2,
  round: 2,
  agenda: { main: [...turns(series), ...after(series)] },
  ...more,
  players: [{ tiles: { [series]: 1 }, special: 1, ...me }],
});

test('rows tell what moves bring', () => {
  expect(row(inTurn('town', { shops: { docks: 1, granary: 1 } }), 'election')).toEqual([
    'Anna calls an election.',
    'Anna: + 6 points (elections).',
  ]);
  const furs = { beaver: 2, mink: 0, otter: 0, muskrat: 0, lynx: 0 };
  expect(row(inTurn('trade', { stock: furs }, { shipDisplay: [1] }), 'ship 1')).toEqual([
    'Anna loads Makreel.',
    'Anna: − 2 beavers, + 6 points, + 1 coin (shipments).',
  ]);
  expect(row(inTurn('land', { lands: [1], farms: 1 }), 'clear')).toEqual([
    'Anna clears Noten Eylandt.',
    'Anna: + 2 wood, + 1 point (land cleared).',
  ]);
  expect(row(inTurn('land', {}, { landDisplay: [1] }), 'take-land 1')).toEqual([
    'Anna takes Noten Eylandt.',
    'A Lenape house moves from Manahatta to Wiechquaeskeck.',
  ]);
  expect(row(inTurn('trade', { stock: { wood: 1 } }), 'docks')).toEqual([
    'Anna builds a warehouse at the Docks.',
    'Anna: − 1 coin (fee of the district), − 1 wood (Docks).',
  ]);
  expect(row(inTurn('trade', {}), 'done')).toEqual([
    'Anna ends the turn.',
    'Anna: + 1 coin (tile passed), + 1 coin (special action passed).',
  ]);
});

test('a column won is paid, taken and told with its token, also where the engine answers for the payer', () => {
  const none = { grain: 0, coin: 3, wood: 0, goods: 0, beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 };
  const part = {
    seats: 2,
    round: 1,
    lot: 1,
    opener: 0,
    bidder: 0,
    bid: 2,
    agenda: { main: [{ task: 'answer', seat: 1, said: 0 }, { task: 'settle-bid' }, ...after('')] },
    players: [{ token: 1 }, { token: 2, stock: none }],
  };
  const match = new Match(game, { seats: 2, from: part, nature: quickNature('row') });
  match.submit(1, ['bid 3']);
  match.submit(1, ['confirm']);
  expect(tell.rows(match.rowsFor(0), players).flatMap(({ lines }) => lines)).toEqual([
    'Bram bids 3.',
    'Bram pays 3 coins.',
    'Bram takes turn-order token 1 from Anna.',
    'Bram takes the first column for 3 resources.',
    'Bram: + 1 coin (bonus of the column).',
  ]);
});

test('income is told for every seat, then the round that begins', () => {
  const part = {
    seats: 2,
    round: 2,
    agenda: {
      main: [{ task: 'turn', seat: 0, series: 'trade', built: 0 }, { task: 'income' }, { task: 'end-of-round' }],
    },
    players: [
      { lands: [1], farms: 1, cleared: 1, shops: { docks: 1 }, special: 0 },
      { shops: { granary: 1, millwork: 1 }, stock: { grain: 0 }, score: 3, ships: [1], special: 0 },
    ],
  };
  const lines = row(part, 'done');
  expect(lines.slice(0, 6)).toEqual([
    'Anna ends the turn.',
    'Bram loses a shop in the Granary.',
    'Bram loses a shop in the Millwork.',
    'Bram has no room for 1 good.',
    'Anna: + 1 grain (harvest), − 1 grain (food for shops), + 1 coin (presence in districts), + 1 coin (sole majorities).',
    'Bram: − 3 points (shops lost).',
  ]);
  expect(lines[6]).toBe('Round 3 of 6.');
  expect(lines[7]).toMatch(/^New lands: /);
});

test('whole games are told without a hole, and every point is told', () => {
  for (let n = 0; n < 6; n++) {
    const random = new Random(`told ${n}`);
    const match = new Match(game, { seats: 3, nature: quickNature(`nature ${n}`) });
    while (match.result() === undefined) {
      const [seat] = match.waitingFor() as readonly number[];
      const legal = match.legal(seat);
      match.submit(seat, [legal[random.below(legal.length)]]);
    }
    const lines = tell.rows(match.rowsFor(0), players).flatMap((telling) => telling.lines);
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|[{}]| {2}|\(\)/);
    const scored = players.map((name) =>
      lines
        .filter((line) => line.startsWith(`${name}:`))
        .flatMap((line) => [...line.matchAll(/([+−]) (\d+) point/g)])
        .reduce((sum, [, sign, points]) => sum + (sign === '+' ? 1 : -1) * Number(points), 0),
    );
    expect(scored).toEqual(match.result()?.points);
  }
});
