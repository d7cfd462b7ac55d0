import { Dice } from './dice.ts';

/** a seed as four words of 32 bits */
type Bits128 = readonly [number, number, number, number];

/** 128 bits that depend on every letter of a text. */
function bitsOf(text: string): Bits128 {
  let a = 0x6a09e667;
  let b = 0xbb67ae85 | 0;
  let c = 0x3c6ef372;
  let d = 0xa54ff53a | 0;
  for (const char of text) {
    const point = char.codePointAt(0) as number;
    a = b ^ Math.imul(a ^ point, 0x238f1df3);
    b = c ^ Math.imul(b ^ point, 0xb3d05b27);
    c = d ^ Math.imul(c ^ point, 0x5851f42d);
    d = a ^ Math.imul(d ^ point, 0xa6e36699);
  }
  return [a, b, c, d];
}

/**
 * A quick generator (sfc32) with 128 bits of seed, for search, benchmarks and tests; tables draw from `Nature`. The
 * engine itself has no randomness. What was drawn once must be drawn again from the same seed, so these lines stay as
 * they are.
 */
export class Random extends Dice {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: number | string | Bits128) {
    super();
    [this.#a, this.#b, this.#c, this.#d] = typeof seed === 'object' ? seed : bitsOf(String(seed));
    for (let i = 0; i < 16; i++) this.bits();
  }

  bits(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t;
    this.#c |= 0;
    return t >>> 0;
  }
}
