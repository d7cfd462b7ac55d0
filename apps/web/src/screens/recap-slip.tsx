import type { Line } from '../games/face.ts';
import { SeatCharge } from '../symbols/seat-charge.tsx';
import type { SeatInfo } from '../table/table.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { tableWords } from '../words/language.ts';
import { chargeColour } from './seat-colour.ts';
import type { TableState } from './table-state.ts';

interface RecapProps {
  readonly lines: readonly Line[];
  readonly seats: readonly SeatInfo[];
  readonly state: TableState;
  /** how it lies there as long as nobody has said otherwise */
  readonly by: 'open' | 'folded';
}

/** What the others did since one's own last turn; folded away, or opened, it stays so. */
export function RecapSlip({ lines, seats, state, by }: RecapProps) {
  const words = tableWords.value;
  if (lines.length === 0) return null;
  const turn = (to: 'open' | 'folded') => (): void => {
    state.recap.value = to;
  };
  if ((state.recap.value ?? by) === 'folded')
    return (
      <div class="recap-folded">
        <Button symbol="log" name="recap" onPress={turn('open')}>
          {words.recap}
        </Button>
      </div>
    );
  return (
    <aside class="slip recap-slip" aria-label={words.recap}>
      <header class="slip-head">
        <strong class="small-caps">{words.recap}</strong>
        <IconButton symbol="close" label={words.hideRecap} onPress={turn('folded')} />
      </header>
      <ul class="recap">
        {lines.map((line) => (
          <li key={line.key}>
            {line.seat !== undefined && <SeatCharge seat={chargeColour(seats[line.seat].colour)} size={14} />}
            {line.text}
          </li>
        ))}
      </ul>
    </aside>
  );
}
