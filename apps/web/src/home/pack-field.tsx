import type { Json } from '@mokum/kernel';
import { useState } from 'preact/hooks';
import { Emblem } from '../symbols/emblem.tsx';
import { Button } from '../ui/button.tsx';
import { fill, words } from '../words/language.ts';
import type { GameName } from './poster.tsx';

interface PackFieldProps {
  readonly game: GameName;
  readonly seats: number;
  /** the pack, or nothing where our own tables are played */
  readonly onPack: (pack: Json | undefined) => void;
}

type Chosen =
  | { readonly is: 'none' }
  | { readonly is: 'taken'; readonly name: string }
  | { readonly is: 'wrong'; readonly file: string; readonly problems: readonly string[] };

/** An edition pack in place of our own tables. */
export function PackField({ game, seats, onPack }: PackFieldProps) {
  const said = words.value.setUp.pack;
  const [chosen, setChosen] = useState<Chosen>({ is: 'none' });
  const choose = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    const { readPack } = await import('./read-pack.ts');
    const read = await readPack(game, seats, file);
    input.value = '';
    if (Array.isArray(read)) {
      setChosen({ is: 'wrong', file: file.name, problems: read });
      onPack(undefined);
      return;
    }
    setChosen({ is: 'taken', name: read.name });
    onPack(read.pack);
  };
  return (
    <div class="set-up-pack" data-name="pack">
      <label class="set-up-file button">
        <Emblem name="save" size={18} />
        <span>{said.choose}</span>
        <input type="file" accept=".json,application/json" onChange={(event) => void choose(event.currentTarget)} />
      </label>
      {chosen.is === 'taken' ? (
        <span class="set-up-pack-name">
          {fill(said.taken, { name: chosen.name })}{' '}
          <Button
            onPress={() => {
              setChosen({ is: 'none' });
              onPack(undefined);
            }}
          >
            {said.leave}
          </Button>
        </span>
      ) : (
        <small>{said.hint}</small>
      )}
      {chosen.is === 'wrong' && (
        <div class="set-up-wrong" role="alert">
          <p>{fill(said.wrong, { file: chosen.file })}</p>
          <ul>
            {chosen.problems.slice(0, 8).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
