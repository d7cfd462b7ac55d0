import { type ReadonlySignal, signal } from '@preact/signals';

export type Input = 'key' | 'pointer' | 'touch';
let last: Input = 'pointer';

addEventListener(
  'keydown',
  () => {
    last = 'key';
  },
  true,
);
addEventListener(
  'pointerdown',
  ({ pointerType }: PointerEvent) => {
    last = pointerType === 'touch' ? 'touch' : 'pointer';
  },
  true,
);

/** What the player used last: the focus follows the question for those who play by keyboard, and for them only. */
export const lastInput = (): Input => last;

const someone = signal(false);
/** Whether somebody has given a sign of life: then the posters move. */
export const awake: ReadonlySignal<boolean> = someone;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];
const wake = (): void => {
  someone.value = true;
  document.documentElement.dataset['awake'] = '';
  for (const sign of SIGNS) removeEventListener(sign, wake, true);
};
for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
