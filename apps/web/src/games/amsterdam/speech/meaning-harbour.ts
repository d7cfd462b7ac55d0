import { counted, fill } from '../../../words/language.ts';
import type { Meaning } from '../../face.ts';
import { deliveryPoints, handOverPoints, passedBy, spaceLabel } from '../harbour/harbour-data.ts';
import { mySail, spaceOf } from '../pieces/pieces.ts';
import type { AmsScene } from '../scene.ts';
import { seaWays } from '../harbour/sea-way.ts';
import type { DockColour } from '../types.ts';
import { editionOf, ROOFS, sum } from '../view.ts';

/** What is told of a piece, apart from what can be done with it. */
export type Told = Omit<Meaning, 'actions'>;

/** How far a place is, what the way there costs and what it passes. */
function wayText(scene: AmsScene, space: number): readonly string[] {
  const { view } = scene.position;
  const { screen, steps, resources, list } = scene.speech;
  if (view.players[scene.seat].barge === space) return [screen.here];
  const way = mySail(scene) ? seaWays(view, scene.seat).get(space) : undefined;
  if (!way) return [];
  const passed = passedBy(scene, way);
  return [
    fill(screen.worth.sea, {
      steps: steps(way.path.length - 1),
      cost: way.cost === 0 ? screen.free : resources(way.cost),
    }),
    ...(passed.length > 0 ? [`${fill(screen.sailPast, { places: list.format(passed) })}.`] : []),
  ];
}

export function tellHarbour(piece: string, scene: AmsScene): Told | undefined {
  const [what, which = ''] = piece.split(' ');
  const { view } = scene.position;
  const { screen, speech } = { screen: scene.speech.screen, speech: scene.speech };
  const { harbour, rounds } = editionOf(view);
  const { quickDelivery } = rounds.rounds[view.round - 1];
  const quick = quickDelivery > 0 ? fill(screen.worth.quick, { bonus: speech.points(quickDelivery) }) : '';
  const space = spaceOf(piece, view);
  const way = space === undefined ? [] : wayText(scene, space);
  switch (what) {
    case 'space': {
      const at = Number(which);
      const warehouse = harbour.warehouses.findIndex(({ pier }) => pier === at);
      const depot = harbour.depots.findIndex(({ pier }) => pier === at);
      const house = warehouse >= 0 ? `warehouse ${warehouse}` : depot >= 0 ? `depot ${depot}` : undefined;
      if (house) return tellHarbour(house, scene);
      const dock = harbour.docks.find((other) => other.space === at);
      return {
        title: speech.sentence(speech.place(view, at)),
        lines: [spaceLabel(scene, at), ...way],
        paragraphs: dock ? ['9.10', '9.14', '9.2'] : ['9.6', '9.7'],
      };
    }
    case 'warehouse': {
      const { good, roofs } = harbour.warehouses[Number(which)];
      const taken = view.roofs[good];
      return {
        title: speech.sentence(speech.place(view, space ?? 0)),
        lines: [
          taken >= ROOFS
            ? fill(screen.warehouseFull, { good: speech.good(good) })
            : fill(screen.deliver, {
                good: speech.some(good),
                points: speech.points(deliveryPoints(scene, good, undefined)),
              }),
          [fill(screen.worth.roofs, { roofs: roofs.join(' · ') }), quick].filter((text) => text !== '').join(' '),
          ...way,
        ],
        paragraphs: ['9.19', '9.21'],
      };
    }
    case 'depot': {
      const { value } = harbour.depots[Number(which)];
      const { good } = view.depots[Number(which)];
      return {
        title: speech.sentence(speech.place(view, space ?? 0)),
        lines: [good ? fill(screen.depotFull, { good: speech.good(good) }) : fill(screen.depot, { value }), ...way],
        paragraphs: ['9.25', '9.26'],
      };
    }
    case 'docker-house':
      return {
        title: speech.sentence(speech.words.places['docker-house']),
        lines: [
          counted(screen.dockerHouse, sum(Object.values(view.housed)), {
            points: speech.points(handOverPoints(scene)),
          }),
        ],
        paragraphs: ['9.14', '9.16'],
      };
    case 'docker':
    case 'passenger':
      return {
        title: speech.sentence(fill(screen.docker, { colour: speech.docker(which as DockColour) })),
        lines: [
          fill(screen.handOver, {
            colour: speech.docker(which as DockColour),
            points: speech.points(handOverPoints(scene)),
          }),
        ],
        paragraphs: ['9.10', '9.14'],
      };
    case 'black-market':
    case 'crate':
      return {
        title: speech.sentence(speech.words.places['black-market']),
        lines: [
          view.blackMarket.length === 0
            ? screen.blackMarketEmpty
            : fill(screen.blackMarket, { goods: speech.list.format(view.blackMarket.map(speech.good)) }),
          screen.hints.sell,
        ],
        paragraphs: ['10.1', '10.3'],
      };
    default:
      return undefined;
  }
}
