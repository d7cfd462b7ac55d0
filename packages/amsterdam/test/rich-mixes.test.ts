import { CHANCE, NONE, Options, Outcomes, Random } from '@mokum/kernel';
import { expect, test } from 'vitest';
import { defaultEdition } from '../src/data/edition.ts';
import * as names from '../src/data/names.ts';
import { editionNames } from '../src/data/rulings.ts';
import { amsterdam } from '../src/game.ts';
import { goods, type G } from '../src/state.ts';

const soak = process.env.MOKUM_SOAK !== undefined;

/** Random players seldom deliver, sell or hand anything back, so these games begin with plenty of everything. */
function rich(random: Random, seats: number, edition: string): G {
  const { harbour, market } = defaultEdition;
  const cards = random.shuffle(Array.from({ length: 132 }, (_, i) => i + 1));
  const orders = random.shuffle(Array.from({ length: 42 }, (_, i) => i + 1));
  const piers = [...harbour.warehouses, ...harbour.depots].map(({ pier }) => pier);
  const foreman = piers[random.below(piers.length)];
  const extra = market.filter(({ stack }) => stack === 'CA' || stack === 'CB').map(({ number }) => number);
  const players = Array.from({ length: seats }, (_, seat) => ({
    active: cards.splice(0, 7),
    inactive: cards.splice(0, 4),
    gulden: 12,
    pool: Object.fromEntries(names.colours.map((colour) => [colour, 4])),
    barge: random.below(2) === 0 ? foreman : piers[random.below(piers.length)],
    aboard: Object.fromEntries(names.goods.map((good) => [good, 1])),
    dockers: { [names.dockColours[seat]]: 1, [names.dockColours[5 - seat]]: 1 },
    dial: Object.fromEntries([1, 2, 3].map((segment) => [`${segment}-grey`, 2])),
    orders: orders.splice(0, 3),
    openOrders: orders.splice(0, 1 + random.below(2)),
  }));
  const state = {
    seats,
    round: 10 + random.below(3),
    players,
    foreman,
    bailiff: 1 + random.below(36),
    trader: goods.list[random.below(goods.size)],
    market: [extra[random.below(extra.length)]],
  };
  return amsterdam.load(state, { edition, extraTiles: true, foreman: true, trader: true, orders: 5, openOrders: 2 });
}

const isPlanned = (g: G, name: string): boolean => g.agenda.tasks(0).some((id) => amsterdam.tasks[id].name === name);

/** What does not hold of figures at a question, if anything: it is asked too often for an `expect` each time. */
function fault(g: G): string | undefined {
  if (g.bailiff !== NONE && g.taken.has(g.bailiff) && !isPlanned(g, 'move-bailiff')) return 'bailiff on a taken block';
  if (g.trader !== NONE && g.blackMarket.has(g.trader) && !isPlanned(g, 'move-trader')) return 'trader on a full place';
  if (g.taken.size === 36 && g.bailiff !== NONE) return 'bailiff without a free block';
  if (g.blackMarket.size === goods.size && g.trader !== NONE) return 'trader on a full market';
  return undefined;
}

const asked = new Set<string>();

test.each(editionNames)(
  'games with every expansion and plenty of everything end, and every point is accounted for (%s)',
  (edition) => {
    const games = soak ? 3000 : 40;
    const options = new Options();
    const outcomes = new Outcomes();
    let most = 0;
    for (let n = 0; n < games; n++) {
      const random = new Random(`rich mix ${edition} ${n}`);
      const g = rich(random, 2 + (n % 3), edition);
      for (let waiting = amsterdam.waitingFor(g); waiting !== 0; waiting = amsterdam.waitingFor(g)) {
        if (waiting === CHANCE) {
          amsterdam.applyChance(g, amsterdam.sample(g, random, outcomes));
          continue;
        }
        const seat = 31 - Math.clz32(waiting);
        const question = amsterdam.question(g, seat);
        asked.add(question?.name ?? '');
        amsterdam.options(g, seat, options);
        most = Math.max(most, options.length);
        const wrong = fault(g);
        if (wrong !== undefined) throw new Error(`${wrong} (game ${n}, ${question?.name})`);
        // Passing is the last option of a turn: seldom, so that everything else happens.
        const among =
          question?.name === 'turn' && options.length > 1 && random.below(16) > 0 ? options.length - 1 : options.length;
        amsterdam.apply(g, seat, options.at(random.below(among)));
      }
      const { points, breakdown } = amsterdam.result(g) ?? { points: [], breakdown: [] };
      expect(breakdown.map((sources) => Object.values(sources).reduce((sum, amount) => sum + amount, 0))).toEqual(
        points,
      );
    }
    expect(most).toBeLessThanOrEqual(64);
  },
);

test('in these games every question of the expansions was asked', () => {
  for (const task of [
    'move-foreman',
    'move-bailiff',
    'move-trader',
    'hand-back',
    'activate-free',
    'barge-to',
    'free-block',
    'swap-out',
    'swap-in',
    'swap-stack',
  ])
    expect([...asked]).toContain(task);
});
