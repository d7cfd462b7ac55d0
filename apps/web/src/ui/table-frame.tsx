import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useSwipeEdge } from './swipe-edge.ts';
import './table-frame.css';

export interface TableFrameProps {
  /** Title, settings and the way home: one slim line. */
  bar: ComponentChildren;
  opponents: ComponentChildren;
  board: ComponentChildren;
  prompt: ComponentChildren;
  own: ComponentChildren;
  drawer?: ComponentChildren;
  words: { opponents: string; board: string; prompt: string; own: string };
}

/** The desktop table: board in the middle as large as the window allows; nothing moves when the prompt changes. */
export function TableFrame({ bar, opponents, board, prompt, own, drawer, words }: TableFrameProps) {
  return (
    <div class="table">
      <header class="table-bar">{bar}</header>
      <section class="table-opponents" aria-label={words.opponents}>
        {opponents}
      </section>
      <main class="table-board" aria-label={words.board}>
        {board}
      </main>
      <section class="table-prompt" aria-label={words.prompt}>
        {prompt}
      </section>
      <section class="table-own" aria-label={words.own}>
        {own}
      </section>
      {drawer && <div class="table-drawer">{drawer}</div>}
    </div>
  );
}

export interface PhoneFrameProps {
  bar: ComponentChildren;
  /** Opponents as chips that open. */
  opponents: ComponentChildren;
  board: ComponentChildren;
  /** The bottom sheet. */
  sheet: ComponentChildren;
  words: { opponents: string; board: string };
}

export function PhoneFrame({ bar, opponents, board, sheet, words }: PhoneFrameProps) {
  const table = useRef<HTMLDivElement>(null);
  useSwipeEdge(table);
  return (
    <div ref={table} class="table table-phone">
      <header class="table-bar">{bar}</header>
      <section class="table-opponents" aria-label={words.opponents}>
        {opponents}
      </section>
      <main class="table-board" aria-label={words.board}>
        {board}
      </main>
      <div class="table-sheet">{sheet}</div>
    </div>
  );
}
