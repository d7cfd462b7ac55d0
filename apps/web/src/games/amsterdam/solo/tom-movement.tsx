import type { Flight } from '../../face.ts';
import { DockerToken } from '../harbour/docker.tsx';
import { badge, paper, spot } from '../board/movement.tsx';
import { GoodToken } from '../pieces/resource.tsx';
import { type ShownStep, spotOf } from './tom-data.ts';
import type { DockColour, Good } from '../types.ts';
import { type AmsterdamView, cardOf, editionOf, reachOf } from '../view.ts';

const TOM = 1;
const CHARGE = `[data-seat="${TOM}"] .seat-charge`;

/** The piece that a step moves. */
function pieceOf(view: AmsterdamView, steps: readonly ShownStep[], at: number): readonly Flight[] {
  const { did } = steps[at].told;
  const { values } = did;
  const there = spotOf(view, did);
  const to = there === undefined ? CHARGE : spot(there);
  switch (did.happening) {
    case 'tom-discards-card': {
      const card = Number(values['card']);
      return [{ from: spot(`card ${card}`), to: CHARGE, picture: paper(cardOf(view, card).kind), ends: 'leaves' }];
    }
    case 'tom-moves':
      return [{ from: spot(`reach ${reachOf(view, TOM)}`), to, picture: badge('disc'), ends: 'leaves' }];
    case 'tom-docks': {
      const dock = editionOf(view).harbour.docks.find(({ colour }) => colour === values['dock']);
      const docker = <DockerToken colour={values['docker'] as DockColour} size={40} />;
      return dock ? [{ from: spot(`space ${dock.space}`), to, picture: docker, ends: 'leaves' }] : [];
    }
    case 'tom-takes':
      return [{ from: CHARGE, to, picture: badge('crest'), ends: 'leaves' }];
    case 'tom-sells':
    case 'tom-delivers': {
      const taken = steps.slice(0, at).findLast(({ told }) => told.did.happening === 'tom-takes')?.told.did;
      const block = taken && spotOf(view, taken);
      const good = <GoodToken good={values['good'] as Good} size={40} />;
      return block === undefined ? [] : [{ from: spot(block), to, picture: good, ends: 'leaves' }];
    }
    case 'tom-buys':
      return [{ from: CHARGE, to, picture: badge('gulden'), ends: 'leaves' }];
    default:
      return [];
  }
}

/** What travels with one of TOM's steps: the piece he moves, and what it brings him. `view` is the table before it. */
export function tomFlights(view: AmsterdamView, steps: readonly ShownStep[], at: number): readonly Flight[] {
  const { did, brought } = steps[at].told;
  const there = spotOf(view, did);
  if (there === undefined) return pieceOf(view, steps, at);
  const home = { from: spot(there), to: CHARGE, ends: 'leaves' } as const;
  const sum = (happening: string): number =>
    brought.reduce((n, one) => (one.happening === happening ? n + Math.max(0, Number(one.values['amount'])) : n), 0);
  const points = sum('tom-points');
  return [
    ...pieceOf(view, steps, at),
    ...(points > 0 ? [{ ...home, picture: <span class="ams-flight figures">+{points}</span> }] : []),
    ...(sum('tom-gulden') > 0 ? [{ ...home, picture: badge('gulden') }] : []),
  ];
}
