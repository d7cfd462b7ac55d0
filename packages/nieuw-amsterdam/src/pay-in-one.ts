import { NONE, refuse, type Shorthand, shown, type View } from '@mokum/kernel';
import { answersNaming } from './amounts.ts';
import { COIN, FUR, GOODS, GRAIN, series, stuff, WOOD } from './domains.ts';
import { payments } from './payment.ts';
import type { Fields, G } from './state.ts';

/** A state or a view of one: what is due and what a seat owns are open to all. */
type Table = G | View<Fields>;

/** Wood for one town tile or one visit to the Millwork. */
const WOOD_TO_KEEP = 3;

const isState = (table: Table): table is G => (table as Partial<G>).agenda !== undefined;

/** The kind that is asked for now: the kinds before it have been settled. */
function askedKind(table: Table): number {
  if (!isState(table)) return payments.findIndex(({ name }) => name === table.question?.task);
  const { agenda } = table;
  return agenda.depth(0) === 0 ? -1 : payments.findIndex(({ id }) => id === agenda.m[agenda.top(0)]);
}

/** What can still be paid with, by kind. */
function stockOf(table: Table, seat: number): number[] {
  const from = askedKind(table);
  const { stock } = table.players[seat];
  return stuff.list.map((name, what) =>
    what < from
      ? 0
      : isState(table)
        ? table.players[seat].stock.at(what)
        : (stock as Readonly<Record<string, number>>)[name],
  );
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * A whole payment of a winning bid as one list of moves: `pay grain 3 coin 3 wood 1 fur beaver 1`, in any order. The
 * bare word `pay` takes the default. Questions that have one answer only are left out: the engine answers them.
 */
export function payment(table: Table, seat: number, text = 'pay'): string[] {
  const from = askedKind(table);
  const named = readPayment(text);
  if (from < 0 && isPaid(table, seat)) return confirmation(table, seat, text, named);
  const plan = named ?? defaultPayment(table, seat);
  if (from < 0) refuse('illegal-move', `${shown(text)}: nothing is to be paid now`);
  const own = stockOf(table, seat);
  for (const [what, name] of stuff.list.entries()) {
    if (plan[what] > 0 && what < from) refuse('illegal-move', `${shown(text)}: ${name} has been settled before`, '5.9');
    if (plan[what] > own[what]) refuse('illegal-move', `${shown(text)}: seat ${seat} owns ${own[what]} ${name}`, '5.8');
  }
  if (total(plan) !== table.due)
    refuse('illegal-move', `${shown(text)}: comes to ${total(plan)} instead of ${table.due}`, '5.9');
  return [...movesOf(plan, own, table.due), 'confirm'];
}

/** Whether a winning bid has been paid in full and waits for its `confirm`. */
function isPaid(table: Table, seat: number): boolean {
  const { lot, bidder, bid, due } = table;
  return lot !== NONE && lot !== null && bidder === seat && bid > 0 && due === 0;
}

/**
 * Who bids everything can pay in one way only, and the engine has paid so before anybody could say it: a payment of
 * that sum confirms it, and so does the bare word.
 */
function confirmation(table: Table, seat: number, text: string, named: readonly number[] | undefined): string[] {
  if (named !== undefined && total(stockOf(table, seat)) > 0)
    refuse('illegal-move', `${shown(text)}: the bid is paid already, and waits for "confirm"`, '5.9');
  if (named !== undefined && total(named) !== table.bid)
    refuse('illegal-move', `${shown(text)}: comes to ${total(named)} instead of ${table.bid}`, '5.9');
  return ['confirm'];
}

function readPayment(text: string): number[] | undefined {
  const [, ...words] = text.trim().split(/\s+/);
  if (!/^\s*pay\b/.test(text)) refuse('bad-notation', `a payment begins with "pay", found ${shown(text)}`);
  if (words.length === 0) return undefined;
  const plan = stuff.list.map(() => 0);
  const parts = words.filter((word) => word !== 'fur');
  for (let i = 0; i < parts.length; i += 2) {
    const what = stuff.read(parts[i]);
    const amount = /^\d{1,6}$/.test(parts[i + 1] ?? '') ? Number(parts[i + 1]) : undefined;
    if (what === undefined || amount === undefined)
      refuse(
        'bad-notation',
        `${shown(text)}: expected a resource (${stuff.list.join(', ')}) and an amount, found ${shown(parts.slice(i, i + 2).join(' '))}`,
      );
    plan[what] += amount;
  }
  return plan;
}

function movesOf(plan: readonly number[], stock: readonly number[], bill: number): string[] {
  let due = bill;
  return stuff.list.flatMap((name, what) => {
    const limits = { least: due - total(stock.slice(what + 1)), most: Math.min(stock[what], due) };
    due -= plan[what];
    return answersNaming(`pay-${name}`, plan[what], limits, 'left-out');
  });
}

/** `pay`, at a terminal or through the protocol. */
export const payAtOnce: Shorthand<Fields> = {
  word: 'pay',
  example: 'pay grain 3 coin 3 wood 1 fur beaver 1',
  means: 'pay a winning bid in one go; pay alone chooses what you can best do without',
  expand: payment,
};

/**
 * What somebody can best do without: goods if the column has no trade tile, wood and grain beyond what the next turn
 * needs, coins, and only then what is left of these; single furs before pairs, and furs last.
 */
export function defaultPayment(table: Table, seat: number): number[] {
  const own = stockOf(table, seat);
  const plan = own.map(() => 0);
  let due = table.due;
  const spend = (what: number, most: number): void => {
    const part = Math.max(0, Math.min(due, most, own[what] - plan[what]));
    plan[what] += part;
    due -= part;
  };
  if (tradeTiles(table) === 0) spend(GOODS, own[GOODS]);
  spend(WOOD, own[WOOD] - WOOD_TO_KEEP);
  spend(GRAIN, own[GRAIN] - shopsOf(table, seat));
  spend(COIN, own[COIN]);
  spend(GOODS, own[GOODS]);
  spend(WOOD, own[WOOD]);
  for (let number = 1; due > 0 && number <= Math.max(...own.slice(FUR)); number++)
    for (let what = FUR; what < stuff.size; what++) if (own[what] === number) spend(what, number);
  spend(GRAIN, own[GRAIN]);
  return plan;
}

function shopsOf(table: Table, seat: number): number {
  if (isState(table)) return table.players[seat].shops.total;
  return total(Object.values(table.players[seat].shops));
}

function tradeTiles(table: Table): number {
  if (isState(table)) return table.lot === NONE ? 0 : table.chest[table.lot - 1].tiles.at(series.of.trade);
  return table.lot === null ? 0 : table.chest[Number(table.lot) - 1].tiles['trade'];
}
