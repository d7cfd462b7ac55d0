import type { Offer } from '@mokum/kernel';
import { amounts, MORE, MOST_AMOUNT } from './domains.ts';

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

/**
 * The answers that name an amount between these limits, as many `more` as it takes. Where the engine answers by itself
 * what has one answer only, such answers are left out.
 */
export function answersNaming(
  word: string,
  amount: number,
  { least, most }: { readonly least: number; readonly most: number },
  forced: 'left-out' | 'said',
): string[] {
  const answers: string[] = [];
  for (let named = 0, answer = MORE; answer === MORE; named += answer) {
    const from = Math.max(0, least - named);
    const to = most - named;
    const choices = Math.max(0, Math.min(to, MOST_AMOUNT) - from + 1) + (to >= MORE ? 1 : 0);
    answer = Math.min(amount - named, MORE);
    if (choices > 1 || forced === 'said') answers.push(`${word} ${amounts.text(answer)}`);
  }
  return answers;
}
