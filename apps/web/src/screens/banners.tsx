import type { Face, Scene } from '../games/face.ts';
import { Emblem } from '../symbols/emblem.tsx';
import { SeatCharge } from '../symbols/seat-charge.tsx';
import { SeatBanner } from '../ui/seat-banner.tsx';
import { counted, fill, tableWords } from '../words/language.ts';
import { chargeColour } from './seat-colour.ts';

interface BannersProps {
  readonly face: Face;
  readonly scene: Scene<unknown, unknown>;
  readonly totals: readonly number[];
  readonly playing: number | undefined;
  readonly onOpen: (seat: number) => void;
}

/** The other seats, beginning with the one on the left. */
export function Banners({ face, scene, totals, playing, onOpen }: BannersProps) {
  const { position, seat, seats, speech } = scene;
  const words = tableWords.value;
  const order = seats.map((_, i) => (seat + 1 + i) % seats.length).slice(0, -1);
  return (
    <>
      {order.map((other) => {
        const { name, colour } = seats[other];
        const state = playing === other || position.waitingFor.includes(other) ? 'thinking' : 'ready';
        const points = counted(words.points, totals[other]);
        const said =
          playing === other ? (face.showing?.(speech) ?? words.acting) : words.state[position.result ? 'idle' : state];
        return (
          <div key={other} class={`banner-box ${playing === other ? 'banner-playing' : ''}`} data-seat={other}>
            <SeatBanner
              seat={chargeColour(colour)}
              name={name}
              points={totals[other]}
              state={state}
              words={{ points, state: said, name: fill(words.banner, { name, points, state: said }) }}
              onOpen={() => onOpen(other)}
            >
              <face.Small scene={scene} seat={other} />
            </SeatBanner>
          </div>
        );
      })}
      {face.Bystander && <face.Bystander scene={scene} />}
      <OwnBanner face={face} scene={scene} total={totals[seat]} />
    </>
  );
}

/** The seat in front has its points and counts at hand too. */
function OwnBanner({ face, scene, total }: Pick<BannersProps, 'face' | 'scene'> & { readonly total: number }) {
  const { seat, seats } = scene;
  const words = tableWords.value;
  return (
    <section class={`own-banner seat-${chargeColour(seats[seat].colour)}`} aria-label={words.you}>
      <SeatCharge seat={chargeColour(seats[seat].colour)} size={30} />
      <span class="own-banner-name">{seats[seat].name}</span>
      <span class="banner-points figures" role="img" aria-label={counted(words.points, total)}>
        {total}
        <Emblem name="points" size={16} />
      </span>
      <div class="own-banner-counts">{face.Counts({ scene, seat })}</div>
    </section>
  );
}
