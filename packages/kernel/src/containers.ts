import { type Domain, NONE } from './domain.ts';
import { refuse } from './errors.ts';

/*
 * The live values of fields larger than one integer. Each is a window on the state's one Int32Array; none holds
 * anything of its own, so copying the array copies them all.
 */

function outside(path: string, value: number, domain: Domain): never {
  return refuse('capacity', `${path}: ${value} is no ${domain.name} (${domain.lo} to ${domain.lo + domain.size - 1})`);
}

/** A set of values of a domain, one bit each. */
export class Bits {
  readonly #m: Int32Array;
  readonly #o: number;
  readonly #lo: number;
  readonly #n: number;
  readonly #words: number;
  readonly #domain: Domain;
  readonly #path: string;

  constructor(memory: Int32Array, offset: number, domain: Domain, path: string) {
    this.#m = memory;
    this.#o = offset;
    this.#lo = domain.lo;
    this.#n = domain.size;
    this.#words = (domain.size + 31) >> 5;
    this.#domain = domain;
    this.#path = path;
  }

  has(value: number): boolean {
    const i = value - this.#lo;
    return i >= 0 && i < this.#n && (this.#m[this.#o + (i >> 5)] & (1 << (i & 31))) !== 0;
  }

  add(value: number): void {
    const i = value - this.#lo;
    if (!(i >= 0 && i < this.#n)) outside(this.#path, value, this.#domain);
    const at = this.#o + (i >> 5);
    this.#m[at] = this.#m[at] | (1 << (i & 31));
  }

  remove(value: number): void {
    const i = value - this.#lo;
    if (!(i >= 0 && i < this.#n)) outside(this.#path, value, this.#domain);
    const at = this.#o + (i >> 5);
    this.#m[at] = this.#m[at] & ~(1 << (i & 31));
  }

  clear(): void {
    for (let w = 0; w < this.#words; w++) this.#m[this.#o + w] = 0;
  }

  /** every value of the domain */
  fill(): void {
    for (let i = 0; i < this.#n; i++) this.add(this.#lo + i);
  }

  copyFrom(other: Bits): void {
    this.#alike(other);
    for (let w = 0; w < this.#words; w++) this.#m[this.#o + w] = other.#m[other.#o + w];
  }

  swap(other: Bits): void {
    this.#alike(other);
    for (let w = 0; w < this.#words; w++) {
      const kept = this.#m[this.#o + w];
      this.#m[this.#o + w] = other.#m[other.#o + w];
      other.#m[other.#o + w] = kept;
    }
  }

  get size(): number {
    let count = 0;
    for (let w = 0; w < this.#words; w++) {
      let x = this.#m[this.#o + w];
      x -= (x >>> 1) & 0x55555555;
      x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
      count += Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  get empty(): boolean {
    for (let w = 0; w < this.#words; w++) if (this.#m[this.#o + w] !== 0) return false;
    return true;
  }

  /** the smallest value, or NONE; with `next` a loop that builds nothing */
  first(): number {
    return this.#from(0);
  }

  /** the smallest value above this one, or NONE */
  next(value: number): number {
    return this.#from(value - this.#lo + 1);
  }

  #alike(other: Bits): void {
    if (other.#domain !== this.#domain)
      refuse('capacity', `${this.#path} holds ${this.#domain.name}s, ${other.#path} ${other.#domain.name}s`);
  }

  #from(start: number): number {
    const i = start < 0 ? 0 : start;
    let w = i >> 5;
    if (w >= this.#words) return NONE;
    let x = this.#m[this.#o + w] & (-1 << (i & 31));
    while (x === 0) {
      if (++w >= this.#words) return NONE;
      x = this.#m[this.#o + w];
    }
    return this.#lo + (w << 5) + 31 - Math.clz32(x & -x);
  }

  toArray(): number[] {
    const all: number[] = [];
    for (let v = this.first(); v !== NONE; v = this.next(v)) all.push(v);
    return all;
  }
}

/** A sequence of values with a declared capacity. */
export class Seq {
  readonly #m: Int32Array;
  readonly #o: number;
  readonly #domain: Domain;
  readonly capacity: number;
  readonly #path: string;

  constructor(memory: Int32Array, offset: number, domain: Domain, capacity: number, path: string) {
    this.#m = memory;
    this.#o = offset;
    this.#domain = domain;
    this.capacity = capacity;
    this.#path = path;
  }

  get length(): number {
    return this.#m[this.#o];
  }

  at(i: number): number {
    return i >= 0 && i < this.length ? this.#m[this.#o + 1 + i] : NONE;
  }

  set(i: number, value: number): void {
    if (!(i >= 0 && i < this.length)) refuse('capacity', `${this.#path}: no place ${i} in ${this.length}`);
    this.#m[this.#o + 1 + i] = this.#legal(value);
  }

  push(value: number): void {
    this.insert(this.length, value);
  }

  pop(): number {
    return this.removeAt(this.length - 1);
  }

  insert(i: number, value: number): void {
    const n = this.length;
    if (n >= this.capacity) refuse('capacity', `${this.#path} holds ${this.capacity} at most`);
    if (!(i >= 0 && i <= n)) refuse('capacity', `${this.#path}: no place ${i} in ${n}`);
    const from = this.#o + 1 + i;
    this.#m.copyWithin(from + 1, from, this.#o + 1 + n);
    this.#m[from] = this.#legal(value);
    this.#m[this.#o] = n + 1;
  }

  removeAt(i: number): number {
    const n = this.length;
    if (!(i >= 0 && i < n)) refuse('capacity', `${this.#path}: no place ${i} in ${n}`);
    const from = this.#o + 1 + i;
    const value = this.#m[from];
    this.#m.copyWithin(from, from + 1, this.#o + 1 + n);
    this.#m[this.#o + n] = 0;
    this.#m[this.#o] = n - 1;
    return value;
  }

  indexOf(value: number): number {
    const n = this.length;
    for (let i = 0; i < n; i++) if (this.#m[this.#o + 1 + i] === value) return i;
    return -1;
  }

  clear(): void {
    this.#m.fill(0, this.#o, this.#o + 1 + this.length);
  }

  toArray(): number[] {
    return Array.from({ length: this.length }, (_, i) => this.at(i));
  }

  #legal(value: number): number {
    const i = value - this.#domain.lo;
    if (!(i >= 0 && i < this.#domain.size)) outside(this.#path, value, this.#domain);
    return value;
  }
}

/** One integer for each value of a domain: goods, points by cause, heights. */
export class Counts {
  readonly #m: Int32Array;
  readonly #o: number;
  readonly #first: number;
  readonly #n: number;
  readonly #lo: number;
  readonly #hi: number;
  readonly #domain: Domain;
  readonly #path: string;

  constructor(memory: Int32Array, offset: number, domain: Domain, lo: number, hi: number, path: string) {
    this.#m = memory;
    this.#o = offset;
    this.#first = domain.lo;
    this.#n = domain.size;
    this.#lo = lo;
    this.#hi = hi;
    this.#domain = domain;
    this.#path = path;
  }

  at(value: number): number {
    const i = value - this.#first;
    if (!(i >= 0 && i < this.#n)) outside(this.#path, value, this.#domain);
    return this.#m[this.#o + i];
  }

  set(value: number, count: number): void {
    const i = value - this.#first;
    if (!(i >= 0 && i < this.#n)) outside(this.#path, value, this.#domain);
    if ((count | 0) !== count || count < this.#lo || count > this.#hi) {
      refuse('capacity', `${this.#path}.${this.#domain.text(value)}: ${count} is not from ${this.#lo} to ${this.#hi}`);
    }
    this.#m[this.#o + i] = count;
  }

  add(value: number, count: number): void {
    this.set(value, this.at(value) + count);
  }

  get total(): number {
    let sum = 0;
    for (let i = 0; i < this.#n; i++) sum += this.#m[this.#o + i];
    return sum;
  }

  /** all to 0, or to what is nearest to it in the declared range */
  clear(): void {
    this.#m.fill(Math.max(this.#lo, Math.min(this.#hi, 0)), this.#o, this.#o + this.#n);
  }
}

/** Pieces piled on places, each piece on one place at most: storeys of houses, discs on a river. */
export class Stacks {
  readonly #m: Int32Array;
  readonly #o: number;
  readonly #heights: number;
  readonly pieces: Domain;
  readonly places: Domain;
  readonly #path: string;

  constructor(memory: Int32Array, offset: number, pieces: Domain, places: Domain, path: string) {
    this.#m = memory;
    this.#o = offset;
    this.#heights = offset + pieces.size;
    this.pieces = pieces;
    this.places = places;
    this.#path = path;
  }

  height(place: number): number {
    const i = place - this.places.lo;
    return i >= 0 && i < this.places.size ? this.#m[this.#heights + i] : 0;
  }

  /** puts a piece on top of a place's pile */
  push(place: number, piece: number): void {
    const p = place - this.places.lo;
    const i = piece - this.pieces.lo;
    if (!(p >= 0 && p < this.places.size)) outside(this.#path, place, this.places);
    if (!(i >= 0 && i < this.pieces.size)) outside(this.#path, piece, this.pieces);
    if (this.#m[this.#o + i] !== 0)
      refuse('capacity', `${this.#path}: ${this.pieces.name} ${piece} lies there already`);
    const level = this.#m[this.#heights + p];
    this.#m[this.#o + i] = ((p + 1) << 10) | level;
    this.#m[this.#heights + p] = level + 1;
  }

  /** takes a piece out; what lay above it comes down by one */
  remove(piece: number): void {
    const i = piece - this.pieces.lo;
    const at = i >= 0 && i < this.pieces.size ? this.#m[this.#o + i] : 0;
    if (at === 0) refuse('capacity', `${this.#path}: ${this.pieces.name} ${piece} does not lie there`);
    this.#m[this.#o + i] = 0;
    this.#m[this.#heights + (at >> 10) - 1] = this.#m[this.#heights + (at >> 10) - 1] - 1;
    for (let k = 0; k < this.pieces.size; k++) {
      const other = this.#m[this.#o + k];
      if (other >> 10 === at >> 10 && other > at) this.#m[this.#o + k] = other - 1;
    }
  }

  /** where a piece lies, or NONE */
  placeOf(piece: number): number {
    const at = this.#code(piece);
    return at === 0 ? NONE : this.places.lo + (at >> 10) - 1;
  }

  /** how many pieces lie below this one */
  levelOf(piece: number): number {
    return this.#code(piece) & 1023;
  }

  /** (place + 1) << 10 | level, or 0 for a piece that does not lie here */
  #code(piece: number): number {
    const i = piece - this.pieces.lo;
    return i >= 0 && i < this.pieces.size ? this.#m[this.#o + i] : 0;
  }

  /** the piece at a level of a place's pile, or NONE */
  pieceAt(place: number, level: number): number {
    if (!(level >= 0 && level < this.height(place))) return NONE;
    const code = ((place - this.places.lo + 1) << 10) | level;
    for (let k = 0; k < this.pieces.size; k++) if (this.#m[this.#o + k] === code) return this.pieces.lo + k;
    return NONE;
  }

  /** a place's pile from bottom to top */
  pile(place: number): number[] {
    const pile: number[] = Array.from({ length: this.height(place) });
    if (pile.length === 0) return pile;
    for (let k = 0; k < this.pieces.size; k++) {
      const at = this.#m[this.#o + k];
      if (at >> 10 === place - this.places.lo + 1) pile[at & 1023] = this.pieces.lo + k;
    }
    return pile;
  }
}
