import { Match, type Result } from '@mokum/kernel';
import { cardNumbered, type ShopCard } from '../src/cards.ts';
import { grachtenpand } from '../src/game.ts';
import type { fields, G, Me } from '../src/state.ts';

export type Street = Readonly<Record<number, readonly number[]>>;

export interface Part {
  readonly hand?: readonly number[];
  readonly canal?: readonly number[];
  readonly street?: Street;
}

export type Table = Match<typeof fields>;

/** A table in the middle of a game: what is not said comes from a set-up in which every deck deals its lowest card. */
export function table(players: readonly Part[], more: Readonly<Record<string, unknown>> = {}): Table {
  return new Match(grachtenpand, { seats: players.length, from: { seats: players.length, players, ...more } });
}

/** The count of a game that ended with these streets. */
export function scored(streets: readonly Street[]): Result {
  return table(
    streets.map((street) => ({ street })),
    { agenda: { main: [] } },
  ).result() as Result;
}

/** A street by itself, in seat 0 of a table for two whose other street uses shop 30. */
export function streetOf(street: Street): Me {
  return seat(table([{ street }, { street: { 0: [30] } }]), 0);
}

export const seat = (match: Table, index: number): Me => (match.state as unknown as G).players[index];

/** whose draw nature is asked for */
export function drawer(match: Table): number {
  const { agenda } = match.state;
  return agenda.m[agenda.top(0) + 1];
}

/** Everybody chooses a deck, by seat, and draws the card named for that seat. */
export function allDraw(match: Table, decks: readonly string[], drawn: readonly number[] = []): void {
  decks.forEach((deck, s) => match.submit(s, [`draw ${deck}`]));
  while (match.waitingFor() === 'chance' && drawn.length > 0) match.tellChance(`card ${drawn[drawer(match)]}`);
}

/** 'build 26 at 1' or 'canal 31', as the moves that say it; done included. */
export function movesOf(play: string): string[] {
  const [what, at] = play.split(' at ');
  return at === undefined ? [what, 'done'] : [what, `place ${at}`, 'done'];
}

/** Everybody builds or throws, by seat. */
export function allPlay(match: Table, plays: readonly string[]): void {
  plays.forEach((play, s) => match.submit(s, movesOf(play)));
}

/** A whole turn: decks, cards drawn and plays, by seat. */
export function turn(match: Table, decks: readonly string[], drawn: readonly number[], plays: readonly string[]): void {
  allDraw(match, decks, drawn);
  allPlay(match, plays);
}

/** Numbers of a kind that lie in no given list: to fill hands, canals and streets with cards that do not matter. */
export function spare(kind: 'shop' | 'window' | 'roof', count: number, taken: readonly number[] = []): number[] {
  const [first, last] = { shop: [1, 30], window: [31, 82], roof: [83, 109] }[kind];
  const free = Array.from({ length: last - first + 1 }, (_, i) => last - i).filter((card) => !taken.includes(card));
  return free.slice(0, count);
}

/** What a shop or roof is worth: prices are measured anew, so a test names none that is not fixed. */
export const worth = (card: number): number => (cardNumbered(card) as ShopCard).points;
