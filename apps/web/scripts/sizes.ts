import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

// What the built page weighs, from Vite's manifest, and whether it keeps to its limits: `npm run build`, then
// `tsx apps/web/scripts/sizes.ts`. Bots are in their worker and do not count.
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Bytes of JavaScript, gzip. */
const LIMITS = { home: 60_000, table: 150_000 };
/** The richest game has the largest table. */
const TABLES: Readonly<Record<string, number>> = { amsterdam: 200_000 };
const LANGUAGES = ['en', 'fr'];
const GAMES = ['grachtenpand', 'nieuw-amsterdam', 'amsterdam'];

const dist = new URL('../dist/', import.meta.url);
const manifestFile = new URL('.vite/manifest.json', dist);
if (!existsSync(manifestFile)) throw new Error('the page is not built yet: npm run build');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, Chunk>>;

/** Everything that comes with these modules by itself. */
function withImports(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    withImports(manifest[name].imports ?? [], found);
  }
  return found;
}

const dynamic = [...new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))];
/** The language a module speaks, if it is one of words or rules; the rules in English lie above their translations. */
function languageOf(name: string): string | undefined {
  const words = /words\/(?:.*\/)?(?:[\w-]+-)?(\w\w)(?:\/|\.)/.exec(name)?.[1];
  if (words !== undefined) return words;
  return name.includes('docs/rules/') ? (/docs\/rules\/(\w\w)\//.exec(name)?.[1] ?? 'en') : undefined;
}
const speaks = (name: string, language: string): boolean => (languageOf(name) ?? language) === language;
const isOf = (name: string, game: string): boolean =>
  GAMES.every((other) => other === game || !name.split(/[/.?]/).includes(other));

/** Home draws its posters and says its words without being asked. */
function homeOf(language: string): Set<string> {
  const words = dynamic.filter((name) => name.endsWith(`packages/words/src/${language}/page.ts`));
  if (words.length !== 1) throw new Error(`the words of home in ${language} are not where they were`);
  return withImports(['index.html', ...dynamic.filter((name) => name.startsWith('src/home/vignettes/')), ...words]);
}

/** A table loads, at the most, everything else that is its game's and its language's. */
function tableOf(language: string, game: string): Set<string> {
  const home = homeOf(language);
  const all = withImports(dynamic.filter((name) => speaks(name, language) && isOf(name, game)));
  return new Set([...all].filter((name) => !home.has(name)));
}

/** The rules of a game as text, which is fetched when somebody opens them. */
const rulesOf = (language: string, game: string): Set<string> =>
  new Set(
    Object.keys(manifest).filter((name) => name.endsWith('.md') && speaks(name, language) && name.includes(`/${game}`)),
  );

const weigh = (names: ReadonlySet<string>, kind: '.js' | '.md' = '.js'): number =>
  [...new Set([...names].map((name) => manifest[name].file))]
    .filter((file) => file.endsWith(kind))
    .reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0);

const show = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const played = GAMES.filter((game) => dynamic.some((name) => name.endsWith(`packages/${game}/src/index.ts`)));
let over = 0;
for (const language of LANGUAGES) {
  const measures = [
    { name: `home, ${language}`, bytes: weigh(homeOf(language)), limit: LIMITS.home },
    ...played.map((game) => ({
      name: `a table of ${game}, ${language}, beyond home`,
      bytes: weigh(tableOf(language, game)),
      limit: TABLES[game] ?? LIMITS.table,
    })),
  ];
  for (const { name, bytes, limit } of measures) {
    const verdict = bytes <= limit ? 'within' : 'OVER';
    if (bytes > limit) over++;
    console.log(`${show(bytes).padStart(9)}  ${name}: ${verdict} ${show(limit)}`);
  }
  for (const game of played)
    console.log(`${show(weigh(rulesOf(language, game), '.md')).padStart(9)}  rules of ${game}, ${language}, as text`);
}
if (played.length === 0) {
  console.log('no game was found in the manifest: nothing was measured');
  over++;
}
process.exitCode = over > 0 ? 1 : 0;
