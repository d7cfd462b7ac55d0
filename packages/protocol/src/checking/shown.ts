/** A value from outside, short enough for a message, whatever it is. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return cut(JSON.stringify(value.slice(0, 60)));
  try {
    return cut(JSON.stringify(value) ?? typeof value);
  } catch {
    // Nested so deeply that writing it down overflows the stack, or no JSON at all.
    return Array.isArray(value) ? 'a list that cannot be shown' : 'a value that cannot be shown';
  }
}

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
