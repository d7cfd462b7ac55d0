import { drawings, type SymbolName } from './drawings.ts';

const strokes = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

function Strokes({ name }: { name: SymbolName }) {
  const drawing: { line?: string; solid?: string } = drawings[name];
  return (
    <>
      {drawing.solid && <path d={drawing.solid} fill="currentColor" />}
      {drawing.line && <path d={drawing.line} {...strokes} />}
    </>
  );
}

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
      <Strokes name={name} />
    </svg>
  );
}

/** The same symbol inside a drawing, its box placed by the top left corner. */
export function Glyph({ name, x, y, size }: { name: SymbolName; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <Strokes name={name} />
    </g>
  );
}
