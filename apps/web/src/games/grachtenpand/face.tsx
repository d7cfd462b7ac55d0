import french from '../../../../../docs/rules/fr/grachtenpand.md?url';
import english from '../../../../../docs/rules/grachtenpand.md?url';
import { cardNumbered } from '@mokum/grachtenpand';
import { fill, type Language, loadGameWords } from '../../words/language.ts';
import type { Face } from '../face.ts';
import { fetchText } from '../fetch-text.ts';
import { Board } from './board/board.tsx';
import { BondDefs } from './street/bonds.tsx';
import { Count } from './board/count.tsx';
import { meaning, notes } from './speech/meaning.tsx';
import { flights, stages } from './board/movement.tsx';
import { OwnArea } from './board/own-area.tsx';
import { Counts, LargeStreet, SmallStreet } from './board/rival.tsx';
import { ask, handInFront, lines, options, type Speech, speech } from './speech/speech.ts';
import type { Kind } from './types.ts';
import { type GrachtenpandView, pointsOf } from './view.ts';

const focusOn: Readonly<Record<string, string>> = {
  draw: '.gp-decks button:not(.gp-deck-empty)',
  'draw-again': '.gp-decks .gp-deck-legal',
  play: '.gp-hand button',
  place: '[data-place]',
  done: '[data-name="end-turn"]',
};

/** A shop, a window and a roof have places of their own. */
const placeOf = { shop: '3.14', window: '3.17', roof: '3.18' } as const;
const askedBy: Readonly<Record<string, string>> = { draw: '3.3', 'draw-again': '3.8', play: '3.11', done: '3.26' };

const deckKey = (key: string, kind: Kind): Face<GrachtenpandView, Speech>['keys'][number] => ({
  key,
  means: (said) => said.words.actions.draw[kind],
  press: (scene) => [`draw ${kind}`, `draw-again ${kind}`].find((move) => scene.legal.has(move)),
});

const rules: Readonly<Record<Language, string>> = { en: english, fr: french };

const scores: Face<GrachtenpandView, Speech>['scores'] = (view, { words }) => {
  const points = pointsOf(view);
  return {
    sources: (['shop', 'roof', 'pots', 'bonus'] as const).map((id) => ({ id, label: words.sources[id] })),
    points: points.map(({ shop, roof, pots, bonus }) => ({ shop, roof, pots, bonus })),
    totals: points.map(({ total }) => total),
  };
};

export const face: Face<GrachtenpandView, Speech> = {
  game: 'grachtenpand',
  speech,
  loadSpeech: () => loadGameWords('grachtenpand'),
  rules: (language) => fetchText(rules[language]),
  title: (said) => said.words.title,
  showing: (said) => said.screen.showing,
  turn: (view, said) => fill(said.words.log.turn, { n: view.turn }),
  ask,
  askedBy: ({ question }) =>
    question?.task === 'place'
      ? placeOf[cardNumbered(Number(question.about['card'])).kind]
      : askedBy[question?.task ?? ''],
  options,
  commits: ['done'],
  ends: ['done'],
  focus: (view) => focusOn[view.question?.task ?? ''],
  keys: [
    deckKey('s', 'shop'),
    deckKey('w', 'window'),
    deckKey('r', 'roof'),
    ...([1, 2, 3, 4] as const).map((n) => ({
      key: String(n),
      means: (said: Speech) => said.screen.keys.card[n],
      press: (scene: Parameters<typeof handInFront>[0]) => {
        const move = `build ${handInFront(scene)[n - 1]}`;
        return scene.legal.has(move) || scene.again.has(move) ? move : undefined;
      },
    })),
    {
      key: 'c',
      means: (said) => said.screen.keys.canal,
      press: (scene) => {
        const chosen = Number(scene.position.view.question?.about['card'] ?? 0);
        return [...scene.legal, ...scene.again].find((move) => move === `canal ${chosen}`);
      },
    },
  ],
  lines,
  scores,
  // A street is always worth what it would be in the end.
  forecast: (view, _seat, speech) => scores(view, speech),
  stages,
  flights,
  meaning,
  reason: (paragraph, { words }) => (words.reasons as Readonly<Record<string, string>>)[paragraph],
  paragraphTitle: (paragraph, { words }) => (words.paragraphs as Readonly<Record<string, string>>)[paragraph],
  notes,
  Defs: BondDefs,
  Board,
  Own: OwnArea,
  Counts,
  Small: SmallStreet,
  Large: LargeStreet,
  Count,
};
