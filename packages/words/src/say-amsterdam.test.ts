import { Match, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { defaultEdition as edition } from '../../amsterdam/src/data/edition.ts';
import { amsterdam as game } from '../../amsterdam/src/game.ts';
import { amsterdam } from './en/amsterdam.ts';
import { sayAmsterdam } from './say-amsterdam.ts';

const { harbour } = edition;
const say = sayAmsterdam(amsterdam, 'en', {
  card: (number) => edition.cards[number - 1],
  block: (number) => edition.city.blocks[number - 1],
  space(number) {
    const warehouse = harbour.warehouses.find(({ pier }) => pier === number);
    const dock = harbour.docks.find(({ space }) => space === number);
    return {
      kind: harbour.spaces[number].kind,
      ...(warehouse && { good: warehouse.good }),
      ...(dock && { docker: dock.colour }),
    };
  },
});

describe('moves and rows of Amsterdam in words', () => {
  test('a card, a block, a place, a sale', () => {
    const on = () => 'beer' as const;
    expect(say.move('activate 13', on)).toBe(
      '013 Brewer for 1 black resource and 1 orange resource: If you have at least 3 active buildings: gain 1 gulden.',
    );
    expect(say.move('take-block 5', on)).toBe('Haarlemmerbuurt, costs 1 resource, beer');
    expect(say.move('sail 17', on)).toBe('to the yellow dock');
    expect(say.move('sail 2', on)).toBe('to the pier of tulips');
    expect(say.move('sell pink', on)).toBe('sell it for 1 pink resource');
    expect(say.move('amstel-steps 2', on)).toBe('2 steps on the Amstel');
  });

  test('every move and every question of whole games has its words', () => {
    for (const seats of [2, 4]) {
      const match = new Match(game, { seats, nature: new Random(`say ${seats}`) });
      const random = new Random('moves');
      const people = ['Anna', 'Bram', 'Cato', 'Dirk'].slice(0, seats);
      for (let waiting = match.waitingFor(); waiting.length > 0; waiting = match.waitingFor()) {
        const seat = waiting[0] as number;
        const { question } = match.view(seat);
        expect(say.prompt(question?.task ?? '', question?.about ?? {}, 'beer'), question?.task).not.toBe('');
        const legal = match.legal(seat);
        for (const move of legal)
          expect(
            say.move(move, () => 'beer'),
            move,
          ).not.toBe('');
        match.submit(seat, [legal[random.below(legal.length)]]);
      }
      const lines = say.rows(match.rowsFor(0), people).flatMap((row) => row.lines);
      expect(lines.length).toBeGreaterThan(100);
      for (const line of lines) expect(line).not.toMatch(/[{}]|undefined/);
    }
  });
});
