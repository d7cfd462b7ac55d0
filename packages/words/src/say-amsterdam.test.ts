import { Match, quickNature, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { defaultEdition as edition } from '../../amsterdam/src/data/edition.ts';
import { amsterdam as game } from '../../amsterdam/src/game.ts';
import { amsterdam } from './en/amsterdam.ts';
import { amsterdam as amsterdamFr } from './fr/amsterdam.ts';
import { type AmsterdamFacts, sayAmsterdam } from './say-amsterdam.ts';

const { harbour } = edition;
const facts: AmsterdamFacts = {
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
};
const say = sayAmsterdam(amsterdam, 'en', facts);
const dire = sayAmsterdam(amsterdamFr, 'fr', facts);
const told = (of: typeof say, text: string) =>
  of.rows([{ seq: 0, entries: [{ by: 0, owner: 0, task: text.split(' ')[0], text }] }], ['Anna'])[0].lines;

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
    expect(say.card(13)).toBe(
      '013 Brewer, 1 black resource and 1 orange resource: If you have at least 3 active buildings: gain 1 gulden.',
    );
  });

  test('no notation is left in a sentence', () => {
    const on = () => undefined;
    expect(say.move('pay-card-with gulden', on)).toBe('pay with gulden');
    expect(say.move('choose-dice black-grey', on)).toBe('the dice black and grey');
    expect(say.move('shift-die pink-up', on)).toBe('the pink resources one segment higher');
    expect(told(say, 'choose-dice brown-orange')).toEqual(['Anna chooses the dice brown and orange.']);
    expect(told(say, 'shift-die none')).toEqual(['Anna chooses: leave the resources where they are.']);
    expect(told(say, 'sell gulden')).toEqual(['Anna sells the good for 2 gulden.']);
    expect(told(say, 'sell pink')).toEqual(['Anna sells the good for 1 pink resource.']);
  });

  test('figures, orders and tiles of the expansions', () => {
    const on = () => 'beer' as const;
    expect(say.move('place-bailiff 5', on)).toBe('Haarlemmerbuurt, costs 1 resource, beer');
    expect(say.move('move-foreman 2', on)).toBe('to the pier of tulips');
    expect(say.move('open-order 30', on)).toBe('Your barge is at the start pier: 4 points.');
    expect(say.move('hand-back 42-2', on)).toMatch(/^2 pieces\. Hand back 1 white docker/);
    expect(say.move('hand-back 32-1', on)).toMatch(/^All that it asks for\. Hand back 2 dockers/);
    expect(say.move('swap-stack building', on)).toBe('building, the top card');
    expect(told(say, 'draw-order hidden')).toEqual(['Anna is dealt a secret order.']);
    expect(told(say, 'show-order 30')).toEqual(['Anna shows order 30: Your barge is at the start pier: 4 points.']);
    expect(told(say, 'hand-back 33-0')).toEqual(['Anna, order 33: Nothing.']);
    expect(told(dire, 'move-trader beer')).toEqual(['Anna déplace le trafiquant vers la case de la bière.']);
    expect(told(dire, 'move-foreman 2')).toEqual(['Anna déplace le contremaître vers le quai des tulipes.']);
  });

  test('French agrees in gender and number', () => {
    const on = () => 'beer' as const;
    expect(dire.move('second-colour black', on)).toBe('2 ressources noires sur la case 2');
    expect(dire.move('second-colour brown', on)).toBe('2 ressources marron sur la case 2');
    expect(dire.move('first-colour grey', on)).toBe('1 ressource grise sur la case 1');
    expect(dire.prompt('pay-amount', { colour: 'violet', left: 3 }, '')).toBe(
      'Combien de ressources violettes payez-vous\u202f?',
    );
    expect(dire.move('pay-block-with gulden', on)).toBe('payer en florins');
    expect(dire.move('take-block 5', on)).toBe('Haarlemmerbuurt, coûte 1 ressource, bière');
    expect(dire.move('sail 2', on)).toBe('vers le quai des tulipes');
    expect(told(dire, 'deliver beer')).toEqual(['Anna livre de la bière.']);
    expect(told(dire, 'choose-dice brown-orange')).toEqual(['Anna choisit les dés marron et orange.']);
    expect(told(dire, 'shift-die black-down')).toEqual([
      'Anna choisit\u00a0: les ressources noires une case plus bas.',
    ]);
    expect(told(dire, 'sell grey')).toEqual(['Anna vend la marchandise pour 1 ressource grise.']);
  });

  test('every move and every question of whole games has its words', () => {
    const every = { foreman: true, orders: 5, openOrders: 2, trader: true, extraTiles: true };
    for (const [seats, options] of [
      [2, {}],
      [4, {}],
      [3, every],
    ] as const) {
      const match = new Match(game, { seats, options, nature: quickNature(`say ${seats}`) });
      const random = new Random('moves');
      const people = ['Anna', 'Bram', 'Cato', 'Dirk'].slice(0, seats);
      for (let waiting = match.waitingFor(); waiting.length > 0; waiting = match.waitingFor()) {
        const seat = waiting[0] as number;
        const { question } = match.view(seat);
        const legal = match.legal(seat);
        for (const spoken of [say, dire]) {
          expect(spoken.prompt(question?.task ?? '', question?.about ?? {}, 'beer'), question?.task).not.toBe('');
          for (const move of legal) expect(spoken.move(move, () => 'beer') || 'nothing', move).not.toBe('nothing');
        }
        match.submit(seat, [legal[random.below(legal.length)]]);
      }
      for (const spoken of [say, dire]) {
        const lines = spoken.rows(match.rowsFor(0), people).flatMap((row) => row.lines);
        expect(lines.length).toBeGreaterThan(100);
        for (const line of lines) expect(line).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});
