import { byGroup, onlyStop, type Thing } from '../../../ui/tab-stops.ts';

const GROUP = '[role="group"], .nw-part';
const things = (group: Element): Thing[] =>
  [...group.querySelectorAll<Thing>('[data-press]')].filter((thing) => thing.closest(GROUP) === group);

/** Every group of things is one stop of the Tab key: what can be done in it, or else its first thing. */
export function setStops(box: Element): void {
  for (const all of byGroup(box, '[data-press]', GROUP).values()) {
    const entry =
      all.find((thing) => thing === document.activeElement) ??
      all.find((thing) => thing.matches('.nw-legal, .nw-chosen, .nw-chip-legal')) ??
      all[0];
    onlyStop(all, entry);
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrow keys, Home and End walk along the things of a group. */
export function walkTo(event: KeyboardEvent): void {
  const at = (event.target as Element).closest<Thing>('[data-press]');
  const group = at?.closest(GROUP);
  if (!at || !group || event.ctrlKey || event.altKey || event.metaKey) return;
  const all = things(group);
  const step = STEPS[event.key];
  const to =
    step !== undefined
      ? all[(all.indexOf(at) + step + all.length) % all.length]
      : event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : undefined;
  if (!to) return;
  event.preventDefault();
  event.stopPropagation();
  onlyStop(all, to);
  to.focus();
}
