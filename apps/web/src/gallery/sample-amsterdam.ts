import { defaultEdition } from '@mokum/amsterdam';
import type { DieView } from '../games/amsterdam/dial/dice.tsx';
import type { Sign } from '../games/amsterdam/cards/signs.tsx';
import type { AmstelView, CityView, Colour, District, Good, HarbourView } from '../games/amsterdam/types.ts';
import type { SeatColour } from '../symbols/seat-charge.tsx';

// A middle game of four, by hand, on the game's own tables.
const { city: belt, harbour: ij, amstel: river } = defaultEdition;
export const colourOf: Record<District, Colour> = {
  plantage: 'pink',
  haarlemmerbuurt: 'grey',
  jordaan: 'orange',
  burgwallen: 'brown',
  nieuwmarkt: 'violet',
  grachtengordel: 'black',
};
const goods: readonly Good[] = ['beer', 'tulip', 'cheese', 'furniture', 'jenever', 'tile', 'lace', 'coffee', 'crystal'];
const crests: Record<number, SeatColour> = {
  8: 'red',
  10: 'red',
  14: 'red',
  15: 'red',
  16: 'red',
  3: 'blue',
  5: 'blue',
  21: 'yellow',
  23: 'yellow',
  27: 'green',
  33: 'green',
  36: 'blue',
  30: 'red',
};
const may = new Set([7, 18, 26, 29]);

export const city: CityView = {
  blocks: belt.blocks.map(({ id, district, cost, position, polygon }) => ({
    id,
    colour: colourOf[district],
    cost,
    position,
    polygon,
    ...(crests[id] ? { crest: crests[id] } : { good: goods[(id * 7) % 9] }),
    ...(may.has(id)
      ? {
          press: {
            id: `block ${id}`,
            label: `Take block ${id}: ${cost} ${colourOf[district]}`,
            ...(id === 26 ? { state: 'chosen' as const } : {}),
          },
        }
      : {}),
  })),
  bridges: belt.bridges,
  crossings: belt.bridges.map(({ position }) => position).filter(({ x }) => Math.abs(x - river.spaces[0].x) < 3),
  quarters: (['haarlemmerbuurt', 'jordaan', 'grachtengordel', 'burgwallen', 'nieuwmarkt', 'plantage'] as const).map(
    (district) => ({
      district,
      name: district[0].toUpperCase() + district.slice(1),
      colour: colourOf[district],
      open: district === 'jordaan' || district === 'nieuwmarkt' || district === 'plantage' ? 'open' : 'closed',
    }),
  ),
  group: [8, 10, 15, 16, 14],
};

export const amstel: AmstelView = {
  spaces: river.spaces,
  bridges: river.bridges,
  mouthValue: river.mouthValue,
  discs: { 4: ['green', 'yellow'], 6: ['red'], 9: ['blue'] },
  press: {
    7: { id: 'amstel 1', label: '1 step on the Amstel for 1 resource', worth: '1' },
    8: { id: 'amstel 2', label: '2 steps for 3 resources', worth: '3' },
  },
};

const start = ij.docks[2].space;
export const harbour: HarbourView = {
  spaces: ij.spaces.map(({ id, kind, position }) => ({
    id,
    kind,
    position,
    ...(ij.links.some(([a, b]) => (a === start && b === id) || (b === start && a === id))
      ? { press: { id: `sail ${id}`, label: `Sail to space ${id}`, worth: '1' } }
      : {}),
  })),
  links: ij.links,
  warehouses: ij.warehouses.map((house, i) => ({
    ...house,
    taken: [1, 0, 2, 0, 3, 0, 1, 0, 0][i],
    ...(i === 7 ? { press: { id: 'deliver coffee', label: 'Deliver coffee', worth: '+13' } } : {}),
  })),
  depots: ij.depots.map((depot, i) => ({ ...depot, ...(i === 1 ? { good: 'lace' as const } : {}) })),
  docks: ij.docks.map((dock, i) => ({
    ...dock,
    dockers:
      i === 2 ? [] : i === 4 ? [ij.docks[0].colour] : [ij.docks[(i + 2) % 6].colour, ij.docks[(i + 3) % 6].colour],
  })),
  dockerHouse: { ...ij.dockerHouse, housed: ['maroon', 'light-green', 'yellow', 'white', 'light-blue'] },
  blackMarket: { ...ij.blackMarket, sold: ['tulip', 'crystal', 'tile'] },
  barges: [
    { seat: 'red', space: start },
    { seat: 'blue', space: ij.warehouses[3].pier, sailed: [25, 26, ij.warehouses[3].pier] },
    { seat: 'green', space: ij.start },
    { seat: 'yellow', space: ij.start },
  ],
  path: [start, 23, 22],
};

export const dice: readonly DieView[] = [
  { colour: 'black', value: 3, press: { id: 'die black', label: 'Black die, 3' } },
  { colour: 'brown', value: 1, press: { id: 'die brown', label: 'Brown die, 1', state: 'chosen' } },
  { colour: 'violet', value: 6 },
  { colour: 'pink', value: 4, press: { id: 'die pink', label: 'Pink die, 4' } },
  { colour: 'orange', value: 2 },
  { colour: 'grey', value: 5 },
];
export const tileSigns: readonly Sign[] = [
  { mark: 'gulden', n: 2 },
  { join: 'gives' },
  { mark: 'prestige', n: 3 },
  { join: 'plus' },
  { mark: 'disc', n: 1 },
];
