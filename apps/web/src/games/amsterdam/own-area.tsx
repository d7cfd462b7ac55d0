import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import './own-area.css';

export interface OwnAreaProps {
  dial: ComponentChildren;
  stores: ComponentChildren;
  inactive: ComponentChildren;
  /** undefined where they are shown elsewhere */
  active?: ComponentChildren;
  counts: { active: number; inactive: number };
  words: { active: string; inactive: string; which: string };
}

/** The own board: dial and stores, and beside them the cards; where there is no room for both rows one is shown at a time. */
export function OwnArea({ dial, stores, active, inactive, counts, words }: OwnAreaProps) {
  const [wanted, show] = useState<'active' | 'inactive'>('inactive');
  const shown = active === undefined ? 'inactive' : wanted;
  return (
    <div class="ams-own">
      <div class="ams-own-dial">{dial}</div>
      {stores}
      <div class="ams-own-cards">
        {active === undefined ? (
          <h2 class="ams-own-title">
            {words.inactive} <span class="figures">{counts.inactive}</span>
          </h2>
        ) : (
          <div class="ams-own-tabs" role="group" aria-label={words.which}>
            {(['inactive', 'active'] as const).map((row) => (
              <button key={row} type="button" aria-pressed={shown === row} onClick={() => show(row)}>
                {words[row]} <span class="figures">{counts[row]}</span>
              </button>
            ))}
          </div>
        )}
        {shown === 'active' ? active : inactive}
      </div>
    </div>
  );
}
