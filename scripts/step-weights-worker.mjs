// Plays the games that scripts/step-weights-amsterdam.mjs asks for: each twice, the second time with all changes reversed.
import { parentPort, workerData } from 'node:worker_threads';

const { amsterdam, greedy, playGame, Random, weights } = await import(workerData.module);
const MOST = 2;

function normal(random) {
  const [u, v] = [(random.bits() + 1) / 2 ** 32, random.bits() / 2 ** 32];
  return Math.max(-MOST, Math.min(MOST, Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v)));
}

const withWeights = (at) => ({
  name: 'changed',
  choose(seen) {
    weights.forEach(({ set }, i) => set(at[i]));
    return greedy.choose(seen);
  },
});

parentPort.on('message', ({ centre, seed, seats }) => {
  const random = new Random(`changes ${seed}`);
  const changes = Array.from({ length: seats }, () => weights.map(() => normal(random)));
  const play = (sign) => {
    const bots = changes.map((own) => withWeights(own.map((change, i) => centre[i] + sign * change)));
    return playGame({ game: amsterdam, seats, bots, seed }).result.points;
  };
  const [there, back] = [play(1), play(-1)];
  parentPort.postMessage(
    changes.map((own, seat) => ({
      own,
      seats,
      half: (there[seat] - back[seat]) / 2,
      mean: (there[seat] + back[seat]) / 2,
    })),
  );
});
