import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './own-area.css';

export interface OwnAreaProps {
  dial: ComponentChildren;
  stores: ComponentChildren;
  inactive: ComponentChildren;
  /** undefined where they are shown elsewhere */
  active?: ComponentChildren;
  /** undefined where none are dealt */
  orders?: ComponentChildren;
  counts: Readonly<Record<Row, number | string>>;
  /** the row that is asked about now */
  asked?: Row | undefined;
  words: Readonly<Record<Row, string>> & { which: string };
}
type Row = 'inactive' | 'active' | 'orders';

/** The own board: dial and stores, and beside them the cards; where there is no room for all rows one is shown at a time. */
export function OwnArea({ dial, stores, active, inactive, orders, counts, asked, words }: OwnAreaProps) {
  const [wanted, show] = useState<Row>(asked ?? 'inactive');
  useEffect(() => {
    if (asked) show(asked);
  }, [asked]);
  const all = { inactive, active, orders };
  const rows = (['inactive', 'active', 'orders'] as const).filter((row) => all[row] !== undefined);
  const shown = rows.includes(wanted) ? wanted : 'inactive';
  return (
    <div class="ams-own">
      <div class="ams-own-dial">{dial}</div>
      {stores}
      <div class="ams-own-cards">
        {rows.length === 1 ? (
          <h2 class="ams-own-title">
            {words.inactive} <span class="figures">{counts.inactive}</span>
          </h2>
        ) : (
          <div class="ams-own-tabs" role="group" aria-label={words.which}>
            {rows.map((row) => (
              <button key={row} type="button" data-row={row} aria-pressed={shown === row} onClick={() => show(row)}>
                {words[row]} <span class="figures">{counts[row]}</span>
              </button>
            ))}
          </div>
        )}
        {all[shown]}
      </div>
    </div>
  );
}
