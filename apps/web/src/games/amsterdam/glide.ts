import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { appearance } from '../../screens/appearance.ts';

const GLIDE = 320;
const ROLL = 420;
const BETWEEN = 60;
const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

const still = (): boolean => appearance.motion.peek() !== 'full';

/** A piece on the map that stands elsewhere than before glides there. */
export function useGlide(x: number, y: number): RefObject<SVGGElement | null> {
  const piece = useRef<SVGGElement>(null);
  const last = useRef({ x, y });
  useLayoutEffect(() => {
    const from = last.current;
    last.current = { x, y };
    if ((from.x === x && from.y === y) || still()) return;
    piece.current?.animate([{ translate: `${from.x - x}px ${from.y - y}px` }, { translate: '0px 0px' }], {
      duration: GLIDE,
      easing: ease,
    });
  }, [x, y]);
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
