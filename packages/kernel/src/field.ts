import { Bits, Counts, Seq, Stacks } from './containers.ts';
import { type Domain, fromJson, type Json, NONE } from './domain.ts';
import { refuse, shown } from './errors.ts';

/** Who may see a field: all; the seat it belongs to; nobody, as a face-down deck. */
export type Sight = 'all' | 'owner' | 'nobody';

/** What a view shows in place of what its audience may not see: no board can read it as a card. */
export interface Hidden {
  /** how many pieces are hidden there; always 1 for a single value, whether it is set or not */
  readonly hidden: number;
}

/** How JSON is written: for how many seats, and for whose eyes. */
export interface Gaze {
  readonly seats: number;
  sees(sight: Sight, owner: number): boolean;
}

export type Visit = (value: number) => void;
/** a stretch of memory that is one field, the seat it belongs to or −1, and where it stands, for messages */
export type VisitSpan = (from: number, to: number, field: Field, path: string, owner: number) => void;

/** One field of a record. `T` is its live value, `J` what stands for it in JSON, `V` in a view. */
export interface Field<T = unknown, J = Json, V = J> {
  readonly plain: 'int' | 'bool' | 'maybe' | 'no';
  readonly size: number;
  readonly sight: Sight;
  readonly derived: boolean;
  readonly lo: number;
  readonly hi: number;
  /** the pieces that can lie in it, if it is a place for pieces */
  readonly holds?: Domain;
  bind(memory: Int32Array, offset: number, path: string): T;
  reset(memory: Int32Array, offset: number): void;
  json(memory: Int32Array, offset: number, gaze: Gaze, owner: number): J | V;
  load(memory: Int32Array, offset: number, json: unknown, path: string, gaze: Gaze): void;
  /** the pieces of one domain that lie in this field */
  pieces(memory: Int32Array, offset: number, domain: Domain, visit: Visit, gaze: Gaze, owner: number): void;
  /** stretches of memory with their visibility, for hashes, equality and barriers */
  spans(offset: number, visit: VisitSpan, path: string, owner?: number): void;
  count(memory: Int32Array, offset: number): number;
}

export interface PlainField<T, J = Json, V = J> extends Field<T, J, V> {
  readonly plain: 'int' | 'bool' | 'maybe';
}

function field<T, J, V = J>(
  parts: Partial<Field<T, J, V>> & Pick<Field<T, J, V>, 'size' | 'json' | 'load'>,
): Field<T, J, V> {
  const made: Field<T, J, V> = {
    plain: 'no',
    sight: 'all',
    derived: false,
    lo: -0x80000000,
    hi: 0x7fffffff,
    bind: () => undefined as T,
    reset(memory, offset) {
      memory.fill(0, offset, offset + parts.size);
    },
    pieces: () => undefined,
    spans: (offset, visit, path, owner = -1) =>
      visit(offset, offset + parts.size, made as unknown as Field, path, owner),
    count: () => 1,
    ...parts,
  };
  return made;
}

/**
 * A whole number in a declared range. A state from outside keeps to the range; in play a number that grows may go
 * beyond it by `room`, so that a game from the very edge can be played to its end.
 */
export function int(lo = -1_000_000, hi = 1_000_000, room = 0): PlainField<number, number> {
  const start = lo > 0 ? lo : hi < 0 ? hi : 0;
  return field<number, number>({
    plain: 'int',
    size: 1,
    lo: lowest(lo, room),
    hi: hi + room,
    reset(memory, offset) {
      memory[offset] = start;
    },
    json: (memory, offset) => memory[offset],
    load(memory, offset, json, path) {
      if (!Number.isInteger(json) || (json as number) < lo || (json as number) > hi) {
        refuse('bad-state', `${path}: expected a whole number from ${lo} to ${hi}, found ${shown(json)}`);
      }
      memory[offset] = json as number;
    },
  }) as PlainField<number, number>;
}

/** What cannot be negative never is. */
const lowest = (lo: number, room: number): number => (lo < 0 ? lo - room : lo);

export function bool(): PlainField<boolean, boolean> {
  return field<boolean, boolean>({
    plain: 'bool',
    size: 1,
    json: (memory, offset) => memory[offset] === 1,
    load(memory, offset, json, path) {
      if (typeof json !== 'boolean') refuse('bad-state', `${path}: expected true or false, found ${shown(json)}`);
      memory[offset] = json ? 1 : 0;
    },
  }) as PlainField<boolean, boolean>;
}

/** A value of a domain. */
export function one(domain: Domain): PlainField<number, number | string> {
  return field<number, number | string>({
    plain: 'int',
    size: 1,
    lo: domain.lo,
    hi: domain.lo + domain.size - 1,
    reset(memory, offset) {
      memory[offset] = domain.lo;
    },
    json: (memory, offset) => domain.json(memory[offset]),
    load(memory, offset, json, path) {
      memory[offset] = fromJson(domain, json, path);
    },
  }) as PlainField<number, number | string>;
}

/** A value of a domain, or NONE. */
export function maybe(domain: Domain): PlainField<number, number | string | null> {
  return field<number, number | string | null>({
    plain: 'maybe',
    size: 1,
    lo: domain.lo,
    hi: domain.lo + domain.size - 1,
    reset(memory, offset) {
      memory[offset] = NONE;
    },
    json: (memory, offset) => (memory[offset] === NONE ? null : domain.json(memory[offset])),
    load(memory, offset, json, path) {
      memory[offset] = json === null ? NONE : fromJson(domain, json, path);
    },
  }) as PlainField<number, number | string | null>;
}

function items(json: unknown, most: number, path: string): unknown[] {
  if (!Array.isArray(json)) refuse('bad-state', `${path}: expected a list, found ${shown(json)}`);
  if (json.length > most) refuse('bad-state', `${path}: holds ${most} at most, found ${json.length}`);
  return json;
}

/** A set of values of a domain. */
export function set(domain: Domain): Field<Bits, readonly (number | string)[]> {
  const live = (memory: Int32Array, offset: number, path = ''): Bits => new Bits(memory, offset, domain, path);
  return field<Bits, readonly (number | string)[]>({
    size: (domain.size + 31) >> 5,
    holds: domain,
    bind: live,
    json: (memory, offset) => live(memory, offset).toArray().map(domain.json),
    load(memory, offset, json, path) {
      const bits = live(memory, offset, path);
      bits.clear();
      items(json, domain.size, path).forEach((item, i) => {
        const value = fromJson(domain, item, `${path}[${i}]`);
        if (bits.has(value)) refuse('bad-state', `${path}: ${domain.name} ${domain.text(value)} stands there twice`);
        bits.add(value);
      });
    },
    pieces(memory, offset, wanted, visit) {
      if (wanted === domain) live(memory, offset).toArray().forEach(visit);
    },
    count: (memory, offset) => live(memory, offset).size,
  });
}

/** A sequence of at most `capacity` values of a domain. */
export function list(domain: Domain, capacity: number): Field<Seq, readonly (number | string)[]> {
  const live = (memory: Int32Array, offset: number, path = ''): Seq => new Seq(memory, offset, domain, capacity, path);
  return field<Seq, readonly (number | string)[]>({
    size: capacity + 1,
    holds: domain,
    bind: live,
    json: (memory, offset) => live(memory, offset).toArray().map(domain.json),
    load(memory, offset, json, path) {
      const seq = live(memory, offset, path);
      seq.clear();
      items(json, capacity, path).forEach((item, i) => seq.push(fromJson(domain, item, `${path}[${i}]`)));
    },
    pieces(memory, offset, wanted, visit) {
      if (wanted === domain) live(memory, offset).toArray().forEach(visit);
    },
    count: (memory, offset) => live(memory, offset).length,
  });
}

function entries(json: unknown, path: string): [string, unknown][] {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    refuse('bad-state', `${path}: expected an object, found ${shown(json)}`);
  }
  return Object.entries(json);
}

function key(domain: Domain, text: string, path: string): number {
  const value = domain.read(text);
  if (value === undefined) refuse('bad-state', `${path}: ${shown(text)} is no ${domain.name}`);
  return value;
}

/** A whole number for each value of a domain, with `room` as for `int`. What JSON leaves out keeps its value. */
export function counts(
  domain: Domain,
  lo = -1_000_000,
  hi = 1_000_000,
  room = 0,
): Field<Counts, Readonly<Record<string, number>>> {
  const start = lo > 0 ? lo : hi < 0 ? hi : 0;
  return field<Counts, Readonly<Record<string, number>>>({
    size: domain.size,
    bind: (memory, offset, path) => new Counts(memory, offset, domain, lowest(lo, room), hi + room, path),
    reset(memory, offset) {
      memory.fill(start, offset, offset + domain.size);
    },
    json(memory, offset) {
      const all: Record<string, number> = {};
      for (let i = 0; i < domain.size; i++) all[domain.text(domain.lo + i)] = memory[offset + i];
      return all;
    },
    load(memory, offset, json, path) {
      const live = new Counts(memory, offset, domain, lo, hi, path);
      for (const [name, count] of entries(json, path)) {
        const value = key(domain, name, path);
        if (!Number.isInteger(count) || (count as number) < lo || (count as number) > hi) {
          refuse('bad-state', `${path}.${name}: expected a whole number from ${lo} to ${hi}, found ${shown(count)}`);
        }
        live.set(value, count as number);
      }
    },
    count(memory, offset) {
      let sum = 0;
      for (let i = 0; i < domain.size; i++) sum += memory[offset + i];
      return sum;
    },
  });
}

/** Pieces piled on places; in JSON the piles by place, each from bottom to top. */
export function stacks(
  pieces: Domain,
  places: Domain,
): Field<Stacks, Readonly<Record<string, readonly (number | string)[]>>> {
  const live = (memory: Int32Array, offset: number, path = ''): Stacks =>
    new Stacks(memory, offset, pieces, places, path);
  return field<Stacks, Readonly<Record<string, readonly (number | string)[]>>>({
    size: pieces.size + places.size,
    holds: pieces,
    bind: live,
    json(memory, offset) {
      const all: Record<string, readonly (number | string)[]> = {};
      const piles = live(memory, offset);
      for (let p = places.lo; p < places.lo + places.size; p++) {
        if (piles.height(p) > 0) all[places.text(p)] = piles.pile(p).map(pieces.json);
      }
      return all;
    },
    load(memory, offset, json, path) {
      memory.fill(0, offset, offset + pieces.size + places.size);
      const piles = live(memory, offset, path);
      for (const [name, pile] of entries(json, path)) {
        const place = key(places, name, path);
        items(pile, pieces.size, `${path}.${name}`).forEach((item, i) => {
          const piece = fromJson(pieces, item, `${path}.${name}[${i}]`);
          if (piles.placeOf(piece) !== NONE) refuse('bad-state', `${path}: ${pieces.name} ${piece} stands there twice`);
          piles.push(place, piece);
        });
      }
    },
    pieces(memory, offset, wanted, visit) {
      if (wanted !== pieces) return;
      for (let k = 0; k < pieces.size; k++) if (memory[offset + k] !== 0) visit(pieces.lo + k);
    },
    count(memory, offset) {
      let sum = 0;
      for (let k = 0; k < pieces.size; k++) if (memory[offset + k] !== 0) sum++;
      return sum;
    },
  });
}

type Covered<T, J, V> = Field<T, J, V | Hidden>;

function cover<T, J, V>(inner: Field<T, J, V>, sight: Sight): Covered<T, J, V> {
  const covered: Covered<T, J, V> = {
    ...inner,
    sight,
    json: (memory, offset, gaze, owner) =>
      gaze.sees(sight, owner) ? inner.json(memory, offset, gaze, owner) : { hidden: inner.count(memory, offset) },
    pieces(memory, offset, domain, visit, gaze, owner) {
      if (gaze.sees(sight, owner)) inner.pieces(memory, offset, domain, visit, gaze, owner);
    },
    spans: (offset, visit, path, owner = -1) =>
      visit(offset, offset + inner.size, covered as unknown as Field, path, owner),
  };
  return covered;
}

/** Seen by the seat it belongs to alone; the others see how many. */
export function secret<T, J, V>(inner: PlainField<T, J, V>): PlainField<T, J, V | Hidden>;
export function secret<T, J, V>(inner: Field<T, J, V>): Field<T, J, V | Hidden>;
export function secret<T, J, V>(inner: Field<T, J, V>): Field<T, J, V | Hidden> {
  return cover(inner, 'owner');
}

/** Seen by nobody, as a face-down deck; everybody sees how many. */
export function facedown<T, J, V>(inner: Field<T, J, V>): Field<T, J, V | Hidden> {
  return cover(inner, 'nobody');
}

/** Follows from the other fields: recomputed on load, left out of hash, JSON, views and equality. */
export function derived<T, J, V>(inner: PlainField<T, J, V>): PlainField<T, never, never>;
export function derived<T, J, V>(inner: Field<T, J, V>): Field<T, never, never>;
export function derived<T, J, V>(inner: Field<T, J, V>): Field<T, never, never> {
  const made = { ...inner, derived: true } as unknown as Field<T, never, never>;
  made.spans = (offset, visit, path, owner = -1) => visit(offset, offset + inner.size, made, path, owner);
  made.pieces = () => undefined;
  return made;
}
