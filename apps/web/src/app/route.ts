import { type ReadonlySignal, signal } from '@preact/signals';

/** Where the address leads: everything stands in its fragment, so that the page works from any folder. */
export type Route =
  | { readonly to: 'home' }
  | { readonly to: 'table'; readonly id: string }
  | { readonly to: 'replay'; readonly id: string }
  /** TOM at the table */
  | { readonly to: 'tom' }
  /** the whole game stands in the address */
  | { readonly to: 'shared'; readonly fragment: string };

export function readRoute(fragment: string): Route {
  if (/^#?(g|game)=/.test(fragment)) return { to: 'shared', fragment: fragment.replace(/^#?g=/, '#game=') };
  const [, to, id] = /^#\/(table|replay)\/([\w-]+)$/.exec(fragment) ?? [];
  if (id !== undefined && (to === 'table' || to === 'replay')) return { to, id };
  return fragment === '#/tom' ? { to: 'tom' } : { to: 'home' };
}

const here = signal<Route>(readRoute(location.hash));
addEventListener('hashchange', () => {
  here.value = readRoute(location.hash);
  scrollTo(0, 0);
});
export const route: ReadonlySignal<Route> = here;

export function go(fragment: string): void {
  location.hash = fragment;
}
