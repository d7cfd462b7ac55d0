/** What valibot adds to a schema beside what it accepts, and the words of messages. */
const IGNORED: ReadonlySet<string> = new Set([
  '~standard',
  '~run',
  '~types',
  'reference',
  'async',
  'expects',
  'message',
]);

/**
 * A schema as text: everything that decides what it accepts, and nothing else. Fields are in the order of their names, so
 * that to sort them differently is no change.
 */
export function schemaText(schema: unknown): string {
  if (Array.isArray(schema)) return `[${schema.map(schemaText).join(',')}]`;
  if (typeof schema === 'function') return schema.name;
  if (typeof schema !== 'object' || schema === null) return JSON.stringify(schema) ?? 'undefined';
  const named = Object.entries(schema)
    .filter(([key, value]) => !IGNORED.has(key) && value !== undefined)
    // A schema with a pipe has itself as the first part of it.
    .filter(([key]) => !('pipe' in schema) || key === 'pipe')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${named.map(([key, value]) => `${key}:${schemaText(value)}`).join(',')}}`;
}
