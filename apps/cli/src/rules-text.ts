import { readFileSync } from 'node:fs';

// This file and the bundle it goes into lie equally deep, so that one path serves both.
const reference = (game: string): URL => new URL(`../../../docs/rules/${game}.md`, import.meta.url);

const plain = (markdown: string): string => markdown.replaceAll('**', '').replaceAll(/\*\((.*?)\)\*/g, '[$1]');

/** The paragraphs of a game's rules reference, by number; section headings by the number of the section. */
export function rulesOf(game: string): ReadonlyMap<string, string> {
  const paragraphs = new Map<string, string>();
  const text = readFileSync(reference(game), 'utf8');
  for (const [, number, title] of text.matchAll(/^## (\d+) (.*)$/gm)) paragraphs.set(number, title);
  for (const [line, number] of text.matchAll(/^\*\*(\d+\.\d+)\*\* .*$/gm)) paragraphs.set(number, plain(line));
  return paragraphs;
}

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
