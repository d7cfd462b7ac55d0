import { hashText, headerOf, type Json, Match, quickNature, readLog, replayLog, writeLog } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { type Card, CARDS, tablesOf } from '../src/cards.ts';
import { released } from '../src/data/released.ts';
import { grachtenpand } from '../src/game.ts';

const log = (): string => {
  const match = new Match(grachtenpand, { seats: 2, nature: quickNature('tables') });
  match.submit(0, ['draw shop']);
  match.submit(1, ['draw roof']);
  return writeLog(match, headerOf(match));
};

/** The game with other cards in its tables. */
const withCards = (change: (card: Card) => Card): typeof grachtenpand => {
  const tables = tablesOf(CARDS.map(change)) as unknown as Json;
  return { ...grachtenpand, definition: { ...grachtenpand.definition, tables: () => tables } };
};
const changed = (number: number, change: (card: Card) => Card) =>
  withCards((card) => (card.number === number ? change(card) : card));

describe('a log is bound to what the rules read', () => {
  test('a corrected note or source refuses no log', () => {
    const game = changed(3, (card) => ({ ...card, source: { ...card.source, colour: 'printed', note: 'seen' } }));
    expect(replayLog(game, readLog(log())).length).toBe(2);
  });

  test.each<[string, number, (card: Card) => Card]>([
    ['a condition', 3, (card) => ({ ...card, condition: { is: 'none', of: 'cat' } }) as Card],
    ['points', 90, (card) => ({ ...card, points: 20 }) as Card],
    ['features', 40, (card) => ({ ...card, features: { cat: 3 } }) as Card],
    ['a colour', 109, (card) => ({ ...card, colour: card.colour === 'red' ? 'pink' : 'red' })],
  ])('%s that changed does', (_, number, change) => {
    const open = (): unknown => replayLog(changed(number, change), readLog(log()));
    expect(open).toThrow(expect.objectContaining({ code: 'other-tables' }));
  });

  test('what logs of format 1 name is known: the whole list of cards, with their sources', () => {
    expect(released[hashText(JSON.stringify(CARDS))]).toBe(headerOf(new Match(grachtenpand, { seats: 2 })).tables);
  });
});
