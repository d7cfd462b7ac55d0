import { companion, type CompanionOptions, type CompanionStep } from '@mokum/amsterdam/companion';
import { MokumError } from '@mokum/kernel';
import type { Asker, Io } from '../io.ts';

/** TOM for programs: an entry a line in, a sheet a line out; what is refused is told and changes nothing. */
export async function tomInLines(
  io: Io,
  asker: Asker,
  options: CompanionOptions,
  begun: readonly string[],
  keep: (entries: readonly string[]) => void,
): Promise<void> {
  let entries = [...begun];
  let known = 0;
  const show = (): void => {
    const { turns, question, result, ...sheet } = companion(options, entries);
    const steps: CompanionStep[] = turns.flatMap((turn) => turn.steps);
    io.say(
      JSON.stringify({
        ...sheet,
        entries: entries.length,
        steps: steps.slice(Math.min(known, steps.length)),
        question: question ?? null,
        result: result ?? null,
      }),
    );
    known = steps.length;
  };
  show();
  for (;;) {
    const line = await asker.ask('');
    if (line === undefined) return;
    const entry = line.trim();
    if (entry === '') continue;
    const next = entry === 'undo' ? entries.slice(0, -1) : [...entries, entry];
    try {
      if (entry === 'undo' && entries.length === 0) throw new MokumError('no-undo', 'nothing has been entered yet');
      companion(options, next);
    } catch (error) {
      if (!(error instanceof MokumError)) throw error;
      io.say(JSON.stringify({ error: { code: error.code, message: error.message } }));
      continue;
    }
    entries = next;
    keep(entries);
    show();
  }
}
