import type { Edition } from '@mokum/amsterdam';
import { colourOfDistrict } from '../city/district-colours.ts';
import { markOfGood } from '../pieces/mark.tsx';
import type { MarkName } from '../pieces/marks.ts';
import type { Sign } from '../cards/signs.tsx';

// What a secret order asks for, as symbols: read off the shape of its demand.

type Demand = Edition['orders'][number]['demand'];

const join = (how: NonNullable<Sign['join']>): Sign => ({ join: how });
const mark = (name: MarkName, n?: number | string): Sign => (n === undefined ? { mark: name } : { mark: name, n });
const least = (n: number): string => `${n}+`;
const several = (n: number, sign: Sign): Sign[] => Array.from({ length: n }, () => sign);

/** `cards` is how many active cards order 36 takes: its number stands in the rulings. */
export function orderSigns(demand: Demand, cards: number): Sign[] {
  switch (demand.is) {
    case 'both-dockers-home':
      return [{ docker: demand.colour }, { docker: demand.colour }, join('gives'), mark('lodging')];
    case 'dockers-home':
      return [mark('docker', least(demand.atLeast)), join('gives'), mark('lodging')];
    case 'blocks-in':
      return [mark('block', least(demand.atLeast)), { gem: colourOfDistrict[demand.district] }];
    case 'blocks':
      return [mark('block', least(demand.atLeast))];
    case 'active-of-each-kind':
      return [{ n: least(demand.atLeast) }, mark('building'), mark('artisan'), mark('map')];
    case 'active-cards':
      return [mark('active', least(cards))];
    case 'active-timing':
      return [
        mark('active', least(demand.atLeast)),
        join('if'),
        demand.timing === 'III' ? { n: 'III' } : mark(demand.timing),
      ];
    case 'at-mouth':
      return [mark('disc'), join('gives'), mark('mouth')];
    case 'black-market':
      return [mark('goods', least(demand.atLeast)), join('gives'), mark('stall')];
    case 'different-goods-on-board':
      return [mark('goods', `${demand.atLeast}+ ≠`), join('gives'), mark('barge')];
    case 'warehouse-full':
      return [...several(3, mark(markOfGood(demand.good))), join('gives'), mark('warehouse')];
    case 'depots-full':
      return [mark('goods', 4), join('gives'), mark('depot')];
    case 'barge-at-start':
      return [mark('barge'), join('gives'), mark('first')];
    case 'hand-back':
      return [
        ...several(demand.dockers, mark('docker')),
        ...several(demand.goods, mark('goods')),
        ...several(demand.resources, { gem: 'any' }),
        join('gives'),
        mark('hand-back'),
      ];
    case 'hand-back-colours':
      return [{ gem: 'any', n: '≤6 ≠' }, join('gives'), mark('hand-back')];
    case 'hand-back-dockers':
      return [{ docker: demand.colour, n: '1–2' }, join('gives'), mark('hand-back')];
  }
}
