import { readUp } from '@mokum/protocol';
import type { Connected } from './host.ts';

/** Gives a connection what came as text: it is checked first. Where both ends are one program nothing has to be. */
export function receiveText(connected: Connected, text: string): void {
  const read = readUp(text);
  if (read.ok) connected.receive(read.value);
  else connected.refuse(read.refusal.message);
}
