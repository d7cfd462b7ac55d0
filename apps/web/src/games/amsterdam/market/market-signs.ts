import type { Edition } from '@mokum/amsterdam';
import type { Sign } from '../cards/signs.tsx';
import { colours } from '../types.ts';

type Tile = Edition['market'][number];

function bonusSigns(bonus: NonNullable<Tile['bonus']>): Sign[] {
  switch (bonus.is) {
    case 'amstel':
      return [{ mark: 'disc', n: bonus.steps }];
    case 'resource':
      return [{ gem: 'any', n: bonus.any }];
    case 'barge-steps':
      return [{ mark: 'barge', n: `≤${bonus.upTo}` }];
    case 'swap-inactive':
      return [{ mark: 'swap' }];
    case 'activate':
      return [{ mark: 'activate', n: bonus.cards }];
    case 'barge-anywhere':
      return [{ mark: 'barge' }, { mark: 'anywhere' }];
    case 'free-block':
      return [{ mark: 'block', n: 1 }];
    case 'one-of-each-colour':
      return [{ gem: 'any', n: `${bonus.each * colours.length} ≠` }];
  }
}

/** What a market tile costs and brings. */
export function marketSigns({ price, points, bonus }: Tile): Sign[] {
  const gains: Sign[][] = [];
  if (points > 0) gains.push([{ mark: 'prestige', n: points }]);
  if (bonus) gains.push(bonusSigns(bonus));
  return [
    { mark: 'gulden', n: price },
    { join: 'gives' },
    ...gains.flatMap((part, i): Sign[] => (i === 0 ? part : [{ join: 'plus' }, ...part])),
  ];
}
