import { Panorama } from '../harbour/panorama.tsx';
import type { Shape } from '../board/plan.ts';
import { Purse } from './purse.tsx';
import type { OnPress, Own } from '../types.ts';

export interface OwnAreaProps {
  own: Own;
  shape: Shape;
  words: { purse: string };
  onPress?: OnPress;
}

/** Everything of the seat that looks at the screen. */
export function OwnArea({ own, shape, words, onPress }: OwnAreaProps) {
  const pressed = onPress ? { onPress } : {};
  return (
    <div class={`nw-own nw-own-${shape} seat-${own.seat}`}>
      <Purse purse={own.purse} words={words} {...pressed} />
      {shape === 'wide' ? (
        <Panorama own={own} part="all" {...pressed} />
      ) : (
        <>
          <p class="nw-own-head small-caps">{`${own.words.piers} · ${own.words.ships}`}</p>
          <Panorama own={own} part="harbour" {...pressed} />
          <p class="nw-own-head small-caps">{own.words.lands}</p>
          <Panorama own={own} part="lands" {...pressed} />
        </>
      )}
    </div>
  );
}
