import type { BoardWords } from '../games/nieuw-amsterdam/board/board.tsx';
import type { PhoneWords } from '../games/nieuw-amsterdam/board/phone-board.tsx';
import type { District, Fur, Land, Mark, Resource, Seat, Ship, Tile } from '../games/nieuw-amsterdam/types.ts';

// English for the gallery alone; the page takes its words from the catalogues.
export const districtNames: Record<District, string> = {
  lumberyard: 'Lumberyard',
  granary: 'Granary',
  docks: 'Docks',
  millwork: 'Millwork',
  'black-market': 'Black Market',
  'trading-company': 'Trading Company',
};
export const signs: Record<District, readonly Mark[]> = {
  lumberyard: ['coin', 'swap', 'wood'],
  granary: ['coin', 'swap', 'grain'],
  docks: ['wood', 'to', 'warehouse'],
  millwork: ['wood', 'to', 'farm'],
  'black-market': [3, 'to', 'fur'],
  'trading-company': ['wood', 'to', 'post'],
};
export const playerNames: Record<Seat, string> = {
  red: 'Anna',
  green: 'Rembrandt',
  yellow: 'Saskia',
  blue: 'Joost',
  ivory: 'Willem',
};
export const furNames: Record<Fur, string> = {
  beaver: 'beaver',
  mink: 'mink',
  otter: 'otter',
  muskrat: 'muskrat',
  lynx: 'lynx',
};
export const tileNames: Record<Tile, string> = { town: 'town', land: 'land', trade: 'trade' };
export const resourceNames: Record<Resource, string> = {
  grain: 'grain',
  coin: 'coins',
  wood: 'wood',
  goods: 'goods',
  fur: 'furs',
};
export const landText = (land: Land) =>
  `Land ${land.number}: ${land.farms} farms, ${land.wood} wood once, ${land.grain} grain every round`;
export const shipText = (ship: Ship) =>
  `Ship ${ship.number}: carries ${ship.furs} furs, pays ${ship.coins} coins once, brings ${ship.goods} goods every round`;

export const boardWords: BoardWords = {
  town: 'The town',
  river: 'The Hudson',
  traders: 'Lenape traders',
  chest: 'The chest',
  bids: 'Bids in turn order',
  ships: 'Ships in the bay',
  lands: 'Lands to take',
  purse: 'Your purse',
  boat: (grain) => `Boat: ${grain} grain to the next zone`,
};
export const phoneWords: PhoneWords = {
  parts: 'Parts of the table',
  town: 'Town',
  river: 'River',
  market: 'Trade',
  chest: 'Chest',
  own: 'Yours',
};
