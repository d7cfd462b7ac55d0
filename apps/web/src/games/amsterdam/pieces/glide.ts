import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { appearance } from '../../../screens/appearance.ts';
import type { Point } from '../types.ts';

const GLIDE = 320;
const ROLL = 420;
const BETWEEN = 60;
const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

const still = (): boolean => appearance.motion.peek() !== 'full';

/** `transform` alone moves a part of a drawing without the page being painted anew for every picture. */
const placed = ({ x, y }: Point, size = 1): Keyframe => ({ transform: `translate(${x}px, ${y}px) scale(${size})` });

/** A piece on the map that stands elsewhere than before glides there. */
export function useGlide(x: number, y: number, size?: number): RefObject<SVGGElement | null> {
  const piece = useRef<SVGGElement>(null);
  const last = useRef({ x, y });
  useLayoutEffect(() => {
    const from = last.current;
    last.current = { x, y };
    if ((from.x === x && from.y === y) || still()) return;
    piece.current?.animate([placed(from, size), placed({ x, y }, size)], { duration: GLIDE, easing: ease });
  }, [x, y]);
  return piece;
}

/** A piece that appears has come by these stops, as fast between any two of them. */
export function useVoyage(stops: readonly Point[], duration: number): RefObject<SVGGElement | null> {
  const piece = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (still()) return;
    let length = 0;
    const covered = stops.map(({ x, y }, i) => (length += i && Math.hypot(x - stops[i - 1].x, y - stops[i - 1].y)));
    piece.current?.animate(
      stops.map((stop, i) => ({ ...placed(stop), offset: covered[i] / length })),
      { duration, easing: 'ease-in-out' },
    );
  }, []);
  return piece;
}

/** A die that shows something new has been rolled; `order` is its place in the throw. */
export function useRoll(value: number, order: number): RefObject<SVGGElement | null> {
  const cube = useRef<SVGGElement>(null);
  const last = useRef(value);
  useLayoutEffect(() => {
    const was = last.current;
    last.current = value;
    if (was === value || value === 0 || still()) return;
    cube.current?.animate(
      [
        { transform: 'translateY(-12px) rotate(-250deg) scale(0.75)' },
        { transform: 'translateY(3px) rotate(12deg)', offset: 0.75 },
        { transform: 'none' },
      ],
      { duration: ROLL, delay: order * BETWEEN, easing: ease, fill: 'backwards' },
    );
  }, [value]);
  return cube;
}
