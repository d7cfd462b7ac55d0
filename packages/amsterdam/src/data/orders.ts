import type { DockColour, District, Good } from './names.ts';
import type { Provenances } from './provenance.ts';

/** What a secret order asks for. Conditions are judged for all orders before any of them hands something back (26.29). */
export type Demand =
  | { readonly is: 'both-dockers-home'; readonly colour: DockColour }
  | { readonly is: 'blocks-in'; readonly district: District; readonly atLeast: number }
  | { readonly is: 'blocks'; readonly atLeast: number }
  | { readonly is: 'active-of-each-kind'; readonly atLeast: number }
  | { readonly is: 'active-cards' }
  | { readonly is: 'at-mouth' }
  | { readonly is: 'active-timing'; readonly timing: 'end' | 'III' | 'permanent'; readonly atLeast: number }
  | { readonly is: 'black-market'; readonly atLeast: number }
  | { readonly is: 'different-goods-on-board'; readonly atLeast: number }
  | { readonly is: 'warehouse-full'; readonly good: Good }
  | { readonly is: 'depots-full' }
  | { readonly is: 'barge-at-start' }
  | { readonly is: 'dockers-home'; readonly atLeast: number }
  | { readonly is: 'hand-back'; readonly dockers: number; readonly goods: number; readonly resources: number }
  | { readonly is: 'hand-back-colours' }
  | { readonly is: 'hand-back-dockers'; readonly colour: DockColour };

export interface Order {
  readonly number: number;
  readonly demand: Demand;
  /** One row per step of the demand (one for most), each for 2, 3 and 4 players. */
  readonly points: readonly (readonly [number, number, number])[];
}

const order = (number: number, demand: Demand, ...points: (readonly [number, number, number])[]): Order => ({
  number,
  demand,
  points,
});
const same = (n: number): readonly [number, number, number] => [n, n, n];

export const orders: readonly Order[] = [
  order(1, { is: 'both-dockers-home', colour: 'light-blue' }, [8, 7, 6]),
  order(2, { is: 'both-dockers-home', colour: 'maroon' }, [8, 7, 6]),
  order(3, { is: 'both-dockers-home', colour: 'light-green' }, [8, 7, 6]),
  order(4, { is: 'both-dockers-home', colour: 'light-pink' }, [8, 7, 6]),
  order(5, { is: 'both-dockers-home', colour: 'yellow' }, [8, 7, 6]),
  order(6, { is: 'both-dockers-home', colour: 'white' }, [8, 7, 6]),
  order(7, { is: 'blocks-in', district: 'grachtengordel', atLeast: 4 }, [6, 7, 8]),
  order(8, { is: 'blocks-in', district: 'plantage', atLeast: 4 }, [6, 7, 8]),
  order(9, { is: 'blocks-in', district: 'nieuwmarkt', atLeast: 4 }, [6, 7, 8]),
  order(10, { is: 'blocks-in', district: 'burgwallen', atLeast: 4 }, [6, 7, 8]),
  order(11, { is: 'blocks-in', district: 'haarlemmerbuurt', atLeast: 4 }, [6, 7, 8]),
  order(12, { is: 'blocks-in', district: 'jordaan', atLeast: 4 }, [6, 7, 8]),
  order(13, { is: 'active-of-each-kind', atLeast: 3 }, same(9)),
  order(14, { is: 'at-mouth' }, same(10)),
  order(15, { is: 'active-timing', timing: 'end', atLeast: 3 }, same(7)),
  order(16, { is: 'active-timing', timing: 'III', atLeast: 4 }, same(7)),
  order(17, { is: 'active-timing', timing: 'permanent', atLeast: 5 }, same(7)),
  order(18, { is: 'black-market', atLeast: 7 }, [7, 6, 5]),
  order(19, { is: 'different-goods-on-board', atLeast: 2 }, same(6)),
  order(20, { is: 'warehouse-full', good: 'furniture' }, [7, 6, 5]),
  order(21, { is: 'warehouse-full', good: 'lace' }, [7, 6, 5]),
  order(22, { is: 'warehouse-full', good: 'cheese' }, [7, 6, 5]),
  order(23, { is: 'warehouse-full', good: 'jenever' }, [7, 6, 5]),
  order(24, { is: 'warehouse-full', good: 'beer' }, [7, 6, 5]),
  order(25, { is: 'warehouse-full', good: 'tile' }, [7, 6, 5]),
  order(26, { is: 'warehouse-full', good: 'tulip' }, [7, 6, 5]),
  order(27, { is: 'warehouse-full', good: 'crystal' }, [7, 6, 5]),
  order(28, { is: 'warehouse-full', good: 'coffee' }, [7, 6, 5]),
  order(29, { is: 'depots-full' }, [7, 6, 5]),
  order(30, { is: 'barge-at-start' }, same(4)),
  order(31, { is: 'dockers-home', atLeast: 7 }, [9, 7, 5]),
  order(32, { is: 'hand-back', dockers: 2, goods: 1, resources: 0 }, [4, 5, 6]),
  order(33, { is: 'hand-back-colours' }, same(1), same(2), same(3), same(5), same(7), same(10)),
  order(34, { is: 'hand-back', dockers: 1, goods: 1, resources: 1 }, [4, 5, 6]),
  order(35, { is: 'blocks', atLeast: 9 }, [7, 8, 9]),
  /** How many cards it takes is the ruling `order36`. */
  order(36, { is: 'active-cards' }, [4, 5, 6]),
  order(37, { is: 'hand-back-dockers', colour: 'light-blue' }, [2, 3, 4], [7, 8, 9]),
  order(38, { is: 'hand-back-dockers', colour: 'yellow' }, [2, 3, 4], [7, 8, 9]),
  order(39, { is: 'hand-back-dockers', colour: 'maroon' }, [2, 3, 4], [7, 8, 9]),
  order(40, { is: 'hand-back-dockers', colour: 'light-green' }, [2, 3, 4], [7, 8, 9]),
  order(41, { is: 'hand-back-dockers', colour: 'light-pink' }, [2, 3, 4], [7, 8, 9]),
  order(42, { is: 'hand-back-dockers', colour: 'white' }, [2, 3, 4], [7, 8, 9]),
];

export const ordersFrom: Provenances = {
  '*.number': 'printed',
  '*.demand.*': 'printed',
  '*.points.*.*': 'printed',
};
