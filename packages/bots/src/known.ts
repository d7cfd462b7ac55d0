/**
 * Numbers that were worked out lately, by all that they depend on: where a bot tries one thing after another, most of them
 * change nothing of it.
 */
export class Known {
  /** what the number depends on, to be put down before it is looked for */
  readonly key: Int32Array;
  readonly #keys: Int32Array;
  readonly #values: Float64Array;
  #place = 0;

  /** `kept`, a power of two, at a time; of two that fall on one place the later one stays. */
  constructor(numbers: number, kept: number) {
    this.key = new Int32Array(numbers);
    this.#keys = new Int32Array(kept * numbers);
    this.#values = new Float64Array(kept).fill(Number.NaN);
  }

  /** The number for the key as it is, or NaN. */
  find(): number {
    const { key } = this;
    let hash = 0;
    for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key[i], 0x01000193) ^ (hash >>> 15);
    this.#place = (hash ^ (hash >>> 12)) & (this.#values.length - 1);
    const from = this.#place * key.length;
    for (let i = 0; i < key.length; i++) if (this.#keys[from + i] !== key[i]) return Number.NaN;
    return this.#values[this.#place];
  }

  /** Keeps the number for the key that was looked for last, and gives it back. */
  keep(value: number): number {
    this.#keys.set(this.key, this.#place * this.key.length);
    this.#values[this.#place] = value;
    return value;
  }
}
