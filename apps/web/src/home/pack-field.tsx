import type { Json } from '@mokum/kernel';
import { useState } from 'preact/hooks';
import { Emblem } from '../symbols/emblem.tsx';
import { Button } from '../ui/button.tsx';
import { fill, words } from '../words/language.ts';
import { LARGEST_PACK } from '../limits.ts';
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

/** Games whose tables an edition pack can replace. */
export const PACKS: ReadonlySet<GameName> = new Set(['nieuw-amsterdam', 'amsterdam']);

/** Reads a file as an edition pack; what is wrong with it is told by field. */
async function readPack(game: GameName, seats: number, file: File): Promise<{ pack: Json; name: string } | string[]> {
  if (file.size > LARGEST_PACK) return [words.peek().setUp.pack.tooLarge];
  const [{ readJson }, { newestRules }] = await Promise.all([
    import('@mokum/kernel'),
    import('../table/game-modules.ts'),
  ]);
  let pack: Json;
  try {
    pack = readJson((await file.text()).replace(/^\uFEFF/, ''));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const read = (await newestRules[game]()).readOptions({ pack }, seats);
  if (read.ok) {
    const options = read.value as unknown as { readonly pack: { readonly name?: unknown } };
    const { name } = options.pack;
    return { pack: options.pack as unknown as Json, name: typeof name === 'string' ? name : file.name };
  }
  const other = await gameOf(pack, game);
  if (other) return [fill(words.peek().setUp.pack.foreign, { game: words.peek().home.posters[other].title })];
  return read.refusal.message.split(/\n|; /).map((problem) => problem.replace(/^options\.pack[.:] ?/, ''));
}

/** The other game that can be played with a pack. */
async function gameOf(pack: Json, not: GameName): Promise<GameName | undefined> {
  const { newestRules } = await import('../table/game-modules.ts');
  for (const game of PACKS) {
    if (game === not) continue;
    const rules = await newestRules[game]();
    if (rules.readOptions({ pack }, rules.seats.most).ok) return game;
  }
  return undefined;
}

/** An edition pack in place of our own tables. */
export function PackField({ game, seats, onPack }: PackFieldProps) {
  const said = words.value.setUp.pack;
  const [chosen, setChosen] = useState<Chosen>({ is: 'none' });
  const choose = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
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
