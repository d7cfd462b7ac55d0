// `npx tsx corpus/record-kept.ts amsterdam`: records the kept logs of the version of a game's rules that the sources have.
// Logs that are there are never replaced.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type Json, type OpenReferee, Random, type Reply, rulesOf, type Rules } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';
import { TITLES } from '../apps/cli/src/games.ts';
import { answerFor } from '../apps/web/src/table/bot-thought.ts';
import { folderOf, givenBy, LOGS_A_VERSION, writeGives } from './kept-logs.ts';

function value<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`${reply.refusal.code}: ${reply.refusal.message}`);
  return reply.value;
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length];
const ORDERS = [
  [0, 0],
  [3, 0],
  [5, 0],
  [3, 1],
  [5, 2],
] as const;

/** What the nth table of a game agrees on. Numbers that share no divisor meet in every pair. */
function settingOf(game: string, n: number): { readonly seats: number; readonly options: Json } {
  const pack = TITLES[game].game.definition.edition as Json;
  const packed = n % 7 === 3 && TITLES[game].packs === 'taken' ? { pack } : {};
  if (game !== 'amsterdam') return { seats: 2 + (n % 4), options: packed };
  const seats = 1 + (n % 4);
  const agreed = {
    edition: pick(['house', 'fr', 'hu', 'ru'], n >> 1),
    length: pick(['full', 'short', 'full'], n),
    ...packed,
  };
  if (seats === 1) return { seats, options: agreed };
  const [orders, openOrders] = pick(ORDERS, n);
  return {
    seats,
    options: { ...agreed, orders, openOrders, foreman: n % 3 > 0, trader: n % 5 > 1, extraTiles: n % 9 > 3 },
  };
}

/** Every sixth game is left before its end: where an answer waits for others, if there is such a place soon. */
function isLeft(referee: OpenReferee, answers: number, n: number): boolean {
  const enough = 20 + 5 * n;
  if (n % 6 !== 5 || answers < enough) return false;
  return (
    answers > enough + 80 || Array.from({ length: referee.seats }, (_, seat) => referee.pending(seat)).flat().length > 0
  );
}

/** One answer of a seat: any legal move, or what a bot that thinks would do. */
async function chosen(
  rules: Rules,
  referee: OpenReferee,
  seat: number,
  level: string,
  seed: string,
): Promise<readonly string[]> {
  const legal = referee.legal(seat);
  const random = [legal[new Random(seed).below(legal.length)]];
  if (level === 'random') return random;
  const request = { game: rules.game, rules: rules.version, level, seat, view: referee.view(seat), legal, seed };
  const answer = await answerFor({ ...request, memory: referee.memory(seat) });
  return 'moves' in answer ? answer.moves : random;
}

async function play(rules: Rules, n: number): Promise<string> {
  const { game } = rules;
  const seed = `kept ${game} ${n}`;
  const { seats, options } = settingOf(game, n);
  let referee = value(rules.begin({ seats, options, nature: seededNature(seed) }));
  const dice = new Random(seed);
  const levels = Array.from({ length: seats }, (_, seat) => ((n + seat) % 4 === 0 ? 'greedy' : 'random'));
  for (let answers = 0; !isLeft(referee, answers, n); answers++) {
    const waiting = referee.waitingFor() as readonly number[];
    if (waiting.length === 0) break;
    // A game that begins in its middle.
    if (answers === 60 && n % 10 === 4)
      referee = value(rules.begin({ seats, options, from: referee.json(), nature: seededNature(`${seed} later`) }));
    if (answers % 50 === 45 && n % 5 === 2) value(referee.rewind(Math.max(1, referee.length - 1 - dice.below(6))));
    const seat = pick(referee.waitingFor() as readonly number[], dice.below(60));
    if (dice.below(12) === 0 && referee.undoable(seat).ok) value(referee.undo(seat));
    else value(referee.submit(seat, await chosen(rules, referee, seat, levels[seat], `${seed} ${answers}`)));
  }
  const names = Array.from({ length: seats }, (_, seat) => pick(['Anna', 'Bram', 'Carla', 'Daan', 'Eva'], seat));
  return referee.log({ names, players: levels, seed });
}

const game = process.argv[2] ?? '';
if (!Object.hasOwn(TITLES, game)) throw new Error(`which game? ${Object.keys(TITLES).join(', ')}`);
const rules = rulesOf(TITLES[game].game);
const folder = folderOf(game, rules.version);
if (existsSync(folder)) throw new Error(`${folder} is there already, and kept logs are never replaced`);
const logs = new Map<string, string>();
for (let n = 0; n < LOGS_A_VERSION; n++) logs.set(`${String(n + 1).padStart(2, '0')}.log`, await play(rules, n));
mkdirSync(folder, { recursive: true });
for (const [name, text] of logs) writeFileSync(`${folder}/${name}`, text);
const { name, text } = writeGives(new Map([...logs].map(([name, log]) => [name, givenBy(rules, log)])));
writeFileSync(`${folder}/${name}`, text);
