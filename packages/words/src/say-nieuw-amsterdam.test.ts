import { Match, quickNature, Random } from '@mokum/kernel';
import { defaultEdition, nieuwAmsterdam as game } from '@mokum/nieuw-amsterdam';
import { expect, test } from 'vitest';
import { nieuwAmsterdam } from './en/nieuw-amsterdam.ts';
import { figuresNieuwAmsterdam } from './figures-nieuw-amsterdam.ts';
import { sayNieuwAmsterdam } from './say-nieuw-amsterdam.ts';

const say = sayNieuwAmsterdam(nieuwAmsterdam, 'en');
const figures = figuresNieuwAmsterdam(nieuwAmsterdam, 'en', defaultEdition);
const move = (text: string): string => say.move(text, figures);

test('moves say what they do', () => {
  expect(move('buy mink+lynx+lynx')).toBe('Buy 1 mink and 2 lynx');
  expect(move('buy bottom')).toBe('Buy all of the bottom trader');
  expect(move('take-land 7')).toBe('Take Pavonia');
  expect(move('granary sell')).toBe('Granary: sell grain');
  expect(move('sell-grain 3')).toBe('3 grain');
  expect(move('millwork 2')).toBe('Millwork: build 2 farms');
  expect(move('pay-lynx 2')).toBe('Pay 2');
  expect(move('bid more')).toBe('more');
  expect(move('pass-tile')).toBe('Pass a tile for 1 coin');
});

test('numbers are those of the edition', () => {
  const { prices, income } = defaultEdition;
  const other = { ...defaultEdition, prices: { ...prices, wood: 2 }, income: { ...income, pass: 3 } };
  const figured = figuresNieuwAmsterdam(nieuwAmsterdam, 'en', other);
  expect(say.move('pass-special', figured)).toBe('Pass the special action for 3 coins');
  const asked = { task: 'buy-wood', about: {}, lot: 1, bid: 0, due: 0, opens: 'answers' } as const;
  expect(say.prompt(asked, figured)).toBe('How much wood do you buy, at 2 coins each?');
});

test('cards say what they give', () => {
  expect(say.land({ farms: 1, wood: 2, grain: 3 })).toBe('1 farm; cleared it gives 2 wood once and 3 grain a round.');
  expect(say.ship({ furs: 5, coins: 2, goods: 1 })).toBe(
    'Carries 5 furs; pays 2 coins once and brings 1 good a round.',
  );
});

test('every question and every move of whole games is said without a hole', () => {
  for (let n = 0; n < 6; n++) {
    const random = new Random(`said ${n}`);
    const match = new Match(game, { seats: 2 + (n % 4), nature: quickNature(`nature ${n}`) });
    while (match.result() === undefined) {
      const [seat] = match.waitingFor() as readonly number[];
      const { question, lot, bid, due, opener } = match.view(seat);
      const legal = match.legal(seat);
      const asked = say.prompt(
        {
          task: question?.task as string,
          about: question?.about ?? {},
          lot: Number(lot),
          bid,
          due,
          opens: opener === seat ? 'opens' : 'answers',
        },
        figures,
      );
      for (const line of [asked, ...legal.map(move)]) expect(line).not.toMatch(/undefined|NaN|[{}]| {2}|^$/);
      match.submit(seat, [legal[random.below(legal.length)]]);
    }
  }
});
