/**
 * A frozen generator (sfc32) for those who drive the engine: bots, tests, seeded tables. The engine itself has no
 * randomness. Replays must never change with a dependency, so these lines stay as they are.
 */
export class Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 1;

  constructor(seed: number | string) {
    let h = 0x811c9dc5;
    for (const char of String(seed)) h = Math.imul(h ^ (char.codePointAt(0) as number), 0x01000193);
    this.#a = h | 0;
    this.#b = Math.imul(h ^ 0x9e3779b9, 0x85ebca6b) | 0;
    this.#c = Math.imul(h ^ 0x7f4a7c15, 0xc2b2ae35) | 0;
    for (let i = 0; i < 16; i++) this.bits();
  }

  /** 32 random bits, as an unsigned integer */
  bits(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t;
    this.#c |= 0;
    return t >>> 0;
  }

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
