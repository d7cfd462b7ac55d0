import { type Edition, editionOf } from '@mokum/nieuw-amsterdam';
import { chargeColour } from '../../../screens/seat-colour.ts';
import { SeatCharge } from '../../../symbols/seat-charge.tsx';
import { Emblem } from '../../../symbols/emblem.tsx';
import type { SymbolName } from '../../../symbols/drawings.ts';
import type { CountProps } from '../../face.ts';
import type { Speech } from '../speech/speech.ts';
import { type NieuwAmsterdamView, type PlayerView, fursOf, rowOf, shopsOf } from '../view.ts';
import './count.css';

interface Tally {
  readonly symbol: SymbolName;
  readonly label: keyof Speech['screen']['count'];
  readonly sources: readonly string[];
  readonly count: (player: PlayerView, edition: Edition) => number;
}
const tallies: readonly Tally[] = [
  { symbol: 'town', label: 'shops', sources: ['election', 'final-election', 'lost-shop'], count: shopsOf },
  {
    symbol: 'cleared',
    label: 'lands',
    sources: ['clear', 'final-land'],
    count: (player, edition) => rowOf(edition, player).filter(({ state }) => state !== 'wild').length,
  },
  { symbol: 'ship', label: 'ships', sources: ['ship-furs'], count: (player) => player.ships.length },
  { symbol: 'fur', label: 'furs', sources: ['final-furs'], count: fursOf },
  {
    symbol: 'goods',
    label: 'rest',
    sources: ['final-resources'],
    count: ({ stock }) => stock.grain + stock.coin + stock.wood + stock.goods,
  },
];

/** The colonies side by side; what earns the source being counted is gilt, with its points. */
export function Count({ view, seats, speech, counting }: CountProps<NieuwAmsterdamView, Speech>) {
  return (
    <div class="nw-tally">
      {view.players.map((player, seat) => (
        <figure key={seat} class={`nw-tally-colony seat-${chargeColour(seats[seat].colour)}`}>
          <figcaption>
            <SeatCharge seat={chargeColour(seats[seat].colour)} size={26} />
            <strong>{seats[seat].name}</strong>
          </figcaption>
          <ul>
            {tallies.map(({ symbol, label, sources, count }) => {
              const now = counting !== undefined && sources.includes(counting);
              const points = now ? (player.points[counting] ?? 0) : 0;
              return (
                <li key={label} class={now ? 'nw-tally-now' : undefined}>
                  <Emblem name={symbol} size={24} />
                  <span>{speech.screen.count[label]}</span>
                  <b class="figures">{count(player, editionOf(view))}</b>
                  <span class="nw-tally-points figures">{now ? (points < 0 ? `−${-points}` : `+${points}`) : ''}</span>
                </li>
              );
            })}
          </ul>
        </figure>
      ))}
    </div>
  );
}
