/** The 95 % interval of a rate (Wilson's score interval), which holds near 0 and 1 too. */
export function wilson(hits: number, of: number): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const rate = hits / of;
  const middle = rate + (z * z) / (2 * of);
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return { low: (middle - spread) / whole, high: (middle + spread) / whole };
}
