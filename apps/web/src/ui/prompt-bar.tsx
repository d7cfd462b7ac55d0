import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from './button.tsx';
import './prompt-bar.css';

export interface PromptBarProps {
  /** One sentence: what is asked. */
  ask: string;
  /** A second, quieter line: what it means now. */
  hint?: string;
  /** The options in words, for those who hear the table. */
  heard?: string;
  /** Options that have no place on the board. */
  children?: ComponentChildren;
  onUndo: () => void;
  onEndTurn: () => void;
  noUndo?: string;
  noEndTurn?: string;
  words: { undo: string; endTurn: string };
}

/** Undo and End turn always stand in the same place, whatever is asked; pressed where they cannot be, they say why. */
export function PromptBar({ ask, hint, heard, children, onUndo, onEndTurn, noUndo, noEndTurn, words }: PromptBarProps) {
  const [told, tell] = useState({ ask: '', why: '' });
  const why = told.ask === ask && (told.why === noUndo || told.why === noEndTurn) ? told.why : undefined;
  const blocked = (reason: string | undefined) =>
    reason === undefined ? {} : { notNow: reason, onAsk: () => tell({ ask, why: reason }) };
  return (
    <div class="prompt">
      <Button symbol="undo" name="undo" onPress={onUndo} {...blocked(noUndo)}>
        {words.undo}
      </Button>
      <div class="prompt-ask" role="status">
        <p class="prompt-line">{ask}</p>
        {(why ?? hint) && <p class="prompt-hint">{why ?? hint}</p>}
        {heard && <p class="only-heard">{heard}</p>}
      </div>
      {children && <div class="prompt-options">{children}</div>}
      <Button
        symbol="end-turn"
        name="end-turn"
        look={noEndTurn === undefined ? 'main' : 'plain'}
        onPress={onEndTurn}
        {...blocked(noEndTurn)}
      >
        {words.endTurn}
      </Button>
    </div>
  );
}
