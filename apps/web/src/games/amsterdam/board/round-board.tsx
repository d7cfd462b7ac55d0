import { unchanged } from '../../../ui/unchanged.ts';
import { Mark } from '../pieces/mark.tsx';
import './round-board.css';

export interface RoundBoardProps {
  rounds: readonly { readonly number: number; readonly quickDelivery: number; readonly highestDie: number }[];
  round: number;
  words: { board: string; round: (n: number) => string };
}

/** Twelve rounds in a row: what a quick delivery adds, and from when on high dice are turned to one. */
export const RoundBoard = unchanged(({ rounds, round, words }: RoundBoardProps) => {
  return (
    <ol class="ams-rounds" aria-label={words.board}>
      {rounds.map(({ number, quickDelivery, highestDie }) => (
        <li
          key={number}
          class={`ams-round ${number === round ? 'ams-round-now' : number < round ? 'ams-round-past' : ''}`}
          aria-label={words.round(number)}
          aria-current={number === round ? 'step' : undefined}
        >
          <span class="ams-round-number figures" aria-hidden="true">
            {number}
          </span>
          <span class="ams-round-note figures" aria-hidden="true">
            {quickDelivery > 0 ? (
              <>
                <Mark name="warehouse" size={13} />+{quickDelivery}
              </>
            ) : (
              <>
                <Mark name="die" size={13} />≤{highestDie}
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
});
