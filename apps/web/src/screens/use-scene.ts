import { useComputed } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { lastInput } from '../app/last-input.ts';
import type { About, Scene } from '../games/face.ts';
import type { Session } from './session.ts';
import type { TableState } from './table-state.ts';

const none: ReadonlySet<string> = new Set();
/** Pointing at something for so long asks about it, in milliseconds. */
const POINTED = 250;

interface SceneOf {
  readonly session: Session;
  readonly state: TableState;
  readonly how: 'play' | 'replay';
  readonly frame: 'desktop' | 'phone';
  readonly openRule: (paragraph: string) => void;
}

/** What the board can do with the table. */
function handsOf(session: Session, state: TableState, openRule: (paragraph: string) => void) {
  let pointing = 0;
  const forget = (): void => {
    state.about.value = undefined;
    state.peek.value = undefined;
  };
  return {
    onMove: (move: string): void => {
      forget();
      void session.move(move);
    },
    onMoves: (moves: readonly string[]): void => {
      forget();
      void session.moves(moves);
    },
    onRule: openRule,
    onTakeBack: (): void => void session.takeBack(),
    onAsk: (about: About): void => {
      state.peek.value = undefined;
      state.about.value = about;
    },
    onPeek: (about: About | undefined): void => {
      clearTimeout(pointing);
      if (about === undefined || lastInput() === 'key') state.peek.value = about;
      // A finger points at nothing: what a tap leaves behind would only cover the board.
      else if (lastInput() === 'pointer')
        pointing = window.setTimeout(() => {
          state.peek.value = about;
        }, POINTED);
    },
  };
}

/** All that the game's board is given: the very same as long as nothing in it has changed, so that nothing is drawn. */
export function useScene({ session, state, how, frame, openRule }: SceneOf): Scene<unknown, unknown> {
  const { table, face } = session;
  const { seats } = table.info;
  const speech = face.speech.value as unknown;
  const position = state.position.value;
  const seat = state.seat.value;
  const acts = how === 'play' && state.looking.value === undefined;
  const viewer = typeof position.audience === 'number' ? position.audience : undefined;
  const options = useComputed(() => {
    const { legal } = state.position.value;
    return legal.length > 0 ? new Set(legal) : none;
  });
  const legal = acts ? options.value : none;
  const again = acts && session.playing.value === undefined ? session.again.value : none;
  const ahead = acts && viewer !== undefined ? table.left.value : undefined;
  const rule = useRef(openRule);
  rule.current = openRule;
  const hands = useMemo(() => handsOf(session, state, (paragraph) => rule.current(paragraph)), [session, state]);
  return useMemo(
    () => ({
      position,
      seat,
      seats,
      legal,
      again,
      speech,
      frame,
      ...hands,
      ...(ahead && { ahead, onAhead: (moves: readonly string[]) => void table.ahead(moves) }),
    }),
    [position, seat, seats, legal, again, speech, frame, hands, ahead],
  );
}
