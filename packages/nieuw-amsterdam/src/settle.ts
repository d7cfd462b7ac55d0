import { type Bits, NONE } from '@mokum/kernel';
import { auction } from './auction.ts';
import { FUR, furs, scored, series, tokens } from './domains.ts';
import { income } from './income.ts';
import { endOfRound } from './round.ts';
import type { G, Me } from './state.ts';
import { editionOf } from './tables.ts';
import { playSeries, turn } from './turn.ts';
import { holderOf } from './turn-order.ts';

type Given = (path: string) => boolean;

const DECADE = 12;
const CARDS = 24;

/** Makes a state of which only a part was given whole: tokens, decks, furs and scores that fit it. */
export function settle(g: G, given: Given): void {
  const players = g.players.slice(0, g.seats) as Me[];
  settleTokens(players, given);
  const rows = players.flatMap((me) => me.lands.toArray());
  const sailed = players.flatMap((me) => me.ships.toArray());
  const landsOut = [...rows, ...g.landDisplay.toArray()];
  const shipsOut = [...sailed, ...g.shipDisplay.toArray()];
  if (!given('round')) while (g.round < 6 && !(fits(landsOut, g.round) && fits(shipsOut, g.round))) g.round++;
  settleCards(g.landDeck, g.landsGone, landsOut, g.round, given('landDeck'), given('landsGone'));
  settleCards(g.shipDeck, g.shipsGone, shipsOut, g.round, given('shipDeck'), given('shipsGone'));
  settleFurs(g, players, given);
  for (const me of players) settleScore(me, given);
  if (g.round > 0 && !given('agenda')) planRound(g);
}

/**
 * In a round, without an agenda, the auction of that round is about to begin, or the first series where everybody has a
 * column; a stack takes the last one first.
 */
function planRound(g: G): void {
  while (g.agenda.depth(0) > 0) g.agenda.pop(0);
  g.next(endOfRound);
  g.next(income);
  for (let kind = series.size - 1; kind > 0; kind--) g.next(playSeries, -1, { kind });
  if (g.players.slice(0, g.seats).some((me) => me.column === NONE)) {
    g.next(playSeries, -1, { kind: 0 });
    g.next(auction);
  } else for (let token = g.seats; token >= 1; token--) g.next(turn, holderOf(g, token), { series: 0, built: 0 });
}

/** Tokens that were not given are those left, in seat order. */
function settleTokens(players: readonly Me[], given: Given): void {
  const isGiven = (me: Me): boolean => given(`players[${me.index}].token`);
  const taken = new Set(players.filter(isGiven).map((me) => me.token));
  const left = Array.from({ length: tokens.size }, (_, i) => i + 1).filter((token) => !taken.has(token));
  for (const me of players) if (!isGiven(me)) me.token = left.shift() as number;
}

const early = (card: number): boolean => card <= DECADE;
/** How many cards of each decade have been revealed by the end of this round's upkeep. */
const revealed = (round: number): readonly [number, number] => [
  Math.min(DECADE, round * 4),
  Math.max(0, round * 4 - DECADE),
];

function fits(out: readonly number[], round: number): boolean {
  const [first, second] = revealed(round);
  return out.filter(early).length <= first && out.filter((card) => !early(card)).length <= second;
}

/** Cards nobody has: as many as the round has not revealed lie in the deck, the others have left the game. */
function settleCards(
  deck: Bits,
  gone: Bits,
  out: readonly number[],
  round: number,
  deckGiven: boolean,
  goneGiven: boolean,
): void {
  const elsewhere = new Set(out);
  if (deckGiven) for (const card of deck.toArray()) elsewhere.add(card);
  if (goneGiven) for (const card of gone.toArray()) elsewhere.add(card);
  const free = Array.from({ length: CARDS }, (_, i) => i + 1).filter((card) => !elsewhere.has(card));
  if (deckGiven && goneGiven) return;
  if (!deckGiven) deck.clear();
  if (!goneGiven) gone.clear();
  const [first, second] = revealed(round);
  const hidden = { early: DECADE - first, late: DECADE - second };
  for (const card of free.reverse()) {
    const decade = early(card) ? 'early' : 'late';
    if (deckGiven || (!goneGiven && hidden[decade] === 0)) gone.add(card);
    else {
      deck.add(card);
      hidden[decade]--;
    }
  }
}

/**
 * Furs found nowhere lie in the supply, or in the discard if only the supply was given. Where somebody was given more
 * than that leaves, the traders and then the other players have fewer than in the fresh set-up.
 */
function settleFurs(g: G, players: readonly Me[], given: Given): void {
  for (let kind = 0; kind < furs.size; kind++) {
    const fresh = [
      ...(given('traders') ? [] : g.traders.map((trader) => ({ counts: trader.furs, at: kind }))),
      ...players
        .filter((me) => !given(`players[${me.index}].stock.${furs.text(kind)}`))
        .map((me) => ({ counts: me.stock, at: FUR + kind })),
    ];
    const spare = (): number =>
      editionOf(g).fursOfAKind -
      g.discard.at(kind) -
      (given('supply') ? g.supply.at(kind) : 0) -
      players.reduce((sum, me) => sum + me.stock.at(FUR + kind), 0) -
      g.traders.reduce((sum, trader) => sum + trader.furs.at(kind), 0);
    for (const { counts, at } of fresh) if (spare() < 0) counts.add(at, -Math.min(counts.at(at), -spare()));
    if (!given('supply')) g.supply.set(kind, spare());
    else if (!given('discard')) g.discard.add(kind, spare());
  }
}

/** A score without its parts is booked as elections, parts without a score are added up. */
function settleScore(me: Me, given: Given): void {
  const at = `players[${me.index}]`;
  if (given(`${at}.points`)) {
    if (!given(`${at}.score`)) me.score = Math.max(0, me.points.total);
  } else {
    me.points.clear();
    me.points.set(scored.of.election, me.score);
  }
}
