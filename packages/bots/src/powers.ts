/*
 * Powers by multiplication and division alone, which every machine rounds alike. `**` and Math.pow differ in their last
 * bits from one version of V8 to the next, and a bot that judges by them plays another game there.
 */

/** A number to the power of a whole number of at least 0. */
export function power(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let left = exponent; left > 0; left >>= 1) {
    if ((left & 1) === 1) result *= square;
    square *= square;
  }
  return result;
}

/** The fifth root of a number from 0 to 1, by Newton's method from above: each guess is smaller, until none is. */
export function fifthRoot(x: number): number {
  if (x <= 0) return 0;
  let guess = 1;
  for (;;) {
    const fourth = guess * guess * guess * guess;
    const next = guess - (guess * fourth - x) / (5 * fourth);
    if (next >= guess) return guess;
    guess = next;
  }
}
