import { amsterdam } from '@mokum/amsterdam';
import { BOTS } from '@mokum/bots';
import { grachtenpand } from '@mokum/grachtenpand';
import { nieuwAmsterdam } from '@mokum/nieuw-amsterdam';
import { amsterdamTable } from './amsterdam/table.ts';
import type { Flag } from './flags.ts';
import { grachtenpandTable } from './grachtenpand/table.ts';
import { notAmong } from '@mokum/protocol/checking';
import { nieuwAmsterdamTable } from './nieuw-amsterdam/table.ts';
import type { Title } from './table.ts';
import { UsageError } from './usage.ts';

/** The games that the command plays. Streets of Grachtenpand lie open, so its count does too; in the other two the score stands on the table. */
export const TITLES: Readonly<Record<string, Title>> = {
  grachtenpand: {
    game: grachtenpand,
    table: grachtenpandTable,
    standing: 'open',
    packs: 'none',
    bots: BOTS['grachtenpand'],
  },
  'nieuw-amsterdam': {
    game: nieuwAmsterdam,
    table: nieuwAmsterdamTable,
    standing: 'secret',
    packs: 'taken',
    bots: BOTS['nieuw-amsterdam'],
  },
  amsterdam: { game: amsterdam, table: amsterdamTable, standing: 'secret', packs: 'taken', bots: BOTS['amsterdam'] },
};

export const gameNames = (): string[] => Object.keys(TITLES);

export function titleCalled(name: string | undefined): Title {
  if (name === undefined) throw new UsageError(`which game? ${gameNames().join(', ')}`);
  if (!Object.hasOwn(TITLES, name)) throw new UsageError(notAmong('game', name, gameNames()));
  return TITLES[name];
}

/** What --options takes, game by game, for --help. */
export function describeOptions(): string {
  return Object.values(TITLES)
    .filter(({ table }) => table.options !== undefined)
    .map(({ game, table: { options = [] } }) => {
      const width = Math.max(...options.map(([given]) => given.length));
      const lines = options.map(([given, means]) => `  ${given.padEnd(width)}  ${means}`);
      return `Options of ${game.name}, several with commas between:\n${lines.join('\n')}\n\n`;
    })
    .join('');
}

/** the levels of bots that some game has */
export const botLevels = (): string[] => [...new Set(Object.values(TITLES).flatMap(({ bots }) => Object.keys(bots)))];

export function checkBots({ bots, game }: Title, levels: readonly string[]): void {
  for (const level of levels)
    if (!Object.hasOwn(bots, level)) throw new UsageError(`${game.name}: ${notAmong('bot', level, Object.keys(bots))}`);
}

/** The flag by which seats are asked for: as many as some game has. */
export const seatsFlag = (otherwise: number) =>
  ({
    kind: 'count',
    value: 'n',
    least: Math.min(...Object.values(TITLES).map(({ game }) => game.definition.seats.least)),
    most: Math.max(...Object.values(TITLES).map(({ game }) => game.definition.seats.most)),
    does: 'how many play',
    otherwise: String(otherwise),
  }) as const satisfies Flag;

export function checkSeats({ game }: Title, seats: number): void {
  const { least, most } = game.definition.seats;
  if (seats < least || seats > most)
    throw new UsageError(`${game.name} is for ${least} to ${most} seats, not ${seats}`);
}
