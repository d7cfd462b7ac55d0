import { type ReadonlySignal, signal } from '@preact/signals';

/** Narrow, as a phone is held; or low: a phone on its side, a window at twice the size of letters. */
const narrow = matchMedia('(max-width: 720px), (max-width: 960px) and (orientation: portrait), (max-height: 540px)');
const frame = signal<'desktop' | 'phone'>(narrow.matches ? 'phone' : 'desktop');
narrow.addEventListener('change', () => {
  frame.value = narrow.matches ? 'phone' : 'desktop';
});

/** Which frame the table stands in. */
export const useFrame = (): 'desktop' | 'phone' => (frame as ReadonlySignal<'desktop' | 'phone'>).value;
