// `node scripts/step-weights-amsterdam.mjs [rounds] [pairs] [seed] [--write]`: steps the weights of Amsterdam's bot the way
// its own points are better. The bot plays alone and against itself, in every seat with every weight a little larger or
// smaller by chance, and the same game again with every change reversed. What half the difference of its points has to do
// with each change, by regression over all pairs, is a slope for every weight at once; all weights go a small step up, and
// the next round is played from there. Points alone count: not who wins, and nothing that TOM does. On which games such
// steps must not be judged: docs/decisions/amsterdam-bot.md. With `--write` the weights reached are written to the sources.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { solve } from './linear.mjs';
import { bundleLoose, shown, writeWeights } from './loose-weights-amsterdam.mjs';

const write = process.argv.includes('--write');
const [rounds = '6', pairs = '300', seed = 'step'] = process.argv.slice(2).filter((word) => word !== '--write');
/** How large slopes are expected to be, in points for each `SPREAD`: what is measured is drawn to 0 by as much. */
const EXPECTED = 0.6;
/** How far a weight is stepped for each point of its slope, and at most, in `SPREAD`s. */
const STEP = 0.35;
const FARTHEST = 0.4;
/** How much the pairs of a round count still in the next: the slopes there are nearly the same. */
const FADES = 0.6;

const { folder, outfile } = await bundleLoose();
process.on('exit', () => rmSync(folder, { recursive: true }));
const module = pathToFileURL(outfile).href;
const { weights } = await import(module);
const worker = new URL('./step-weights-worker.mjs', import.meta.url);
const workers = Array.from({ length: availableParallelism() }, () => new Worker(worker, { workerData: { module } }));

/** Plays every pair asked for, as many at a time as there are processors. */
async function playAll(asked) {
  const waiting = [...asked];
  const rows = [];
  const one = (player) =>
    new Promise((resolve, reject) => {
      player.once('error', reject);
      player.once('message', (played) => {
        player.off('error', reject);
        resolve(played);
      });
      player.postMessage(waiting.shift());
    });
  const work = async (player) => {
    while (waiting.length > 0) rows.push(...(await one(player)));
  };
  await Promise.all(workers.map(work));
  return rows;
}

/** The slopes of all weights by ridge regression, older rounds counting less, and how sure they are. */
function slopesOf(rows) {
  const counted = rows.reduce((sum, { counts }) => sum + counts, 0);
  const variance = rows.reduce((sum, { half, counts }) => sum + counts * half ** 2, 0) / counted;
  const sums = weights.map((_, i) => weights.map((__, j) => (i === j ? variance / EXPECTED ** 2 : 0)));
  const targets = weights.map(() => 0);
  for (const { own, half, counts } of rows)
    for (let i = 0; i < own.length; i++) {
      targets[i] += counts * own[i] * half;
      for (let j = 0; j < own.length; j++) sums[i][j] += counts * own[i] * own[j];
    }
  return { slopes: solve(sums, targets), error: Math.sqrt(variance / (counted + variance / EXPECTED ** 2)) };
}

const averageOf = (rows, seats) => {
  const of = rows.filter((row) => row.seats === seats);
  return of.reduce((sum, { mean }) => sum + mean, 0) / of.length;
};

const centre = weights.map(() => 0);
let rows = [];
let slopes = [];
for (let round = 0; round < Number(rounds); round++) {
  // A pair of two gives twice as many rows, so that two of three pairs are played alone.
  const asked = Array.from({ length: Number(pairs) }, (_, n) => ({
    centre: [...centre],
    seed: `${seed} ${round} ${n}`,
    seats: n % 3 === 2 ? 2 : 1,
  }));
  const played = await playAll(asked);
  rows = [
    ...rows.map((row) => ({ ...row, counts: row.counts * FADES })),
    ...played.map((row) => ({ ...row, counts: 1 })),
  ];
  const found = slopesOf(rows);
  slopes = found.slopes;
  for (const i of centre.keys()) centre[i] += Math.max(-FARTHEST, Math.min(FARTHEST, STEP * slopes[i]));
  const gain = slopes.reduce((sum, slope) => sum + slope * Math.max(-FARTHEST, Math.min(FARTHEST, STEP * slope)), 0);
  console.log(
    `round ${round + 1}: ${averageOf(played, 1).toFixed(1)} points alone, ${averageOf(played, 2).toFixed(1)} of two; slopes ± ${found.error.toFixed(2)}, the step promises ${gain.toFixed(1)}`,
  );
}
await Promise.all(workers.map((player) => player.terminate()));

for (const { set } of weights) set(0);
const before = weights.map(({ value }) => shown(value()));
weights.forEach(({ set }, i) => set(centre[i]));
for (const [i, { name, value }] of weights.entries())
  console.log(
    `${name.padEnd(18)} ${slopes[i].toFixed(2).padStart(6)} ${centre[i].toFixed(2).padStart(6)}   ${before[i]} → ${shown(value())}`,
  );
if (write) writeWeights(weights);
