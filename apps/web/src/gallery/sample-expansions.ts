import { defaultEdition } from '@mokum/amsterdam';
import { amsterdam as words } from '@mokum/words/en/amsterdam';
import type { FigureView } from '../games/amsterdam/expansions/figures.tsx';
import type { OrderView } from '../games/amsterdam/orders/order-card.tsx';
import { orderSigns } from '../games/amsterdam/orders/order-signs.ts';
import type { TomStep } from '../games/amsterdam/solo/tom.tsx';
import { counted, fill } from '../words/language.ts';
import { amsterdamExpansions as said } from '@mokum/words/en/table-amsterdam-expansions';

export const players = 3;

interface More {
  readonly lies?: 'open';
  readonly progress?: OrderView['progress'];
  readonly reached?: number;
  readonly state?: 'legal' | 'chosen' | 'not-now' | 'idle';
}

/** An order as its owner sees it. */
export function orderView(number: number, { lies, progress, reached = 0, state }: More = {}): OrderView {
  const { demand, points } = defaultEdition.orders[number - 1];
  const now = reached > 0 ? points[reached - 1][players - 2] : 0;
  const text = words.orders[number as keyof typeof words.orders];
  const title = fill(said.orders.title, { n: number });
  const parts = { title, lies: said.orders.lies[lies ?? 'hidden'], now: counted(said.orders.now, now) };
  const name = fill(said.orders.name, { ...parts, text });
  return {
    number,
    signs: orderSigns(demand, 10),
    points,
    players,
    reached,
    lies: lies ?? 'hidden',
    ...(progress && { progress }),
    now,
    ...(state && { press: { id: `order ${number}`, label: name, state } }),
    // The points stand in the table below.
    words: { ...parts, text: `${text.replace(/(:| for) [\d/, or]+ points.*$/, '')}.`.replace('..', '.'), name },
  };
}

export const hand = [
  orderView(20, { progress: { has: 2, needs: 3 } }),
  orderView(7, { progress: { has: 4, needs: 4 }, reached: 1 }),
  orderView(33, { progress: { has: 4, needs: 6 }, reached: 4, lies: 'open' }),
];
export const handOfFive = [
  orderView(13, { progress: { has: 6, needs: 9 }, state: 'legal' }),
  orderView(14, { progress: { has: 9, needs: 12 }, state: 'legal' }),
  orderView(39, { progress: { has: 1, needs: 2 }, reached: 1, state: 'chosen' }),
  orderView(18, { progress: { has: 7, needs: 7 }, reached: 1, state: 'not-now' }),
  orderView(30, { state: 'idle' }),
];

export const figures: readonly FigureView[] = [
  {
    figure: 'foreman',
    on: { warehouse: 7 },
    label: 'Foreman: coffee warehouse',
    state: 'due',
    goals: [
      { on: { warehouse: 5 }, press: { id: 'move-foreman 5', label: 'Move the foreman here: warehouse 5' } },
      { on: { depot: 2 }, press: { id: 'move-foreman depot', label: 'Move the foreman here: depot' } },
    ],
  },
  {
    figure: 'bailiff',
    on: { block: 12 },
    label: 'Bailiff: block 12',
    goals: [
      { on: { block: 11 }, press: { id: 'move-bailiff 11', label: 'Move the bailiff here: block 11' } },
      {
        on: { block: 13 },
        press: { id: 'move-bailiff 13', label: 'Move the bailiff here: block 13', state: 'chosen' },
      },
    ],
  },
  {
    figure: 'trader',
    on: { stall: 'beer' },
    label: 'Trader: beer',
    goals: [
      { on: { stall: 'lace' }, press: { id: 'move-trader lace', label: 'Move the trader here: lace' } },
      { on: { stall: 'cheese' }, press: { id: 'move-trader cheese', label: 'Move the trader here: cheese' } },
    ],
  },
];

export const tomSteps: readonly TomStep[] = [
  {
    text: 'TOM discards the map of Haarlemmerbuurt.',
    why: 'It costs fewest resources, and a map goes first.',
    paragraph: '20.7',
    gains: [],
    pieces: [{ mark: 'map' }, { gem: 'grey' }],
  },
  {
    text: 'TOM moves 1 step on the Amstel.',
    why: 'The pink die shows 1.',
    paragraph: '20.10',
    gains: ['2 points'],
    dice: [{ colour: 'pink', value: 1 }],
    pieces: [{ join: 'gives' }, { mark: 'disc' }],
  },
  {
    text: 'TOM brings a light green docker to the docker house.',
    why: 'Three dice show 6.',
    paragraph: '20.11',
    gains: ['6 points', '1 gulden'],
    dice: [
      { colour: 'black', value: 6 },
      { colour: 'violet', value: 6 },
      { colour: 'grey', value: 6 },
    ],
    pieces: [{ join: 'gives' }, { docker: 'light-green' }],
  },
  {
    text: 'TOM takes block 4 in Grachtengordel.',
    why: 'The black die shows 6: the cheapest free block there.',
    paragraph: '20.12',
    gains: [],
    dice: [{ colour: 'black', value: 6 }],
    pieces: [{ join: 'gives' }, { mark: 'block' }],
  },
  {
    text: 'TOM delivers the lace of that block.',
    why: 'Its place on the black market is taken.',
    paragraph: '20.13',
    gains: ['5 points'],
    pieces: [{ mark: 'lace' }, { join: 'gives' }, { mark: 'warehouse' }],
  },
  {
    text: 'TOM saves 1 gulden.',
    why: 'The market tile costs more than he has.',
    paragraph: '20.15',
    gains: ['1 gulden'],
    pieces: [{ mark: 'market' }],
  },
];
