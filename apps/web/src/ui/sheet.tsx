import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import './sheet.css';

export type SheetStop = 'prompt' | 'own' | 'all';
const stops: readonly SheetStop[] = ['prompt', 'own', 'all'];

/** A finger that goes so far drags; one that goes less far taps. */
const DRAG = 20;

export interface SheetProps {
  stop: SheetStop;
  onStop: (stop: SheetStop) => void;
  /** Always in sight. */
  prompt: ComponentChildren;
  own: ComponentChildren;
  rest: ComponentChildren;
  words: { sheet: string; handle: Record<SheetStop, string> };
}

/** The phone's bottom sheet: the prompt alone, with the own area, or everything. Dragged, tapped or by keyboard. */
export function Sheet({ stop, onStop, prompt, own, rest, words }: SheetProps) {
  const start = useRef(0);
  const dragged = useRef<'yes' | 'no'>('no');
  const move = (by: number) => onStop(stops[Math.max(0, Math.min(stops.length - 1, stops.indexOf(stop) + by))]);
  return (
    <section class={`sheet sheet-${stop}`} aria-label={words.sheet}>
      <button
        type="button"
        class="sheet-handle"
        aria-label={words.handle[stop]}
        aria-expanded={stop !== 'prompt'}
        onPointerDown={(event) => {
          start.current = event.clientY;
          dragged.current = 'no';
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          const way = event.clientY - start.current;
          if (Math.abs(way) <= DRAG) return;
          dragged.current = 'yes';
          move(way < 0 ? 1 : -1);
        }}
        // Not when the finger is lifted: the click that follows would land on what was just laid under it.
        onClick={() => {
          if (dragged.current === 'no') onStop(stops[(stops.indexOf(stop) + 1) % stops.length]);
          dragged.current = 'no';
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') move(1);
          else if (event.key === 'ArrowDown') move(-1);
          else return;
          event.preventDefault();
        }}
      >
        <span />
      </button>
      <div class="sheet-prompt">{prompt}</div>
      {stop !== 'prompt' && <div class="sheet-own">{own}</div>}
      {stop === 'all' && <div class="sheet-rest">{rest}</div>}
    </section>
  );
}
