import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { nextTask } from '../../../table/next-task.ts';
import './fit-cards.css';

/** From the most telling to the smallest. */
const DENSITIES = ['whole', 'close', 'closer', 'slim', 'name'] as const;

/** The first density at which these cards had room in a box; they were then so high. */
interface Fit {
  readonly cards: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly high: number;
}

/** Those found last, the newest first: to try a density is to lay out all cards anew. */
let found: readonly Fit[] = [];
const MOST_FOUND = 6;

const among = (some: readonly string[], all: readonly string[]): boolean => some.every((card) => all.includes(card));

/** What had no room does not gain any by more cards in no larger a box. */
const firstToTry = (cards: readonly string[], width: number, height: number): number =>
  found.find((fit) => among(fit.cards, cards) && width <= fit.width && height <= fit.height)?.density ?? 0;

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
    const cards = of.split(',');
    const show = (density: number): void => {
      const name = DENSITIES[density];
      if (outer.dataset['density'] !== name) outer.dataset['density'] = name;
    };
    let last: Fit | undefined;
    const fit = (): void => {
      const { clientWidth: width, clientHeight: height } = outer;
      // Names are wider in another font, for one: cards of another height are other cards.
      if (last && last.high !== inner.offsetHeight) found = [];
      else if (last && last.width === width && last.height === height) return;
      let density = firstToTry(cards, width, height);
      for (show(density); inner.offsetHeight > height && density < DENSITIES.length - 1; show(density)) density++;
      last = { cards, width, height, density, high: inner.offsetHeight };
      found = [last, ...found].slice(0, MOST_FOUND);
    };
    show(found.find((known) => among(known.cards, cards))?.density ?? 0);
    // To measure is a task of its own, after that which draws; at the latest it is done with the layout of the next picture.
    const watch = new ResizeObserver(fit);
    watch.observe(outer);
    watch.observe(inner);
    let gone = false;
    void nextTask().then(() => {
      if (!gone) fit();
    });
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [of]);
  return (
    <div class="ams-fit" ref={box}>
      <div>{children}</div>
    </div>
  );
}
