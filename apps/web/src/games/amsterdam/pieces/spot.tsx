import type { ComponentChildren } from 'preact';
import type { OnPress, Press } from '../types.ts';
import './spot.css';

interface SpotProps {
  press: Press;
  onPress: OnPress;
  /** where its worth is written, if it has one */
  at?: { readonly x: number; readonly y: number };
  /** the shapes that take the pointer and show the state */
  children: ComponentChildren;
}

/** Something on the board that can be pressed and walked to; which of them Tab stops at is the table's to say. What is not legal stays reachable, and says why when asked. */
export function Spot({ press, onPress, at, children }: SpotProps) {
  const state = press.state ?? 'legal';
  return (
    <g
      class={`ams-spot ams-spot-${state}`}
      role="button"
      tabindex={-1}
      aria-label={press.label}
      aria-disabled={state === 'not-now' ? 'true' : undefined}
      aria-pressed={state === 'chosen' ? 'true' : undefined}
      data-spot={press.id}
      onClick={() => onPress(press.id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        onPress(press.id);
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
export function Worth({ text, x, y }: { text: string; x: number; y: number }) {
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
