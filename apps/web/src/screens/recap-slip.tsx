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
}

/** What the others did since one's own last turn; folded away it stays so. */
export function RecapSlip({ lines, seats, state }: RecapProps) {
  const words = tableWords.value;
  if (lines.length === 0) return null;
  const turn = (to: 'shown' | 'hidden') => (): void => {
    state.recap.value = to;
  };
  if (state.recap.value === 'hidden')
    return (
      <div class="slips slips-top">
        <div class="recap-folded">
          <Button symbol="log" onPress={turn('shown')}>
            {words.recap}
          </Button>
        </div>
      </div>
    );
  return (
    <div class="slips slips-top">
      <aside class="slip" aria-label={words.recap}>
        <header class="slip-head">
          <strong class="small-caps">{words.recap}</strong>
          <IconButton symbol="close" label={words.hideRecap} onPress={turn('hidden')} />
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
    </div>
  );
}
