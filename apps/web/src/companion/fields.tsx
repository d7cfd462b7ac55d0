import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';

/** One of a few values, as a row of keys to press. */
export function Keys({
  name,
  legend,
  values,
  value,
  onChoose,
  face,
}: {
  readonly name: string;
  readonly legend: ComponentChildren;
  readonly values: readonly number[];
  readonly value: number | undefined;
  readonly onChoose: (value: number) => void;
  /** what stands on a key in place of its number */
  readonly face?: (value: number) => ComponentChildren;
}) {
  return (
    <fieldset class="tom-keys">
      <legend>{legend}</legend>
      {values.map((one) => (
        <label key={one} class={one === value ? 'tom-key tom-key-chosen' : 'tom-key'}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onChoose(one)}
            aria-label={String(one)}
          />
          {face ? face(one) : <span class="figures">{one}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** A number off the board: the likely ones as keys, any other by typing. */
export function NumberAnswer({
  likely,
  least,
  most,
  label,
  enter,
  onAnswer,
  onWrong,
}: {
  readonly likely: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly label: string;
  readonly enter: string;
  readonly onAnswer: (value: number) => void;
  /** what was typed is no number that can stand here */
  readonly onWrong: () => void;
}) {
  const [typed, setTyped] = useState('');
  const value = Number(typed);
  const fine = /^-?\d{1,3}$/.test(typed) && value >= least && value <= most;
  return (
    <form
      class="tom-number"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (fine) onAnswer(value);
        else onWrong();
      }}
    >
      {likely.length > 0 && (
        <div class="tom-likely">
          {likely.map((one) => (
            <button key={one} type="button" class="tom-key figures" onClick={() => onAnswer(one)}>
              {one}
            </button>
          ))}
        </div>
      )}
      <div class="tom-typed">
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          aria-label={label}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="button button-main" aria-disabled={!fine}>
          <span>{enter}</span>
        </button>
      </div>
    </form>
  );
}

/** A choice between a few words. */
export function Words({
  choices,
  onChoose,
}: {
  readonly choices: readonly { readonly value: string; readonly label: ComponentChildren }[];
  readonly onChoose: (value: string) => void;
}) {
  return (
    <div class="tom-words">
      {choices.map(({ value, label }) => (
        <Button key={value} look="legal" name={value} onPress={() => onChoose(value)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
