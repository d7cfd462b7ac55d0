import { type Json, NONE } from './domain.ts';
import { refuse, shown } from './errors.ts';
import type { Field, Gaze, PlainField } from './field.ts';

// biome-ignore lint/suspicious/noExplicitAny: a field of whatever type
export type AnyField = Field<any, any, any>;
export type Fields = Readonly<Record<string, AnyField>>;

// biome-ignore lint/suspicious/noExplicitAny: as above
type PlainKeys<F> = { [K in keyof F]: F[K] extends PlainField<any, any, any> ? K : never }[keyof F];

/** The live record: numbers and booleans to read and write, larger fields as live values. */
export type Facade<F extends Fields> = {
  [K in PlainKeys<F>]: F[K] extends Field<infer T, infer _J, infer _V> ? T : never;
} & { readonly [K in Exclude<keyof F, PlainKeys<F>>]: F[K] extends Field<infer T, infer _J, infer _V> ? T : never } & {
  /** which of its kind this record is: a player's seat */
  readonly index: number;
};

type Stored<F> = {
  [K in keyof F]: F[K] extends Field<infer _T, infer J, infer _V> ? ([J] extends [never] ? never : K) : never;
}[keyof F];
export type JsonOf<F extends Fields> = {
  readonly [K in Stored<F>]: F[K] extends Field<infer _T, infer J, infer _V> ? J : never;
};
export type ViewOf<F extends Fields> = {
  readonly [K in Stored<F>]: F[K] extends Field<infer _T, infer _J, infer V> ? V : never;
};

export interface RecordType<F extends Fields, M = unknown> {
  readonly fields: F;
  readonly size: number;
  /** where each field begins, in order of declaration */
  readonly offsets: ReadonlyMap<string, number>;
  create(memory: Int32Array, offset: number, index: number, path: string): Facade<F> & M;
  reset(memory: Int32Array, offset: number): void;
  json(memory: Int32Array, offset: number, gaze: Gaze, owner: number): Json;
  load(memory: Int32Array, offset: number, json: unknown, path: string, gaze: Gaze): void;
  pieces: AnyField['pieces'];
  spans: AnyField['spans'];
}

/** Where a record stands. */
export class Place {
  readonly $m: Int32Array;
  readonly $o: number;
  /** for messages, with the point that comes before a field */
  readonly $p: string;
  readonly index: number;

  constructor(memory: Int32Array, offset: number, index: number, path: string) {
    this.$m = memory;
    this.$o = offset;
    this.$p = path === '' ? '' : `${path}.`;
    this.index = index;
  }
}

function accessor(name: string, field: AnyField, k: number): PropertyDescriptor {
  if (field.plain === 'bool') {
    return {
      get(this: Place) {
        return this.$m[this.$o + k] === 1;
      },
      set(this: Place, value: boolean) {
        this.$m[this.$o + k] = value ? 1 : 0;
      },
    };
  }
  const { lo, hi } = field;
  const orNone = field.plain === 'maybe' ? NONE : lo;
  return {
    get(this: Place) {
      return this.$m[this.$o + k];
    },
    set(this: Place, value: number) {
      if (((value | 0) !== value || value < lo || value > hi) && value !== orNone) {
        refuse('capacity', `${this.$p}${name}: ${value} is not from ${lo} to ${hi}`);
      }
      this.$m[this.$o + k] = value;
    },
  };
}

/**
 * Declares a record once. Copy, equality, hash, JSON, views and barriers follow from the declaration, so a field can
 * never be forgotten in one of them. `verbs` are what such a record can do (`me.gain(1)`). A class of its own for
 * `Base` gives it what is no field: that is not copied, not compared and not saved.
 */
export function record<F extends Fields, M extends object = object>(
  fields: F,
  verbs?: M & ThisType<Facade<F> & M>,
  Base: typeof Place = Place,
): RecordType<F, M> {
  const offsets = new Map<string, number>();
  const parts: { readonly name: string; readonly field: AnyField; readonly at: number }[] = [];
  let size = 0;
  for (const [name, field] of Object.entries(fields)) {
    if (name === 'then' || name === 'index' || name.startsWith('$')) refuse('bad-config', `${name} cannot be a field`);
    offsets.set(name, size);
    parts.push({ name, field, at: size });
    size += field.size;
  }
  const large = parts.filter(({ field }) => field.plain === 'no');

  class Live extends Base {
    constructor(memory: Int32Array, offset: number, index: number, path: string) {
      super(memory, offset, index, path);
      for (const { name, field, at } of large) {
        // Assigned by a computed name, more than about twelve of them would make V8 keep the record as a dictionary, in
        // which every access is a search by hash. Defined, they stay at fixed places.
        Object.defineProperty(this, name, {
          value: field.bind(memory, offset + at, `${this.$p}${name}`),
          enumerable: true,
        });
      }
    }
  }
  for (const { name, field, at } of parts) {
    if (field.plain !== 'no') Object.defineProperty(Live.prototype, name, accessor(name, field, at));
  }
  if (verbs) Object.defineProperties(Live.prototype, Object.getOwnPropertyDescriptors(verbs));

  return {
    fields,
    size,
    offsets,
    create: (memory, offset, index, path) => new Live(memory, offset, index, path) as unknown as Facade<F> & M,
    reset(memory, offset) {
      for (const { field, at } of parts) field.reset(memory, offset + at);
    },
    json(memory, offset, gaze, owner) {
      const all: Record<string, Json> = {};
      for (const { name, field, at } of parts) {
        if (!field.derived) all[name] = field.json(memory, offset + at, gaze, owner) as Json;
      }
      return all;
    },
    load(memory, offset, json, path, gaze) {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) {
        refuse('bad-state', `${path === '' ? 'state' : path}: expected an object, found ${shown(json)}`);
      }
      for (const [name, value] of Object.entries(json)) {
        const part = parts.find((p) => p.name === name && !p.field.derived);
        const here = path === '' ? name : `${path}.${name}`;
        if (!part) refuse('bad-state', `${here}: there is no such field`);
        part.field.load(memory, offset + part.at, value, here, gaze);
      }
    },
    pieces(memory, offset, domain, visit, gaze, owner) {
      for (const { field, at } of parts) field.pieces(memory, offset + at, domain, visit, gaze, owner);
    },
    spans(offset, visit, path, owner = -1) {
      for (const { name, field, at } of parts)
        field.spans(offset + at, visit, path === '' ? name : `${path}.${name}`, owner);
    },
  };
}

type Many<F extends Fields, M> = Field<readonly (Facade<F> & M)[], readonly JsonOf<F>[], readonly ViewOf<F>[]>;

function repeated<F extends Fields, M>(
  capacity: number,
  type: RecordType<F, M>,
  whose: 'seats' | 'nobody',
): Many<F, M> {
  const used = (gaze: Gaze): number => (whose === 'seats' ? gaze.seats : capacity);
  return {
    plain: 'no',
    size: capacity * type.size,
    sight: 'all',
    derived: false,
    lo: 0,
    hi: 0,
    bind: (memory, offset, path) =>
      Array.from({ length: capacity }, (_, i) => type.create(memory, offset + i * type.size, i, `${path}[${i}]`)),
    reset(memory, offset) {
      for (let i = 0; i < capacity; i++) type.reset(memory, offset + i * type.size);
    },
    json: (memory, offset, gaze, owner) =>
      Array.from({ length: used(gaze) }, (_, i) =>
        type.json(memory, offset + i * type.size, gaze, whose === 'seats' ? i : owner),
      ) as unknown as JsonOf<F>[],
    load(memory, offset, json, path, gaze) {
      if (!Array.isArray(json)) refuse('bad-state', `${path}: expected a list, found ${shown(json)}`);
      if (json.length > used(gaze)) refuse('bad-state', `${path}: has ${used(gaze)} entries, found ${json.length}`);
      json.forEach((item, i) => type.load(memory, offset + i * type.size, item, `${path}[${i}]`, gaze));
    },
    pieces(memory, offset, domain, visit, gaze, owner) {
      for (let i = 0; i < used(gaze); i++) {
        type.pieces(memory, offset + i * type.size, domain, visit, gaze, whose === 'seats' ? i : owner);
      }
    },
    spans(offset, visit, path, owner = -1) {
      for (let i = 0; i < capacity; i++)
        type.spans(offset + i * type.size, visit, `${path}[${i}]`, whose === 'seats' ? i : owner);
    },
    count: () => capacity,
  };
}

/** A fixed number of records of one kind. */
export function many<F extends Fields, M>(capacity: number, type: RecordType<F, M>): Many<F, M> {
  return repeated(capacity, type, 'nobody');
}

/** A record for each seat; what is secret in it is seen by that seat. */
export function perSeat<F extends Fields, M>(most: number, type: RecordType<F, M>): Many<F, M> {
  return repeated(most, type, 'seats');
}
