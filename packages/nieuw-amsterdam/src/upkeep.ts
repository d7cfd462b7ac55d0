import { type Bits, NONE, type Dice } from '@mokum/kernel';
import { lands, series, ships } from './domains.ts';
import { fillTraders } from './furs.ts';
import { newRound } from './happenings.ts';
import { deal, type G, step } from './state.ts';
import { editionOf } from './tables.ts';

/** The first cards of the 1630s; a decade is dealt out before the next begins (2.10). */
const SECOND_DECADE = 13;

/** 4.1 to 4.6 */
export const upkeep = step('upkeep', (g) => {
  g.round++;
  g.tell(newRound, -1, g.round);
  leaveTheGame(g.landDisplay, g.landsGone);
  leaveTheGame(g.shipDisplay, g.shipsGone);
  for (let column = 0; column < g.chest.length; column++) g.chest[column].tiles.clear();
  for (let seat = 0; seat < g.seats; seat++) {
    const me = g.players[seat];
    me.column = NONE;
    me.tiles.clear();
    me.newWarehouses = 0;
  }
  g.next(dealLands);
  g.next(dealShips);
  g.next(fillTraders);
  g.next(dealChest);
});

function leaveTheGame(display: Bits, gone: Bits): void {
  for (let card = display.first(); card !== NONE; card = display.next(card)) gone.add(card);
  display.clear();
}

/** Whether this card may be dealt now: it lies in the deck, and no earlier decade does. */
function onTop(deck: Bits, card: number): boolean {
  return deck.has(card) && (card < SECOND_DECADE || deck.first() >= SECOND_DECADE);
}

/** 4.2: cards revealed together have no order, so they are told from the lowest to the highest. */
function wrongCards(deck: Bits, outcome: readonly number[]): string | undefined {
  for (let i = 0; i < outcome.length; i++) {
    if (!onTop(deck, outcome[i])) return `${outcome[i]} is not among the next cards of the deck`;
    if (i > 0 && outcome[i] <= outcome[i - 1]) return 'cards are told in rising order, each once';
  }
  return undefined;
}

function drawCards(deck: Bits, number: number, random: Dice): number[] {
  const drawn: number[] = [];
  let left = 0;
  for (let card = deck.first(); card !== NONE; card = deck.next(card)) if (onTop(deck, card)) left++;
  for (let card = deck.first(); card !== NONE && drawn.length < number; card = deck.next(card)) {
    if (random.below(left--) < number - drawn.length) drawn.push(card);
  }
  return drawn;
}

function reveal(deck: Bits, display: Bits, outcome: readonly number[]): void {
  for (let i = 0; i < outcome.length; i++) {
    deck.remove(outcome[i]);
    display.add(outcome[i]);
  }
}

export const dealLands = deal('deal-lands', lands, {
  seen: 'all',
  length: (g) => editionOf(g).display.lands,
  wrong: (g, outcome) => wrongCards(g.landDeck, outcome),
  sample: (g, random) => drawCards(g.landDeck, editionOf(g).display.lands, random),
  do: (g, outcome) => reveal(g.landDeck, g.landDisplay, outcome),
});

export const dealShips = deal('deal-ships', ships, {
  seen: 'all',
  length: (g) => editionOf(g).display.ships,
  wrong: (g, outcome) => wrongCards(g.shipDeck, outcome),
  sample: (g, random) => drawCards(g.shipDeck, editionOf(g).display.ships, random),
  do: (g, outcome) => reveal(g.shipDeck, g.shipDisplay, outcome),
});

function spacesOfChest(g: G): number {
  let spaces = 0;
  for (let column = 0; column < editionOf(g).chest.length; column++) spaces += editionOf(g).chest[column].tiles;
  return spaces;
}

/** 4.6, 13.2: all tiles, column by column. */
export const dealChest = deal('deal-chest', series, {
  seen: 'all',
  length: spacesOfChest,
  wrong(g, outcome) {
    const odd = series.list.find((kind, i) => outcome.filter((tile) => tile === i).length !== editionOf(g).tiles[kind]);
    return odd === undefined ? undefined : `there are ${editionOf(g).tiles[odd]} ${odd} tiles`;
  },
  sample(g, random) {
    const tiles: number[] = [];
    for (let kind = 0; kind < series.size; kind++)
      for (let i = 0; i < editionOf(g).tiles[series.list[kind]]; i++) tiles.push(kind);
    return random.shuffle(tiles);
  },
  do(g, outcome) {
    let next = 0;
    for (let column = 0; column < g.chest.length; column++) {
      for (let i = 0; i < editionOf(g).chest[column].tiles; i++) g.chest[column].tiles.add(outcome[next++], 1);
    }
  },
});
