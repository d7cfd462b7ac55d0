import { type Colour, colourOf, type District, type Point } from './names.ts';
import type { Provenances } from './provenance.ts';

export interface Block {
  readonly id: number;
  readonly district: District;
  /** Resources of the district's colour; drawn as that many houses. */
  readonly cost: number;
  /** Where the goods tile or the crest lies; TOM's "leftmost" is the smaller x, then the smaller y. */
  readonly position: Point;
  readonly polygon: readonly Point[];
}

export interface CityBridge {
  readonly a: number;
  readonly b: number;
  readonly position: Point;
}

export interface City {
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly Block[];
  readonly bridges: readonly CityBridge[];
}

/**
 * The canal belt: three half rings of twelve sectors below the harbour. A district is two sectors wide, so it has six
 * blocks; the Amstel runs between the sixth and the seventh sector. Districts stand in the order of the real city, from west to east.
 */
const westToEast: readonly District[] = [
  'haarlemmerbuurt',
  'jordaan',
  'grachtengordel',
  'burgwallen',
  'nieuwmarkt',
  'plantage',
];

/** Per district: inner ring west and east, middle ring, outer ring. Each district costs 15 in all. */
const costs: Readonly<Record<District, readonly number[]>> = {
  haarlemmerbuurt: [3, 4, 2, 3, 1, 2],
  jordaan: [4, 3, 3, 2, 2, 1],
  grachtengordel: [3, 3, 3, 2, 2, 2],
  burgwallen: [4, 3, 2, 3, 1, 2],
  nieuwmarkt: [3, 3, 3, 2, 2, 2],
  plantage: [3, 4, 2, 3, 2, 1],
};

const rings = 3;
const sectors = 12;
const radii: readonly (readonly [number, number])[] = [
  [120, 240],
  [252, 372],
  [384, 504],
];
const centreY = 440;
/** The two halves are drawn round centres 60 apart, which leaves the river's bed between parallel banks. */
const centreX = (sector: number): number => (sector < sectors / 2 ? 570 : 630);
const arcSteps = 4;
const halfCanal = 6;

/** Sine by its series: sums and products are the same bits on every machine, which the built-in one need not be. */
const sine = (angle: number): number => {
  let term = angle;
  let sum = angle;
  for (let n = 3; n < 32; n += 2) {
    term *= -(angle * angle) / (n * (n - 1));
    sum += term;
  }
  return sum;
};

const at = (sector: number, radius: number, angle: number): Point => ({
  x: Math.round(centreX(sector) + radius * sine(Math.PI / 2 - angle)),
  y: Math.round(centreY + radius * sine(angle)),
});

const westEdge = (sector: number): number => Math.PI * (1 - sector / sectors);

const arc = (sector: number, radius: number): Point[] => {
  const inset = halfCanal / radius;
  const from = westEdge(sector) - inset;
  const to = westEdge(sector + 1) + inset;
  return Array.from({ length: arcSteps + 1 }, (_, i) => at(sector, radius, from + ((to - from) * i) / arcSteps));
};

const idOf = (ring: number, sector: number): number => (sector >> 1) * 6 + ring * 2 + (sector & 1) + 1;

const blockAt = (ring: number, sector: number): Block => {
  const district = westToEast[sector >> 1];
  const [inner, outer] = radii[ring];
  return {
    id: idOf(ring, sector),
    district,
    cost: costs[district][ring * 2 + (sector & 1)],
    position: at(sector, (inner + outer) / 2, westEdge(sector + 0.5)),
    polygon: [...arc(sector, outer), ...arc(sector, inner).reverse()],
  };
};

const blocks: readonly Block[] = Array.from({ length: rings * sectors }, (_, i) =>
  blockAt(i % rings, Math.floor(i / rings)),
).sort((a, b) => a.id - b.id);

/** Neighbours without a bridge: without these gaps every shape of a group would be as good as any other. */
const noBridgeOutwards = new Set(['0:1', '0:4', '0:7', '0:10', '1:3', '1:6', '1:8']);
const noBridgeEastwards = new Set(['1:1', '1:8']);

const bridge = (a: number, b: number): CityBridge => {
  const from = blocks[a - 1].position;
  const to = blocks[b - 1].position;
  return { a, b, position: { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) } };
};

const bridges: readonly CityBridge[] = Array.from(
  { length: rings * sectors },
  (_, i) => [i % rings, Math.floor(i / rings)] as const,
).flatMap(([ring, sector]) => {
  const here = idOf(ring, sector);
  const found: CityBridge[] = [];
  if (sector + 1 < sectors && !noBridgeEastwards.has(`${ring}:${sector}`))
    found.push(bridge(here, idOf(ring, sector + 1)));
  if (ring + 1 < rings && !noBridgeOutwards.has(`${ring}:${sector}`)) found.push(bridge(here, idOf(ring + 1, sector)));
  return found;
});

export const city: City = { width: 1200, height: 1000, blocks, bridges };

export const cityFrom: Provenances = {
  width: 'designed',
  height: 'designed',
  'blocks.*.id': 'designed',
  'blocks.*.cost': 'designed',
  'blocks.*.position.*': 'designed',
  'blocks.*.polygon.*.*': 'designed',
  'bridges.*.a': 'designed',
  'bridges.*.b': 'designed',
  'bridges.*.position.*': 'designed',
};

export const neighboursOf = (
  from: { readonly bridges: readonly Omit<CityBridge, 'position'>[] },
  id: number,
): number[] => from.bridges.flatMap((one) => (one.a === id ? [one.b] : one.b === id ? [one.a] : []));

export const blockColour = (block: Block): Colour => colourOf[block.district];
