import { useEffect, useRef, useState } from 'preact/hooks';
import type { Face } from '../games/face.ts';
import { download, logFileName } from '../share/log-file.ts';
import { writeShareLink } from '../share/share-link.ts';
import { SeatCharge } from '../symbols/seat-charge.tsx';
import type { Position, Table } from '../table/table.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { counted, fill, labelled, language, tableWords } from '../words/language.ts';
import { appearance } from './appearance.ts';
import { ScoreChart, ScoreTable } from './scores-panel.tsx';
import { chargeColour } from './seat-colour.ts';
import './end-page.css';

interface EndProps {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
  readonly onTable: () => void;
  readonly onRematch: () => void;
  readonly onHome: () => void;
}

const STEP = 1500;

/** The game is counted source by source, like at a real table; then the ranking, and what can be done next. */
export function EndPage({ face, table, position, onTable, onRematch, onHome }: EndProps) {
  const words = tableWords.value.end;
  const speech = face.speech.value;
  const seats = face.counted?.(table.info.seats, position.view, speech) ?? table.info.seats;
  const scores = face.scores(position.view, speech);
  const all = scores.sources.length;
  const [step, setStep] = useState(0);
  const ranked = step > all;
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ranked) return;
    const timer = setTimeout(() => setStep(step + 1), appearance.pace.peek() === 0 ? 300 : STEP);
    return () => clearTimeout(timer);
  }, [step]);
  useEffect(() => {
    if (ranked) actions.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [ranked]);
  const counting = step >= 1 && step <= all ? scores.sources[step - 1] : undefined;
  const ranking = position.result?.ranking ?? [];
  const winners = seats.filter((_, seat) => ranking[seat] === 1).map(({ name }) => name);
  const list = new Intl.ListFormat(language.value, { type: 'conjunction' });
  const won =
    face.verdict?.(position, seats, speech) ??
    fill(winners.length === 1 ? words.winner : words.shared, { who: list.format(winners) });
  const earned = (source: string): readonly string[] =>
    seats.map(({ name }, seat) => `${name} ${counted(tableWords.value.points, scores.points[seat][source])}`);
  return (
    <main class="end">
      <header class="end-head">
        <IconButton symbol="back" label={tableWords.value.home} onPress={onHome} />
        <h1 aria-live="polite">
          {counting ? (
            <>
              <span aria-hidden="true">{counting.label}</span>
              <span class="only-heard">{labelled(counting.label, list.format(earned(counting.id)))}</span>
            </>
          ) : (
            (ranked && won) || words.title
          )}
        </h1>
      </header>
      <div class="end-streets">
        {face.Count({ view: position.view, seats: table.info.seats, speech, counting: counting?.id })}
      </div>
      <div class="end-below">
        <div class="end-chart">
          <ScoreChart scores={scores} seats={seats} counted={Math.min(step, all)} />
          <div class="only-heard">
            <ScoreTable scores={scores} seats={seats} counted={Math.min(step, all)} />
          </div>
        </div>
        <div class="end-side" ref={actions}>
          {ranked ? (
            <>
              <Ranking ranking={ranking} totals={scores.totals} seats={seats} />
              <Actions table={table} onTable={onTable} onRematch={onRematch} />
            </>
          ) : (
            <div class="end-actions">
              <Button look="main" symbol="end-turn" name="count-next" onPress={() => setStep(step + 1)}>
                {words.next}
              </Button>
              <Button name="count-skip" onPress={() => setStep(all + 1)}>
                {words.skip}
              </Button>
            </div>
          )}
        </div>
      </div>
    </main>
  );
}

function Ranking({
  ranking,
  totals,
  seats,
}: {
  readonly ranking: readonly number[];
  readonly totals: readonly number[];
  readonly seats: Table['info']['seats'];
}) {
  const words = tableWords.value;
  const order = seats.map((_, seat) => seat).toSorted((a, b) => ranking[a] - ranking[b]);
  return (
    <ol class="ranking">
      {order.map((seat) => (
        <li key={seat} class={ranking[seat] === 1 ? 'ranking-first' : undefined}>
          <span class="ranking-place figures">
            <span class="only-heard">{fill(words.end.place, { n: ranking[seat] })}</span>
            <span aria-hidden="true">{ranking[seat]}</span>
          </span>
          <SeatCharge seat={chargeColour(seats[seat].colour)} size={26} />
          <span class="ranking-name">{seats[seat].name}</span>
          <span class="figures">{counted(words.points, totals[seat])}</span>
        </li>
      ))}
    </ol>
  );
}

function Actions({ table, onTable, onRematch }: Pick<EndProps, 'table' | 'onTable' | 'onRematch'>) {
  const words = tableWords.value.end;
  const [link, setLink] = useState<string | undefined>(undefined);
  const [copied, setCopied] = useState<'copied' | 'shown' | undefined>(undefined);
  const share = async (): Promise<void> => {
    const address = await writeShareLink((await table.log()) ?? '', location.href);
    setLink(address);
    try {
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      setCopied('shown');
    }
  };
  const save = async (): Promise<void> => download(logFileName(table.info), (await table.log()) ?? '');
  return (
    <>
      <div class="end-actions">
        <Button look="main" symbol="play" name="rematch" onPress={onRematch}>
          {words.rematch}
        </Button>
        <Button
          symbol="speed"
          name="replay"
          onPress={() => {
            location.hash = `#/replay/${table.info.id}`;
          }}
        >
          {words.replay}
        </Button>
        <Button symbol="share" name="share" onPress={() => void share()}>
          {words.share}
        </Button>
        <Button symbol="save" name="export" onPress={() => void save()}>
          {words.export}
        </Button>
        <Button symbol="fit" name="look" onPress={onTable}>
          {words.table}
        </Button>
      </div>
      <p role="status" class="end-shared">
        {copied === 'copied' && words.shared_}
        {copied === 'shown' && (
          <label>
            {words.shareFailed}
            <input class="field" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
        {link !== undefined && <span hidden data-share-link={link} />}
      </p>
    </>
  );
}
