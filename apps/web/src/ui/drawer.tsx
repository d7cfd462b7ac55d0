import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { SymbolName } from '../symbols/drawings.ts';
import { Emblem } from '../symbols/emblem.tsx';
import { IconButton } from './button.tsx';
import './drawer.css';

export interface DrawerPage {
  id: string;
  title: string;
  symbol: SymbolName;
  content: ComponentChildren;
}
export interface DrawerProps {
  pages: readonly DrawerPage[];
  /** The page shown; none when the drawer is closed. */
  shown?: string;
  onShow: (id: string | undefined) => void;
  words: { drawer: string; close: string };
}

/** Log, rules and the rest share one drawer at the right, so that nothing else has to move. */
export function Drawer({ pages, shown, onShow, words }: DrawerProps) {
  const id = useId();
  const page = pages.find((each) => each.id === shown);
  if (!page) return null;
  const turn = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.key === 'Escape') onShow(undefined);
    if (!step) return;
    const next = pages[(pages.indexOf(page) + step + pages.length) % pages.length];
    onShow(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <aside class="drawer" aria-label={words.drawer}>
      <header class="drawer-head">
        <div class="drawer-tabs" role="tablist" onKeyDown={turn}>
          {pages.map((each) => (
            <button
              key={each.id}
              id={`${id}-${each.id}`}
              type="button"
              role="tab"
              class="drawer-tab"
              aria-selected={each === page}
              aria-controls={`${id}-panel`}
              tabIndex={each === page ? 0 : -1}
              onClick={() => onShow(each.id)}
            >
              <Emblem name={each.symbol} size={16} />
              {each.title}
            </button>
          ))}
        </div>
        <IconButton symbol="close" label={words.close} onPress={() => onShow(undefined)} />
      </header>
      <div class="drawer-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${page.id}`} tabIndex={0}>
        {page.content}
      </div>
    </aside>
  );
}
