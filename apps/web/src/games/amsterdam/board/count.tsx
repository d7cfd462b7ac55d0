import { chargeColour } from '../../../screens/seat-colour.ts';
import { SeatCharge } from '../../../symbols/seat-charge.tsx';
import type { CountProps } from '../../face.ts';
import { pointsOf } from '../speech/forecast.ts';
import { Mark } from '../pieces/mark.tsx';
import type { MarkName } from '../pieces/marks.ts';
import { withTom } from '../solo/tom-data.ts';
import { countedSeats } from '../solo/tom-table.tsx';
import type { Speech } from '../speech/speech.ts';
import { type AmsterdamView, groupOf, type PlayerView, reachOf, sum, total } from '../view.ts';
import './count.css';

interface Tally {
  readonly mark: MarkName;
  readonly label: keyof Speech['screen']['count'] | 'orders';
  readonly sources: readonly string[];
  readonly count: (view: AmsterdamView, seat: number, player: PlayerView) => string | number;
}
const left = ({ pool, stored, storage, aboard, dockers, gulden }: PlayerView): number =>
  sum([pool, storage, aboard, dockers].map(total)) + (stored === null ? 0 : 1) + gulden;

const HARBOUR: readonly string[] = ['roof', 'depot', 'quick-delivery', 'foreman', 'docker'];

const tallies: readonly Tally[] = [
  {
    mark: 'activate',
    label: 'cards',
    sources: ['card', 'discarded-map', 'market', 'order'],
    count: (_view, _seat, { active }) => active.length,
  },
  {
    mark: 'warehouse',
    label: 'harbour',
    sources: HARBOUR,
    count: (_view, _seat, { pointsBy }) => sum(HARBOUR.map((source) => pointsBy[source] ?? 0)),
  },
  { mark: 'disc', label: 'amstel', sources: ['bridge', 'mouth'], count: (view, seat) => reachOf(view, seat) },
  {
    mark: 'crest',
    label: 'crests',
    sources: ['group', 'district'],
    count: (view, seat, { crests }) => `${crests.length} · ${groupOf(view, seat).length}`,
  },
  {
    mark: 'order',
    label: 'orders',
    sources: ['order'],
    count: (_view, _seat, { openOrders }) => openOrders.length,
  },
  { mark: 'penalty', label: 'penalties', sources: ['penalty'], count: (_view, _seat, { penalties }) => penalties },
  { mark: 'any', label: 'rest', sources: ['leftovers'], count: (_view, _seat, player) => left(player) },
];

/** The boards side by side; what earns the source being counted is gilt, with its points. */
export function Count({ view: seen, seats: people, speech, counting }: CountProps<AmsterdamView, Speech>) {
  const view = withTom(seen);
  const seats = view === seen ? people : countedSeats(people, speech.words.pieces.tom);
  return (
    <div class="ams-tally">
      {view.players.map((player, seat) => (
        <figure key={seat} class={`ams-tally-board seat-${chargeColour(seats[seat].colour)}`}>
          <figcaption>
            <SeatCharge seat={chargeColour(seats[seat].colour)} size={26} />
            <strong>{seats[seat].name}</strong>
          </figcaption>
          <ul>
            {tallies
              .filter(({ label }) => label !== 'orders' || view.players.some(({ openOrders }) => openOrders.length > 0))
              .map(({ mark, label, sources, count }) => {
                const now = counting !== undefined && sources.includes(counting);
                const points = now ? (pointsOf(view, seat)[counting] ?? 0) : 0;
                return (
                  <li key={label} class={now ? 'ams-tally-now' : undefined}>
                    <Mark name={mark} size={22} />
                    <span>{label === 'orders' ? speech.more.count.orders : speech.screen.count[label]}</span>
                    <b class="figures">{count(view, seat, player)}</b>
                    <span class="ams-tally-points figures">
                      {now ? (points < 0 ? `−${-points}` : `+${points}`) : ''}
                    </span>
                  </li>
                );
              })}
          </ul>
        </figure>
      ))}
    </div>
  );
}
