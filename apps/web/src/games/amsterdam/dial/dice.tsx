import { useRoll } from '../pieces/glide.ts';
import { MarkAt } from '../pieces/mark.tsx';
import { type Colour, colours, type OnPress, type Press } from '../types.ts';
import './dice.css';

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export interface DieView {
  readonly colour: Colour;
  /** 0 before the first roll */
  readonly value: number;
  readonly press?: Press;
}

/** One die, its symbol below. */
export function Face({ colour, value }: DieView) {
  const cube = useRoll(value, colours.indexOf(colour));
  return (
    <svg class={`ams-die ams-${colour}`} viewBox="0 0 44 60" aria-hidden="true" focusable="false">
      <g ref={cube} class="ams-die-cube">
        <rect class="ams-die-body" x="2" y="2" width="40" height="40" rx="7" />
        {(pips[value] ?? []).map(([x, y]) => (
          <circle key={`${x}${y}`} class="ams-pip" cx={22 + x * 11} cy={22 + y * 11} r="4.2" />
        ))}
      </g>
      <g class="ams-die-mark">
        <MarkAt name={colour} x={22} y={52} size={15} />
      </g>
    </svg>
  );
}

/** The six dice, each of one colour with its symbol below. */
export function Dice({
  dice,
  onPress,
  words,
}: {
  dice: readonly DieView[];
  onPress?: OnPress;
  words: { dice: string; die: (colour: Colour, value: number) => string };
}) {
  return (
    <span class="ams-dice" role="group" aria-label={words.dice} data-group="dice">
      {dice.map((die) =>
        die.press && onPress ? (
          <button
            key={die.colour}
            type="button"
            class={`ams-die-button ams-press-${die.press.state ?? 'legal'}`}
            aria-label={die.press.label}
            aria-pressed={die.press.state === 'chosen'}
            aria-disabled={die.press.state === 'not-now'}
            data-spot={die.press.id}
            onClick={() => onPress(die.press?.id ?? '')}
          >
            <Face {...die} />
          </button>
        ) : (
          <span key={die.colour} role="img" aria-label={words.die(die.colour, die.value)}>
            <Face {...die} />
          </span>
        ),
      )}
    </span>
  );
}
