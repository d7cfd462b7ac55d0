// One pass of pricing (scripts/price-grachtenpand.ts): greedy bots play with the prices on standard input and the counts
// of every shop and roof go to standard output. Prices are read when the cards are, so they come first.
import { readFileSync } from 'node:fs';
import { POINTS } from '../packages/grachtenpand/src/data/points.ts';

export interface Count {
  /** in how many games it left the deck */
  drawn: number;
  /** in how many it stood in a street at the end */
  built: number;
  /** in how many its condition was met there */
  met: number;
}

export interface Measured {
  readonly counts: Record<number, Count>;
  /** by number of seats: games, turns and points of an average game */
  readonly games: Record<number, { games: number; turns: number; points: number }>;
}

const { prices, seed, gamesPerSeatCount } = JSON.parse(readFileSync(0, 'utf8')) as {
  prices: Record<string, number>;
  seed: string;
  gamesPerSeatCount: number;
};
for (const [card, points] of Object.entries(prices))
  (POINTS as Record<string, { points: number }>)[card].points = points;

const { CARDS, grachtenpand } = await import('@mokum/grachtenpand');
const { bots } = await import('@mokum/bots/grachtenpand');
const { playGame } = await import('@mokum/bots/simulate');

const counts: Measured['counts'] = {};
for (const { number, kind } of CARDS) if (kind !== 'window') counts[number] = { drawn: 0, built: 0, met: 0 };
const games: Measured['games'] = {};
for (const seats of [2, 3, 4, 5]) {
  let turns = 0;
  let points = 0;
  for (let n = 0; n < gamesPerSeatCount; n++) {
    const players = Array.from({ length: seats }, () => bots.greedy);
    const { match, result } = playGame({ game: grachtenpand, seats, bots: players, seed: `${seed} ${seats} ${n}` });
    turns += match.state.turn;
    points += result.points.reduce((sum, each) => sum + each, 0) / seats;
    const { shop, roof } = match.state;
    for (const [number, count] of Object.entries(counts))
      if (!shop.has(Number(number)) && !roof.has(Number(number))) count.drawn++;
    for (const sources of result.breakdown)
      for (const [source, scored] of Object.entries(sources)) {
        const count = counts[Number(source.split(' ')[1])];
        if (count === undefined) continue;
        count.built++;
        if (scored > 0) count.met++;
      }
  }
  games[seats] = {
    games: gamesPerSeatCount,
    turns: turns / gamesPerSeatCount,
    points: points / gamesPerSeatCount,
  };
}
process.stdout.write(JSON.stringify({ counts, games } satisfies Measured));
