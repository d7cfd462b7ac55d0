import { byGroup, onlyStop, type Thing } from '../../../ui/tab-stops.ts';

const GROUP = '[data-group]';
const things = (group: Element): Thing[] =>
  [...group.querySelectorAll<Thing>('[data-spot]')].filter((thing) => thing.closest(GROUP) === group);
const CAN = '.ams-spot-legal, .ams-spot-chosen, .ams-press-legal, .ams-press-chosen';

/** Every part of the table is one stop of the Tab key: what can be done in it, or else its first thing. */
export function setStops(box: Element): void {
  for (const all of byGroup(box, '[data-spot]', GROUP).values()) {
    const entry =
      all.find((thing) => thing === document.activeElement) ??
      all.find((thing) => thing.matches('.ams-spot-chosen')) ??
      all.find((thing) => thing.matches('.ams-press-legal')) ??
      all.find((thing) => thing.matches(CAN)) ??
      all[0];
    onlyStop(all, entry);
  }
}

/** The map is laid part by part after the table stands: what comes later gets its stop when it comes. */
export function watchStops(box: Element): () => void {
  const brings = (node: Node): boolean =>
    node instanceof Element && (node.matches('[data-spot]') || node.querySelector('[data-spot]') !== null);
  const watch = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(brings))) setStops(box);
  });
  watch.observe(box, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Wherever the focus goes inside a group, Tab comes back to. */
export function keepStop(event: FocusEvent): void {
  const thing = (event.target as Element).closest<Thing>('[data-spot]');
  const group = thing?.closest(GROUP);
  if (thing && group) onlyStop(things(group), thing);
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const middle = (element: Element): { readonly x: number; readonly y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The nearest thing that way. */
function nearest(from: Thing, all: readonly Thing[], [dx, dy]: readonly [number, number]): Thing | undefined {
  const here = middle(from);
  let best: Thing | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of all) {
    if (other === from) continue;
    const there = middle(other);
    const on = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const off = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (on > 2 && on + 2.5 * off < least) {
      least = on + 2.5 * off;
      best = other;
    }
  }
  return best;
}

/** On the map the arrow keys go to the nearest thing that way, in a row of cards or dice to the next one. */
function beside(at: Thing, group: Element, key: string): Thing | undefined {
  const map = at instanceof SVGElement ? at.ownerSVGElement : undefined;
  const step = arrows[key];
  if (map && step) return nearest(at, [...map.querySelectorAll<Thing>('[data-spot]')], step);
  const all = things(group);
  if (step) return nearest(at, all, step) ?? all[(all.indexOf(at) + step[0] + step[1] + all.length) % all.length];
  return key === 'Home' ? all[0] : key === 'End' ? all.at(-1) : undefined;
}

/** Page Down and Page Up go through everything that can be done, wherever it lies. */
function possible(at: Element, box: Element, key: string): Thing | undefined {
  if (key !== 'PageDown' && key !== 'PageUp') return undefined;
  const all = [...box.querySelectorAll<Thing>('[data-spot]')].filter((thing) => thing.matches(CAN));
  if (all.length === 0) return undefined;
  const before = all.filter((thing) => thing.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING).length;
  const to = key === 'PageDown' ? before + (all.includes(at as Thing) ? 1 : 0) : before - 1;
  return all[(to + all.length) % all.length];
}

export function walkTo(event: KeyboardEvent, box: Element): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const at = (event.target as Element).closest<Thing>('[data-spot]');
  const group = at?.closest(GROUP);
  const to = (at && group && beside(at, group, event.key)) ?? possible(event.target as Element, box, event.key);
  if (!to) return;
  event.preventDefault();
  event.stopPropagation();
  to.focus();
}
