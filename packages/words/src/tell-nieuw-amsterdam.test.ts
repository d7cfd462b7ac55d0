import { Match, Random } from '@mokum/kernel';
import { nieuwAmsterdam as game } from '@mokum/nieuw-amsterdam';
import { expect, test } from 'vitest';
import { nieuwAmsterdam } from './en/nieuw-amsterdam.ts';
import { type Happened, tellNieuwAmsterdam } from './tell-nieuw-amsterdam.ts';

const tell = tellNieuwAmsterdam(nieuwAmsterdam, 'en');
const players = ['Anna', 'Bram', 'Cees'];
const entry = (text: string, owner = 0) => ({ by: owner, owner, task: text.split(' ')[0], text });
const told = (...texts: string[]) =>
  tell.rows([{ seq: 0, entries: texts.map((text) => entry(text)) }], players)[0].lines;

test('moves are told in sentences', () => {
  expect(told('bid 7')).toEqual(['Anna bids 7.']);
  expect(told('pay-grain 3', 'pay-coin 0', 'pay-lynx 1', 'confirm')).toEqual([
    'Anna pays 3 grain.',
    'Anna pays 1 lynx.',
  ]);
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

test('whole games are told without a hole, rows and happenings alike', () => {
  const { causes, happenings = [] } = game.definition;
  let sentences = 0;
  for (let n = 0; n < 6; n++) {
    const random = new Random(`told ${n}`);
    const match = new Match(game, { seats: 3, nature: new Random(`nature ${n}`) });
    while (match.result() === undefined) {
      const [seat] = match.waitingFor() as readonly number[];
      const legal = match.legal(seat);
      match.submit(seat, [legal[random.below(legal.length)]]);
      for (const { happening, seat: who, values, cause } of match.trace) {
        const domains = Object.values(happenings.find(({ name }) => name === happening)?.args ?? {});
        const line = tell.happening(
          {
            happening,
            seat: who,
            values: values.map((value, i) => domains[i].text(value)),
            cause: causes?.text(cause),
          } as Happened,
          players,
        );
        expect(line).not.toMatch(/undefined|NaN|[{}]| {2}|\(\)/);
        sentences++;
      }
    }
    for (const { lines } of tell.rows(match.rowsFor(0), players))
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN|[{}]| {2}/);
  }
  expect(sentences).toBeGreaterThan(500);
});
