import { type Json, NONE, type View } from '@mokum/kernel';
import { canActivate } from './activate.ts';
import { canPayBlock } from './blocks.ts';
import { boardOf } from './board.ts';
import { amsterdam } from './game.ts';
import { rulingNames } from './data/rulings.ts';
import { blocks, COLOURS, type fields, type G, type Me, MOST_ORDERS } from './state.ts';

const LAST_ROUND = 12;

type Seen = View<typeof fields>;

/** What a seat sees, as a part of a state: the stacks hold what nobody has seen, the others have no orders but open ones. */
function partOf(view: Seen): Record<string, unknown> {
  const {
    artisans: _artisans,
    buildings: _buildings,
    maps: _maps,
    tiles: _tiles,
    orderStack: _orderStack,
    waitingFor: _waitingFor,
    question: _question,
    unseen: _unseen,
    players,
    ...rest
  } = view;
  const open = players.map(({ keeps: _keeps, opens: _opens, handsBack, orders, ...player }) => ({
    ...player,
    orders: 'hidden' in orders ? [] : orders,
    handsBack: typeof handsBack === 'number' ? handsBack : 0,
  }));
  return { ...rest, players: open };
}

/**
 * A state in the middle of a seat's turn, made from what that seat sees; or where somebody has a sixth card (4.6), or
 * hands something back (26.29), a state where that is asked. For bots and clients that think ahead.
 */
export function stateFromView(view: Seen, seat: number, options: Json): G {
  const part = partOf(view);
  const { inactiveLimit } = boardOf(view).edition.rounds;
  const sixth = view.players.findIndex(({ inactive }) => inactive.length > inactiveLimit);
  if (sixth >= 0) return amsterdam.load({ ...part, phase: 1, acting: null, agenda: atSixthCard(view, sixth) }, options);
  if (view.question?.task === 'hand-back')
    return amsterdam.load({ ...part, phase: 5, acting: null, agenda: atHandBack(view, seat) }, options);
  return amsterdam.load({ ...part, phase: 3, acting: seat }, options);
}

/** Options that a view agrees with, for whoever thinks about a view alone: its rulings, and the expansions that lie there. */
export function optionsSeenIn(view: Seen): Json {
  const seen = view as unknown as Readonly<Record<string, Json>>;
  const hasOrders = view.players.some(({ orders, openOrders }) => openOrders.length > 0 || sizeOf(orders) > 0);
  const inPlay = view.seats > 1;
  return {
    length: view.firstRound === 1 ? 'full' : 'short',
    rulings: Object.fromEntries(rulingNames.map((name) => [name, seen[name]])),
    foreman: view.foreman !== null || view.bailiff !== null,
    trader: view.trader !== null,
    orders: hasOrders ? MOST_ORDERS : 0,
    extraTiles: inPlay && view.box.length === 0,
  };
}

const sizeOf = (orders: readonly unknown[] | { readonly hidden: number }): number =>
  'hidden' in orders ? orders.hidden : orders.length;

const tasks = (...names: readonly string[]): { readonly task: string }[] => names.map((task) => ({ task }));

/** The phases after the second. */
const afterDice = (view: Seen): { readonly task: string }[] =>
  view.round < LAST_ROUND ? tasks('phase-three', 'phase-four', 'begin-round') : tasks('phase-three', 'scoring');

function atSixthCard(view: Seen, seat: number): object {
  const turn = view.order.indexOf(seat) + 1;
  const asked = [
    { task: 'discard-sixth', seat },
    { task: 'commit', seat },
    { task: 'take-cards', turn },
  ];
  return { main: [...asked, ...tasks('phase-two'), ...afterDice(view)] };
}

function atHandBack(view: Seen, seat: number): object {
  const main = [{ task: 'handing-back', open: true }, ...tasks('score-groups', 'score-districts', 'score-leftovers')];
  return { main, seats: view.players.map((_, other) => (other === seat ? [{ task: 'hand-back', seat }] : [])) };
}

/** The same where the seat is asked for its dice (5.3); from there the game can be played to its end. */
export function stateAtDice(view: Seen, seat: number, options: Json): G {
  const main = [{ task: 'take-dice', turn: view.order.indexOf(seat) }, ...afterDice(view)];
  return amsterdam.load({ ...partOf(view), phase: 2, acting: null, agenda: { main } }, options);
}

/** How many inactive cards, and free blocks of a colour, a player can pay for now. */
function affordable(g: G, me: Me, colour: number): number {
  const board = boardOf(g);
  let found = 0;
  for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card))
    if (canActivate(board, me, card)) found++;
  if (g.blocksTaken >= me.blocksPerTurn) return found;
  for (let block = blocks.lo; block < blocks.lo + blocks.size; block++)
    if (board.colour[block] === colour && !g.taken.has(block) && canPayBlock(g, board, me, block)) found++;
  return found;
}

/**
 * How to pay resources of any colour: resource by resource the one without which most cards and blocks can still be
 * paid, the most plentiful among equals. So none makes a card or block unaffordable if another would not. `from` is
 * the first colour that may still be paid with. Amounts by colour.
 */
export function suggestPayment(g: G, seat: number, amount: number, from = 0): number[] {
  const me = g.players[seat];
  const paid = Array.from({ length: COLOURS }, () => 0);
  for (let n = 0; n < amount; n++) {
    let best = NONE;
    let least = Number.POSITIVE_INFINITY;
    for (let colour = from; colour < COLOURS; colour++) {
      const have = me.pool.at(colour);
      if (have === 0) continue;
      // A block asks for one colour, so those of other colours are the same before and after.
      const before = affordable(g, me, colour);
      me.pool.set(colour, have - 1);
      const lost = (before - affordable(g, me, colour)) * 1000 - have;
      me.pool.set(colour, have);
      if (lost >= least) continue;
      least = lost;
      best = colour;
    }
    if (best === NONE) break;
    me.pool.add(best, -1);
    paid[best]++;
  }
  for (let colour = 0; colour < COLOURS; colour++) me.pool.add(colour, paid[colour]);
  return paid;
}
