import type { Json } from './domain.ts';
import { refuse, shown } from './errors.ts';
import type { Fields, RecordType } from './record.ts';
import { everything } from './state.ts';

type Part = Readonly<Record<string, Json>>;

/** Some fields of a state as JSON, by name. */
export function jsonAt(type: RecordType<Fields>, memory: Int32Array, seats: number, names: readonly string[]): Part {
  const part: Record<string, Json> = {};
  for (const name of names) {
    const field = type.fields[name];
    if (field && !field.derived)
      part[name] = field.json(memory, type.offsets.get(name) as number, everything(seats), -1) as Json;
  }
  return part;
}

/** Refuses a field that says otherwise than the options it follows from. */
export function checkAgreed(agreed: Part, given: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(agreed))
    if (Object.hasOwn(given, name) && given[name] !== value)
      refuse('bad-state', `${name}: the options say ${shown(value)}, found ${shown(given[name])}`);
}

/**
 * Refuses a state of which a given part did not stay as it was given. `said` and `now` are written by the same fields,
 * so that they differ in nothing but what was changed; what `given` leaves out may be anything.
 */
export function checkHonoured(said: Json, now: Json, given: unknown, path = ''): void {
  if (isObject(given) && isObject(said) && isObject(now)) {
    for (const key of Object.keys(given))
      checkHonoured(said[key] ?? null, now[key] ?? null, given[key], path === '' ? key : `${path}.${key}`);
    return;
  }
  if (Array.isArray(given) && given.some(isObject) && Array.isArray(said) && Array.isArray(now)) {
    given.forEach((part, i) => checkHonoured(said[i] ?? null, now[i] ?? null, part, `${path}[${i}]`));
    return;
  }
  if (JSON.stringify(said) !== JSON.stringify(now))
    refuse('bad-state', `${path}: ${shown(said)} contradicts the rest of the state, which makes it ${shown(now)}`);
}

const isObject = (json: unknown): json is Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
