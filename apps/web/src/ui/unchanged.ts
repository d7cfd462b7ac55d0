import type { FunctionComponent, VNode } from 'preact';
import { useRef } from 'preact/hooks';

type Plain = Readonly<Record<string, unknown>>;

/** Data, that is: not a drawing, which points back at the page it lies on. */
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && value.constructor === Object;

/** What is drawn from data that was made anew, but holds the same, looks the same. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((value, i) => sameValue(value, b[i]));
  if (!isPlain(a) || !isPlain(b)) return false;
  let keys = 0;
  for (const key in b) if (b[key] !== undefined) keys++;
  for (const key in a) {
    if (a[key] === undefined) continue;
    keys--;
    if (!sameValue(a[key], b[key])) return false;
  }
  return keys === 0;
}

/** A drawing that is kept as it is while nothing it is drawn from has changed. */
export function unchanged<P extends object>(draw: (props: P) => VNode | null): FunctionComponent<P> {
  return function Drawing(props: P) {
    const last = useRef<{ props: P; drawn: VNode | null } | undefined>(undefined);
    if (!last.current || !sameValue(last.current.props, props)) last.current = { props, drawn: draw(props) };
    return last.current.drawn;
  };
}
