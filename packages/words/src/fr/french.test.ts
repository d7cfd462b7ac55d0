import { describe, expect, test } from 'vitest';
import { amsterdam as amsterdamEn } from '../en/amsterdam.ts';
import { amsterdamOptions as optionsEn } from '../en/amsterdam-options.ts';
import { amsterdamSolo as soloEn } from '../en/amsterdam-solo.ts';
import { grachtenpand as grachtenpandEn } from '../en/grachtenpand.ts';
import { nieuwAmsterdam as nieuwAmsterdamEn } from '../en/nieuw-amsterdam.ts';
import { amsterdam } from './amsterdam.ts';
import { amsterdamOptions as options } from './amsterdam-options.ts';
import { amsterdamSolo as solo } from './amsterdam-solo.ts';
import { grachtenpand } from './grachtenpand.ts';
import { nieuwAmsterdam } from './nieuw-amsterdam.ts';
import { french } from './typography.ts';

type Tree = string | { readonly [key: string]: Tree };

/** Every text by its path. */
function texts(tree: Tree, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, child]) => texts(child, path === '' ? key : `${path}.${key}`));
}

const games = [
  ['Amsterdam', amsterdamEn as Tree, amsterdam as Tree],
  ['the options of Amsterdam', optionsEn as Tree, options as Tree],
  ['the solo game', soloEn as Tree, solo as Tree],
  ['Grachtenpand', grachtenpandEn as Tree, grachtenpand as Tree],
  ['Nieuw Amsterdam', nieuwAmsterdamEn as Tree, nieuwAmsterdam as Tree],
] as const;

test('spaces that may not break stand where French wants them', () => {
  expect(french({ a: '« Oui ! » : non ; quoi ?' })).toEqual({
    a: '«\u00a0Oui\u202f!\u00a0»\u00a0: non\u202f; quoi\u202f?',
  });
  expect(french({ a: { b: 'rien' } })).toEqual({ a: { b: 'rien' } });
});

describe.each(games)('the French of %s', (_name, english, spoken) => {
  const inFrench = texts(spoken);

  test('has its spaces, its apostrophes and no stray ones', () => {
    for (const [path, text] of inFrench) {
      expect(text, path).not.toMatch(/ [;:!?»]|« |['"]/);
      expect(text, path).not.toMatch(/[^\u00a0\u202f ][;:!?»](?![\w])/);
      expect(text, path).not.toMatch(/ {2}|^ | \.|\.\.$/);
    }
  });

  test('has no English left over', () => {
    for (const [path, text] of inFrench)
      expect(text.replace(/\{\w+\}/g, ''), path).not.toMatch(
        /(?<!\p{L})(the|of|you|your|and|with|without|from|this|that|card|cards|tile|order|gulden|gain|pay|take|each|at least|for|when|if|resource|turn|round|building)(?!\p{L})/iu,
      );
  });

  test('says a thing as English does only where it is a name or a number', () => {
    const said = new Map(texts(english));
    const alike = inFrench.filter(([path, text]) => said.get(path) === text).map(([, text]) => text);
    const common =
      /^(\{\w+\}|[\d\W]|Amstel|TOM|Mokum|Amsterdam|Grachtenpand|Nieuw|barge|artisan|permanent|Actions?|orange|violet|points?|dockers?|Six|Total|rose|et|Docks|canal|lynx|Pause|grains?|bonus|zone|dock|Conditions|Question|pots?)+$/i;
    const names = new Set(
      inFrench.flatMap(([path, text]) =>
        /^(districts|buildings|names\.(lands|ships|camps|zones|furs))/.test(path) ? [text] : [],
      ),
    );
    expect(alike.filter((text) => !names.has(text) && !common.test(text.replaceAll(' ', '')))).toEqual([]);
  });
});

describe('what Amsterdam’s cards, tiles and orders mean', () => {
  const parts = ['cards', 'cardVariants', 'tiles', 'orders', 'orderVariants', 'reasons'] as const;
  const pairs = parts.flatMap((part) => {
    const said = new Map(texts(amsterdam[part]));
    return texts(amsterdamEn[part] as Tree).map(
      ([path, text]) => [`${part} ${path}`, text, said.get(path) ?? ''] as const,
    );
  });
  const found = (text: string, pattern: RegExp): string[] => (text.match(pattern) ?? []).toSorted();

  test('French has the numbers and the phases of English', () => {
    for (const [path, english, spoken] of pairs) {
      expect(found(spoken, /\d+/g), path).toEqual(found(english, /\d+/g));
      expect(found(spoken, /\bI{1,3}\b/g), path).toEqual(found(english, /\bI{1,3}\b/g));
    }
  });

  test('French has the colours, goods and names of English', () => {
    const colours = Object.entries(amsterdamEn.colours).map(
      ([colour, english]) =>
        [
          new RegExp(`\\b${english} resource`),
          new RegExp(`ressource ${amsterdam.counts.colour[colour as 'black'].one?.split(' ').at(-1)}`),
        ] as const,
    );
    const dockers = Object.entries(amsterdamEn.dockColours).map(
      ([colour, english]) =>
        [
          new RegExp(`\\b${english} docker`),
          new RegExp(`dockers? ${amsterdam.dockColours[colour as 'white']}`),
        ] as const,
    );
    const goods = Object.entries(amsterdamEn.goods).map(
      ([good, english]) =>
        [
          new RegExp(`(deliver|The) ${english.replace(/s$/, 's?')}\\b`),
          new RegExp(`(livrez|entrepôt) ${amsterdam.someGoods[good as 'beer']}`),
        ] as const,
    );
    const names = [
      ...Object.values(amsterdamEn.districts),
      'Zuiderkerk',
      'Westerkerk',
      'Montelbaanstoren',
      'Amstel',
    ].map((name) => [new RegExp(name), new RegExp(name)] as const);
    for (const [path, english, spoken] of pairs)
      for (const [here, there] of [...colours, ...dockers, ...goods, ...names])
        expect([path, there.test(spoken)]).toEqual([path, here.test(english)]);
  });
});
