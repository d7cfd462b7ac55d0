import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { expansionMarks } from '../games/amsterdam/pieces/marks-expansions.ts';
import type { AmsterdamOptionsWords } from '@mokum/words/en/page-amsterdam-options';
import './amsterdam-options.css';

export interface AmsterdamTableOptions {
  readonly length: 'full' | 'short';
  readonly edition: keyof AmsterdamOptionsWords['editions'];
  readonly foreman: boolean;
  readonly orders: 0 | 3 | 5;
  readonly openOrders: 0 | 1 | 2;
  readonly trader: boolean;
  readonly extraTiles: boolean;
}

export const firstAmsterdamOptions: AmsterdamTableOptions = {
  length: 'full',
  edition: 'house',
  foreman: false,
  orders: 0,
  openOrders: 0,
  trader: false,
  extraTiles: false,
};

/** What of the wishes can be played by so many: alone without expansions, and no open order without orders. */
export function playableOptions(wished: AmsterdamTableOptions, seats: number): AmsterdamTableOptions {
  if (seats === 1) return { ...firstAmsterdamOptions, length: wished.length, edition: wished.edition };
  return wished.orders === 0 ? { ...wished, openOrders: 0 } : wished;
}

type MarkName = 'foreman' | 'bailiff' | 'order' | 'trader' | 'tiles';

function Sign({ name }: { name: MarkName }) {
  const { line, solid }: { line?: string; solid?: string } = expansionMarks[name];
  return (
    <svg class="table-option-sign" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {solid && <path d={solid} fill="currentColor" fill-rule="evenodd" />}
      {line && <path d={line} />}
    </svg>
  );
}

interface ChoicesProps<T extends string | number> {
  legend: ComponentChildren;
  value: T;
  choices: readonly (readonly [T, string])[];
  hint: string;
  /** why it cannot be chosen now */
  notNow?: string | undefined;
  onChoose: (value: T) => void;
}

function Choices<T extends string | number>({ legend, value, choices, hint, notNow, onChoose }: ChoicesProps<T>) {
  const id = useId();
  return (
    <fieldset class="table-option" disabled={notNow !== undefined} aria-describedby={`${id}-hint`}>
      <legend>{legend}</legend>
      <span class="table-option-choices">
        {choices.map(([choice, name]) => (
          <label key={choice}>
            <input type="radio" name={id} checked={choice === value} onChange={() => onChoose(choice)} />
            <span>{name}</span>
          </label>
        ))}
      </span>
      <small id={`${id}-hint`}>{notNow ?? hint}</small>
    </fieldset>
  );
}

interface SwitchProps {
  signs: readonly MarkName[];
  name: string;
  hint: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

function Switch({ signs, name, hint, value, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label class="table-option table-switch">
      <input
        type="checkbox"
        checked={value}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="table-option-name" id={`${id}-name`}>
        {signs.map((sign) => (
          <Sign key={sign} name={sign} />
        ))}
        {name}
      </span>
      <small id={`${id}-hint`}>{hint}</small>
    </label>
  );
}

export interface AmsterdamOptionsProps {
  options: AmsterdamTableOptions;
  seats: number;
  onChange: (options: AmsterdamTableOptions) => void;
  words: AmsterdamOptionsWords;
}

const keysOf = <T extends string>(names: Readonly<Record<T, string>>): (readonly [T, string])[] =>
  Object.entries(names) as [T, string][];

/** What a table of Amsterdam agrees on before the game. What cannot be played by so many stays in sight, and says why. */
export function AmsterdamOptions({ options, seats, onChange, words }: AmsterdamOptionsProps) {
  const id = useId();
  const shown = playableOptions(options, seats);
  const change = (part: Partial<AmsterdamTableOptions>): void => onChange({ ...options, ...part });
  return (
    <div class="table-options">
      <Choices
        legend={words.length}
        value={shown.length}
        choices={keysOf(words.lengths)}
        hint={words.lengthHints[shown.length]}
        onChoose={(length) => change({ length })}
      />
      <div class="table-option">
        <label class="table-option-edition">
          <span>{words.edition}</span>
          <select
            class="select"
            value={shown.edition}
            aria-describedby={`${id}-edition`}
            onChange={(event) => change({ edition: event.currentTarget.value as AmsterdamTableOptions['edition'] })}
          >
            {keysOf(words.editions).map(([edition, name]) => (
              <option key={edition} value={edition} selected={edition === shown.edition}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <small id={`${id}-edition`}>{words.editionHint}</small>
      </div>
      <fieldset
        class="table-expansions"
        disabled={seats === 1}
        aria-describedby={seats === 1 ? `${id}-solo` : undefined}
      >
        <legend>{words.expansions}</legend>
        {seats === 1 && (
          <p id={`${id}-solo`} class="table-option-reason">
            {words.solo}
          </p>
        )}
        <Switch
          signs={['foreman', 'bailiff']}
          name={words.foreman}
          hint={words.foremanHint}
          value={shown.foreman}
          onChange={(foreman) => change({ foreman })}
        />
        <Choices
          legend={
            <>
              <Sign name="order" />
              {words.orders}
            </>
          }
          value={shown.orders}
          choices={([0, 3, 5] as const).map((n) => [n, words.ordersOf[n]] as const)}
          hint={words.ordersHint}
          onChoose={(orders) => change({ orders })}
        />
        <Choices
          legend={shown.edition === 'fr' ? words.openInstead : words.openOrders}
          value={shown.openOrders}
          choices={([0, 1, 2] as const).map((n) => [n, words.openOrdersOf[n]] as const)}
          hint={shown.edition === 'fr' ? words.openInsteadHint : words.openOrdersHint}
          notNow={shown.orders === 0 ? words.noOrders : undefined}
          onChoose={(openOrders) => change({ openOrders })}
        />
        <Switch
          signs={['trader']}
          name={words.trader}
          hint={words.traderHint}
          value={shown.trader}
          onChange={(trader) => change({ trader })}
        />
        <Switch
          signs={['tiles']}
          name={words.extraTiles}
          hint={words.extraTilesHint}
          value={shown.extraTiles}
          onChange={(extraTiles) => change({ extraTiles })}
        />
      </fieldset>
    </div>
  );
}
