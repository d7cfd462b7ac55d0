import { cardNumbered } from '@mokum/grachtenpand';
import type { Flight, Stage } from '../../face.ts';
import { Emblem } from '../../../symbols/emblem.tsx';
import { CardTile } from '../cards/card-tile.tsx';
import { HOUSE, heightOf } from '../street/measures.ts';
import { speech } from '../speech/speech.ts';
import { Storey } from '../street/storey.tsx';
import { drawnCard, type GrachtenpandView, handOf, planned, sizeOf } from '../view.ts';

const sameStreet = (a: GrachtenpandView, b: GrachtenpandView, seat: number): boolean =>
  JSON.stringify(a.players[seat].street) === JSON.stringify(b.players[seat].street) &&
  sizeOf(a.players[seat].canal) === sizeOf(b.players[seat].canal);

/** The builds of a turn are shown one seat after the other; then the hands move on. */
export function stages(before: GrachtenpandView, after: GrachtenpandView): readonly Stage<GrachtenpandView>[] {
  const changed = after.players.map((_, seat) => seat).filter((seat) => !sameStreet(before, after, seat));
  if (changed.length === 0 || before.players.length !== after.players.length) return [];
  const { question: _asked, ...still } = before;
  const shown: Stage<GrachtenpandView>[] = [];
  let players = before.players;
  for (const seat of changed) {
    players = players.map((player, i) => {
      if (i !== seat) return player;
      const { street, canal } = after.players[seat];
      const plan = planned(player);
      const hand = Array.isArray(player.hand)
        ? handOf(player).filter((card) => card !== plan?.card)
        : { hidden: sizeOf(player.hand) - 1 };
      return { ...player, hand, street, canal, card: null, place: null, thrown: false };
    });
    shown.push({ seat, view: { ...still, players, waitingFor: [] } });
  }
  return shown;
}

const storey = (number: number) => {
  const card = drawnCard(number);
  return (
    <svg viewBox={`0 ${-heightOf[card.kind]} ${HOUSE} ${heightOf[card.kind]}`} aria-hidden="true">
      <Storey card={card} state="held" detail="full" />
    </svg>
  );
};
const tile = (number: number) => <CardTile card={drawnCard(number)} state="idle" words={speech.peek().tile(number)} />;
const back = () => (
  <span class="gp-back">
    <Emblem name="canal" size={18} />
  </span>
);
const tileAt = (number: number): string => `[data-tile="${number}"]`;
const pictureAt = (number: number): string => `[data-tile="${number}"] .gp-tile-picture`;
const bannerOf = (seat: number): string => `[data-seat="${seat}"]`;
const inStreet = (number: number): string => `.table-board [data-drawn="${number}"]`;

/** What moves between two moments, as this seat sees it. */
export function flights(before: GrachtenpandView, after: GrachtenpandView, seat: number): readonly Flight[] {
  return [
    ...ownFlights(before, after, seat),
    ...handFlights(before, after, seat),
    ...othersFlights(before, after, seat),
  ];
}

/** A card goes from the hand to its place or into the water, and back again when it is taken back. */
function ownFlights(before: GrachtenpandView, after: GrachtenpandView, seat: number): Flight[] {
  const was = planned(before.players[seat]);
  const is = planned(after.players[seat]);
  if (is?.place !== undefined && was?.place !== is.place)
    return [{ from: pictureAt(is.card), to: inStreet(is.card), picture: storey(is.card), ends: 'lies' }];
  if (is?.thrown && !was?.thrown)
    return [{ from: pictureAt(is.card), to: '.table-board [data-canal]', picture: storey(is.card), ends: 'sinks' }];
  if (was?.place !== undefined && is?.place === undefined && handOf(after.players[seat]).includes(was.card))
    return [{ from: inStreet(was.card), to: pictureAt(was.card), picture: storey(was.card), ends: 'lies' }];
  return [];
}

function handFlights(before: GrachtenpandView, after: GrachtenpandView, seat: number): Flight[] {
  const had = handOf(before.players[seat]);
  const has = handOf(after.players[seat]);
  const came = has.filter((card) => !had.includes(card));
  const went = had.filter((card) => !has.includes(card));
  if (came.length === 1 && went.length === 0)
    return came.map((card) => ({
      from: `[data-deck="${cardNumbered(card).kind}"]`,
      to: tileAt(card),
      picture: tile(card),
      ends: 'lies',
    }));
  if (came.length < 2 || went.length < 2) return [];
  const seats = after.players.length;
  return [
    ...went.map(
      (card): Flight => ({ from: tileAt(card), to: bannerOf((seat + 1) % seats), picture: tile(card), ends: 'leaves' }),
    ),
    ...came.map(
      (card): Flight => ({
        from: bannerOf((seat + seats - 1) % seats),
        to: tileAt(card),
        picture: tile(card),
        ends: 'lies',
      }),
    ),
  ];
}

function othersFlights(before: GrachtenpandView, after: GrachtenpandView, seat: number): Flight[] {
  return after.players.flatMap((player, other): Flight[] => {
    if (other === seat) return [];
    const old = new Set(Object.values(before.players[other].street).flat());
    const built = Object.values(player.street)
      .flat()
      .filter((card) => !old.has(card));
    const from = `${bannerOf(other)} .seat-charge`;
    if (built.length > 0)
      return built.map((card) => ({
        from,
        to: `${bannerOf(other)} [data-drawn="${card}"]`,
        picture: storey(card),
        ends: 'lies',
      }));
    return sizeOf(player.canal) > sizeOf(before.players[other].canal)
      ? [{ from, to: `${bannerOf(other)} [data-canal]`, picture: back(), ends: 'sinks' }]
      : [];
  });
}
