import { Match, Random } from '@mokum/kernel';
import { nieuwAmsterdam as game } from '@mokum/nieuw-amsterdam';
import { expect, test } from 'vitest';
import { nieuwAmsterdam } from './en/nieuw-amsterdam.ts';
import { sayNieuwAmsterdam } from './say-nieuw-amsterdam.ts';

const say = sayNieuwAmsterdam(nieuwAmsterdam, 'en');

test('moves say what they do', () => {
  expect(say.move('buy mink+lynx+lynx')).toBe('Buy 1 mink and 2 lynx');
  expect(say.move('buy bottom')).toBe('Buy all of the bottom trader');
  expect(say.move('take-land 7')).toBe('Take Pavonia');
  expect(say.move('granary sell')).toBe('Granary: sell grain');
  expect(say.move('sell-grain 3')).toBe('3 grain');
  expect(say.move('millwork 2')).toBe('Millwork: build 2 farms');
  expect(say.move('pay-lynx 2')).toBe('Pay 2');
  expect(say.move('bid more')).toBe('more');
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
    const match = new Match(game, { seats: 2 + (n % 4), nature: new Random(`nature ${n}`) });
    while (match.result() === undefined) {
      const [seat] = match.waitingFor() as readonly number[];
      const { question, lot, bid, due, opener } = match.view(seat);
      const legal = match.legal(seat);
      const asked = say.prompt({
        task: question?.task as string,
        about: question?.about ?? {},
        lot: Number(lot),
        bid,
        due,
        opens: opener === seat ? 'opens' : 'answers',
      });
      for (const line of [asked, ...legal.map(say.move)]) expect(line).not.toMatch(/undefined|NaN|[{}]| {2}|^$/);
      match.submit(seat, [legal[random.below(legal.length)]]);
    }
  }
});
