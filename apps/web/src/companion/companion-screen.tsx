import { companion, type CompanionSheet, editionNames, type EditionName } from '@mokum/amsterdam/companion';
import { fill } from '@mokum/words/catalogue';
import { tellTom } from '@mokum/words/tell-tom';
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { go } from '../app/route.ts';
import { Mark } from '../games/amsterdam/pieces/mark.tsx';
import '../games/amsterdam/palette.css';
import { Button } from '../ui/button.tsx';
import { amsterdamSoloWords, amsterdamWords, language, loadGameWords, words as pageWords } from '../words/language.ts';
import { Answer } from './answer.tsx';
import { enter, kept, lay, sheet, spoilt, takeUp } from './kept-sheet.ts';
import { SpoiltSheet } from './spoilt-sheet.tsx';
import { Tools } from './tools.tsx';
import './companion.css';

const ready = signal<'loading' | 'ready'>('loading');

/** TOM at the table: somebody plays with the box, and this page is TOM. */
export function CompanionScreen() {
  useEffect(() => {
    takeUp();
    void Promise.all([loadGameWords('amsterdam'), loadGameWords('amsterdamSolo')]).then(() => {
      ready.value = 'ready';
    });
  }, []);
  if (ready.value === 'loading') return <p class="loading">{pageWords.value.loading}</p>;
  const words = amsterdamSoloWords.value;
  return (
    <div class="tom">
      <header class="tom-head">
        <h1>{words.title}</h1>
        <Button onPress={() => go('#/')}>{words.screen.home}</Button>
      </header>
      {sheet.value ? <Sitting /> : spoilt.value ? <SpoiltSheet problem={spoilt.value} /> : <Beginning />}
    </div>
  );
}

function Beginning() {
  const words = amsterdamSoloWords.value;
  const names = amsterdamWords.value;
  const [length, setLength] = useState<'full' | 'short'>('full');
  const [edition, setEdition] = useState<EditionName>('house');
  return (
    <main class="tom-card">
      <p>{words.about}</p>
      <label class="tom-option">
        <span>{words.screen.length}</span>
        <select value={length} onChange={(event) => setLength(event.currentTarget.value as 'full')}>
          <option value="full">{words.screen.full}</option>
          <option value="short">{words.screen.short}</option>
        </select>
      </label>
      <label class="tom-option">
        <span>{words.screen.edition}</span>
        <select value={edition} onChange={(event) => setEdition(event.currentTarget.value as EditionName)}>
          {editionNames.map((name) => (
            <option key={name} value={name}>
              {names.editions[name]}
            </option>
          ))}
        </select>
      </label>
      <Button look="main" name="begin" onPress={() => lay({ options: { length, edition }, entries: [] })}>
        {words.screen.begin}
      </Button>
    </main>
  );
}

function Sitting() {
  const now = sheet.value;
  if (!now) return null;
  const words = amsterdamSoloWords.value;
  const names = amsterdamWords.value;
  const tom = tellTom(words, names, language.value);
  const found = companion(now.options, now.entries);
  return (
    <main class="tom-main">
      <Standing found={found} />
      <Deeds found={found} tom={tom} />
      {found.question && <Asked key={now.entries.length} found={found} tom={tom} />}
      {found.result && <Ending found={found} />}
      {kept.value === 'no' && <p class="tom-note">{words.screen.unsaved}</p>}
      <Tools entries={now.entries.length} />
      <Earlier found={found} tom={tom} />
    </main>
  );
}

type Tom = ReturnType<typeof tellTom>;

/** His points, gulden, place on the Amstel and crests. */
function Standing({ found }: { readonly found: CompanionSheet }) {
  const { screen } = amsterdamSoloWords.value;
  const figures = [
    ['prestige', screen.points, found.points],
    ['gulden', screen.gulden, found.gulden],
    ['disc', screen.amstel, found.reach],
    ['crest', screen.crests, found.crests],
  ] as const;
  const where = found.result
    ? screen.over
    : found.question && ['group', 'district', 'points'].includes(found.question.ask)
      ? screen.count
      : fill(screen.round, { n: found.round });
  return (
    <section class="tom-standing" aria-label={screen.sheet}>
      <p class="small-caps">{where}</p>
      <dl>
        {figures.map(([mark, label, value]) => (
          <div key={mark}>
            <dt>
              <Mark name={mark} size={18} />
              {label}
            </dt>
            <dd class="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The turn to read now: this round's, or the last one's until something is entered for the next. */
function turnToRead({ turns }: CompanionSheet): number {
  const last = turns.length - 1;
  return last > 0 && turns[last].steps.length === 0 ? last - 1 : last;
}

function Deeds({ found, tom }: { readonly found: CompanionSheet; readonly tom: Tom }) {
  const { screen } = amsterdamSoloWords.value;
  const turn = turnToRead(found);
  const { steps } = found.turns[turn];
  const over = turn < found.turns.length - 1;
  return (
    <section class="tom-deeds" aria-live="polite">
      <h2>{screen.did}</h2>
      {steps.length === 0 ? <p class="tom-soft">{screen.nothing}</p> : <Steps steps={steps} tom={tom} />}
      {over && <p class="tom-yours">{tom.yourTurn(found.turns[turn].round)}</p>}
    </section>
  );
}

function Steps({ steps, tom }: { readonly steps: CompanionSheet['turns'][number]['steps']; readonly tom: Tom }) {
  const { screen } = amsterdamSoloWords.value;
  return (
    <ol class="tom-steps">
      {steps.map((step, i) => {
        const { text, why, paragraph, gains } = tom.line(step);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stand in the order in which he did them
          <li key={i}>
            <p>
              {text}
              {gains.map((gain) => (
                <span key={gain} class="tom-gain figures">
                  {gain}
                </span>
              ))}
            </p>
            <p class="tom-why">
              <span class="tom-rule">{fill(screen.rule, { paragraph })}</span> {why}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function Asked({ found, tom }: { readonly found: CompanionSheet; readonly tom: Tom }) {
  const words = amsterdamSoloWords.value;
  const names = amsterdamWords.value;
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  // With the drawing itself: later it would take the focus from whoever answers at once.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { question } = found;
  if (!question) return null;
  const { text, hint } = tom.question(question);
  return (
    // What was wrong is being put right.
    <section class="tom-card tom-asked" data-ask={question.ask} onInput={() => setWrong(undefined)}>
      <h2 ref={heading} tabIndex={-1}>
        {text}
      </h2>
      <p class="tom-soft">{hint}</p>
      <Answer
        question={question}
        words={words}
        names={names}
        crests={found.crests}
        tile={tom.tileOption}
        onAnswer={(values) =>
          setWrong(enter(`${question.ask} ${values}`) === 'refused' ? words.wrong.entry : undefined)
        }
        onWrong={setWrong}
      />
      {wrong !== undefined && (
        <p class="tom-wrong" role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}

function Ending({ found: { result, by } }: { readonly found: CompanionSheet }) {
  const { screen, sources } = amsterdamSoloWords.value;
  if (!result) return null;
  const { mine, tom } = result;
  const said = mine > tom ? screen.won : mine === tom ? screen.tied : screen.lost;
  return (
    <section class="tom-card">
      <h2>{fill(said, { mine, tom })}</h2>
      <dl class="tom-by">
        {Object.entries(by).map(([source, points]) => (
          <div key={source}>
            <dt>{sources[source as keyof typeof sources]}</dt>
            <dd class="figures">{points}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Earlier({ found, tom }: { readonly found: CompanionSheet; readonly tom: Tom }) {
  const { screen } = amsterdamSoloWords.value;
  const earlier = found.turns.slice(0, turnToRead(found)).filter(({ steps }) => steps.length > 0);
  if (earlier.length === 0) return null;
  return (
    <details class="tom-earlier">
      <summary>{screen.before}</summary>
      {earlier.toReversed().map(({ round, steps }) => (
        <section key={round}>
          <h3>{fill(screen.round, { n: round })}</h3>
          <Steps steps={steps} tom={tom} />
        </section>
      ))}
    </details>
  );
}
