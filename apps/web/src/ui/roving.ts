import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { onlyStop } from './tab-stops.ts';

const buttonsOf = (box: HTMLElement): HTMLButtonElement[] => [...box.querySelectorAll<HTMLButtonElement>('button')];

/** A row of buttons is one stop of the Tab key; the arrow keys, Home and End walk along it. */
export function useRoving(box: RefObject<HTMLElement | null>): {
  onKeyDown: (event: KeyboardEvent) => void;
  onFocusIn: (event: FocusEvent) => void;
} {
  const enter = (to: HTMLButtonElement): void => {
    if (!box.current) return;
    onlyStop(buttonsOf(box.current), to);
  };
  useLayoutEffect(() => {
    if (!box.current) return;
    const buttons = buttonsOf(box.current);
    const now =
      buttons.find((button) => button === document.activeElement) ??
      buttons.find((button) => button.getAttribute('tabindex') === '0' && button.hasAttribute('data-roving'));
    const entry = now ?? buttons.find((button) => button.getAttribute('aria-pressed') === 'true') ?? buttons[0];
    onlyStop(buttons, entry);
    for (const button of buttons) {
      if (button.hasAttribute('data-roving') !== (button === entry))
        button.toggleAttribute('data-roving', button === entry);
    }
  });
  return {
    onFocusIn: (event) => {
      const button = (event.target as Element).closest('button');
      if (button) enter(button);
    },
    onKeyDown: (event) => {
      const buttons = box.current ? buttonsOf(box.current) : [];
      const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
      const to =
        event.key === 'ArrowRight' || event.key === 'ArrowDown'
          ? at + 1
          : event.key === 'ArrowLeft' || event.key === 'ArrowUp'
            ? at - 1
            : event.key === 'Home'
              ? 0
              : event.key === 'End'
                ? buttons.length - 1
                : -2;
      if (at < 0 || to === -2) return;
      event.preventDefault();
      buttons[(to + buttons.length) % buttons.length]?.focus();
    },
  };
}
