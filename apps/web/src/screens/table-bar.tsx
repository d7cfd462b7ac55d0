import type { Face } from '../games/face.ts';
import { IconButton } from '../ui/button.tsx';
import { tableWords } from '../words/language.ts';
import type { PageName, TableState } from './table-state.ts';

interface BarProps {
  readonly face: Face;
  readonly state: TableState;
  readonly frame: 'desktop' | 'phone';
  readonly onHome: () => void;
}

/** Title, turn, and the way to everything that is not the board. */
export function TableBar({ face, state, frame, onHome }: BarProps) {
  const words = tableWords.value;
  const speech = face.speech.value;
  const turn = (page: PageName): void => {
    const open = state.page.value !== page || (frame === 'phone' && state.stop.value !== 'all');
    state.page.value = open ? page : undefined;
    if (frame === 'phone') state.stop.value = open ? 'all' : 'own';
  };
  const pressed = (page: PageName) =>
    state.page.value === page && (frame === 'desktop' || state.stop.value === 'all') ? 'on' : 'off';
  return (
    <>
      <IconButton symbol="back" label={words.home} onPress={onHome} />
      <div class="bar-name">
        <h1 class="bar-title">{face.title(speech)}</h1>
        <span class="bar-turn">{face.turn(state.position.value.view, speech)}</span>
      </div>
      <IconButton symbol="log" label={words.log} pressed={pressed('log')} onPress={() => turn('log')} />
      <IconButton symbol="points" label={words.scores} pressed={pressed('scores')} onPress={() => turn('scores')} />
      <IconButton symbol="rules" label={words.rules} pressed={pressed('rules')} onPress={() => turn('rules')} />
      {frame === 'desktop' && (
        <IconButton
          symbol="help"
          label={words.keys}
          onPress={() => {
            state.dialog.value = 'keys';
          }}
        />
      )}
      <IconButton
        symbol="settings"
        label={words.settings}
        onPress={() => {
          state.dialog.value = 'settings';
        }}
      />
    </>
  );
}
