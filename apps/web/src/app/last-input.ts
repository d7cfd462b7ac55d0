let last: 'key' | 'pointer' = 'pointer';

addEventListener(
  'keydown',
  () => {
    last = 'key';
  },
  true,
);
addEventListener(
  'pointerdown',
  () => {
    last = 'pointer';
  },
  true,
);

/** What the player used last: the focus follows the question for those who play by keyboard, and for them only. */
export const lastInput = (): 'key' | 'pointer' => last;

// The posters come alive with the first sign of life.
const wake = (): void => {
  document.documentElement.dataset['awake'] = '';
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll']) removeEventListener(sign, wake, true);
};
for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
  addEventListener(sign, wake, { capture: true, passive: true });
