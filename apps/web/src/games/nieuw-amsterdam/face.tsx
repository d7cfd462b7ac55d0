import french from '../../../../../docs/rules/fr/nieuw-amsterdam.md?url';
import english from '../../../../../docs/rules/nieuw-amsterdam.md?url';
import { scored } from '@mokum/nieuw-amsterdam';
import { fill, type Language, loadGameWords } from '../../words/language.ts';
import type { Face } from '../face.ts';
import { fetchText } from '../fetch-text.ts';
import { ask, options } from './speech/ask.ts';
import { askedBy } from './speech/asked-by.ts';
import { Count } from './board/count.tsx';
import { meaning } from './speech/meaning.tsx';
import { flights, stages } from './board/movement.tsx';
import { notes } from './speech/notes.ts';
import { Options } from './board/options.tsx';
import { lines, type Speech, speech } from './speech/speech.ts';
import { Board, Counts, Large, Own, Small } from './board/table.tsx';
import { type NieuwAmsterdamView, phaseOf } from './view.ts';
import './board/table.css';

const OK = '.nw-legal, [data-name="stop"], .button-main[data-name="end-turn"]';

const rules: Readonly<Record<Language, string>> = { en: english, fr: french };

export const face: Face<NieuwAmsterdamView, Speech> = {
  game: 'nieuw-amsterdam',
  speech,
  loadSpeech: () => loadGameWords('nieuwAmsterdam'),
  rules: (language) => fetchText(rules[language]),
  title: (said) => said.words.title,
  turn: (view, said) => {
    const n = Math.max(1, view.round);
    const asked = view.question !== undefined || view.lot !== null;
    return asked
      ? fill(said.screen.turn, { n, step: said.screen.steps[phaseOf({ view, rows: [], result: undefined })] })
      : fill(said.screen.round, { n });
  },
  ask,
  askedBy: ({ question }) => askedBy[question?.task ?? ''],
  options,
  commits: ['done', 'confirm'],
  ends: ['done', 'confirm', 'bid', 'pass', 'free-column'],
  focus: (view) => {
    const task = view.question?.task;
    if (task === undefined) return undefined;
    if (task === 'answer') return '[data-name="amount-ok"], [data-name="pass"]';
    if (/^(pay|load)-/.test(task)) return '[data-name="split-ok"]';
    if (/^(buy|sell|market)-/.test(task)) return '[data-name="amount-ok"]';
    return task === 'confirm' ? '[data-name="end-turn"]' : OK;
  },
  keys: [
    {
      key: 'v',
      means: (said) => said.screen.keys.election,
      press: ({ legal }) => (legal.has('election') ? 'election' : undefined),
    },
    {
      key: 'c',
      means: (said) => said.screen.keys.clear,
      press: ({ legal }) => (legal.has('clear') ? 'clear' : undefined),
    },
    {
      key: 'x',
      means: (said) => said.screen.keys.pass,
      press: ({ legal }) => ['pass', 'stop'].find((move) => legal.has(move)),
    },
  ],
  lines,
  scores: (view, { words }) => ({
    sources: scored.list
      .filter((id) => view.players.some(({ points }) => points[id] !== 0))
      .map((id) => ({ id, label: words.causes[id as 'election'] })),
    points: view.players.map(({ points }) => points),
    totals: view.players.map(({ score }) => score),
  }),
  stages,
  flights,
  meaning,
  reason: (paragraph, { words }) => (words.reasons as Readonly<Record<string, string>>)[paragraph],
  paragraphTitle: () => undefined,
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
