import type { Face, Scene } from '../games/face.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { tableWords } from '../words/language.ts';
import type { Session } from './session.ts';
import type { TableState } from './table-state.ts';

/** Ends the turn, but first tells what that would lose or leave undone. */
export function endTurn(face: Face, scene: Scene<unknown, unknown>, session: Session, state: TableState): void {
  if ((face.summary?.(scene) ?? []).length > 0) state.dialog.value = 'end-turn';
  else void session.endTurn();
}

interface EndTurnProps {
  readonly face: Face;
  readonly scene: Scene<unknown, unknown>;
  readonly session: Session;
  readonly state: TableState;
}

export function EndTurnAsk({ face, scene, session, state }: EndTurnProps) {
  const words = tableWords.value;
  const open = state.dialog.value === 'end-turn';
  const shut = (): void => {
    if (state.dialog.peek() === 'end-turn') state.dialog.value = undefined;
  };
  return (
    <Ask title={words.endTurnAsk.title} open={open ? 'open' : 'closed'} onClose={shut} words={{ close: words.close }}>
      {open && (
        <>
          <ul class="end-turn-lines">
            {(face.summary?.(scene) ?? []).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div class="end-turn-actions">
            <Button name="end-turn-back" onPress={shut}>
              {words.endTurnAsk.stay}
            </Button>
            <Button
              look="main"
              symbol="end-turn"
              name="end-turn-go"
              onPress={() => {
                shut();
                void session.endTurn();
              }}
            >
              {words.endTurn}
            </Button>
          </div>
        </>
      )}
    </Ask>
  );
}
