import { useRef } from 'preact/hooks';
import { PanZoom, type PanZoomProps } from '../../ui/pan-zoom.tsx';
import { type CardView, Display } from './card-rows.tsx';
import { CityMap, type CityMapProps, mapFrame } from './city-map.tsx';
import { Dice, type DieView } from './dice.tsx';
import { Mark } from './mark.tsx';
import { MarketTile, type MarketTileProps } from './market-tile.tsx';
import { RoundBoard, type RoundBoardProps } from './round-board.tsx';
import type { Colour, OnPress } from './types.ts';
import './amsterdam-board.css';

export interface AmsterdamBoardProps {
  map: Omit<CityMapProps, 'onPress' | 'onPeek'>;
  rounds: RoundBoardProps;
  dice: readonly DieView[];
  market?: Omit<MarketTileProps, 'onPress'>;
  display: readonly CardView[];
  onPress: OnPress;
  onPeek?: (id: string | undefined) => void;
  words: {
    die: (colour: Colour, value: number) => string;
    display: string;
    /** what the two pages of a narrow screen are called */
    pages: { map: string; side: string };
    zoom: PanZoomProps['words'];
  };
}

/** The whole table in the middle: the map, and beside it (or below, where it is narrow) rounds, dice, market and the cards laid out. */
export function AmsterdamBoard({ map, rounds, dice, market, display, onPress, onPeek, words }: AmsterdamBoardProps) {
  const grid = useRef<HTMLDivElement>(null);
  const turnTo = (page: 0 | 1) => grid.current?.scrollTo({ left: page * grid.current.clientWidth, behavior: 'smooth' });
  return (
    <div class="ams-board">
      <div class="ams-board-pages">
        <button type="button" onClick={() => turnTo(0)}>
          <Mark name="map" size={18} />
          {words.pages.map}
        </button>
        <button type="button" onClick={() => turnTo(1)}>
          <Mark name="market" size={18} />
          {words.pages.side}
        </button>
      </div>
      <div class="ams-board-grid" ref={grid}>
        <div class="ams-board-map">
          <PanZoom width={mapFrame.width} height={mapFrame.height} words={words.zoom}>
            <CityMap {...map} onPress={onPress} {...(onPeek ? { onPeek } : {})} />
          </PanZoom>
        </div>
        <div class="ams-board-side">
          <RoundBoard {...rounds} />
          <div class="ams-board-line">
            <Dice dice={dice} onPress={onPress} words={words} />
            {market && <MarketTile {...market} onPress={onPress} />}
          </div>
          {display.length > 0 && <Display cards={display} onPress={onPress} words={{ row: words.display }} />}
        </div>
      </div>
    </div>
  );
}
