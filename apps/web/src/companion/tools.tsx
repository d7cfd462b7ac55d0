import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { amsterdamSoloWords } from '../words/language.ts';
import { lay, takeBack } from './kept-sheet.ts';

/** Taking back, and throwing the sheet away for a new one: asked twice. */
export function Tools({ entries }: { readonly entries: number }) {
  const { screen, answers } = amsterdamSoloWords.value;
  const [sure, setSure] = useState<'no' | 'asked'>('no');
  return (
    <div class="tom-tools">
      {entries > 0 && (
        <Button symbol="undo" name="undo" onPress={takeBack}>
          {answers.undo}
        </Button>
      )}
      {sure === 'no' ? (
        <Button name="again" onPress={() => setSure('asked')}>
          {screen.again}
        </Button>
      ) : (
        <span class="tom-sure">
          <span>{screen['really-again']}</span>
          <Button name="really-again" look="main" onPress={() => lay(undefined)}>
            {screen.again}
          </Button>
          <Button onPress={() => setSure('no')}>{screen.keep}</Button>
        </span>
      )}
    </div>
  );
}
