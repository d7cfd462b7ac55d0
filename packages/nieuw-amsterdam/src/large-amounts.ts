import { NONE, refuse, type Shorthand, shown } from '@mokum/kernel';
import { answersNaming } from './amounts.ts';
import { answer } from './auction.ts';
import { amounts, MORE, MOST_AMOUNT } from './domains.ts';
import { buyGrain, buyWood, sellGrain, sellWood } from './exchange.ts';
import { means } from './holdings.ts';
import { marketCoin } from './specials.ts';
import type { Fields, G } from './state.ts';
import { editionOf } from './tables.ts';

/** From where to where an amount may go now, and the paragraphs by which it may go no further. */
interface Limits {
  readonly least: number;
  readonly most: number;
  readonly tooLittle: string;
  readonly tooMuch: string;
}

/** The limits of each question that asks for an amount, where it stands now. */
const LIMITS: Readonly<Record<string, (g: G, seat: number) => Limits | undefined>> = {
  bid(g, seat) {
    const said = asked(g, answer)?.said;
    if (said === undefined) return undefined;
    const least = g.bidder === NONE ? 0 : g.bid + 1;
    return { least: least - said, most: means(g.players[seat]) - said, tooLittle: '5.5', tooMuch: '5.6' };
  },
  'buy-wood': (g, seat) => asked(g, buyWood) && upTo(affordable(g, seat, 'wood'), '10.5'),
  'sell-wood': (g, seat) => asked(g, sellWood) && upTo(g.players[seat].wood, '10.5'),
  'buy-grain': (g, seat) => asked(g, buyGrain) && upTo(affordable(g, seat, 'grain'), '10.6'),
  'sell-grain': (g, seat) => asked(g, sellGrain) && upTo(g.players[seat].grain, '10.6'),
  'market-coin'(g, seat) {
    const due = asked(g, marketCoin)?.due;
    if (due === undefined) return undefined;
    const { coin, goods } = g.players[seat];
    return { least: due - goods, most: Math.min(coin, due), tooLittle: '10.12', tooMuch: '10.12' };
  },
};

/** The integers of a task that is asked now. */
function asked<A>(g: G, task: Parameters<typeof g.agenda.planned<A>>[0]) {
  return g.agenda.m[g.agenda.top(0)] === task.id ? g.agenda.planned(task)[0].about : undefined;
}

const affordable = (g: G, seat: number, what: 'wood' | 'grain'): number =>
  Math.floor(g.players[seat].coin / editionOf(g).prices[what]);

const upTo = (most: number, tooMuch: string): Limits => ({ least: 1, most, tooLittle: '13.3', tooMuch });

/** One answer names 62 at most, and `more` counts 63: `bid 100` stands for `bid more` and `bid 37`. */
function expand(g: G, seat: number, text: string): string[] {
  const [word, amountText = '', ...rest] = text.trim().split(/\s+/);
  if (rest.length > 0 || !/^\d{1,6}$/.test(amountText) || Number(amountText) <= MOST_AMOUNT) return [text];
  const amount = Number(amountText);
  const limits = LIMITS[word](g, seat);
  // The move says by itself that it is not asked.
  if (limits === undefined) return [`${word} ${amounts.text(MORE)}`];
  const forbidden = amount > limits.most ? limits.tooMuch : amount < limits.least ? limits.tooLittle : undefined;
  if (forbidden !== undefined) refuse('illegal-move', `${shown(text)}: forbidden by ${forbidden}`, forbidden);
  return answersNaming(word, amount, limits, word === 'bid' ? 'said' : 'left-out');
}

/** Amounts beyond what one answer can name, by one phrase. */
export const largeAmounts: readonly Shorthand<Fields>[] = Object.keys(LIMITS).map((word) => ({
  word,
  example: 'bid 100, buy-wood 100, sell-grain 100',
  means: 'amounts over 62 are named like smaller ones',
  expand,
}));
