import { type Json, NONE, type View } from '@mokum/kernel';
import { canActivate } from './activate.ts';
import { canPayBlock } from './blocks.ts';
import { boardOf } from './board.ts';
import { amsterdam } from './game.ts';
import { blocks, COLOURS, type fields, type G, type Me } from './state.ts';

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

/** A state in the middle of a seat's turn, made from what that seat sees. For bots and clients that think ahead. */
export const stateFromView = (view: Seen, seat: number, options: Json): G =>
  amsterdam.load({ ...partOf(view), phase: 3, acting: seat }, options);

/** The same where the seat is asked for its dice (5.3); from there the game can be played to its end. */
export function stateAtDice(view: Seen, seat: number, options: Json): G {
  const rest = view.round < LAST_ROUND ? ['phase-three', 'phase-four', 'begin-round'] : ['phase-three', 'scoring'];
  const main = [{ task: 'take-dice', turn: view.order.indexOf(seat) }, ...rest.map((task) => ({ task }))];
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
