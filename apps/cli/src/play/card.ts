import type { Json } from '@mokum/kernel';
import type { TableCard } from '@mokum/protocol';
import type { Title } from '../table.ts';

export interface Sitting {
  readonly name: string;
  /** `human`, or the level of a bot */
  readonly player: string;
}

const COLOURS = ['red', 'blue', 'yellow', 'green', 'white'] as const;

/** The table of this terminal: there is one, and it needs no name. */
export const TABLE = 'terminal';

export const cardOf = (
  { game }: Title,
  sittings: readonly Sitting[],
  options: Json,
  rules = game.rules,
): TableCard => ({
  id: TABLE,
  game: game.name,
  rules,
  seats: sittings.map(({ name, player }, seat) => ({ name, colour: COLOURS[seat % COLOURS.length], who: player })),
  options,
  begun: 0,
});
