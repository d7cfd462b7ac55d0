import { unchanged } from '../../../ui/unchanged.ts';
import { type Sign, Signs } from '../cards/signs.tsx';
import type { OnPress, Press } from '../types.ts';
import './market-tile.css';

export interface MarketTileProps {
  /** what it costs and what it brings, in symbols */
  signs: readonly Sign[];
  /** tiles still to come */
  left: number;
  press?: Press;
  onPress?: OnPress;
  words: { title: string; text: string; left: string; name: string };
}

/** The market tile that lies open: a slate on the weigh house wall. */
export const MarketTile = unchanged(({ signs, left, press, onPress, words }: MarketTileProps) => {
  const inside = (
    <>
      <span class="ams-market-title" aria-hidden="true">
        {words.title}
        <small title={words.left}>{left}</small>
      </span>
      <span class="ams-market-signs">
        <Signs signs={signs} size={24} />
      </span>
      <span class="ams-market-text" aria-hidden="true">
        {words.text}
      </span>
    </>
  );
  const look = `ams-market${press ? ` ams-press-${press.state ?? 'legal'}` : ''}`;
  return press && onPress ? (
    <span class="ams-market-box" data-group="market">
      <button
        type="button"
        class={look}
        aria-label={press.label}
        aria-disabled={press.state === 'not-now'}
        data-spot={press.id}
        onClick={() => onPress(press.id)}
      >
        {inside}
      </button>
    </span>
  ) : (
    <div class={look} role="img" aria-label={words.name}>
      {inside}
    </div>
  );
});
