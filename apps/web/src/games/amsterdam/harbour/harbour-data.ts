import { colourOfSeat, nameOfSeat } from '../pieces/people.ts';
import { counted, fill } from '../../../words/language.ts';
import { listed } from '../city/city-data.ts';
import { draftOf, peeked } from '../own/draft.ts';
import { movesOf, spaceOf } from '../pieces/pieces.ts';
import type { AmsScene } from '../scene.ts';
import { remember } from '../board/remember.ts';
import { type SeaWay, seaWays } from './sea-way.ts';
import { thoughtOf } from '../speech/thought.ts';
import type { DockColour, Good, HarbourView, Press } from '../types.ts';
import { type AmsterdamView, editionOf, ROOFS, spread, sum, total } from '../view.ts';

const quickDelivery = (scene: AmsScene): number => {
  const { view } = scene.position;
  return editionOf(view).rounds.rounds[view.round - 1].quickDelivery;
};

/** What delivering a good to a house would score now, without what cards add. */
export function deliveryPoints(scene: AmsScene, good: Good, depot: number | undefined): number {
  const { view } = scene.position;
  const { harbour } = editionOf(view);
  if (depot !== undefined)
    return harbour.depots[depot].value + quickDelivery(scene) + foremanPoints(view, harbour.depots[depot].pier);
  const house = harbour.warehouses.find((other) => other.good === good);
  return (
    (house?.roofs.toSorted((a, b) => b - a)[view.roofs[good]] ?? 0) +
    quickDelivery(scene) +
    foremanPoints(view, house?.pier)
  );
}
/** 16.4: a delivery where the foreman stands. */
const foremanPoints = (view: AmsterdamView, pier: number | undefined): number =>
  pier !== undefined && view.foreman === pier ? FOREMAN_POINTS : 0;
const FOREMAN_POINTS = 2;

export const handOverPoints = (scene: AmsScene): number => {
  const { view } = scene.position;
  const { values } = editionOf(view).harbour.dockerHouse;
  const times = thoughtOf(view, scene.seat)?.me.dockerPointsTimes ?? 1;
  return values[Math.min(total(view.housed), values.length - 1)] * times;
};

/** The places of a way that are more than water, but for its end. */
export function passedBy(scene: AmsScene, { path }: SeaWay): readonly string[] {
  const { view } = scene.position;
  const { spaces } = editionOf(view).harbour;
  return path
    .slice(1, -1)
    .filter((space) => spaces[space].kind !== 'water')
    .map((space) => scene.speech.place(view, space));
}

export function sailText(scene: AmsScene, space: number, way: SeaWay): string {
  const { screen, steps, resources, place, list } = scene.speech;
  const passed = passedBy(scene, way);
  const text = fill(screen.sail, {
    place: place(scene.position.view, space),
    steps: steps(way.path.length - 1),
    cost: way.cost === 0 ? screen.free : resources(way.cost),
  });
  return passed.length === 0 ? text : `${text}. ${fill(screen.sailPast, { places: list.format(passed) })}`;
}

/** A space as it is heard: what it is, who lies there, and what lies beside it. */
export function spaceLabel(scene: AmsScene, space: number): string {
  const { view } = scene.position;
  const { screen, place, list, sentence } = scene.speech;
  const { spaces, links } = editionOf(view).harbour;
  const name = (id: number): string =>
    spaces[id].kind === 'water' ? fill(screen.spaceNumber, { place: place(view, id), n: id }) : place(view, id);
  const beside = links.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));
  const here = view.players.flatMap(({ barge }, seat) => (barge === space ? [nameOfSeat(scene, seat)] : []));
  const text = fill(screen.space, { place: sentence(name(space)), neighbours: listed(list, beside.map(name)) });
  return here.length === 0 ? text : `${text}. ${fill(screen.bargesHere, { who: list.format(here) })}`;
}

function spacePress(scene: AmsScene, space: number, ways: ReadonlyMap<number, SeaWay>): Press {
  const way = ways.get(space);
  const chosen = draftOf(scene).sail === space;
  const pointed = pointedSpace(scene) === space;
  const here =
    scene.position.view.players[scene.seat].barge === space &&
    movesOf(`space ${space}`, scene).some((move) => !move.startsWith('sail'));
  const near = scene.legal.has(`barge-to ${space}`) || (way !== undefined && way.path.length === 2);
  return {
    id: `space ${space}`,
    label: way ? `${sailText(scene, space, way)}. ${spaceLabel(scene, space)}` : spaceLabel(scene, space),
    state: chosen ? 'chosen' : here || near ? 'legal' : way ? 'far' : 'idle',
    ...((chosen || pointed) && way && { worth: way.cost === 0 ? '0' : `−${way.cost}` }),
  };
}

function warehousePress(scene: AmsScene, index: number): Press {
  const { view } = scene.position;
  const { screen, good: nameOf, points } = scene.speech;
  const { good, roofs } = editionOf(view).harbour.warehouses[index];
  const taken = view.roofs[good];
  const legal =
    scene.legal.has(`deliver ${good}`) && movesOf(`warehouse ${index}`, scene).length > 0 && atPier(scene, index);
  const worth = deliveryPoints(scene, good, undefined);
  const label = legal
    ? fill(screen.deliver, { good: scene.speech.some(good), points: points(worth) })
    : taken >= ROOFS
      ? fill(screen.warehouseFull, { good: nameOf(good) })
      : fill(screen.warehouse, {
          good: nameOf(good),
          value: roofs.toSorted((a, b) => b - a)[taken],
          n: taken,
          of: roofs.length,
        });
  return {
    id: `warehouse ${index}`,
    label,
    state: legal ? 'legal' : 'idle',
    ...(legal && { worth: `+${worth}` }),
  };
}
const atPier = (scene: AmsScene, index: number): boolean =>
  editionOf(scene.position.view).harbour.warehouses[index].pier === scene.position.view.players[scene.seat].barge;

function depotPress(scene: AmsScene, index: number): Press {
  const { view } = scene.position;
  const { screen, good: nameOf } = scene.speech;
  const { pier, value } = editionOf(view).harbour.depots[index];
  const filled = view.depots[index].good;
  const legal = view.players[scene.seat].barge === pier && [...scene.legal].some((move) => move.startsWith('deliver '));
  return {
    id: `depot ${index}`,
    label: filled ? fill(screen.depotFull, { good: nameOf(filled) }) : fill(screen.depot, { value }),
    state: legal ? 'legal' : 'idle',
    ...(legal && { worth: `+${value + quickDelivery(scene) + foremanPoints(view, pier)}` }),
  };
}

function dockerPress(scene: AmsScene, docker: DockColour, dock: number): Press | undefined {
  const { view } = scene.position;
  if (view.players[scene.seat].barge !== dock || !scene.legal.has(`take-docker ${docker}`)) return undefined;
  const { screen, docker: nameOf, gulden } = scene.speech;
  const pays = gulden(editionOf(view).rounds.dockerGulden);
  return { id: `docker ${docker}`, label: fill(screen.takeDocker, { colour: nameOf(docker), gulden: pays }) };
}

const pointedSpace = (scene: AmsScene): number | undefined =>
  peeked.value === undefined ? undefined : spaceOf(peeked.value, scene.position.view);

/** The way that is pointed at, or has been chosen. */
function shownPath(scene: AmsScene, ways: ReadonlyMap<number, SeaWay>): readonly number[] | undefined {
  return ways.get(pointedSpace(scene) ?? -1)?.path ?? ways.get(draftOf(scene).sail ?? -1)?.path;
}

type Sailed = Readonly<Record<number, readonly number[]>>;
let sailing: Sailed = {};
const harbour = remember(
  (scene) => makeHarbour(scene, sailing),
  (scene) => [sailing, draftOf(scene), pointedSpace(scene)],
);

/** The harbour, with the ways that barges have just sailed. */
export function harbourData(scene: AmsScene, sailed: Sailed): HarbourView {
  sailing = sailed;
  return harbour(scene);
}

function makeHarbour(scene: AmsScene, sailed: Sailed): HarbourView {
  const { view } = scene.position;
  const { harbour: ij } = editionOf(view);
  const { screen, points, good: nameOf, list } = scene.speech;
  const sails = [...scene.legal].some((move) => move.startsWith('sail '));
  const ways: ReadonlyMap<number, SeaWay> = sails ? seaWays(view, scene.seat) : new Map<number, SeaWay>();
  const path = shownPath(scene, ways);
  const home = movesOf('docker-house', scene).length > 0;
  const next = handOverPoints(scene);
  return {
    spaces: ij.spaces.map(({ id, kind, position }) => ({
      id,
      kind,
      position,
      press: spacePress(scene, id, ways),
    })),
    links: ij.links,
    warehouses: ij.warehouses.map((house, i) => ({
      ...house,
      taken: view.roofs[house.good],
      press: warehousePress(scene, i),
    })),
    depots: ij.depots.map((depot, i) => {
      const { good } = view.depots[i];
      return { ...depot, press: depotPress(scene, i), ...(good && { good }) };
    }),
    docks: ij.docks.map(({ colour, space }, i) => ({
      colour,
      space,
      dockers: view.docks[i].dockers,
      press: view.docks[i].dockers.map((docker) => dockerPress(scene, docker, space)),
    })),
    dockerHouse: {
      ...ij.dockerHouse,
      housed: spread(view.housed),
      press: {
        id: 'docker-house',
        label: counted(screen.dockerHouse, sum(Object.values(view.housed)), { points: points(next) }),
        state: home ? 'legal' : 'idle',
        ...(home && { worth: `+${next}` }),
      },
    },
    blackMarket: {
      ...ij.blackMarket,
      sold: view.blackMarket,
      label:
        view.blackMarket.length === 0
          ? screen.blackMarketEmpty
          : fill(screen.blackMarket, { goods: list.format(view.blackMarket.map(nameOf)) }),
      press: cratePress(scene),
    },
    barges: view.players.map(({ barge }, seat) => ({
      seat: colourOfSeat(scene, seat),
      space: barge,
      ...(sailed[seat] && { sailed: sailed[seat] }),
    })),
    ...(path && { path }),
  };
}

/** While it is asked whether to sell, the crate of that good glows. */
function cratePress(scene: AmsScene): Readonly<Partial<Record<Good, Press>>> {
  const { view } = scene.position;
  const question = view.question;
  if (question?.task !== 'sell' || !scene.legal.has('sell gulden')) return {};
  const good = view.goods[Number(question.about['block']) - 1];
  const { screen, gulden } = scene.speech;
  const pays = gulden(editionOf(view).rounds.blackMarketGulden);
  return { [good]: { id: `crate ${good}`, label: fill(screen.buttons.sellGulden, { gulden: pays }) } };
}
