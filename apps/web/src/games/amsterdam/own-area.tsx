import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import './own-area.css';

export interface OwnAreaProps {
  dial: ComponentChildren;
  stores: ComponentChildren;
  active: ComponentChildren;
  inactive: ComponentChildren;
  counts: { active: number; inactive: number };
  words: { active: string; inactive: string; which: string };
}

/** The own board: dial and stores, and beside them the cards; where there is no room for both rows one is shown at a time. */
export function OwnArea({ dial, stores, active, inactive, counts, words }: OwnAreaProps) {
  const [shown, show] = useState<'active' | 'inactive'>('inactive');
  return (
    <div class="ams-own">
      <div class="ams-own-dial">{dial}</div>
      {stores}
      <div class="ams-own-cards">
        <div class="ams-own-tabs" role="group" aria-label={words.which}>
          {(['active', 'inactive'] as const).map((row) => (
            <button key={row} type="button" aria-pressed={shown === row} onClick={() => show(row)}>
              {words[row]} <span class="figures">{counts[row]}</span>
            </button>
          ))}
        </div>
        <div class={`ams-own-row ${shown === 'active' ? '' : 'ams-own-folded'}`}>{active}</div>
        <div class={`ams-own-row ${shown === 'inactive' ? '' : 'ams-own-folded'}`}>{inactive}</div>
      </div>
    </div>
  );
}
