import type { Json } from '@mokum/kernel';
import { words } from '../words/language.ts';
import type { GameName } from './poster.tsx';

export type ChosenOptions = Readonly<Record<string, Json>>;

/** One thing a table agrees on before the game: its answers in the order of the list, the first one if nothing is said. */
interface OptionRow {
  readonly option: 'length' | 'edition';
  readonly answers: readonly string[];
}

/** By game; what is not listed has no options. A further one is a row here and its words in `setUp.options`. */
const OPTIONS: Readonly<Partial<Record<GameName, readonly OptionRow[]>>> = {
  amsterdam: [
    { option: 'length', answers: ['full', 'short'] },
    { option: 'edition', answers: ['house', 'fr', 'hu', 'ru'] },
  ],
};

interface GameOptionsProps {
  readonly game: GameName;
  readonly chosen: ChosenOptions;
  readonly onChange: (chosen: ChosenOptions) => void;
}

/** The options of a game, each with a line that says what it means. */
export function GameOptions({ game, chosen, onChange }: GameOptionsProps) {
  const rows = OPTIONS[game];
  const said = words.value.setUp.options;
  if (!rows) return null;
  return (
    <fieldset class="set-up-options">
      <legend>{said.title}</legend>
      {rows.map(({ option, answers }) => {
        const texts: {
          readonly title: string;
          readonly hint: string;
          readonly answers: Readonly<Record<string, string>>;
        } = said[option];
        const value = String(chosen[option] ?? answers[0]);
        return (
          <label key={option} class="set-up-option">
            <span>{texts.title}</span>
            <select
              class="select"
              value={value}
              onChange={(event) => onChange({ ...chosen, [option]: event.currentTarget.value })}
            >
              {answers.map((answer) => (
                <option key={answer} value={answer} selected={answer === value}>
                  {texts.answers[answer]}
                </option>
              ))}
            </select>
            <small>{texts.hint}</small>
          </label>
        );
      })}
    </fieldset>
  );
}
