import type { ComponentChildren } from 'preact';
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

/** Undo and End turn always stand in the same place, whatever is asked. */
export function PromptBar({ ask, hint, heard, children, onUndo, onEndTurn, noUndo, noEndTurn, words }: PromptBarProps) {
  return (
    <div class="prompt">
      <Button symbol="undo" name="undo" onPress={onUndo} {...(noUndo === undefined ? {} : { notNow: noUndo })}>
        {words.undo}
      </Button>
      <div class="prompt-ask" role="status">
        <p class="prompt-line">{ask}</p>
        {hint && <p class="prompt-hint">{hint}</p>}
        {heard && <p class="only-heard">{heard}</p>}
      </div>
      {children && <div class="prompt-options">{children}</div>}
      <Button
        symbol="end-turn"
        name="end-turn"
        look={noEndTurn === undefined ? 'main' : 'plain'}
        onPress={onEndTurn}
        {...(noEndTurn === undefined ? {} : { notNow: noEndTurn })}
      >
        {words.endTurn}
      </Button>
    </div>
  );
}
