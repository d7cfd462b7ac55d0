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
