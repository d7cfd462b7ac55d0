import type { Face, Scene } from '../games/face.ts';
import { Button } from '../ui/button.tsx';
import { PromptBar } from '../ui/prompt-bar.tsx';
import { fill, oneSentence, tableWords } from '../words/language.ts';
import type { Session } from './session.ts';
import { hasActed } from './own-rows.ts';
import { endTurn } from './end-turn.tsx';
import type { TableState } from './table-state.ts';

interface TablePromptProps {
  readonly face: Face;
  readonly scene: Scene<unknown, unknown>;
  readonly session: Session;
  readonly state: TableState;
}

/** What is asked, in words; Undo and End turn with the reason where they cannot be pressed. */
export function TablePrompt({ face, scene, session, state }: TablePromptProps) {
  const words = tableWords.value;
  const { position } = scene;
  const { ask, hint } = face.ask(scene);
  const options = face.options(scene);
  const looking = state.looking.value;
  const { audience, undo } = position;
  // Whatever keeps a seat from taking something back, it has to have done something first.
  const idle = typeof audience === 'number' && !hasActed(position, audience);
  const noUndo = undo.ok ? undefined : words.noUndo[idle ? 'idle' : undo.barrier];
  const noEndTurn = face.commits.some((move) => scene.legal.has(move)) ? undefined : fill(words.noEndTurn, { ask });
  const refusal = session.refusal.value;
  return (
    <PromptBar
      ask={looking === undefined ? ask : words.looking}
      hint={refusal ? refusal.message : looking === undefined ? (hint ?? '') : face.turn(position.view, scene.speech)}
      {...(options.length > 0 && { heard: fill(words.options, { options: oneSentence(options) }) })}
      onUndo={() => void session.takeBack()}
      onEndTurn={() => endTurn(face, scene, session, state)}
      {...(noUndo !== undefined && { noUndo })}
      {...(noEndTurn !== undefined && { noEndTurn })}
      words={{ undo: words.undo, endTurn: words.endTurn }}
    >
      {looking !== undefined ? (
        <Button
          look="main"
          symbol="play"
          onPress={() => {
            state.looking.value = undefined;
          }}
        >
          {words.backToNow}
        </Button>
      ) : position.result ? (
        <Button
          look="main"
          symbol="points"
          onPress={() => {
            state.count.value = 'shown';
          }}
        >
          {words.end.count}
        </Button>
      ) : session.playing.value !== undefined && session.playing.value >= 0 ? (
        <Button symbol="speed" name="skip" onPress={() => session.skip()}>
          {words.skip}
        </Button>
      ) : face.Options ? (
        <face.Options {...scene} />
      ) : null}
    </PromptBar>
  );
}
