import type { Scores } from '../games/face.ts';
import { SeatCharge } from '../symbols/seat-charge.tsx';
import type { SeatInfo } from '../table/table.ts';
import { tableWords } from '../words/language.ts';
import { chargeColour } from './seat-colour.ts';
import './scores-panel.css';

/** As many grounds as a game has sources at the most. */
const LOOKS = 12;

interface ScoresProps {
  readonly scores: Scores;
  readonly seats: readonly SeatInfo[];
  /** how many of the sources are counted already */
  readonly counted: number;
}

/** Every seat's points as one bar, a piece for each source. */
export function ScoreChart({ scores, seats, counted }: ScoresProps) {
  const most = Math.max(1, ...scores.totals);
  return (
    <div class="chart" role="img" aria-label={tableWords.value.end.chart}>
      {seats.map((seat, i) => {
        const total = scores.sources.slice(0, counted).reduce((sum, { id }) => sum + scores.points[i][id], 0);
        return (
          <div key={i} class="chart-row">
            <SeatCharge seat={chargeColour(seat.colour)} size={22} />
            <span class="chart-name">{seat.name}</span>
            <span class="chart-bar">
              {scores.sources.map(({ id }, at) => (
                <span
                  key={id}
                  class={`chart-piece chart-${at % LOOKS}`}
                  style={{ width: `${at < counted ? (100 * scores.points[i][id]) / most : 0}%` }}
                >
                  {at < counted && scores.points[i][id] > 0 ? scores.points[i][id] : ''}
                </span>
              ))}
            </span>
            <span class="chart-total figures">{total}</span>
          </div>
        );
      })}
      <div class="chart-legend">
        {scores.sources.map(({ id, label }, at) => (
          <span key={id}>
            <span class={`chart-key chart-${at % LOOKS}`} />
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The points by source: so far, or as if the game ended now. */
export function ScoresPanel({
  scores,
  seats,
  when,
}: Omit<ScoresProps, 'counted'> & { readonly when: 'so-far' | 'if-over' }) {
  const words = tableWords.value;
  return (
    <div class="scores">
      <p class="scores-when">{when === 'if-over' ? words.scoresIfOver : words.scoresSoFar}</p>
      <ScoreTable scores={scores} seats={seats} counted={scores.sources.length + 1} />
      <ScoreChart scores={scores} seats={seats} counted={scores.sources.length} />
    </div>
  );
}

export function ScoreTable({ scores, seats, counted }: ScoresProps) {
  const words = tableWords.value;
  return (
    <table class="score-table">
      <thead>
        <tr>
          <th scope="col">
            <span class="only-heard">{words.player}</span>
          </th>
          {seats.map((seat, i) => (
            <th key={i} scope="col">
              <SeatCharge seat={chargeColour(seat.colour)} size={22} />
              <span>{seat.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scores.sources.map(({ id, label }, at) => (
          <tr key={id} class={at === counted - 1 ? 'score-now' : undefined}>
            <th scope="row">{label}</th>
            {seats.map((_, i) => (
              <td key={i} class="figures">
                {at < counted ? scores.points[i][id] : ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {seats.map((_, i) => (
            <td key={i} class="figures">
              {scores.sources.slice(0, counted).reduce((sum, { id }) => sum + scores.points[i][id], 0)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
