import type { District } from '../types.ts';

// Where things lie. Wide: one map, the Hudson above, as on Castello's plan. Tall: a sheet for each part, for a screen held upright.

export type Shape = 'wide' | 'tall';
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const wideMap: Box = { x: 0, y: 0, width: 1200, height: 540 };
export const tallSheet: Box = { x: 0, y: 0, width: 390, height: 540 };

interface Block extends Box {
  /** The edge of the quarter, in the coordinates of the map. */
  edge: string;
}

const wideBlocks: Record<District, Block> = {
  millwork: {
    x: 264,
    y: 182,
    width: 182,
    height: 160,
    edge: 'M252 180L452 174L454 345L248 347C244 290 246 230 252 180Z',
  },
  granary: { x: 474, y: 182, width: 182, height: 160, edge: 'M466 174L662 172L660 346L468 345Z' },
  lumberyard: { x: 682, y: 182, width: 166, height: 160, edge: 'M676 172L852 175V346L674 346Z' },
  'trading-company': {
    x: 268,
    y: 364,
    width: 178,
    height: 160,
    edge: 'M249 361L452 359L450 528H270C258 528 252 520 252 506Z',
  },
  docks: { x: 480, y: 364, width: 176, height: 160, edge: 'M474 359L660 360L662 529L472 528Z' },
  'black-market': { x: 682, y: 364, width: 166, height: 160, edge: 'M674 360L852 360V527L676 529Z' },
};

const tallBlocks: Record<District, Block> = {
  millwork: {
    x: 26,
    y: 24,
    width: 160,
    height: 152,
    edge: 'M20 30C60 20 130 18 190 20L188 180L16 182C14 130 14 80 20 30Z',
  },
  granary: {
    x: 206,
    y: 24,
    width: 160,
    height: 152,
    edge: 'M202 20C260 18 320 20 368 28C376 80 376 130 374 182L202 180Z',
  },
  'trading-company': { x: 24, y: 196, width: 162, height: 152, edge: 'M16 194L188 192L190 352L18 354Z' },
  lumberyard: { x: 206, y: 196, width: 162, height: 152, edge: 'M202 192L374 194L372 354L204 352Z' },
  docks: {
    x: 28,
    y: 368,
    width: 158,
    height: 152,
    edge: 'M18 366L190 364L188 526C130 528 80 524 34 514C22 470 16 420 18 366Z',
  },
  'black-market': {
    x: 206,
    y: 368,
    width: 158,
    height: 152,
    edge: 'M204 364L372 366C372 420 368 470 356 514C310 524 260 528 202 526Z',
  },
};

export const blocks: Record<Shape, Record<District, Block>> = { wide: wideBlocks, tall: tallBlocks };

export interface ZonePlace {
  /** The middle of the camp's row of houses and of the row of posts: both stand on this line. */
  camp: { x: number; y: number };
  posts: { x: number; y: number };
  /** The boat up-river from here. */
  boat: { x: number; y: number };
  /** Pieces grow on a sheet of their own. */
  scale: number;
  /** Room for houses and posts before they close ranks. */
  room: number;
  edge: string;
}

const bend = (at: number) => 7 * Math.sin(at * 1.9);
const boxPath = (x: number, y: number, width: number, height: number) => `M${x} ${y}H${x + width}V${y + height}H${x}Z`;

/** The river's zones from the sea upwards, however many there are. */
export function zonePlaces(shape: Shape, zones: number): ZonePlace[] {
  return Array.from({ length: zones }, (_, k) => {
    if (shape === 'wide') {
      const step = 738 / zones;
      const x = 136 + step * (k + 0.5);
      return {
        camp: { x, y: 54 + bend(k) },
        posts: { x, y: 160 + bend(k) / 2 },
        boat: { x: x + step / 2, y: 98 + bend(k + 0.5) },
        scale: 1,
        room: step - 8,
        edge: boxPath(x - step / 2 + 3, 122 + bend(k) / 2, step - 6, 44),
      };
    }
    const step = 516 / zones;
    const y = 530 - step * (k + 0.5);
    return {
      camp: { x: 74, y: y + 22 },
      posts: { x: 318, y: y + 22 },
      boat: { x: 196 + bend(k + 0.5), y: y - step / 2 + 8 },
      scale: 1.25,
      room: 138,
      edge: boxPath(250, y - 28, 136, 58),
    };
  });
}
