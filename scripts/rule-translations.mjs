// Says whether every translation of a rules reference, docs/rules/<language>/<game>.md, says as much as the English one:
// the same headings, paragraphs, rows and points in the same order, none empty, with the same figures, names in code and
// marks of where a rule comes from. The English text is the reference.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from './setup.mjs';

/** What a source is called in each language: a translation may not turn a ruling into what a rulebook says. */
const sources = {
  en: ['rulebook', 'publisher', 'ruling', 'derived', 'design', 'differ'],
  fr: ['livret', 'éditeur', 'arbitrage', 'déduit', 'conçu', 'diffèrent'],
};

const number = String.raw`\d+(?:\.\d+)+[a-f]?`;
const kinds = [
  ['heading', /^#+ (?:(\d+) )?/],
  ['paragraph', new RegExp(String.raw`^\*\*(${number})\*\* ?`)],
  ['row', /^\| ?/],
  ['point', /^- /],
  ['text', /^/],
];

/** Headings, paragraphs, rows of tables, points of lists and plain text, in order. */
export function piecesOf(markdown) {
  return markdown
    .split(/\n\s*\n/)
    .flatMap((chunk) => (/^\s*(?:\||- )/.test(chunk) ? chunk.split('\n') : [chunk.replaceAll('\n', ' ')]))
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/^\|[\s|:-]+\|$/.test(text))
    .map((text) => {
      const [kind, pattern] = kinds.find(([, head]) => head.test(text));
      const [head, named] = pattern.exec(text);
      const [, said, source] = /^(.*?)(?:\*\(([^*]*)\)\*)?$/.exec(text.slice(head.length));
      return { name: named ? `${kind} ${named}` : kind, said: said.trim(), source: source ?? '' };
    });
}

const all = (text, pattern) => text.match(pattern) ?? [];

/** What has to be the same in every language, whatever its order in a sentence. */
const constants = ({ said, source }) =>
  [said, source].map((text) =>
    [
      ...all(text, /\d+(?:\.\d+)*/g),
      ...all(text, /`[^`]+`/g),
      ...all(text, /\b(?:FR|HU|RU|III?|IV|(?<=phase |\[)I)\b/g),
    ]
      .toSorted((a, b) => a.localeCompare(b))
      .join(' '),
  );

const marksOf = ({ source }, language) => sources[language].map((mark) => source.split(mark).length - 1).join(' ');

/** What is wrong with a translation, one line for each piece; nothing if it is faithful. */
export function differences(english, translated, language) {
  if (!sources[language])
    return [`what sources are called in ${language} is not known (scripts/rule-translations.mjs)`];
  const reference = piecesOf(english);
  const pieces = piecesOf(translated);
  const at = reference.findIndex(({ name }, i) => name !== pieces[i]?.name);
  if (at >= 0)
    return [`${reference[at].name} is missing, or in another place (there: ${pieces[at]?.name ?? 'the end'})`];
  if (pieces.length > reference.length) return [`${pieces[reference.length].name} is not in the English reference`];
  return pieces.flatMap((piece, i) => {
    const said = reference[i];
    const whose = `${piece.name}${piece.name.includes(' ') ? '' : ` ("${piece.said.slice(0, 40)}")`}`;
    if (said.said !== '' && piece.said === '') return [`${whose} is empty`];
    const [figures, cited] = constants(said);
    const [hasFigures, hasCited] = constants(piece);
    const lines = [];
    if (figures !== hasFigures)
      lines.push(`${whose} has ${hasFigures || 'no figures'}; the reference ${figures || 'none'}`);
    if (cited !== hasCited || marksOf(said, 'en') !== marksOf(piece, language))
      lines.push(`${whose} comes from "${said.source}", not from "${piece.source}"`);
    return lines;
  });
}

/** One finding for each game and language. A game without a translation is one. */
export function ruleTranslations(folder) {
  const rules = join(folder, 'docs/rules');
  if (!existsSync(rules)) return [];
  const entries = readdirSync(rules, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md')).map(({ name }) => name);
  return entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: language }) => {
      const more = readdirSync(join(rules, language)).filter((name) => !files.includes(name));
      return [
        ...more.map((name) => ({ file: `${language}/${name}`, wrong: ['there is no such English reference'] })),
        ...files.map((name) => {
          const file = join(rules, language, name);
          return {
            file: `${language}/${name}`,
            wrong: existsSync(file)
              ? differences(readFileSync(join(rules, name), 'utf8'), readFileSync(file, 'utf8'), language)
              : ['is missing'],
          };
        }),
      ];
    });
}

export function report(findings) {
  const lines = findings.flatMap(({ file, wrong }) => [
    `docs/rules/${file}: ${wrong.length === 0 ? 'says what the reference says' : ''}`.trimEnd(),
    ...wrong.map((line) => `  ${line}`),
  ]);
  return { lines, failed: findings.some(({ wrong }) => wrong.length > 0) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await run(() => {
    const { lines, failed } = report(ruleTranslations(root));
    console.log(lines.length > 0 ? lines.join('\n') : 'no translated rules yet');
    return failed ? 1 : 0;
  });
}
