import { cardNumbered } from '@mokum/grachtenpand';
import { SeatCharge } from '../../../symbols/seat-charge.tsx';
import { fill } from '../../../words/language.ts';
import { chargeColour } from '../../../screens/seat-colour.ts';
import type { CountProps } from '../../face.ts';
import { levelsOf, type Room } from '../street/frame.ts';
import type { Speech } from '../speech/speech.ts';
import { Street } from '../street/street.tsx';
import { type GrachtenpandView, pointsOf, type Standing, standingOf } from '../view.ts';
import './count.css';

/** The points of one source, at the cards that earn them. */
function earnedBy(standing: Standing, bonus: number, source: string | undefined): ReadonlyMap<number, string> {
  const earned = new Map<number, string>();
  if (source === 'shop' || source === 'roof') {
    for (const [card, points] of standing.cards)
      if (points > 0 && cardNumbered(card).kind === source) earned.set(card, `+${points}`);
  } else if (source === 'pots') {
    for (const house of standing.houses)
      for (const { number, features } of house.windows) {
        const pots = features.filter((feature) => feature === 'pot').length;
        if (pots > 0) earned.set(number, `+${pots}`);
      }
  } else if (source === 'bonus' && bonus > 0) {
    const middle = [...standing.group][Math.floor(standing.group.size / 2)];
    if (middle !== undefined) earned.set(middle, `+${bonus}`);
  }
  return earned;
}

/** All the streets side by side; the points of the source being counted stand where they were earned. */
export function Count({ view, seats, speech, counting }: CountProps<GrachtenpandView, Speech>) {
  const points = pointsOf(view);
  const streets = view.players.map((player) => standingOf(player.street));
  // One scale for all, so that the heights can be compared.
  const room: Room = {
    houses: Math.max(...streets.map(({ houses }) => houses.length)),
    levels: Math.max(...streets.flatMap(({ houses }) => houses.map(levelsOf))),
    plots: 'none',
    water: 40,
  };
  return (
    <div class="gp-count">
      {view.players.map((_, seat) => {
        const standing = streets[seat];
        const whose = fill(speech.screen.streetOf, { who: seats[seat].name });
        return (
          <figure key={seat} class="gp-count-street">
            <div class="gp-count-picture">
              <Street
                houses={standing.houses}
                met={standing.met}
                {...(counting === 'bonus' || counting === undefined ? { group: standing.group } : {})}
                detail="small"
                water="plain"
                room={room}
                earned={earnedBy(standing, points[seat].bonus, counting)}
                words={speech.street(whose, 'over')}
              />
            </div>
            <figcaption>
              <SeatCharge seat={chargeColour(seats[seat].colour)} size={22} />
              {seats[seat].name}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
