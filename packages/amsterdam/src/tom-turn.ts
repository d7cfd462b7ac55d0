import { range, words } from '@mokum/kernel';
import { isAhead, slide } from './amstel.ts';
import { boardOf, costOf } from './board.ts';
import { type Colour, colours as COLOURS, type DockColour } from './data/names.ts';
import { rulingValues } from './data/rulings.ts';
import {
  because,
  becauseOfTile,
  blocks,
  cards,
  choice,
  colours,
  dockers,
  FIRST_SOURCE,
  type G,
  goods,
  happening,
  kinds,
  MOUTH,
  pointSources,
  reaches,
  ruled,
  step,
  tiles,
  TOM,
} from './state.ts';
import {
  blockReasons,
  docksOf,
  type FreeBlock,
  tomActs,
  type TomAnswer,
  tomDiscards,
  type TomQuestion,
  type TomStep,
} from './tom.ts';

/** The paragraphs that make TOM do what he does. */
const paragraphs = words('paragraph', [
  '20.6',
  '20.7',
  '20.10',
  '20.11',
  '20.12',
  '20.13',
  '20.14',
  '20.15',
  '20.16',
  '20.17',
  '20.19',
  '26.37',
]);
type Paragraph = (typeof paragraphs.list)[number];
const reasons = words('reason', blockReasons);
const amounts = range('amount', -999, 999);
const paragraph = paragraphs;

/* What TOM does, told one by one under the paragraph that makes him do it; what it brings him follows each. */
const discards = happening('tom-discards-card', { seen: 'all', args: { card: cards, paragraph } });
const moves = happening('tom-moves', { seen: 'all', args: { steps: amounts, to: reaches, paragraph } });
const docks = happening('tom-docks', { seen: 'all', args: { dock: dockers, docker: dockers, paragraph } });
const noDocker = happening('tom-finds-no-docker', { seen: 'all', args: { dock: dockers, paragraph } });
const takes = happening('tom-takes', { seen: 'all', args: { block: blocks, reason: reasons, paragraph } });
const noBlock = happening('tom-finds-no-block', { seen: 'all', args: { colour: colours, paragraph } });
const sells = happening('tom-sells', { seen: 'all', args: { good: goods, paragraph } });
const delivers = happening('tom-delivers', { seen: 'all', args: { good: goods, paragraph } });
const buys = happening('tom-buys', { seen: 'all', args: { tile: tiles, paragraph } });
const saves = happening('tom-saves', { seen: 'all', args: { paragraph } });
const points = happening('tom-points', { seen: 'all', args: { amount: amounts, paragraph } });
const gulden = happening('tom-gulden', { seen: 'all', args: { amount: amounts, paragraph } });

export const tomHappenings = [
  discards,
  moves,
  docks,
  noDocker,
  takes,
  noBlock,
  sells,
  delivers,
  buys,
  saves,
  points,
  gulden,
];

/** 20.17, 20.19: his part of the final scoring. */
export function tomCounts(g: G, amount: number, source: 'group' | 'district' | 'leftovers'): void {
  tomScores(g, amount, because[source], source === 'district' ? '20.19' : '20.17');
}

function tomScores(g: G, amount: number, cause: number, by: Paragraph): void {
  if (amount === 0) return;
  const [tom] = g.tom;
  tom.points += amount;
  tom.pointsBy.add(cause < FIRST_SOURCE ? pointSources.of.market : cause - FIRST_SOURCE, amount);
  under(g, cause, () => g.tell(points, -1, amount, paragraphs.of[by]));
}

function tomEarns(g: G, amount: number, cause: number, by: Paragraph): void {
  g.tom[0].gulden += amount;
  under(g, cause, () => g.tell(gulden, -1, amount, paragraphs.of[by]));
}

function under(g: G, cause: number, tell: () => void): void {
  const kept = g.cause;
  g.cause = cause;
  tell();
  g.cause = kept;
}

/** 20.6 to 20.8: ahead on the Amstel, he discards a card before the player chooses. */
export const tomChooses = step('tom-chooses', (g) => {
  if (!isAhead(g, TOM, 0) || g.revealed.empty) return;
  const [one, ...others] = discardable(g).cards;
  if (others.length > 0) g.next(tomMap, 0);
  else throwAway(g, one.card);
});

function discardable(g: G): ReturnType<typeof tomDiscards> {
  const board = boardOf(g);
  return tomDiscards(
    g.revealed.toArray().map((card) => ({
      card,
      kind: kinds.list[board.kindOf[card]],
      cost: COLOURS.reduce((sum, _, colour) => sum + costOf(board, card, colour), 0),
    })),
  );
}

function throwAway(g: G, card: number): void {
  const { paragraph: by } = discardable(g);
  g.revealed.remove(card);
  g.discard.add(card);
  g.tell(discards, -1, card, paragraphs.of[by]);
}

/** 20.7: of two tied maps the player chooses. */
export const tomMap = choice('tom-discards', cards, {
  seen: 'all',
  options(g, _me, offer) {
    for (const { card } of discardable(g).cards) offer(card);
    offer.rest('20.7');
  },
  do: (g, _me, card) => throwAway(g, card),
});

/** 20.9: his phases II and III, before the high dice are turned. */
export const tomTurn = step('tom-turn', (g) => {
  const [tom] = g.tom;
  const dice = COLOURS.map((_, colour) => g.dice.at(colour));
  const tomTriples = rulingValues.tomTriples[ruled(g, 'tomTriples')];
  const turn = tomActs(
    {
      get gulden() {
        return tom.gulden;
      },
      does: (one) => carryOut(g, one),
    },
    dice,
    docksOf({ tomTriples }),
  );
  for (let next = turn.next(); !next.done; ) next = turn.next(answer(g, next.value));
});

/** What TOM sees on the table. */
function answer(g: G, question: TomQuestion): TomAnswer {
  const board = boardOf(g);
  switch (question.ask) {
    case 'steps': {
      const from = g.amstel.placeOf(TOM);
      const steps = Math.min(question.steps, MOUTH - from);
      return { steps, bridges: bridges(g, from, from + steps), mouth: mouth(g, from, from + steps) };
    }
    case 'docker':
      return g.docks[dockers.of[question.dock]].dockers.empty
        ? 0
        : board.house[Math.min(g.housed.total, board.house.length - 1)];
    case 'blocks':
      return freeBlocks(g, question.colour);
    case 'good':
      return goods.list[g.goods.at(question.block.block - 1)];
    case 'place':
      return g.blackMarket.has(goods.of[question.good]) ? 'taken' : 'free';
    case 'roof': {
      const good = goods.of[question.good];
      const filled = g.roofs.at(good);
      // There are four of each kind, so a roof is always free; only a position that was made up can lack one (9.22).
      if (filled === ROOFS) return { roof: 0, quick: 0 };
      return {
        roof: board.roofs[good * ROOFS + filled],
        quick: board.edition.rounds.rounds[g.round - 1].quickDelivery,
      };
    }
    default: {
      // tile
      const { number, price, points: worth, bonus } = board.edition.market[g.market.at(0) - 1];
      return { number, price, points: worth, steps: bonus?.is === 'amstel' ? bonus.steps : 0 };
    }
  }
}
const ROOFS = 3;

const bridges = (g: G, from: number, to: number): number => {
  let sum = 0;
  for (let reach = from; reach < to; reach++) sum += boardOf(g).bridgeAfter[reach];
  return sum;
};
const mouth = (g: G, from: number, to: number): number =>
  from < MOUTH && to === MOUTH ? boardOf(g).edition.amstel.mouthValue : 0;

/** From left to right. */
function freeBlocks(g: G, colour: Colour): FreeBlock[] {
  const board = boardOf(g);
  const { crests } = g.tom[0];
  return board.edition.city.blocks
    .filter(({ id }) => board.colour[id] === colours.of[colour] && !g.taken.has(id))
    .sort((a, b) => board.fromLeft[a.id] - board.fromLeft[b.id])
    .map(({ id, cost }) => ({
      block: id,
      cost,
      beside: board.neighbours[id].some((next) => crests.has(next)) ? 'tom' : 'nobody',
    }));
}

function carryOut(g: G, one: TomStep): void {
  const by = one.paragraph;
  const told = paragraphs.of[by];
  switch (one.is) {
    case 'moves': {
      const from = g.amstel.placeOf(TOM);
      const to = slide(g, TOM, one.steps);
      g.tell(moves, -1, one.steps, to, told);
      for (let reach = from; reach < to; reach++) tomScores(g, boardOf(g).bridgeAfter[reach], because.bridge, by);
      tomScores(g, one.mouth, because.mouth, by);
      return;
    }
    case 'docks': {
      const dock = dockers.of[one.dock];
      const docker = leave(g, one.dock);
      g.tell(docks, -1, dock, docker, told);
      tomScores(g, one.points, because.docker, by);
      tomEarns(g, one.gulden, because.docker, by);
      return;
    }
    case 'no-docker':
      g.tell(noDocker, -1, dockers.of[one.dock], told);
      return;
    case 'takes':
      g.tom[0].crests.add(one.block.block);
      g.taken.add(one.block.block);
      g.tell(takes, -1, one.block.block, reasons.of[one.why], told);
      return;
    case 'no-block':
      g.tell(noBlock, -1, colours.of[one.colour], told);
      return;
    case 'sells':
      g.blackMarket.add(goods.of[one.good]);
      g.tell(sells, -1, goods.of[one.good], told);
      tomEarns(g, one.gulden, because.sale, by);
      return;
    case 'delivers':
      if (g.roofs.at(goods.of[one.good]) < ROOFS) g.roofs.add(goods.of[one.good], 1);
      g.tell(delivers, -1, goods.of[one.good], told);
      tomScores(g, one.roof, because.roof, by);
      tomScores(g, one.quick, because['quick-delivery'], by);
      return;
    case 'buys':
      g.tell(buys, -1, one.tile.number, told);
      tomEarns(g, -one.tile.price, becauseOfTile(one.tile.number), by);
      tomScores(g, one.tile.points, becauseOfTile(one.tile.number), by);
      return;
    case 'saves':
      g.tell(saves, -1, told);
      tomEarns(g, one.gulden, because.market, by);
  }
}

/** A docker leaves his dock for the docker house. */
function leave(g: G, dock: DockColour): number {
  const { dockers: here } = g.docks[dockers.of[dock]];
  const docker = here.first();
  here.remove(docker);
  g.housed.add(docker, 1);
  return docker;
}
