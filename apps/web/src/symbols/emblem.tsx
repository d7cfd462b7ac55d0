import type { VNode } from 'preact';
import { drawings, type SymbolName } from './drawings.ts';

const strokes = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

/** Symbols as strokes. Every table is full of them: each is made once, and what is the very same is not compared again. */
export function strokesFrom<N extends string>(
  all: Readonly<Record<N, { readonly line?: string; readonly solid?: string }>>,
): (name: N) => VNode {
  const drawn = new Map<N, VNode>();
  return (name) => {
    const known = drawn.get(name);
    if (known) return known;
    const { solid, line } = all[name];
    const made = (
      <>
        {solid && <path d={solid} fill="currentColor" />}
        {line && <path d={line} {...strokes} />}
      </>
    );
    drawn.set(name, made);
    return made;
  };
}
const strokesOf = strokesFrom<SymbolName>(drawings);

export interface EmblemProps {
  name: SymbolName;
  size?: number;
  /** Without a label the symbol is decoration beside words that already say it. */
  label?: string;
  class?: string;
}

/** A symbol in running HTML. */
export function Emblem({ name, size = 20, label, class: className }: EmblemProps) {
  const heard =
    label === undefined ? ({ 'aria-hidden': 'true' } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg
      class={`emblem ${className ?? ''}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
      {...heard}
    >
      {strokesOf(name)}
    </svg>
  );
}

/** The same symbol inside a drawing, its box placed by the top left corner. */
export function Glyph({ name, x, y, size }: { name: SymbolName; x: number; y: number; size: number }) {
  return <g transform={`translate(${x} ${y}) scale(${size / 24})`}>{strokesOf(name)}</g>;
}
