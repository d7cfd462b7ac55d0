import {
  defineGame,
  type Definition,
  type Game,
  int,
  list,
  maybe,
  perSeat,
  type Player as Seat,
  range,
  record,
  secret,
  type State,
  vocabulary,
  words,
} from '../src/index.ts';

/** A game of a few tasks, to look at one thing at a time. */
export const numbers = range('number', 0, 99);
export const Player = record({ gulden: int(0, 99), kept: secret(maybe(numbers)) });
export const fields = { said: list(numbers, 40), players: perSeat(3, Player) };
export type G = State<typeof fields>;
export type Me = G['players'][number] & Seat;
export const { step, choice, commit, chance, deal, menu, either, together, happening } = vocabulary<G, Me>();
export const yesNo = words('answer', ['yes', 'no']);

export function micro(
  parts: Pick<Definition<typeof fields, Me>, 'tasks' | 'begin'> & Partial<Definition<typeof fields, Me>>,
): Game<typeof fields> {
  return defineGame<typeof fields, Me>({
    name: 'micro',
    rules: 1,
    seats: { least: 2, most: 3 },
    fields,
    agenda: { main: 12, lane: 4 },
    plan: 'unchecked',
    pieces: [],
    readOptions: () => ({}),
    derive: () => undefined,
    settle: () => undefined,
    check: () => undefined,
    result: (g) => ({
      points: g.players.slice(0, g.seats).map(() => 0),
      breakdown: g.players.slice(0, g.seats).map(() => ({})),
      ranking: g.players.slice(0, g.seats).map(() => 1),
    }),
    notice: () => null,
    imagine: (rows) => rows.map(({ entries }) => entries.map((entry) => ({ ...entry, values: entry.values ?? [0] }))),
    ...parts,
  });
}

/** A choice of numbers that writes down what was said. */
export const sayOf = (name: string, most: number) =>
  choice(name, numbers, {
    seen: 'all',
    options(_g, _me, offer) {
      for (let i = 0; i <= most; i++) offer(i);
      offer.rest('1.1');
    },
    do: (g, _me, value) => g.said.push(value),
  });
