export type Thing = HTMLElement | SVGElement;

/** Asking for `tabIndex` makes the browser work out styles first, and setting what is so already does it again. */
export const setStop = (thing: Element, to: '0' | '-1'): void => {
  if (thing.getAttribute('tabindex') !== to) thing.setAttribute('tabindex', to);
};

/** One stop of the Tab key among these. */
export function onlyStop(all: readonly Element[], entry: Element | undefined): void {
  for (const thing of all) setStop(thing, thing === entry ? '0' : '-1');
}

/** The things inside a box, by the nearest group around each, in the order of the page. */
export function byGroup(box: Element, thing: string, group: string): ReadonlyMap<Element, readonly Thing[]> {
  const groups = new Map<Element, Thing[]>();
  for (const one of box.querySelectorAll<Thing>(thing)) {
    const around = one.closest(group);
    if (!around) continue;
    const known = groups.get(around);
    if (known) known.push(one);
    else groups.set(around, [one]);
  }
  return groups;
}
