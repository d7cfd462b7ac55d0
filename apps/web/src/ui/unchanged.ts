import type { FunctionComponent, VNode } from 'preact';
import { useRef } from 'preact/hooks';

const same = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => sameValue(a[key], b[key]));
};
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
/** Frames and the like are made anew each time: they are compared by what they hold. */
const sameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (isPlain(a) && isPlain(b) && Object.keys(a).length <= 4 && Object.keys(a).every((key) => Object.is(a[key], b[key])));

/** A drawing that is kept as it is while nothing it is drawn from has changed. */
export function unchanged<P extends object>(draw: (props: P) => VNode | null): FunctionComponent<P> {
  return function Drawing(props: P) {
    const last = useRef<{ props: P; drawn: VNode | null } | undefined>(undefined);
    if (
      !last.current ||
      !same(last.current.props as Readonly<Record<string, unknown>>, props as Readonly<Record<string, unknown>>)
    )
      last.current = { props, drawn: draw(props) };
    return last.current.drawn;
  };
}
