import type { SymbolName } from '../../../symbols/drawings.ts';
import { Emblem } from '../../../symbols/emblem.tsx';
import type { Flight, Stage } from '../../face.ts';
import { fursOf, type NieuwAmsterdamView } from '../view.ts';

/** What another seat has done is shown before the next is asked. */
export function stages(before: NieuwAmsterdamView, after: NieuwAmsterdamView): readonly Stage<NieuwAmsterdamView>[] {
  const [seat] = before.waitingFor === 'chance' ? [] : before.waitingFor;
  if (seat === undefined || before.players.length !== after.players.length) return [];
  const { question: _asked, ...still } = after;
  return [{ seat, view: { ...still, waitingFor: [] } }];
}

const piece = (id: string): string => `[data-press="${id}"]`;
const picture = (name: SymbolName) => (
  <span class="nw-flight">
    <Emblem name={name} size={26} />
  </span>
);

/** Lands, ships, tiles and furs travel from the table to whoever took them. */
export function flights(before: NieuwAmsterdamView, after: NieuwAmsterdamView, seat: number): readonly Flight[] {
  return after.players.flatMap((player, other): Flight[] => {
    const was = before.players[other];
    if (was === undefined) return [];
    const own = other === seat;
    const to = (place: string): string => (own ? place : `[data-seat="${other}"] .seat-charge`);
    const ends = own ? 'lies' : 'leaves';
    const moving: Flight[] = [];
    for (const land of player.lands.filter((card) => before.landDisplay.includes(card)))
      moving.push({ from: piece(`land ${land}`), to: to(piece(`field ${land}`)), picture: picture('land'), ends });
    for (const ship of player.ships.filter((card) => before.shipDisplay.includes(card)))
      moving.push({ from: piece(`ship ${ship}`), to: to(piece(`ship ${ship}`)), picture: picture('ship'), ends });
    if (player.column !== null && was.column === null)
      moving.push({ from: piece(`column ${player.column}`), to: to('.nw-purse-end'), picture: picture('gavel'), ends });
    if (fursOf(player) > fursOf(was)) {
      const trader = after.traders.findIndex(
        ({ furs }, i) => JSON.stringify(furs) !== JSON.stringify(before.traders[i].furs),
      );
      const from = ['trader top', 'trader middle', 'trader bottom'][trader];
      moving.push({
        from:
          from === undefined
            ? piece('district black-market')
            : from === 'trader top'
              ? `${piece(from)}, [data-press^="pelt"]`
              : piece(from),
        to: to('.nw-pelt-chip'),
        picture: picture('fur'),
        ends,
      });
    }
    return moving;
  });
}
