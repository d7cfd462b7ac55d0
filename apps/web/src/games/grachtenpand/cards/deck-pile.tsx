import { Glyph } from '../../../symbols/emblem.tsx';
import { TileCorners } from './card-tile.tsx';
import type { Kind } from '../types.ts';
import './card-tile.css';

export interface DeckPileProps {
  kind: Kind;
  count: number;
  state: 'idle' | 'legal' | 'empty';
  onPress?: () => void;
  words: { label: string; name: string };
}

/** A face-down pile, as thick as it has cards left. */
export function DeckPile({ kind, count, state, onPress, words }: DeckPileProps) {
  const edges = Math.min(5, Math.ceil(count / 9));
  const inside = (
    <>
      <svg class="gp-deck-pile" viewBox="0 0 100 112" aria-hidden="true" focusable="false">
        {Array.from({ length: edges }, (_, i) => (
          <rect key={i} class="gp-deck-edge" x="8" y={12 + (edges - i) * 2.2} width="84" height="90" rx="3" />
        ))}
        {count > 0 && (
          <g transform="translate(8 10)">
            <rect class="gp-deck-back" width="84" height="92" rx="3" />
            <TileCorners width={84} height={92} />
            <circle class="gp-deck-field" cx="42" cy="46" r="29" />
            <g class="gp-deck-motif">
              <Glyph name={kind} x={22} y={26} size={40} />
            </g>
          </g>
        )}
      </svg>
      <span class="gp-deck-count figures" aria-hidden="true">
        {count}
      </span>
      <span class="gp-deck-label" aria-hidden="true">
        {words.label}
      </span>
    </>
  );
  const look = `gp-deck gp-deck-${state}`;
  return onPress ? (
    <button type="button" class={look} aria-label={words.name} data-deck={kind} onClick={onPress}>
      {inside}
    </button>
  ) : (
    <div class={look} role="img" aria-label={words.name} data-deck={kind}>
      {inside}
    </div>
  );
}
