import type { ComponentChildren } from 'preact';
import type { OnPress, Press } from '../types.ts';

export interface PressAreaProps {
  /** What the thing is, for those who do not see it. */
  label: string;
  press?: Press | undefined;
  onPress?: OnPress | undefined;
  /** The outline that turns gilt. */
  outline: string;
  transform?: string;
  class?: string;
  children: ComponentChildren;
}

/** A thing on the board: a picture with a name, or something to press while it is legal. */
export function PressArea({ label, press, onPress, outline, transform, class: look = '', children }: PressAreaProps) {
  if (!press || !onPress)
    return (
      <g class={`nw-thing ${look}`} transform={transform} role="img" aria-label={label}>
        <title>{label}</title>
        <g aria-hidden="true">{children}</g>
      </g>
    );
  const go = () => onPress(press.id);
  const state = press.state ?? 'legal';
  return (
    // Attributes of SVG elements keep their case: `tabIndex` would be ignored here.
    <g
      class={`nw-thing nw-press nw-${state} ${look}`}
      transform={transform}
      role="button"
      tabindex={0}
      aria-label={press.label}
      {...(press.state === 'legal' || press.state === 'chosen'
        ? { 'aria-pressed': press.state === 'chosen' ? ('true' as const) : ('false' as const) }
        : {})}
      data-press={press.id}
      onClick={go}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        go();
      }}
    >
      <title>{press.label}</title>
      <path class="nw-press-ground" d={outline} />
      <g aria-hidden="true">{children}</g>
      <path class="nw-press-line" d={outline} />
    </g>
  );
}

/** A word or figure on a gilt tag: what pressing is worth. Placed by its right end. */
export function Worth({ x, y, text }: { x: number; y: number; text: string | undefined }) {
  if (!text) return null;
  const width = 12 + text.length * 8.8;
  return (
    <g class="nw-worth" transform={`translate(${x - width} ${y})`} aria-hidden="true">
      <path d={`M0 11L6 0H${width}V22H6Z`} />
      <text x={width / 2 + 2} y="16.4" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}
