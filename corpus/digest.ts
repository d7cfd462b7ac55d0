import { createHash } from 'node:crypto';

/** JSON that is the same for equal values: every object's keys in order, no spaces, what is undefined left out. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => canonical(part ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = value as Readonly<Record<string, unknown>>;
  const parts = Object.keys(fields)
    .filter((key) => fields[key] !== undefined)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`);
  return `{${parts.join(',')}}`;
}

export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/** The first 16 hexadecimal digits of SHA-256 of the canonical JSON. */
export const digestOf = (value: unknown): string => sha256(canonical(value)).slice(0, 16);
