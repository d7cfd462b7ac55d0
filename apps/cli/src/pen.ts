import { bare, look } from './gate.ts';

/** Colours of the terminal. A pen without colour writes the same text bare. */
export interface Pen {
  readonly colour: 'colour' | 'plain';
  bold(text: string): string;
  dim(text: string): string;
  ink(colour: Ink, text: string): string;
  /** on a coloured ground */
  on(ground: Ground, text: string): string;
}

export type Ink = 'red' | 'green' | 'yellow' | 'blue' | 'cyan';
/** 256-colour codes of ground and ink, dark on light, at least 7 to 1 in contrast */
export interface Ground {
  readonly ground: number;
  readonly ink: number;
}

const INKS: Readonly<Record<Ink, number>> = { red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 };

export function pen(colour: 'colour' | 'plain'): Pen {
  const wrap = (code: string, text: string): string =>
    colour === 'plain' || text === '' ? text : `${look(code)}${text}${look('0')}`;
  return {
    colour,
    bold: (text) => wrap('1', text),
    dim: (text) => wrap('2', text),
    ink: (name, text) => wrap(String(INKS[name]), text),
    on: ({ ground, ink }, text) => wrap(`48;5;${ground};38;5;${ink}`, text),
  };
}

/** --colour and --no-colour decide; else NO_COLOR, FORCE_COLOR and whether a person is looking do. */
export function penFor(
  wanted: boolean | undefined,
  {
    terminal,
    env,
  }: { readonly terminal: { readonly out: boolean }; readonly env: Readonly<Record<string, string | undefined>> },
): Pen {
  if (wanted !== undefined) return pen(wanted ? 'colour' : 'plain');
  if (env['NO_COLOR']) return pen('plain');
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return pen('colour');
  return pen(terminal.out && env['TERM'] !== 'dumb' ? 'colour' : 'plain');
}

const segments = new Intl.Segmenter();
const lettersOf = (text: string): string[] => Array.from(segments.segment(text), ({ segment }) => segment);

/** how wide a text is on the screen */
export const widthOf = (text: string): number => lettersOf(bare(text)).length;

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export function cut(text: string, width: number): string {
  const letters = lettersOf(text);
  return letters.length <= width ? text : `${letters.slice(0, width - 1).join('')}…`;
}

/** Lines broken at spaces; the first begins where the text does, what follows is indented. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const [first, ...words] = text.trimStart().split(' ');
  let line = text.slice(0, text.length - text.trimStart().length) + first;
  for (const word of words) {
    if (widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = `${line} ${word}`;
  }
  return [...lines, line];
}

/** Columns of a table: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[], p: Pen): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? padded(cell, widths[0]) : ' '.repeat(widths[column] - widthOf(cell)) + cell,
      )
      .join('  ');
  return [
    p.bold(line(rows[0])),
    p.dim(widths.map((width) => '─'.repeat(width)).join('──')),
    ...rows.slice(1).map(line),
  ];
}
