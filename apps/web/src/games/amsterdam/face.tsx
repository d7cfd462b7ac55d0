import englishExpansions from '../../../../../docs/rules/amsterdam-expansions.md?url';
import english from '../../../../../docs/rules/amsterdam.md?url';
import frenchExpansions from '../../../../../docs/rules/fr/amsterdam-expansions.md?url';
import french from '../../../../../docs/rules/fr/amsterdam.md?url';
import { appearance } from '../../screens/appearance.ts';
import { fill, type Language, loadGameWords } from '../../words/language.ts';
import type { Face } from '../face.ts';
import { fetchText } from '../fetch-text.ts';
import { ask, options } from './speech/ask.ts';
import { askedBy } from './speech/asked-by.ts';
import { Count } from './board/count.tsx';
import { forecast, scoresOf } from './speech/forecast.ts';
import { meaning } from './speech/meaning.tsx';
import { flights } from './board/movement.tsx';
import { notes } from './speech/notes.ts';
import { Options } from './board/options.tsx';
import { lines, type Speech, speech } from './speech/speech.ts';
import { stages } from './board/stages.ts';
import { summary } from './speech/summary.ts';
import { Board, Counts, Large, Own, Small } from './board/table.tsx';
import { isSolo } from './solo/tom-data.ts';
import { countedSeats, TomBanner } from './solo/tom-table.tsx';
import { thoughtOf } from './speech/thought.ts';
import { asTold, tellsFrom } from './solo/tom-told.ts';
import { verdict } from './speech/verdict.ts';
import type { AmsterdamView } from './view.ts';

/** The base game, and the expansions. */
const rules: Readonly<Record<Language, readonly string[]>> = {
  en: [english, englishExpansions],
  fr: [french, frenchExpansions],
};

const CAN = '.ams-press-legal, .ams-spot-legal, .ams-spot-chosen';

const key = (
  letter: string,
  move: string,
  means: keyof Speech['screen']['keys'],
): Face<AmsterdamView, Speech>['keys'][number] => ({
  key: letter,
  means: (said) => said.screen.keys[means],
  press: ({ legal }) => (legal.has(move) ? move : undefined),
});

export const face: Face<AmsterdamView, Speech> = {
  game: 'amsterdam',
  speech,
  loadSpeech: async () => {
    await Promise.all([loadGameWords('amsterdam'), loadGameWords('amsterdamSolo')]);
  },
  rules: async (language) => (await Promise.all(rules[language].map(fetchText))).join('\n\n'),
  title: (said) => said.words.title,
  turn: (view, said) => fill(said.screen.turn, { n: view.round, phase: said.screen.phases[view.phase as 0] }),
  ask,
  askedBy: ({ question }) => askedBy[question?.task ?? ''],
  options,
  roomy: 0,
  commits: ['commit', 'pass'],
  ends: ['commit', 'pass', 'store-resource', 'hand-back', 'open-order'],
  focus: (view) => {
    const task = view.question?.task;
    if (task === undefined) return undefined;
    if (task === 'commit') return '[data-name="end-turn"]';
    if (task === 'pay-amount' || task === 'pay-colour') return '[data-name="pay-ok"]';
    return `.ams-hand-back [data-name], .ams-choice button, .ams-order.ams-press-legal, .ams-card.ams-press-legal, ${CAN}, [data-name="end-turn"]`;
  },
  keys: [key('a', 'use-all', 'useAll'), key('o', 'load-all', 'loadAll'), key('m', 'market', 'market')],
  lines,
  scores: scoresOf,
  forecast,
  counted: (seats, view, { words }) => (isSolo(view) ? countedSeats(seats, words.pieces.tom) : seats),
  verdict: (position, seats, said) =>
    verdict(
      position,
      seats.map(({ name }) => name),
      said,
    ),
  tellsFrom,
  told: (position, then) => asTold(position, then, speech.value, appearance.pace.value),
  Bystander: TomBanner,
  think: thoughtOf,
  stages,
  flights,
  meaning,
  summary,
  reason: (paragraph, { words }) => (words.reasons as Readonly<Record<string, string>>)[paragraph],
  paragraphTitle: (paragraph, { words }) => (words.paragraphs as Readonly<Record<string, string>>)[paragraph],
  notes,
  Defs: () => <></>,
  Board,
  Own,
  Options,
  Counts,
  Small,
  Large,
  Count,
};
