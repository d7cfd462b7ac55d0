// `npm run price [-- <games per number of seats>]`: prices Grachtenpand's shops and roofs by measured difficulty
// (docs/decisions/0003-prices.md). Greedy bots play with all designed prices equal, then once more with the prices found;
// what both passes say is written into the table of points. Printed prices and those of the review are never touched.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RoofCard, ROOFS, type ShopCard, SHOPS } from '../packages/grachtenpand/src/cards.ts';
import { includes } from '../packages/grachtenpand/test/includes.ts';
import type { Count, Measured } from './measure-grachtenpand.ts';

type Scoring = ShopCard | RoofCard;
type Prices = Record<number, number>;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const POINTS = here('../packages/grachtenpand/src/data/points.ts');
const RECORD = here('../docs/decisions/0003-prices.md');
const CARDS: readonly Scoring[] = [...SHOPS, ...ROOFS];
const EQUAL = 3;
const [CHEAPEST, DEAREST] = [1, 6];
const SEED = 'price';
const gamesPerSeatCount = Number(process.argv[2] ?? 1000);

const isFixed = (card: Scoring): boolean => card.source.points !== 'designed';

/** How often a card's condition was met where it was built; one game of each kind is added, so that no rate is 0 or 1. */
const rateOf = ({ built, met }: Count): number => (met + 1) / (built + 2);

/** A point more for every halving of the rate; over several passes their geometric mean counts. */
function priceOf(counts: readonly Count[]): number {
  const halvings = counts.reduce((sum, count) => sum - Math.log2(rateOf(count)), 0) / counts.length;
  const price = Math.round(CHEAPEST + halvings);
  return Math.min(DEAREST, Math.max(CHEAPEST, price));
}

/** 1.7: among cards of a kind, who asks for more is worth no less. Fixed prices hold; the others move towards them. */
function inOrder(cards: readonly Scoring[], prices: Prices): void {
  for (let again = true; again; ) {
    again = false;
    for (const hard of cards) {
      for (const easy of cards) {
        if (!includes(hard.condition, easy.condition) || prices[hard.number] >= prices[easy.number]) continue;
        if (isFixed(hard)) prices[easy.number] = prices[hard.number];
        else prices[hard.number] = prices[easy.number];
        again = true;
      }
    }
  }
}

function measure(prices: Prices): Measured {
  const run = spawnSync(process.execPath, ['--import', 'tsx', here('measure-grachtenpand.ts')], {
    input: JSON.stringify({ prices, seed: SEED, gamesPerSeatCount }),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Measured;
}

function pricesFrom(passes: readonly Measured[]): Prices {
  const prices: Prices = {};
  for (const card of CARDS)
    prices[card.number] = isFixed(card) ? card.points : priceOf(passes.map(({ counts }) => counts[card.number]));
  inOrder(SHOPS, prices);
  inOrder(ROOFS, prices);
  return prices;
}

function asksFor({ condition }: Scoring): string {
  switch (condition.is) {
    case 'at-least':
      return Object.entries(condition.counts)
        .map(([feature, n]) => `${n} ${feature}`)
        .join(', ');
    case 'none':
      return `no ${condition.of}`;
    case 'height':
      return `height ${condition.at === 'least' ? '≥' : '='} ${condition.cards}`;
    default:
      return `${condition.is}: ${condition.than}`;
  }
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

function tables(first: Measured, found: Prices, second: Measured, final: Prices): string {
  const lines = [
    `Command: \`npm run price -- ${gamesPerSeatCount}\`; seed \`${SEED}\`; ${4 * gamesPerSeatCount} games a pass, ${gamesPerSeatCount} for each number of seats from 2 to 5, greedy bots in all seats.`,
    '',
    '| seats | turns, equal prices | points, equal prices | turns, prices found | points, prices found |',
    '| --- | --- | --- | --- | --- |',
  ];
  for (const seats of [2, 3, 4, 5]) {
    const [a, b] = [first.games[seats], second.games[seats]];
    lines.push(
      `| ${seats} | ${a.turns.toFixed(1)} | ${a.points.toFixed(1)} | ${b.turns.toFixed(1)} | ${b.points.toFixed(1)} |`,
    );
  }
  lines.push(
    '',
    '| card | asks for | built (1) | met (1) | price found | built (2) | met (2) | points |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const card of CARDS) {
    const [a, b] = [first.counts[card.number], second.counts[card.number]];
    const points = isFixed(card) ? `${final[card.number]} (${card.source.points})` : `${final[card.number]}`;
    lines.push(
      `| ${card.kind} ${card.number} | ${asksFor(card)} | ${a.built} | ${percent(rateOf(a))} | ${found[card.number]} | ${b.built} | ${percent(rateOf(b))} | ${points} |`,
    );
  }
  return lines.join('\n');
}

const equal: Prices = {};
for (const card of CARDS) equal[card.number] = isFixed(card) ? card.points : EQUAL;
console.log(`pass 1: ${4 * gamesPerSeatCount} games, all designed prices ${EQUAL}`);
const first = measure(equal);
const found = pricesFrom([first]);
console.log(`pass 2: ${4 * gamesPerSeatCount} games with the prices found`);
const second = measure(found);
const final = pricesFrom([first, second]);

const source = readFileSync(POINTS, 'utf8');
writeFileSync(
  POINTS,
  source.replaceAll(
    /^( {2}(\d+): designed)\(\d+\)/gm,
    (_, line: string, card: string) => `${line}(${final[Number(card)]})`,
  ),
);
const mark = '<!-- measured: what follows is written by npm run price -->';
const [text] = readFileSync(RECORD, 'utf8').split(mark);
writeFileSync(RECORD, `${text}${mark}\n\n${tables(first, found, second, final)}\n`);
console.log(`points: ${CARDS.map((card) => `${card.number}:${final[card.number]}`).join(' ')}`);
