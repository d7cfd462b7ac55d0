import { defaultEdition as edition } from '@mokum/amsterdam';
import { amsterdam as words } from '@mokum/words';
import { cut } from '../pen.ts';

/* The board in letters, as it lies on the table: the harbour above, the canal belt below, the Amstel between its halves. */

type Good = keyof typeof words.goods;
type District = keyof typeof words.districts;

/** What of a table is drawn. */
export interface Drawn {
  readonly goods: readonly Good[];
  readonly roofs: Readonly<Record<string, number>>;
  readonly depots: readonly { readonly good: Good | null }[];
  readonly docks: readonly { readonly dockers: readonly string[] }[];
  readonly openDistricts: readonly District[];
  readonly amstel: Readonly<Record<string, readonly number[]>>;
  readonly players: readonly { readonly barge: number; readonly crests: readonly number[] }[];
}

/** the widest of the pictures */
export const PICTURE = 99;

/** One letter for each player, or a number where two have the same. */
export function marksOf(people: readonly string[]): string[] {
  const letters = people.map((name) => name.slice(0, 1).toUpperCase());
  const unique = new Set(letters).size === letters.length;
  return unique ? letters : people.map((_, seat) => String(seat + 1));
}

/** A sheet of letters, written on by the middle of a text. */
class Sheet {
  readonly #lines: string[][];

  constructor(width: number, height: number) {
    this.#lines = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  }

  write(middle: number, line: number, text: string): void {
    const letters = Array.from(text);
    const from = middle - (letters.length >> 1);
    letters.forEach((letter, i) => {
      if (from + i >= 0 && from + i < this.#lines[line].length) this.#lines[line][from + i] = letter;
    });
  }

  across(from: number, to: number, line: number): void {
    for (let at = from; at <= to; at++) this.#lines[line][at] = '─';
  }

  lines(): string[] {
    return this.#lines.map((letters) => letters.join('').trimEnd());
  }
}

const sorted = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b);

const { harbour, city, amstel } = edition;
const SPACE = 9;
const xs = sorted(harbour.spaces.map(({ position }) => position.x));
const ys = sorted(harbour.spaces.map(({ position }) => position.y));
/** the line of the spaces of each row; what stands at those of the north shore is written above them, else below */
const ROWS = [2, 4, 6, 10, 12];
const NORTH = 0;
const columnOf = (space: number): number => xs.indexOf(harbour.spaces[space].position.x) * SPACE + (SPACE >> 1);
const rowOf = (space: number): number => ys.indexOf(harbour.spaces[space].position.y);

/** What stands at a space, in two lines: whose it is, and what is still to be had there. */
function standsAt(table: Drawn, space: number): readonly [string, string] {
  const warehouse = harbour.warehouses.find(({ pier }) => pier === space);
  if (warehouse) {
    const free = warehouse.roofs.slice(table.roofs[warehouse.good]);
    return [words.goods[warehouse.good], free.length > 0 ? free.join('/') : 'full'];
  }
  const depot = harbour.depots.findIndex(({ pier }) => pier === space);
  if (depot >= 0) return ['depot', table.depots[depot].good === null ? String(harbour.depots[depot].value) : 'full'];
  const dock = harbour.docks.findIndex(({ space: at }) => at === space);
  if (dock >= 0) {
    // Among docks the short word says enough: no two share it.
    const colour = words.dockColours[harbour.docks[dock].colour].replace('light ', '');
    return [colour, '•'.repeat(table.docks[dock].dockers.length) || '–'];
  }
  return space === harbour.start ? ['start', ''] : ['', ''];
}

export function harbourPicture(table: Drawn, marks: readonly string[]): string[] {
  const sheet = new Sheet(PICTURE, 15);
  for (const [a, b] of harbour.links) {
    const [upper, lower] = sorted([ROWS[rowOf(a)], ROWS[rowOf(b)]]);
    const [west, east] = sorted([columnOf(a), columnOf(b)]);
    if (lower === undefined) sheet.across(west, east, upper);
    else for (let line = upper + 1; line < lower; line++) sheet.write(west, line, '│');
  }
  for (const { id } of harbour.spaces) {
    const here = marks.filter((_, seat) => table.players[seat].barge === id).join('');
    const row = rowOf(id);
    sheet.write(columnOf(id), ROWS[row], ` ${id}${here && `(${here})`} `);
    const [whose, what] = standsAt(table, id);
    if (whose !== '') sheet.write(columnOf(id), row === NORTH ? 0 : ROWS[row] + 1, whose);
    if (what !== '') sheet.write(columnOf(id), row === NORTH ? 1 : ROWS[row] + 2, what);
  }
  return sheet.lines();
}

const BLOCK = 8;
const RIVER = 3;
const SECTORS = 12;
const westToEast = [...new Set(city.blocks.map(({ district }) => district))];

/** A district is two sectors wide and three rings deep; its blocks are counted from the harbour outwards. */
function placeOf(block: number): { readonly ring: number; readonly middle: number } {
  const { district } = city.blocks[block - 1];
  const nth = city.blocks.filter((other) => other.district === district).findIndex(({ id }) => id === block);
  const sector = westToEast.indexOf(district) * 2 + (nth % 2);
  return { ring: nth >> 1, middle: sector * BLOCK + (BLOCK >> 1) + (sector >= SECTORS / 2 ? RIVER : 0) };
}

export function cityPicture(table: Drawn, people: readonly string[]): string[] {
  const sheet = new Sheet(PICTURE, 9);
  for (let line = 0; line < 9; line++) sheet.write((SECTORS / 2) * BLOCK + 1, line, '≈');
  westToEast.forEach((district) => {
    const first = city.blocks.find((block) => block.district === district)?.id ?? 1;
    const scored = table.openDistricts.includes(district) ? '*' : '';
    sheet.write(placeOf(first).middle + BLOCK / 2, 0, `${words.districts[district]}${scored}`);
  });
  for (const { a, b } of city.bridges) {
    const [from, to] = [placeOf(a), placeOf(b)];
    const [west, east = west] = sorted([from.middle, to.middle]);
    if (from.ring === to.ring) sheet.across(west, east, 1 + from.ring * 3);
    else sheet.write(from.middle, 3 + Math.min(from.ring, to.ring) * 3, '│');
  }
  for (const { id, cost } of city.blocks) {
    const { ring, middle } = placeOf(id);
    const owner = table.players.findIndex(({ crests }) => crests.includes(id));
    sheet.write(middle, 1 + ring * 3, owner >= 0 ? ` ${id} ` : ` ${id}:${cost} `);
    sheet.write(
      middle,
      2 + ring * 3,
      cut(owner >= 0 ? people[owner].split(' ')[0] : words.goods[table.goods[id - 1]], BLOCK - 1),
    );
  }
  return sheet.lines();
}

/** The Amstel from its start to its mouth: discs where they lie, the upper one last, and the bridges with their points. */
export function amstelLine(table: Drawn, marks: readonly string[]): string {
  const reaches = amstel.spaces.map((_, reach) => {
    const discs = (table.amstel[reach] ?? []).map((seat) => marks[seat]).join('');
    const bridge = amstel.bridges.find(({ after }) => after === reach);
    return `${reach}${discs && `(${discs})`}${bridge ? `─)${bridge.value}(` : ''}`;
  });
  return `${reaches.join('─')} +${amstel.mouthValue}`;
}
