import type { About } from './about.ts';
import { type Agenda, MAIN } from './agenda.ts';
import type { Domain, Json } from './domain.ts';
import { refuse } from './errors.ts';
import type { Gaze, Sight } from './field.ts';
import { Options } from './options.ts';
import { type AnyField, type Facade, type Fields, Place, type RecordType, type ViewOf } from './record.ts';
import type { Happening, Task } from './task.ts';

/** Something that happened, as the trace of an application keeps it. */
export interface Told {
  readonly happening: string;
  readonly seat: number;
  readonly values: readonly number[];
  readonly cause: number;
}

/** Whose a task is that comes next (−1 for nobody's), and its integers by name, if it carries any. */
type Saying<A> = [keyof A] extends [never] ? [seat?: number] : [seat: number, values: About<A>];

/** What every game's state has, and what rules can say through it. */
export interface Kernel {
  readonly seats: number;
  readonly agenda: Agenda;
  /** whose task is running, or −1 */
  seat: number;
  /** what the running task happens because of; everything gained or paid is booked under it */
  cause: number;
  /** says what comes next; several calls are carried out in reading order, before what was planned already */
  // biome-ignore lint/suspicious/noExplicitAny: tasks of this very game
  next<A>(task: Task<any, any, A>, ...whoseAndWhat: Saying<A>): void;
  /** tells what happened: for the log, for movement, and for those who listen */
  // biome-ignore lint/suspicious/noExplicitAny: happenings of this very game
  tell(happening: Happening<any, any>, seat: number, a?: number, b?: number, c?: number): void;
}

export interface Working {
  readonly $m: Int32Array;
  readonly $options: Options;
  /** whether $options holds the options of the question that stands now */
  $listed: boolean;
  $lane: number;
  /** how many times a `together` was shown */
  $reveals: number;
  $trace: Told[] | undefined;
}

/**
 * What a state carries beside its record: the running task, and buffers that are used again. They are class fields and
 * come first, so that V8 keeps the values that every step reads and writes inside the object itself.
 */
export class BesideTheRecord extends Place implements Omit<Kernel & Working, 'seats' | 'agenda' | 'next' | 'tell'> {
  seat = -1;
  cause = 0;
  $lane = MAIN;
  $listed = false;
  $reveals = 0;
  readonly $options = new Options();
  $trace: Told[] | undefined = undefined;
}

export type State<F extends Fields> = Facade<F> & Kernel & Working;

/** An audience of a game: a seat, somebody who looks on, or everybody once it is over. */
export type Audience = number | 'spectator' | 'everybody';

export interface Question {
  readonly task: string;
  /** the integers the question carries, by name */
  readonly about: Readonly<Record<string, number | string>>;
  /** the tasks one can answer with: itself, or a menu's entries */
  readonly answers: readonly string[];
}

/** All that an audience may know of a state, as JSON. Hidden values have a type of their own. */
export type View<F extends Fields> = ViewOf<F> & {
  readonly seats: number;
  readonly waitingFor: readonly number[] | 'chance';
  /** what this seat is asked */
  readonly question?: Question;
  /** by domain, the pieces this audience sees nowhere: what decks and other hands hold between them */
  readonly unseen: Readonly<Record<string, readonly (number | string)[]>>;
};

export const everything = (seats: number): Gaze => ({ seats, sees: () => true });

export function gazeOf(audience: Audience, seats: number): Gaze {
  if (audience === 'everybody') return everything(seats);
  return { seats, sees: (sight: Sight, owner: number) => sight === 'all' || (sight === 'owner' && owner === audience) };
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Stretches of memory that satisfy a test, merged where they touch. */
export function spansOf(type: RecordType<Fields>, wanted: (field: AnyField, path: string) => boolean): Span[] {
  const spans: Span[] = [];
  type.spans(
    0,
    (from, to, field, path) => {
      if (!wanted(field, path)) return;
      const last = spans.at(-1);
      if (last && last.to === from) spans[spans.length - 1] = { from: last.from, to };
      else spans.push({ from, to });
    },
    '',
  );
  return spans;
}

export function sameIn(spans: readonly Span[], a: Int32Array, b: Int32Array): boolean {
  for (const { from, to } of spans) for (let i = from; i < to; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** 64 bits as 16 hexadecimal digits: two murmur-like lanes over the words. */
export function hashOf(words: Iterable<number>): string {
  let h1 = 0x9e3779b9;
  let h2 = 0x85ebca6b;
  for (const word of words) {
    h1 = Math.imul(h1 ^ word, 0xcc9e2d51);
    h1 = ((h1 << 15) | (h1 >>> 17)) ^ h2;
    h2 = Math.imul(h2 ^ (word + 0x27d4eb2f), 0x1b873593);
    h2 = (((h2 << 13) | (h2 >>> 19)) + h1) | 0;
  }
  const end = (h: number): string => {
    let x = h ^ (h >>> 16);
    x = Math.imul(x, 0x85ebca6b);
    x ^= x >>> 13;
    x = Math.imul(x, 0xc2b2ae35);
    return ((x ^ (x >>> 16)) >>> 0).toString(16).padStart(8, '0');
  };
  return end(h1) + end(h2 ^ h1);
}

export function* wordsIn(spans: readonly Span[], memory: Int32Array): Generator<number> {
  for (const { from, to } of spans) for (let i = from; i < to; i++) yield memory[i];
}

/** A hash of JSON text: of what a seat sees, or of a game's data. */
export function hashText(text: string): string {
  return hashOf(Array.from(text, (char) => char.codePointAt(0) as number));
}

/** Every piece of a domain must lie in exactly one place. */
export function checkPieces(type: RecordType<Fields>, memory: Int32Array, seats: number, domain: Domain): void {
  const seen = new Int32Array(domain.size);
  const count = (value: number): void => {
    seen[value - domain.lo] = seen[value - domain.lo] + 1;
  };
  type.pieces(memory, 0, domain, count, everything(seats), -1);
  const wrong = seen.findIndex((n) => n !== 1);
  if (wrong >= 0) {
    refuse(
      'bad-state',
      `${domain.name} ${domain.text(domain.lo + wrong)} lies in ${seen[wrong]} places instead of one`,
    );
  }
}

/** Whether any audience sees a piece that it saw nowhere before. */
export function showsPiece(
  type: RecordType<Fields>,
  before: Int32Array,
  after: Int32Array,
  domains: readonly Domain[],
): boolean {
  const seats = before[type.offsets.get('seats') as number];
  const audiences: Audience[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
  return audiences.some((audience) => {
    const gaze = gazeOf(audience, seats);
    return domains.some((domain) => {
      const seen = new Set<number>();
      type.pieces(before, 0, domain, (value) => seen.add(value), gaze, -1);
      let shown = false;
      const look = (value: number): void => {
        shown ||= !seen.has(value);
      };
      type.pieces(after, 0, domain, look, gaze, -1);
      return shown;
    });
  });
}

/** By domain, the pieces that an audience sees nowhere. */
export function unseenPieces(
  type: RecordType<Fields>,
  memory: Int32Array,
  gaze: Gaze,
  domains: readonly Domain[],
): Record<string, Json> {
  const all: Record<string, Json> = {};
  for (const domain of domains) {
    const seen = new Set<number>();
    type.pieces(memory, 0, domain, (value) => seen.add(value), gaze, -1);
    all[domain.name] = Array.from({ length: domain.size }, (_, i) => domain.lo + i)
      .filter((value) => !seen.has(value))
      .map(domain.json);
  }
  return all;
}
