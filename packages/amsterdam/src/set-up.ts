import { type Bits, NONE } from '@mokum/kernel';
import { readOrder } from './amstel.ts';
import { boardOf, MAP, ARTISAN } from './board.ts';
import { rulingValues } from './data/rulings.ts';
import {
  cards,
  chance,
  choice,
  colours,
  commit,
  deal,
  dialPlace,
  discs,
  districts,
  dockers,
  type G,
  goods,
  isSolo,
  kinds,
  rivals,
  ruled,
  step,
  turns,
} from './state.ts';

const EACH = 4;
const BLOCKS = 36;

/** 2.3: a goods tile on each block, four of each kind (1.16). */
export const dealGoods = deal('deal-goods', goods, {
  seen: 'all',
  length: () => BLOCKS,
  wrong(_g, outcome) {
    const odd = goods.list.findIndex((_, good) => outcome.filter((dealt) => dealt === good).length !== EACH);
    return odd < 0 ? undefined : `there are ${EACH} tiles of ${goods.text(odd)}`;
  },
  sample: (_g, random) => random.shuffle(Array.from({ length: BLOCKS }, (_, i) => Math.floor(i / EACH))),
  do(g, outcome) {
    for (const good of outcome) g.goods.push(good);
  },
});

/** 2.4, 20.2: how many dockers there are of each colour, and on each dock. */
export const dockersOfEach = (g: G): number => (isSolo(g) ? 1 : 2);
/** A legal deal to shuffle from: dock after dock, dockers of the colours that follow its own. */
const inTurn = (each: number): number[] =>
  Array.from({ length: each * dockers.size }, (_, i) => (Math.floor(i / each) + 1 + (i % each)) % dockers.size);

/** 2.5: no dock holds two dockers of one colour, or one of its own. The first dock that does, or NONE. */
function wrongDock(outcome: readonly number[], each: number): number {
  for (let dock = 0; dock < dockers.size; dock++) {
    const first = outcome[each * dock];
    const second = each === 1 ? NONE : outcome[each * dock + 1];
    if (first === second || first === dock || second === dock) return dock;
  }
  return NONE;
}

function wrongDockers(outcome: readonly number[], each: number): string | undefined {
  for (let docker = 0; docker < dockers.size; docker++)
    if (outcome.filter((dealt) => dealt === docker).length !== each)
      return each === 1
        ? `there is one ${dockers.text(docker)} docker`
        : `there are two ${dockers.text(docker)} dockers`;
  const dock = wrongDock(outcome, each);
  if (dock === NONE) return undefined;
  const [first, second] = outcome.slice(each * dock);
  return each > 1 && first === second
    ? `two ${dockers.text(first)} dockers on one dock`
    : `a ${dockers.text(dock)} docker on the dock of his colour`;
}

/** 2.4, 20.2: two dockers on each dock, one in the solo game; an illegal deal is dealt anew as a whole. */
export const dealDockers = deal('deal-dockers', dockers, {
  seen: 'all',
  length: (g) => dockersOfEach(g) * dockers.size,
  wrong: (g, outcome) => wrongDockers(outcome, dockersOfEach(g)),
  sample(g, random) {
    const each = dockersOfEach(g);
    const outcome = inTurn(each);
    do random.shuffle(outcome);
    while (wrongDock(outcome, each) !== NONE);
    return outcome;
  },
  do(g, outcome) {
    outcome.forEach((docker, i) => g.docks[Math.floor(i / dockersOfEach(g))].dockers.add(docker));
  },
});

/** 2.6: an open district tile. */
export const drawDistrict = chance('draw-district', districts, {
  seen: 'all',
  outcomes(g, _me, offer) {
    for (let district = 0; district < districts.size; district++) if (!g.openDistricts.has(district)) offer(district);
  },
  do(g, _me, district) {
    g.openDistricts.add(district);
  },
});

/** 2.15, 20.4: the discs are drawn one by one and stacked, each on top of those before; TOM's is one of them. */
export const stackDiscs = deal('stack-discs', discs, {
  seen: 'all',
  length: (g) => rivals(g),
  wrong(g, outcome) {
    const odd = Array.from({ length: rivals(g) }, (_, disc) => disc).find((disc) => !outcome.includes(disc));
    return odd === undefined ? undefined : `disc ${odd} is missing`;
  },
  sample: (g, random) => random.shuffle(Array.from({ length: rivals(g) }, (_, i) => rivals(g) - 1 - i)),
  do(g, outcome) {
    for (const disc of outcome) g.amstel.push(0, disc);
    readOrder(g);
  },
});

export function stackOf(g: G, kind: number): Bits {
  return kind === MAP ? g.maps : kind === ARTISAN ? g.artisans : g.buildings;
}

/** A card from one of the three stacks is laid open. */
export const reveal = chance('reveal', cards, {
  seen: 'all',
  args: { kind: kinds },
  outcomes(g, _me, offer, { kind }) {
    const stack = stackOf(g, kind);
    for (let card = stack.first(); card !== NONE; card = stack.next(card)) offer(card);
  },
  do(g, _me, card, { kind }) {
    stackOf(g, kind).remove(card);
    g.revealed.add(card);
  },
});

/** 2.8: a stack that is used up stays empty. */
export function revealSome(g: G, kind: number, number: number): void {
  for (let i = Math.min(number, stackOf(g, kind).size); i > 0; i--) g.next(reveal, -1, { kind });
}

const CLOCKWISE = rulingValues.firstCards.indexOf('clockwise');
const ANY = rulingValues.firstResources.indexOf('any');

/** 2.21, 2.22: from the bottom of the stack to the top; under `clockwise` from the bottom disc round the table. */
export const firstCards = step('first-cards', { turn: turns }, (g, { turn }) => {
  if (turn === g.seats) {
    discardRevealed(g);
    return;
  }
  const bottom = g.order.at(g.seats - 1);
  const seat = ruled(g, 'firstCards') === CLOCKWISE ? (bottom + turn) % g.seats : g.order.at(g.seats - 1 - turn);
  g.next(firstCard, seat);
  g.next(done, seat);
  g.next(firstCards, -1, { turn: turn + 1 });
});

/** 4.8, 2.21: what nobody took is discarded. */
export function discardRevealed(g: G): void {
  for (let card = g.revealed.first(); card !== NONE; card = g.revealed.next(card)) g.discard.add(card);
  g.revealed.clear();
}

export const firstCard = choice('first-card', cards, {
  seen: 'all',
  options(g, _me, offer) {
    for (let card = g.revealed.first(); card !== NONE; card = g.revealed.next(card)) offer(card);
    offer.rest('2.21');
  },
  do(g, me, card) {
    g.revealed.remove(card);
    me.inactive.add(card);
  },
});

/** 2.23, 2.24: from the top of the stack to the bottom. */
export const firstResources = step('first-resources', { turn: turns }, (g, { turn }) => {
  if (turn === g.seats) return;
  const seat = g.order.at(turn);
  g.next(firstColour, seat);
  if (ruled(g, 'firstResources') === ANY) {
    for (let i = 0; i < boardOf(g).edition.rounds.firstResources[1]; i++) g.next(secondColours, seat);
  } else g.next(secondColour, seat);
  g.next(done, seat);
  g.next(firstResources, -1, { turn: turn + 1 });
});

const anyColour = (_g: G, _me: unknown, offer: (colour: number) => void): void => {
  for (let colour = 0; colour < colours.size; colour++) offer(colour);
};

export const firstColour = choice('first-colour', colours, {
  seen: 'all',
  options: anyColour,
  do: (g, me, colour) => me.dial.add(dialPlace(1, colour), boardOf(g).edition.rounds.firstResources[0]),
});

export const secondColour = choice('second-colour', colours, {
  seen: 'all',
  options: anyColour,
  do: (g, me, colour) => me.dial.add(dialPlace(2, colour), boardOf(g).edition.rounds.firstResources[1]),
});

/** The ruling `firstResources: any` asks for each resource of segment 2. */
export const secondColours = choice('second-colours', colours, {
  seen: 'all',
  options: anyColour,
  do: (_g, me, colour) => me.dial.add(dialPlace(2, colour), 1),
});

/** What was chosen stands. */
export const done = commit('commit', { seen: 'all', do: () => undefined });
