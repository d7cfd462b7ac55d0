import { fileURLToPath } from 'node:url';
import { exists, readText } from './files/read.ts';

// This file and the bundle it goes into lie equally deep, so that one path serves both.
const reference = (game: string): string => fileURLToPath(new URL(`../../../docs/rules/${game}.md`, import.meta.url));

const plain = (markdown: string): string => markdown.replaceAll('**', '').replaceAll(/\*\(([^*]*)\)\*/g, '[$1]');

/** The paragraphs of a game's rules reference, by number; section headings by the number of the section. */
export function rulesOf(game: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  // Expansions and the solo game have a file of their own, and their numbers stand among the others.
  const files = [reference(game), reference(`${game}-expansions`)].filter((file) => exists(file));
  const text = files.map((file) => readText(file)).join('\n');
  for (const [, number, title] of text.matchAll(/^## (\d+) (.*)$/gm)) if (!found.has(number)) found.set(number, title);
  for (const [line, number] of text.matchAll(/^\*\*(\d+\.\d+)\*\* .*$/gm)) found.set(number, plain(line));
  return new Map([...found].toSorted(([a], [b]) => placeOf(a) - placeOf(b)));
}

/** 3 before 3.1, 3.9 before 3.14. */
const placeOf = (number: string): number => {
  const [section, paragraph = '0'] = number.split('.');
  return 1000 * Number(section) + Number(paragraph);
};

/** Lines for `rules`, `rules 3` or `rules 3.14`. */
export function citeRules(game: string, asked: string): string[] {
  const rules = rulesOf(game);
  const sections = [...rules].filter(([number]) => !number.includes('.'));
  if (asked === '')
    return [...sections.map(([number, title]) => `${number} ${title}`), 'rules 3 shows a part, rules 3.14 a paragraph'];
  const found = rules.get(asked);
  if (found === undefined)
    return [`The rules have no paragraph ${asked}; they go from 1.1 to ${[...rules.keys()].at(-1)}`];
  if (asked.includes('.')) return [found];
  return [
    `${asked} ${found}`,
    ...[...rules].filter(([number]) => number.startsWith(`${asked}.`)).map(([, text]) => text),
  ];
}
