import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from './button.tsx';
import './dialog.css';
import './ask.css';

export interface AskProps {
  title: string;
  open: 'open' | 'closed';
  onClose: () => void;
  words: { close: string };
  children: ComponentChildren;
}

const STOPS = 'a[href], button, input, select, textarea';

function keyDown(event: TargetedKeyboardEvent<HTMLDivElement>): void {
  const { key, repeat, shiftKey, currentTarget } = event;
  if (key === 'Tab') {
    const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)];
    const next = stops.findIndex((stop) => stop === document.activeElement) + (shiftKey ? -1 : 1);
    stops.at(next % stops.length)?.focus();
  }
  // Enter still held from what opened it is no answer.
  if (key === 'Tab' || (key === 'Enter' && repeat)) event.preventDefault();
}

/**
 * A question in the middle of play. It looks like a dialog and lies above everything, but the page beneath does not
 * become inert: that would style every element of the table anew, twice a turn. So it keeps the Tab key to itself, and
 * whatever leaves it closes it: Escape, a press beside it, the focus moved elsewhere. The button hoped for has the focus
 * when it opens.
 */
export function Ask({ title, open, onClose, words, children }: AskProps) {
  const layer = useRef<HTMLDivElement>(null);
  const heading = useId();
  // The browser closes it by itself too: what counts is what stands there, not what was asked for last.
  useEffect(() => {
    const element = layer.current;
    const stands = element?.matches(':popover-open') ? 'open' : 'closed';
    if (!element || stands === open) return;
    if (open === 'closed') return element.hidePopover();
    element.showPopover();
    element.querySelector<HTMLElement>('.button-main')?.focus();
  });
  return (
    <div
      ref={layer}
      class="ask"
      popover="auto"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      // The second press of two was meant for what opened it.
      onClick={({ target, currentTarget, detail }) => target === currentTarget && detail < 2 && onClose()}
      onFocusOut={({ relatedTarget, currentTarget }) =>
        relatedTarget !== null && !currentTarget.contains(relatedTarget as Node) && onClose()
      }
      onKeyDown={keyDown}
    >
      <section class="dialog" role="dialog" aria-labelledby={heading}>
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton symbol="close" label={words.close} onPress={onClose} />
        </div>
        <div class="dialog-body">{children}</div>
      </section>
    </div>
  );
}
