import type { ComponentChildren } from 'preact';
import type { OnPress, Press } from './types.ts';
import './spot.css';

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The arrow keys go to the nearest thing that way, on whatever part of the drawing it lies. */
function walk(from: SVGElement, [dx, dy]: readonly [number, number]) {
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const here = middle(from);
  let best: SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of from.ownerSVGElement?.querySelectorAll<SVGElement>('[data-spot]') ?? []) {
    if (other === from) continue;
    const there = middle(other);
    const on = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const off = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (on > 2 && on + 2.5 * off < least) {
      least = on + 2.5 * off;
      best = other;
    }
  }
  best?.focus();
}

interface SpotProps {
  press: Press;
  onPress: OnPress;
  onPeek?: (id: string | undefined) => void;
  /** the first of its part can always be tabbed to, the others when they are legal; the arrow keys reach all */
  entry?: 'first' | 'other';
  /** where its worth is written, if it has one */
  at?: { readonly x: number; readonly y: number };
  /** the shapes that take the pointer and show the state */
  children: ComponentChildren;
}

/** Something on the board that can be pressed, tabbed to and walked to. What is not legal stays reachable, and says why when asked. */
export function Spot({ press, onPress, onPeek, entry = 'other', at, children }: SpotProps) {
  const state = press.state ?? 'legal';
  return (
    <g
      class={`ams-spot ams-spot-${state}`}
      role="button"
      tabindex={entry === 'first' || state === 'legal' || state === 'chosen' ? 0 : -1}
      aria-label={press.label}
      aria-disabled={state === 'not-now' ? 'true' : undefined}
      aria-pressed={state === 'chosen' ? 'true' : undefined}
      data-spot={press.id}
      onClick={() => onPress(press.id)}
      onFocus={() => onPeek?.(press.id)}
      onBlur={() => onPeek?.(undefined)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPeek?.(press.id)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPeek?.(undefined)}
      onKeyDown={(event) => {
        const step = arrows[event.key];
        if (step) walk(event.currentTarget, step);
        else if (event.key === 'Enter' || event.key === ' ') onPress(press.id);
        else return;
        event.preventDefault();
      }}
    >
      {(state === 'legal' || state === 'chosen') && <g class="ams-spot-bed">{children}</g>}
      {children}
      {press.worth !== undefined && at && <Worth text={press.worth} x={at.x} y={at.y} />}
    </g>
  );
}

/** What a place costs or brings, on a slip of gilt. */
function Worth({ text, x, y }: { text: string; x: number; y: number }) {
  const width = 18 + text.length * 13;
  return (
    <g class="ams-worth" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-15" width={width} height="30" rx="15" />
      <text y="8" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}
