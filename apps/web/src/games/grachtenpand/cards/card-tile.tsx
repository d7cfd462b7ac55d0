import { Emblem } from '../../../symbols/emblem.tsx';
import { wallFill } from '../street/bonds.tsx';
import { HOUSE, heightOf } from '../street/measures.ts';
import { Coin } from '../street/plaque.tsx';
import { Storey } from '../street/storey.tsx';
import type { Card, Colour } from '../types.ts';
import './card-tile.css';

export interface TileWords {
  kind: string;
  /** What the card asks or shows, in words. */
  text: string;
  colour: string;
  /** All of it in one sentence, for those who do not see the tile. */
  name: string;
}
export interface CardTileProps {
  card: Card;
  state: 'idle' | 'legal' | 'chosen' | 'not-now';
  onPress?: () => void;
  words: TileWords;
}

/** The spider's-head corner of Delft tiles. */
const corner =
  'M3 21C3 13 7 8 13 8C9 10 8 13 9 16C11 11 16 9 20 11C15 11 12 14 12 18C9 15 5 17 3 21ZM3 3L9 9M3 3H8M3 3V8';

export function TileCorners({ width, height }: { width: number; height: number }) {
  return (
    <g class="gp-tile-corners">
      <path d={corner} />
      <path d={corner} transform={`translate(${width} 0) scale(-1 1)`} />
      <path d={corner} transform={`translate(0 ${height}) scale(1 -1)`} />
      <path d={corner} transform={`translate(${width} ${height}) scale(-1 -1)`} />
    </g>
  );
}

export function Swatch({ colour }: { colour: Colour }) {
  return (
    <svg class="gp-swatch" viewBox="0 0 72 36" width="44" height="22" aria-hidden="true">
      <rect class="gp-outline" x="1.5" y="1.5" width="69" height="33" fill={wallFill(colour, 'full')} />
    </svg>
  );
}

/** A card of the hand: a painted tile with its piece of house, what it says in words, and its colour by name. */
export function CardTile({ card, state, onPress, words }: CardTileProps) {
  const inside = (
    <>
      <span class="gp-tile-head" aria-hidden="true">
        <Emblem name={card.kind} size={18} />
        <span>{words.kind}</span>
        <span class="gp-tile-number figures">{card.number}</span>
      </span>
      <svg class="gp-tile-picture" viewBox="0 0 208 166" aria-hidden="true" focusable="false">
        <TileCorners width={208} height={166} />
        <g transform={`translate(${(208 - HOUSE) / 2} ${(168 + heightOf[card.kind]) / 2})`}>
          <Storey card={card} state="held" detail="full" />
        </g>
      </svg>
      <span class="gp-tile-text" aria-hidden="true">
        {words.text}
      </span>
      <span class="gp-tile-foot" aria-hidden="true">
        <Swatch colour={card.colour} />
        {words.colour}
        {card.kind !== 'window' && (
          <svg class="gp-tile-coin" viewBox="-15 -15 30 30" width="34" height="34">
            <Coin x={0} y={0} points={card.points} state="held" />
          </svg>
        )}
      </span>
    </>
  );
  const look = `gp-tile gp-tile-${state}`;
  if (!onPress)
    return (
      <div class={look} role="img" aria-label={words.name} data-tile={card.number}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      class={look}
      aria-label={words.name}
      aria-pressed={state === 'chosen'}
      data-tile={card.number}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}
