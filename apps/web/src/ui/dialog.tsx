import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from './button.tsx';
import './dialog.css';

export interface DialogProps {
  title: string;
  open: 'open' | 'closed';
  onClose: () => void;
  words: { close: string };
  children: ComponentChildren;
}

/** The browser's own modal dialog: it keeps the focus, closes on Escape and dims the table. */
export function Dialog({ title, open, onClose, words, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open === 'open' && !element.open) element.showModal();
    if (open === 'closed' && element.open) element.close();
  }, [open]);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={heading} onClose={onClose}>
      <header class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <IconButton symbol="close" label={words.close} onPress={onClose} />
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
