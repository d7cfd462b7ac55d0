import type { Offer } from '@mokum/kernel';
import { MORE, MOST_AMOUNT } from './domains.ts';

/**
 * Offers the amounts from `least` to `most`; whoever could go beyond 62 may answer `more`, which counts 63 and asks
 * again. Everything else is forbidden: by `tooLittle` below, by `tooMuch` above.
 */
export function offerAmounts(offer: Offer, least: number, most: number, tooLittle: string, tooMuch: string): void {
  for (let amount = 0; amount < least && amount <= MOST_AMOUNT; amount++) offer.not(amount, tooLittle);
  for (let amount = least > 0 ? least : 0; amount <= most && amount <= MOST_AMOUNT; amount++) offer(amount);
  if (most >= MORE && most >= least) offer(MORE);
  offer.rest(tooMuch);
}
