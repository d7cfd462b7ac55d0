import type { LogHeader } from '@mokum/kernel';
import type { KeptTable } from '../saves/save.ts';
import type { SeatInfo } from './table.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Letters and digits that cannot be taken for one another. */
function letters(count: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A name for a game that no other game has. */
export const newId = (): string => letters(16);

/** A seed a player can write down. */
export const freshSeed = (): string => letters(8);

/** The colours in the order in which seats are given them. */
export const SEAT_COLOURS: readonly SeatInfo['colour'][] = ['red', 'blue', 'yellow', 'green', 'white'];

/** The table of a log that somebody sent, as it is kept. What the log does not say is filled in. */
export function infoOf(header: LogHeader, id: string): KeptTable {
  const texts = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);
  const names = texts(header.names);
  const players = texts(header.players);
  const said = (value: unknown, otherwise: string): string =>
    typeof value === 'string' && value !== '' ? value.slice(0, 40) : otherwise;
  return {
    id,
    game: header.game,
    seats: Array.from({ length: header.seats }, (_, seat) => ({
      name: said(names[seat], `${seat + 1}`),
      colour: SEAT_COLOURS[seat % SEAT_COLOURS.length],
      who: said(players[seat], 'human'),
    })),
    options: header.options ?? {},
    seed: said(header.seed, freshSeed()),
    begun: Date.now(),
  };
}
