import { type ReadonlySignal, signal } from '@preact/signals';

const narrow = matchMedia('(max-width: 720px), (max-width: 960px) and (orientation: portrait)');
const frame = signal<'desktop' | 'phone'>(narrow.matches ? 'phone' : 'desktop');
narrow.addEventListener('change', () => {
  frame.value = narrow.matches ? 'phone' : 'desktop';
});

/** Which frame the table stands in. */
export const useFrame = (): 'desktop' | 'phone' => (frame as ReadonlySignal<'desktop' | 'phone'>).value;
