import { LONGEST_NAME, shown } from '@mokum/kernel';

/** A small validator for JSON that names the field: no dependency, no exception. */
export type Check = (value: unknown, path: string, errors: string[]) => void;

export const whole =
  (min: number, max: number): Check =>
  (value, path, errors) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
      errors.push(`${path}: expected a whole number from ${min} to ${max}, got ${shown(value)}`);
  };

export const text: Check = (value, path, errors) => {
  if (typeof value !== 'string' || value === '' || value.length > LONGEST_NAME)
    errors.push(`${path}: expected a text of at most ${LONGEST_NAME} letters, got ${shown(value)}`);
};

export const oneOf =
  (words: readonly (string | number)[]): Check =>
  (value, path, errors) => {
    if (!words.some((word) => word === value))
      errors.push(`${path}: expected one of ${words.join(', ')}, got ${shown(value)}`);
  };

export const list =
  (of: Check, min: number, max = min): Check =>
  (value, path, errors) => {
    if (!Array.isArray(value)) {
      errors.push(`${path}: expected a list, got ${shown(value)}`);
      return;
    }
    if (value.length < min || value.length > max) {
      // What stands in a list of another length is not looked at: it may be very long.
      errors.push(`${path}: expected ${min === max ? min : `${min} to ${max}`} entries, got ${value.length}`);
      return;
    }
    for (const [i, entry] of value.entries()) of(entry, `${path}.${i}`, errors);
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name ending in `?` may be left out; a name that is not listed is an error. */
export const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path, errors) => {
    if (!isRecord(value)) {
      errors.push(`${path}: expected an object, got ${shown(value)}`);
      return;
    }
    for (const [name, check] of Object.entries(fields)) {
      const optional = name.endsWith('?');
      const key = optional ? name.slice(0, -1) : name;
      if (Object.hasOwn(value, key)) check(value[key], path === '' ? key : `${path}.${key}`, errors);
      else if (!optional) errors.push(`${path === '' ? key : `${path}.${key}`}: is missing`);
    }
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key) && !Object.hasOwn(fields, `${key}?`))
        errors.push(`${path === '' ? key : `${path}.${key}`}: is not a field of an edition`);
  };

/** An object whose `is` chooses the shape of the rest. */
export const variant =
  (shapes: Readonly<Record<string, Readonly<Record<string, Check>>>>): Check =>
  (value, path, errors) => {
    const is = isRecord(value) ? value['is'] : undefined;
    const shape = typeof is === 'string' && Object.hasOwn(shapes, is) ? shapes[is] : undefined;
    if (shape === undefined)
      errors.push(`${path}.is: expected one of ${Object.keys(shapes).join(', ')}, got ${shown(is)}`);
    else record({ is: oneOf([is as string]), ...shape })(value, path, errors);
  };
