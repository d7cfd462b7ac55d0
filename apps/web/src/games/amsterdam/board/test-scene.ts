import type { SeatInfo } from '../../../table/table.ts';
import { loadGameWords, setLanguage, startWords } from '../../../words/language.ts';
import type { AmsScene } from '../scene.ts';
import { speech } from '../speech/speech.ts';

const nothing = (): void => undefined;

/** A table for tests, at which whatever is pressed does nothing. */
export const sceneOf = (position: AmsScene['position'], seat: number, seats: readonly SeatInfo[]): AmsScene => ({
  position,
  seat,
  seats,
  legal: new Set(position.legal),
  again: new Set(),
  speech: speech.value,
  frame: 'desktop',
  onMove: nothing,
  onMoves: nothing,
  onTakeBack: nothing,
  onAsk: nothing,
  onPeek: nothing,
});

/** All words of Amsterdam's table, in English. */
export async function speakEnglish(): Promise<void> {
  await startWords();
  await setLanguage('en');
  for (const words of ['table', 'amsterdam', 'amsterdamSolo'] as const) await loadGameWords(words);
}
