import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { appearance } from '../../../screens/appearance.ts';
import type { Amounts } from '../types.ts';

const TURN = 640;
const FALL = 520;

interface Turning {
  readonly wheel: RefObject<SVGGElement | null>;
  readonly fallen: RefObject<SVGGElement | null>;
  /** what falls out of the exit as the wheel turns */
  readonly leaving: Amounts | undefined;
}

/** Turns the wheel by a sixth, past its place and back like a tick; what lay on the first segment falls out below. */
export function useTurn(turned: number, segments: readonly Amounts[], wedge: number): Turning {
  const wheel = useRef<SVGGElement>(null);
  const fallen = useRef<SVGGElement>(null);
  const last = useRef<{ turned: number; first: Amounts; leaving?: Amounts }>({ turned, first: segments[0] });
  const ticks = turned === last.current.turned + 1;
  if (ticks) last.current = { turned: last.current.turned, first: last.current.first, leaving: last.current.first };
  useLayoutEffect(() => {
    const from = last.current.turned;
    last.current = { turned, first: segments[0], ...(last.current.leaving && { leaving: last.current.leaving }) };
    if (turned !== from + 1 || appearance.motion.peek() !== 'full') return;
    const rotate = (turns: number): string => `rotate(${(-turns * wedge).toFixed(1)}deg)`;
    const ease = 'cubic-bezier(0.3, 0.1, 0.2, 1)';
    wheel.current?.animate(
      [{ transform: rotate(from) }, { transform: rotate(turned + 0.12), offset: 0.72 }, { transform: rotate(turned) }],
      { duration: TURN, easing: ease },
    );
    fallen.current?.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translate(40px, 20px)', opacity: 1, offset: 0.45 },
        { transform: 'translate(44px, 90px) scale(0.8)', opacity: 0 },
      ],
      { duration: FALL, easing: ease },
    );
  });
  return { wheel, fallen, leaving: last.current.leaving };
}
