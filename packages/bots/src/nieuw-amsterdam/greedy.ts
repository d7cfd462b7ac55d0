import type { Game, View } from '@mokum/kernel';
import {
  editionOf,
  type Fields,
  type G,
  means,
  nieuwAmsterdam,
  payment,
  shopsOf,
  tileKinds,
} from '@mokum/nieuw-amsterdam';
import { type Bot, bestOf, type Seen } from '../bot.ts';
import { Planner, type Width } from './plan.ts';
import { worth } from './worth.ts';

const TURN: Width = { lines: 8, actions: 6 };
/** A column is judged by a rough plan of the three turns it allows. */
const SKETCH: Width = { lines: 2, actions: 4 };
/** What a resource paid for a column is worth in points, and how much of a column's advantage one should pay. */
const PRICE = 0.55;
const SHARE = 0.5;
/** Resources that a bid leaves alone, so that what was won can be used. */
const RESERVE = 7;

/** Nothing is hidden but the order of cards and furs: the state, as far as a seat needs it, follows from its view. */
function stateOf(game: Game<Fields>, { view, memory }: Seen<Fields>): G {
  const { landDeck: _l, shipDeck: _s, supply: _f, waitingFor: _w, question: _q, unseen: _u, ...open } = view;
  const idle = { lot: null, opener: null, bidder: null, bid: 0, due: 0 };
  const hold = Object.fromEntries(Object.keys(view.hold).map((kind) => [kind, 0]));
  return game.load({ ...open, ...idle, hold, agenda: { main: [] } }, memory.options);
}

/** Plays Nieuw Amsterdam by planning its own turn: what an action promises until the end of the game. */
export function greedyFor(game: Game<Fields>): Bot<Fields> {
  const planner = new Planner(game);

  /** How many turns with a special action come after a series, before the shops are fed. */
  const after = (series: number): number => tileKinds.length - 1 - series;

  function turn(seen: Seen<Fields>): readonly string[] {
    const { view, seat } = seen;
    const series = tileKinds.indexOf(view.question?.about['series'] as (typeof tileKinds)[number]);
    const g = stateOf(game, seen);
    const special = g.players[seat].special;
    const start = planner.before(g, seat, series);
    start.players[seat].special = special;
    return planner.plan(start, seat, { specialsToCome: after(series) }, TURN).moves;
  }

  /** What a column promises: the tiles are taken and the three turns sketched. */
  function columnWorth(g: G, seat: number, column: number): number {
    const { tiles } = g.chest[column - 1];
    let state = planner.before(g, seat, 0);
    const me = state.players[seat];
    for (let kind = 0; kind < tileKinds.length; kind++) me.tiles.set(kind, tiles.at(kind));
    me.stock.add(1, editionOf(g).chest[column - 1].bonus);
    let value = 0;
    for (let series = 0; series < tileKinds.length; series++) {
      if (series > 0) state = planner.before(state, seat, series);
      const sketch = planner.plan(state, seat, { specialsToCome: after(series) }, SKETCH);
      state = sketch.after;
      value = sketch.worth;
    }
    return value;
  }

  const taken = (view: View<Fields>, column: number): boolean =>
    view.players.some((player) => player.column === column);

  function columnsLeft(view: View<Fields>): number[] {
    return view.chest.map((_, i) => i + 1).filter((column) => !taken(view, column));
  }

  /** The columns one may still get, the most promising first. */
  function ranked(g: G, seat: number, columns: readonly number[]) {
    return columns
      .map((column) => ({ column, value: columnWorth(g, seat, column) }))
      .toSorted((a, b) => b.value - a.value);
  }

  const columnIn = (move: string): number => Number(move.split(' ')[1]);

  function pick(seen: Seen<Fields>): readonly string[] {
    const g = stateOf(game, seen);
    const [best] = ranked(g, seen.seat, seen.legal.map(columnIn));
    return [seen.legal.find((move) => columnIn(move) === best.column) as string];
  }

  /** The most one should pay: a share of what the column promises over what is likely to be left. */
  function bid(seen: Seen<Fields>): readonly string[] {
    const { view, seat, legal, random } = seen;
    const g = stateOf(game, seen);
    const lot = Number(view.lot);
    const others = columnsLeft(view).filter(
      (column) => column !== lot && (g.seats > 2 || editionOf(g).chest[column - 1].tiles < 3),
    );
    const left = ranked(g, seat, others);
    // Every other player without a column may take one before it comes to oneself.
    const rivals = view.players.filter((player) => player.column === null).length - 1;
    const fallback = left[Math.min(left.length - 1, Math.max(0, rivals - 1))].value;
    const advantage = columnWorth(g, seat, lot) - fallback;
    const me = g.players[seat];
    const most = Math.min(Math.floor((SHARE * advantage) / PRICE), means(me) - RESERVE - shopsOf(me));
    const amounts = legal.filter((move) => /^bid \d/.test(move)).map((move) => Number(move.split(' ')[1]));
    if (view.opener === seat) return [`bid ${bestOf(amounts, (n) => -Math.abs(n - Math.max(0, most)), random)}`];
    return [amounts.length > 0 && amounts[0] <= most ? `bid ${amounts[0]}` : 'pass'];
  }

  /** A district for a shop to open or close, by how the table would stand. */
  function district(seen: Seen<Fields>, change: 1 | -1): readonly string[] {
    const { view, seat, legal, random } = seen;
    const g = stateOf(game, seen);
    const names = Object.keys(view.players[seat].shops);
    const me = g.players[seat];
    const value = (move: string): number => {
      const at = names.indexOf(move.split(' ')[1]);
      me.shops.add(at, change);
      const result = worth(g, me, { specialsToCome: 1 });
      me.shops.add(at, -change);
      return result;
    };
    return [bestOf(legal, value, random)];
  }

  return {
    name: 'greedy',
    choose(seen) {
      const { view, seat, legal } = seen;
      switch (view.question?.task) {
        case 'turn':
          return turn(seen);
        case 'pick-column':
        case 'free-column':
          return pick(seen);
        case 'answer':
          return bid(seen);
        case 'place-shop':
          return district(seen, 1);
        case 'lose-shop':
          return district(seen, -1);
        default:
          return legal[0].startsWith('pay-') ? payment(view, seat) : [legal[0]];
      }
    },
  };
}

export const greedy = greedyFor(nieuwAmsterdam);
