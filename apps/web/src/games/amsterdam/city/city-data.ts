import { colourOfSeat, nameOfSeat } from '../pieces/people.ts';
import { fill, sentences } from '../../../words/language.ts';
import { amstelCost, canReach, stepsTo } from '../pieces/pieces.ts';
import type { AmsScene } from '../scene.ts';
import { draftOf } from '../own/draft.ts';
import { remember } from '../board/remember.ts';
import { colourOfDistrict } from './district-colours.ts';
import { blockPrice, thoughtOf } from '../speech/thought.ts';
import type { AmstelView, BlockView, CityView, Press } from '../types.ts';
import { type AmsterdamView, crestsOf, editionOf, groupOf, neighboursOf, ownerOf, reachOf } from '../view.ts';

/** In words what a block costs the seat in front. */
function priceText(scene: AmsScene, block: number): string {
  const { view } = scene.position;
  const { district, cost } = editionOf(view).city.blocks[block - 1];
  if (view.question?.task === 'free-block') return scene.speech.screen.free;
  const thought = thoughtOf(view, scene.seat);
  const price = thought ? blockPrice(thought, block) : cost;
  return price === 0 ? scene.speech.screen.free : scene.speech.amounts({ [colourOfDistrict[district]]: price });
}

const lists = new WeakMap<Intl.ListFormat, Map<string, string>>();

/** A list in words; every block has the same neighbours in every position, and to put them in words is slow. */
export function listed(list: Intl.ListFormat, parts: readonly string[]): string {
  const known = lists.get(list) ?? new Map<string, string>();
  lists.set(list, known);
  const key = parts.join('\n');
  const text = known.get(key) ?? list.format(parts);
  if (known.size < MOST_LISTS) known.set(key, text);
  return text;
}
const MOST_LISTS = 2000;

/** A block as it is heard: what it is, what lies there, and where its bridges lead. */
export function blockLabel(scene: AmsScene, block: number, how: 'take' | 'block'): string {
  const { view } = scene.position;
  const { screen, district, good, list } = scene.speech;
  const { blocks } = editionOf(view).city;
  const owner = ownerOf(view, block);
  const names = {
    n: block,
    district: district(blocks[block - 1].district),
    neighbours: listed(
      list,
      neighboursOf(view, block).map((next) => {
        const whose = ownerOf(view, next);
        const name = `${next} ${district(blocks[next - 1].district)}`;
        return whose < 0 ? name : `${name} (${nameOfSeat(scene, whose)})`;
      }),
    ),
  };
  if (owner >= 0) return fill(screen.blockOf, { ...names, who: nameOfSeat(scene, owner) });
  return fill(screen[how], {
    ...names,
    cost: priceText(scene, block),
    good: view.goods[block - 1] ? good(view.goods[block - 1]) : '',
  });
}

function blockPress(scene: AmsScene, block: number): Press {
  const legal = scene.legal.has(`take-block ${block}`) || scene.legal.has(`free-block ${block}`);
  return {
    id: `block ${block}`,
    label: blockLabel(scene, block, legal ? 'take' : 'block'),
    state: legal ? 'legal' : 'idle',
  };
}

export const cityData = remember((scene): CityView => {
  const { view } = scene.position;
  const { city, amstel } = editionOf(view);
  const { district: nameOf } = scene.speech;
  const owners = new Map(crestsOf(view).flatMap((crests, seat) => crests.map((block) => [block, seat] as const)));
  return {
    blocks: city.blocks.map(({ id, district, cost, position, polygon }): BlockView => {
      const owner = owners.get(id);
      const good = view.goods[id - 1];
      return {
        id,
        colour: colourOfDistrict[district],
        cost,
        position,
        polygon,
        press: blockPress(scene, id),
        ...(owner !== undefined ? { crest: colourOfSeat(scene, owner) } : good && { good }),
      };
    }),
    bridges: city.bridges,
    crossings: city.bridges.map(({ position }) => position).filter(({ x }) => Math.abs(x - amstel.spaces[0].x) < 3),
    quarters: [...new Set(city.blocks.map(({ district }) => district))].map((district) => ({
      district,
      name: nameOf(district),
      colour: colourOfDistrict[district],
      open: view.openDistricts.includes(district) ? 'open' : 'closed',
    })),
    group: groupOf(view, scene.seat),
  };
});

/** Points for the bridges and the mouth on the way to a reach. */
export function reachPoints(view: AmsterdamView, seat: number, reach: number): number {
  const { amstel } = editionOf(view);
  const from = reachOf(view, seat);
  const under = amstel.bridges.filter(({ after }) => after >= from && after < reach);
  const mouth = reach === amstel.spaces.length - 1 ? amstel.mouthValue : 0;
  return under.reduce((points, { value }) => points + value, mouth);
}

/** What going to a reach costs and scores. */
export function rowText(scene: AmsScene, reach: number): string {
  const { view } = scene.position;
  const { screen, points, resources, steps } = scene.speech;
  const n = stepsTo(scene, reach);
  const scores = reachPoints(view, scene.seat, reach);
  const names = { steps: steps(n), cost: resources(amstelCost(view, n)), points: points(scores) };
  return fill(scores > 0 ? screen.rowPoints : screen.row, names);
}

function reachLabel(scene: AmsScene, reach: number): string {
  const { view } = scene.position;
  const { screen, points, list } = scene.speech;
  const { amstel } = editionOf(view);
  const bridge = amstel.bridges.find(({ after }) => after === reach);
  const discs = (view.amstel[reach] ?? []).toReversed().map((seat) => nameOfSeat(scene, seat));
  const name =
    reach === 0
      ? screen.reachStart
      : reach === amstel.spaces.length - 1
        ? fill(screen.reachMouth, { points: points(amstel.mouthValue) })
        : fill(screen.reach, { n: reach });
  const parts = [name];
  if (bridge) parts.push(fill(screen.bridgeAhead, { points: points(bridge.value) }));
  if (discs.length > 0) parts.push(fill(screen.reachDiscs, { who: list.format(discs) }));
  if (canReach(scene, reach)) parts.unshift(rowText(scene, reach));
  return sentences(parts);
}

export const amstelData = remember(
  (scene): AmstelView => {
    const { view } = scene.position;
    const { amstel } = editionOf(view);
    const draft = draftOf(scene);
    const press: Record<number, Press> = {};
    amstel.spaces.forEach((_, reach) => {
      const can = canReach(scene, reach);
      const scores = can ? reachPoints(view, scene.seat, reach) : 0;
      press[reach] = {
        id: `reach ${reach}`,
        label: reachLabel(scene, reach),
        state: draft.reach === reach ? 'chosen' : can ? 'legal' : 'idle',
        ...(draft.reach === reach && {
          worth: scores > 0 ? `+${scores}` : `−${amstelCost(view, stepsTo(scene, reach))}`,
        }),
      };
    });
    return {
      spaces: amstel.spaces,
      bridges: amstel.bridges,
      mouthValue: amstel.mouthValue,
      discs: Object.fromEntries(
        Object.entries(view.amstel).map(([space, discs]) => [space, discs.map((seat) => colourOfSeat(scene, seat))]),
      ),
      press,
    };
  },
  (scene) => [draftOf(scene)],
);
