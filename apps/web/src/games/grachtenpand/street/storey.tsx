import { unchanged } from '../../../ui/unchanged.ts';
import type { Detail } from './bonds.tsx';
import { Gable } from './gable.tsx';
import type { CardState } from './plaque.tsx';
import { ShopFront } from './shop-front.tsx';
import type { Card } from '../types.ts';
import { WindowStorey } from './window-storey.tsx';

/** A card as the piece of a house it is, standing on y 0 between x 0 and the width of a house. */
export const Storey = unchanged(function DrawStorey({
  card,
  state,
  detail,
}: {
  card: Card;
  state: CardState;
  detail: Detail;
}) {
  if (card.kind === 'window') return <WindowStorey card={card} detail={detail} />;
  return card.kind === 'shop' ? (
    <ShopFront card={card} state={state} detail={detail} />
  ) : (
    <Gable card={card} state={state} detail={detail} />
  );
});
