/** Draws whole numbers by lot. Rules sample their chances with it; where its bits come from is the driver's business. */
export abstract class Dice {
  /** 32 random bits, as an unsigned integer */
  abstract bits(): number;

  /** a uniform integer from 0 to n − 1, without bias */
  below(n: number): number {
    if (n <= 1) return 0;
    const limit = 0x100000000 - (0x100000000 % n);
    let x = this.bits();
    while (x >= limit) x = this.bits();
    return x % n;
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const kept = items[i];
      items[i] = items[j];
      items[j] = kept;
    }
    return items;
  }
}
