import { Chest, type ChestProps } from '../auction/chest.tsx';
import { LandDisplay, ShipDisplay } from '../harbour/displays.tsx';
import { WideGround } from '../land/ground.tsx';
import { type Box, wideMap } from './plan.ts';
import { River } from '../trade/river.tsx';
import { RoundCartouche } from './round-cartouche.tsx';
import { Town } from '../town/town.tsx';
import { Traders } from '../trade/traders.tsx';
import type { Land, Offer, OnPress, Quarter, Round, Ship, Trader, Zone } from '../types.ts';
import './board.css';

export interface BoardData {
  round: Round;
  quarters: readonly Quarter[];
  zones: readonly Zone[];
  way?: { from: number; to: number };
  traders: readonly Trader[];
  chest: Pick<ChestProps, 'columns' | 'bids' | 'auction'>;
  ships: readonly Offer<Ship>[];
  lands: readonly Offer<Land>[];
}
export interface BoardWords {
  town: string;
  river: string;
  traders: string;
  chest: string;
  bids: string;
  ships: string;
  lands: string;
  purse: string;
  boat: (grain: number) => string;
}
export interface BoardProps {
  board: BoardData;
  words: BoardWords;
  onPress?: OnPress;
}

export const view = (box: Box) => `${box.x} ${box.y} ${box.width} ${box.height}`;

/** The very same every time: it is drawn once. */
const ground = <WideGround />;

/** The whole table as one map, for a window wider than high. */
export function NieuwAmsterdamBoard({ board, words, onPress }: BoardProps) {
  const pressed = onPress ? { onPress } : {};
  return (
    <div class="nw-board">
      <svg viewBox={view(wideMap)} preserveAspectRatio="xMidYMid meet">
        {ground}
        <g transform="translate(8 6)">
          <RoundCartouche round={board.round} />
        </g>
        <g role="group" aria-label={words.river}>
          <River
            zones={board.zones}
            shape="wide"
            words={words}
            {...(board.way ? { way: board.way } : {})}
            {...pressed}
          />
        </g>
        <g role="group" aria-label={words.town}>
          <Town quarters={board.quarters} shape="wide" {...pressed} />
        </g>
        <g role="group" aria-label={words.ships} transform="translate(8 178)">
          <ShipDisplay ships={board.ships} inRow={1} width={208} height={356} {...pressed} />
        </g>
        <g role="group" aria-label={words.traders} transform="translate(908 8)">
          <Traders traders={board.traders} width={280} height={138} {...pressed} />
        </g>
        <g role="group" aria-label={words.chest} transform="translate(886 152)">
          <Chest {...board.chest} width={308} height={258} words={words} {...pressed} />
        </g>
        <g role="group" aria-label={words.lands} transform="translate(882 424)">
          <LandDisplay lands={board.lands} width={316} {...pressed} />
        </g>
      </svg>
    </div>
  );
}
