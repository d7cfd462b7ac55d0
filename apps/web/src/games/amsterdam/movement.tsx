import type { Flight, Stage } from '../face.ts';
import { DockerToken } from './docker.tsx';
import { Mark } from './mark.tsx';
import type { MarkName } from './marks.ts';
import { GoodToken } from './resource.tsx';
import type { DockColour, Good } from './types.ts';
import { type AmsterdamView, cardOf } from './view.ts';

/** What another seat has done is shown before the next is asked. */
export function stages(before: AmsterdamView, after: AmsterdamView): readonly Stage<AmsterdamView>[] {
  const [seat] = before.waitingFor === 'chance' ? [] : before.waitingFor;
  if (seat === undefined || before.players.length !== after.players.length) return [];
  const { question: _asked, ...still } = after;
  return [{ seat, view: { ...still, waitingFor: [] } }];
}

const spot = (id: string): string => `[data-spot="${id}"]`;
const badge = (mark: MarkName) => (
  <span class="ams-flight">
    <Mark name={mark} size={26} />
  </span>
);

/** Cards, crests, goods and dockers travel from the table to whoever took them, and from the barge to their house. */
export function flights(before: AmsterdamView, after: AmsterdamView, seat: number): readonly Flight[] {
  return after.players.flatMap((player, other): Flight[] => {
    const was = before.players[other];
    if (was === undefined) return [];
    const own = other === seat;
    const charge = own ? '.own-banner .seat-charge' : `[data-seat="${other}"] .seat-charge`;
    const moving: Flight[] = [];
    const card = (number: number, from: string, to: string): void => {
      moving.push({
        from,
        to: own ? to : charge,
        picture: badge(cardOf(after, number).kind),
        ends: own ? 'lies' : 'leaves',
      });
    };
    for (const number of player.inactive.filter((one) => before.revealed.includes(one)))
      card(number, spot(`card ${number}`), spot(`card ${number}`));
    for (const number of player.active.filter((one) => was.inactive.includes(one)))
      card(number, own ? spot(`card ${number}`) : charge, spot(`card ${number}`));
    for (const block of player.crests.filter((one) => !was.crests.includes(one))) {
      moving.push({ from: charge, to: spot(`block ${block}`), picture: badge('crest'), ends: 'leaves' });
      const good = before.goods[block - 1];
      if (good)
        moving.push({
          from: spot(`block ${block}`),
          to:
            after.blackMarket.includes(good) && !before.blackMarket.includes(good)
              ? spot('black-market')
              : own
                ? '.ams-stores'
                : charge,
          picture: <GoodToken good={good} size={40} />,
          ends: 'leaves',
        });
    }
    for (const good of Object.keys(player.aboard) as Good[])
      if (player.aboard[good] < was.aboard[good])
        moving.push({
          from: spot(`space ${was.barge}`),
          to: spot(`space ${player.barge}`),
          picture: <GoodToken good={good} size={40} />,
          ends: 'leaves',
        });
    for (const docker of Object.keys(player.dockers) as DockColour[]) {
      const picture = <DockerToken colour={docker} size={40} />;
      if (player.dockers[docker] < was.dockers[docker])
        moving.push({ from: spot(`space ${player.barge}`), to: spot('docker-house'), picture, ends: 'leaves' });
      else if (player.dockers[docker] > was.dockers[docker])
        moving.push({ from: spot(`space ${player.barge}`), to: own ? '.ams-stores' : charge, picture, ends: 'leaves' });
    }
    return moving;
  });
}
