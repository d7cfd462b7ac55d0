import { LARGEST_LOG } from '../limits.ts';
import type { TableInfo } from '../table/table.ts';
import { fine, type Outcome, problem } from './problem.ts';

/** `mokum-grachtenpand-2026-11-16.txt`: plain text, so that every mail program takes it. */
export function logFileName({ game, begun }: Pick<TableInfo, 'game' | 'begun'>): string {
  const day = new Date(begun).toISOString().slice(0, 10);
  return `mokum-${game.replaceAll(/[^a-z0-9-]/g, '')}-${day}.txt`;
}

/** Gives the player a text as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The text of a file that a player chose. */
export async function readTextFile(file: Blob): Promise<Outcome<string>> {
  if (file.size > LARGEST_LOG) return problem('too-large', '', `${file.size} bytes`);
  const bytes = await file.arrayBuffer();
  try {
    return fine(new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/^\uFEFF/, ''));
  } catch {
    return problem('not-a-log', new TextDecoder('latin1').decode(bytes), 'not a text file');
  }
}
