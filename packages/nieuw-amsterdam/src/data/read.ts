import { LONGEST_NAME, MOST_NAMES } from '@mokum/kernel';

// Small readers of untrusted JSON: each rebuilds the value in the declared order and notes every problem with the path of its field.

export type Read<T> = (value: unknown, path: string, problems: string[]) => T;

export function integer(least: number, most: number): Read<number> {
  const expected = least === most ? `${least}` : `an integer ${least}-${most}`;
  return (value, path, problems) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most)
      return value === 0 ? 0 : value;
    problems.push(`${path}: expected ${expected}, found ${shown(value)}`);
    return least;
  };
}

export function oneOf<const T extends string | number>(...allowed: readonly T[]): Read<T> {
  return (value, path, problems) => {
    for (const one of allowed) if (value === one) return one;
    problems.push(`${path}: expected ${allowed.map((one) => JSON.stringify(one)).join(' or ')}, found ${shown(value)}`);
    return allowed[0];
  };
}

export function text(longest: number): Read<string> {
  return (value, path, problems) => {
    if (typeof value === 'string' && value.trim() !== '' && value.length <= longest) return value;
    problems.push(`${path}: expected a text of 1-${longest} characters, found ${shown(value)}`);
    return '';
  };
}

export function list<T>(count: number, entry: Read<T>): Read<readonly T[]> {
  return (value, path, problems) => {
    if (!Array.isArray(value)) {
      problems.push(`${path}: expected a list of ${count}, found ${shown(value)}`);
      return [];
    }
    if (value.length !== count) {
      problems.push(`${path}: expected ${count} entries, found ${value.length}`);
      return [];
    }
    return value.map((one, i) => entry(one, `${path}[${i}]`, problems));
  };
}

export function fields<T extends object>(readers: { readonly [K in keyof T]-?: Read<T[K]> }): Read<T> {
  return (value, path, problems) => {
    const at = (name: string) => (path === '' ? name : `${path}.${name}`);
    const result: Partial<T> = {};
    if (!isPlain(value)) {
      problems.push(`${path === '' ? 'edition' : path}: expected an object, found ${shown(value)}`);
      return result as T;
    }
    for (const name of Object.keys(value))
      if (!Object.hasOwn(readers, name)) problems.push(`${at(name)}: unknown field`);
    for (const name of Object.keys(readers) as (keyof T & string)[]) {
      if (Object.hasOwn(value, name)) result[name] = readers[name](value[name], at(name), problems);
      else problems.push(`${at(name)}: missing`);
    }
    return result as T;
  };
}

/** An object with names of its own choosing, in alphabetical order. */
export function named<T>(entry: Read<T>): Read<Readonly<Record<string, T>>> {
  return (value, path, problems) => {
    if (!isPlain(value)) {
      problems.push(`${path}: expected an object, found ${shown(value)}`);
      return {};
    }
    const names = Object.keys(value);
    if (names.length > MOST_NAMES) {
      problems.push(`${path}: expected at most ${MOST_NAMES} entries, found ${names.length}`);
      return {};
    }
    const long = names.find((name) => name.length > LONGEST_NAME);
    if (long !== undefined) {
      problems.push(`${path}: expected names of at most ${LONGEST_NAME} characters, found ${shown(long)}`);
      return {};
    }
    return Object.fromEntries(
      names.sort().map((name) => [name, entry(value[name], `${path}[${JSON.stringify(name)}]`, problems)]),
    );
  };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const whole = JSON.stringify(value) ?? String(value);
  return whole.length > 40 ? `${whole.slice(0, 37)}...` : whole;
}
