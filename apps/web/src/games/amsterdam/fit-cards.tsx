import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './fit-cards.css';

/** From the most telling to the smallest. */
const DENSITIES = ['whole', 'close', 'closer', 'slim', 'name'] as const;

/**
 * A box of cards that never scrolls: they are drawn whole as long as there is room, else closer, else without picture and cost,
 * else by name alone. `of` says which cards they are: the room is looked at anew when it or the box changes.
 */
export function FitCards({ of, children }: { readonly of: string; readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild as HTMLElement | null | undefined;
    if (!outer || !inner) return;
    const fit = (): void => {
      for (const density of DENSITIES) {
        outer.dataset['density'] = density;
        if (inner.offsetHeight <= outer.clientHeight) return;
      }
    };
    fit();
    // Names are wider in another font: what they make of the height is watched too.
    const watch = new ResizeObserver(fit);
    watch.observe(outer);
    watch.observe(inner);
    return () => watch.disconnect();
  }, [of]);
  return (
    <div class="ams-fit" ref={box}>
      <div>{children}</div>
    </div>
  );
}
