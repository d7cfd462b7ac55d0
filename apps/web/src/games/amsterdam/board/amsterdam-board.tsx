import type { ComponentChildren } from 'preact';
import { PanZoom, type PanZoomProps } from '../../../ui/pan-zoom.tsx';
import { useLaying } from '../../../ui/use-laying.ts';
import { CityMap, type CityMapProps, mapFrame } from '../city/city-map.tsx';
import { Dice, type DieView } from '../dial/dice.tsx';
import { MarketTile, type MarketTileProps } from '../market/market-tile.tsx';
import { RoundBoard, type RoundBoardProps } from './round-board.tsx';
import type { Colour, OnPress } from '../types.ts';
import './amsterdam-board.css';

export interface SideProps {
  rounds: RoundBoardProps;
  dice: readonly DieView[];
  market?: Omit<MarketTileProps, 'onPress'>;
  /** the cards laid out, or those one can use */
  cards?: ComponentChildren;
  onPress: OnPress;
  words: { dice: string; die: (colour: Colour, value: number) => string };
}
export interface AmsterdamBoardProps extends SideProps {
  /** worked out when the map is drawn */
  map: () => Omit<CityMapProps, 'onPress'>;
  zoom: PanZoomProps['words'];
}

/** Rounds, dice, market and cards: what lies beside the map. */
export function Side({ rounds, dice, market, cards, onPress, words }: SideProps) {
  return (
    <div class="ams-board-side">
      <RoundBoard {...rounds} />
      <div class="ams-board-line">
        <Dice dice={dice} onPress={onPress} words={words} />
        {market && <MarketTile key={market.words.name} {...market} onPress={onPress} />}
      </div>
      <div class="ams-side-cards">{cards}</div>
    </div>
  );
}

/** The side first: how its cards fit is measured, and until the map lies there little has to be laid out for it. */
const PARTS = ['side', 'cards', 'map'] as const;

/** The whole table in the middle: the map, and the side beside it. */
export function AmsterdamBoard({ map, zoom, ...side }: AmsterdamBoardProps) {
  const laying = useLaying(PARTS);
  return (
    <div class="ams-board">
      <div class="ams-board-grid">
        <div class="ams-board-map">
          {laying('map') && (
            <PanZoom width={mapFrame.width} height={mapFrame.height} words={zoom}>
              <CityMap {...map()} onPress={side.onPress} />
            </PanZoom>
          )}
        </div>
        <Side {...side} cards={laying('cards') && side.cards} />
      </div>
    </div>
  );
}
