import { type Card, cardNumbered, type Colour, FEATURES } from '@mokum/grachtenpand';
import { grachtenpand as words, sayGrachtenpand } from '@mokum/words';
import { cut, type Ground, padded, type Pen, widthOf } from '../pen.ts';

const english = sayGrachtenpand(words, 'en');

/** Grounds that differ in lightness too; the ink on each has a contrast of at least 4.5 to 1. */
export const GROUNDS: Readonly<Record<Colour, Ground>> = {
  red: { ground: 160, ink: 231 },
  ochre: { ground: 178, ink: 16 },
  sage: { ground: 108, ink: 16 },
  slate: { ground: 60, ink: 231 },
  pink: { ground: 218, ink: 16 },
};

/** A street as a view shows it: cards from bottom to top, by building. */
export type Street = Readonly<Record<string, readonly number[]>>;

/** The points each card of a street would score now. */
export type Scoring = Readonly<Record<string, number>>;

export const buildingsOf = (street: Street): number[] =>
  Object.keys(street)
    .map(Number)
    .toSorted((a, b) => a - b);

/** two letters of the colour: no colour is ever alone */
export const letters = (colour: Colour): string => words.colours[colour].slice(0, 2);

const worth = (card: Card, scoring: Scoring): string =>
  card.kind === 'window' ? '' : `${card.points}${(scoring[`${card.kind} ${card.number}`] ?? 0) > 0 ? '✓' : '·'}`;

/** What a card says, in the longest form that fits. */
function faceWithin(card: Card, width: number): string {
  const face = english.face(card);
  const tight = face
    .replaceAll(', ', ' ')
    .replace('≥ ', '≥')
    .replaceAll(/\b1 (?=[a-z])/g, card.kind === 'window' ? '' : '1 ');
  const initials = tight.replaceAll(/ ?(cat|bird|flag|pot)s?\b/g, (_, feature: string) => feature[0]);
  return [face, tight, initials].find((text) => widthOf(text) <= width) ?? cut(initials, width);
}

const centred = (text: string, width: number): string => {
  const left = Math.max(0, Math.floor((width - widthOf(text)) / 2));
  return `${' '.repeat(left)}${text}`.padEnd(width);
};

/** how wide a card must be to name its kind beside its number, colour and points */
const ROOM_FOR_KIND = 16;

/** One building in full: a gable if it is closed, two lines for each card. */
function tallBuilding(pile: readonly number[], scoring: Scoring, width: number, pen: Pen): string[] {
  const lines: string[] = [];
  for (const number of pile.toReversed()) {
    const card = cardNumbered(number);
    const ground = GROUNDS[card.colour];
    if (card.kind === 'roof') lines.push(centred(`╱${'▔'.repeat(Math.max(2, width - 6))}╲`, width));
    const points = worth(card, scoring);
    const name = ` ${width < ROOM_FOR_KIND ? number : english.name(card)} ${letters(card.colour)}`;
    const head = `${name}${' '.repeat(Math.max(1, width - 1 - name.length - points.length))}${points} `;
    lines.push(pen.on(ground, head.padEnd(width)), pen.on(ground, ` ${faceWithin(card, width - 2)}`.padEnd(width)));
  }
  return lines;
}

/** One building in short: a line for each card. */
function smallBuilding(pile: readonly number[], scoring: Scoring, pen: Pen): string[] {
  return pile.toReversed().map((number) => {
    const card = cardNumbered(number);
    const features =
      card.kind === 'window'
        ? FEATURES.map((feature) => feature[0].repeat(card.features[feature] ?? 0)).join('')
        : worth(card, scoring);
    return pen.on(GROUNDS[card.colour], `${String(number).padStart(4)} ${letters(card.colour)} ${features.padEnd(4)}`);
  });
}

const SMALL = 12;

function sideBySide(columns: readonly (readonly string[])[], width: number): string[] {
  const height = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: height }, (_, row) =>
    columns.map((column) => padded(column[row - (height - column.length)] ?? '', width)).join(' '),
  );
}

function footing(buildings: readonly number[], width: number, pen: Pen): string[] {
  return [
    pen.dim(buildings.map(() => '▀'.repeat(width)).join('▀')),
    buildings
      .map((place) => centred(`building ${place}`.slice(-width), width))
      .join(' ')
      .trimEnd(),
  ];
}

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

/** A street in full, in several rows where the screen is too narrow for one. */
export function tallStreet(street: Street, scoring: Scoring, columns: number, pen: Pen): string[] {
  const buildings = buildingsOf(street);
  const room = Math.max(20, columns - 2);
  const width = Math.min(20, Math.max(14, Math.floor((room + 1) / buildings.length) - 1));
  return chunks(buildings, Math.max(1, Math.floor((room + 1) / (width + 1)))).flatMap((row) => [
    ...sideBySide(
      row.map((place) => tallBuilding(street[place], scoring, width, pen)),
      width,
    ),
    ...footing(row, width, pen),
  ]);
}

/** A street in short. */
export function smallStreet(street: Street, scoring: Scoring, columns: number, pen: Pen): string[] {
  return chunks(buildingsOf(street), Math.max(1, Math.floor((columns - 1) / (SMALL + 1)))).flatMap((row) => [
    ...sideBySide(
      row.map((place) => smallBuilding(street[place], scoring, pen)),
      SMALL,
    ),
    ...footing(row, SMALL, pen),
  ]);
}
