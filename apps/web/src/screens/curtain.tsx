import { useEffect, useRef } from 'preact/hooks';
import { SeatCharge } from '../symbols/seat-charge.tsx';
import type { SeatInfo } from '../table/table.ts';
import { Button } from '../ui/button.tsx';
import { fill, tableWords } from '../words/language.ts';
import { chargeColour } from './seat-colour.ts';
import './curtain.css';

/** Between two people at one screen: nothing of the table is on the page while it hangs. */
export function Curtain({
  seat,
  onRaise,
  onHome,
}: {
  readonly seat: SeatInfo;
  readonly onRaise: () => void;
  readonly onHome: () => void;
}) {
  const words = tableWords.value;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.querySelector<HTMLButtonElement>('.button-main')?.focus(), []);
  return (
    <main class="curtain" ref={box}>
      <div class="curtain-cloth" aria-hidden="true" />
      <div class="curtain-card">
        <SeatCharge seat={chargeColour(seat.colour)} size={72} />
        <h1>{fill(words.curtain.title, { who: seat.name })}</h1>
        <p>{words.curtain.text}</p>
        <Button look="main" symbol="play" name="raise-curtain" onPress={onRaise}>
          {fill(words.curtain.raise, { who: seat.name })}
        </Button>
        <button type="button" class="link" onClick={onHome}>
          {words.home}
        </button>
      </div>
    </main>
  );
}
