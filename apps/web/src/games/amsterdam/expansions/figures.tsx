import { unchanged } from '../../../ui/unchanged.ts';
import { besidePier } from '../harbour/harbour-house.tsx';
import { Spot } from '../pieces/spot.tsx';
import type { BlockView, CityView, Good, HarbourView, OnPress, Point, Press } from '../types.ts';
import './figures.css';

export const FIGURES = ['foreman', 'bailiff', 'trader'] as const;
export type Figure = (typeof FIGURES)[number];
/** Where a figure stands; warehouses and depots by their place in the list. */
export type FigurePlace =
  | { readonly warehouse: number }
  | { readonly depot: number }
  | { readonly block: number }
  | { readonly stall: Good };

const disc = (x: number, y: number, r: number) =>
  `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}Z`;

type Tone = 'coat' | 'skin' | 'hat' | 'linen' | 'brass' | 'dark';

/** Paper standees on a wooden foot, feet at 0: told apart by their outline alone (speaking trumpet, tall hat with staff, hood with lantern). */
const parts: Record<Figure, readonly (readonly [Tone, string])[]> = {
  foreman: [
    ['coat', 'M-8 -25L-20 -18L-11 -7L-9 -12L-14 -17.4L-6 -19Z'],
    ['coat', 'M-13 0C-14 -15 -12 -27 -6 -28H6C12 -27 14 -15 13 0Z'],
    ['linen', 'M-4 -28H4L0 -20Z'],
    ['dark', 'M-13.4 -9H13.4V-12.4H-13.2Z'],
    ['skin', disc(0, -34, 7)],
    ['hat', 'M-14 -38H14V-42H8V-50H-8V-42H-14Z'],
    ['brass', 'M5 -35L24 -45V-21L5 -30Z'],
    ['coat', 'M5 -25L14 -32L17 -28L9 -17Z'],
  ],
  bailiff: [
    ['brass', 'M18.6 0V-52H22V0Z'],
    ['brass', disc(20.3, -54, 4.4)],
    ['coat', 'M-17 0L-7 -28H7L17 0Z'],
    ['coat', 'M5 -24L22 -30V-23L10 -14Z'],
    ['brass', 'M-8 -22L0 -11L8 -22L6 -24L0 -15.4L-6 -24Z'],
    ['skin', disc(0, -36, 6.6)],
    ['linen', 'M-12 -27.6C-12 -33 12 -33 12 -27.6C12 -23.6 -12 -23.6 -12 -27.6Z'],
    ['hat', 'M-12 -39.4H12V-43H6.6L5 -60H-5L-6.6 -43H-12Z'],
    ['brass', 'M-6.6 -43H6.6L6.2 -47H-6.2Z'],
  ],
  trader: [
    ['coat', 'M-15 0C-16 -14 -14 -25 -9 -33C-7 -40 -10 -46 -17 -49C-5 -55 9 -50 10 -35C14 -26 15 -14 15 0Z'],
    ['dark', 'M-5 -35C-5 -45 9 -45 9 -35C9 -26 -5 -26 -5 -35Z'],
    ['linen', disc(0, -36, 1.5) + disc(5, -36, 1.5)],
    ['dark', 'M1 -25L4 0H-4Z'],
    ['coat', 'M5 -24L19 -29L20 -24L9 -15Z'],
    ['dark', 'M14 -29H26V-26H24.6V-12H26V-9.4H14V-12H15.4V-26H14Z'],
    ['brass', 'M17 -25H23V-13H17Z'],
  ],
};
const outline = (figure: Figure): string => parts[figure].map(([, d]) => d).join('');

const Standee = unchanged(({ figure }: { figure: Figure }) => {
  const all = outline(figure);
  return (
    <>
      <path class="ams-figure-edge" d={all} />
      <path class="ams-figure-card" d={all} />
      <path class="ams-figure-foot" d="M-17 -2H17L19 6H-19Z" />
      {parts[figure].map(([tone, d], i) => (
        <path key={i} class={`ams-figure-${tone}`} d={d} />
      ))}
    </>
  );
});

/** A figure in running HTML. */
export function FigureToken({ figure, size = 24, label }: { figure: Figure; size?: number; label?: string }) {
  return (
    <svg
      class={`ams-token ams-figure ams-${figure}`}
      width={size}
      height={size}
      viewBox="-33 -65 74 74"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
    >
      <Standee figure={figure} />
    </svg>
  );
}

/** How far a block reaches to the left of its middle. */
function roomLeft({ polygon, position: { x, y } }: BlockView): number {
  const crossings = polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length];
    return p.y > y === q.y > y ? [] : [p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y)];
  });
  return x - Math.max(...crossings.filter((at) => at < x), x - 60);
}

/** Where the feet of a figure are: beside what lies on its place, never over a value. */
export function footOf(place: FigurePlace, city: CityView, harbour: HarbourView): Point {
  if ('block' in place) {
    const block = city.blocks.find(({ id }) => id === place.block);
    if (!block) return { x: 0, y: 0 };
    const { x, y } = block.position;
    // Left of the good, as far as the block reaches.
    return { x: x - Math.min(36, Math.max(10, roomLeft(block) - 16)), y: y + 18 };
  }
  if ('stall' in place) {
    const { grid, position, pitch } = harbour.blackMarket;
    const row = grid.findIndex((goods) => goods.includes(place.stall));
    return { x: position.x + pitch * (grid[row].indexOf(place.stall) + 0.3), y: position.y + pitch * (row + 0.44) };
  }
  const house = 'depot' in place ? harbour.depots[place.depot] : harbour.warehouses[place.warehouse];
  const { x, y } = besidePier(house.position, harbour.spaces[house.pier].position);
  return { x: x + ('depot' in place ? 34 : 50), y: y + 37 };
}

export interface FigureView {
  readonly figure: Figure;
  /** not said: it is yet to be placed */
  readonly on?: FigurePlace;
  /** who it is, and where */
  readonly label: string;
  /** what tells about it where it stands */
  readonly press?: Press;
  /** `due`: it must be moved now */
  readonly state?: 'still' | 'due';
  /** the places it may go to */
  readonly goals?: readonly { readonly on: FigurePlace; readonly press: Press }[];
}

export interface FiguresProps {
  figures: readonly FigureView[];
  city: CityView;
  harbour: HarbourView;
  onPress: OnPress;
  label?: string;
}

const SIZE = { foreman: 0.92, bailiff: 0.92, trader: 0.78 } as const;

/** The figures of the expansions above the map, and their shadows where they may go. */
export function Figures({ figures, city, harbour, onPress, label: all }: FiguresProps) {
  return (
    <g
      class="ams-figures"
      data-group="figures"
      {...(all && figures.length > 0 && { role: 'group', 'aria-label': all })}
    >
      {figures.map(({ figure, on, label, press: standing, state = 'still', goals = [] }) => (
        <g key={figure} class={`ams-${figure}`}>
          {on && standing && (
            <Spot press={standing} onPress={onPress}>
              <path
                class="ams-spot-shape ams-figure-reach"
                d={disc(0, -26, 30)}
                style={{ transform: at(footOf(on, city, harbour), SIZE[figure]) }}
              />
            </Spot>
          )}
          {on && (
            <g
              class={`ams-figure ams-figure-${state}`}
              {...(standing ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
              style={{ transform: at(footOf(on, city, harbour), SIZE[figure]) }}
            >
              {state === 'due' && <path class="ams-figure-glow" d={outline(figure)} />}
              <Standee figure={figure} />
            </g>
          )}
          {goals.map(({ on: goal, press }) => {
            const foot = footOf(goal, city, harbour);
            return (
              <g key={press.id} class="ams-goal">
                <Spot press={press} onPress={onPress} at={{ x: foot.x, y: foot.y - 66 * SIZE[figure] }}>
                  <path
                    class="ams-spot-shape ams-figure-reach"
                    d={disc(0, -26, figure === 'trader' ? 31 : 38)}
                    transform={`translate(${foot.x} ${foot.y}) scale(${SIZE[figure]})`}
                  />
                </Spot>
                <g class="ams-figure ams-figure-ghost" aria-hidden="true" style={{ transform: at(foot, SIZE[figure]) }}>
                  <Standee figure={figure} />
                </g>
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

const at = ({ x, y }: Point, size: number): string => `translate(${x}px, ${y}px) scale(${size})`;
