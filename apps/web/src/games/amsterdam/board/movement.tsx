import type { VNode } from 'preact';
import type { Flight } from '../../face.ts';
import { DockerToken } from '../harbour/docker.tsx';
import { Mark } from '../pieces/mark.tsx';
import type { MarkName } from '../pieces/marks.ts';
import { Gem, GoodToken } from '../pieces/resource.tsx';
import { type CardKind, type Colour, colours, type DockColour, type Good } from '../types.ts';
import { type AmsterdamView, cardOf, editionOf, type PlayerView, reachOf, SEGMENTS, total, turnsOf } from '../view.ts';

/** The shelves of the stores in front. */
const [POOL, BARGE, STORAGE] = ['any', 'barge', 'warehouse'].map((mark) => `.ams-stores [data-shelf="${mark}"]`);
export const spot = (id: string): string => `[data-spot="${id}"]`;
export const badge = (mark: MarkName): VNode => (
  <span class="ams-flight">
    <Mark name={mark} size={26} />
  </span>
);
/** The back of a card: the seal of its kind. */
export const paper = (kind: CardKind): VNode => (
  <span class={`ams-flight-card ams-card-${kind}`}>
    <Mark name={kind} size={30} />
  </span>
);

interface Mover {
  readonly was: PlayerView;
  readonly now: PlayerView;
  readonly own: boolean;
  /** the seat's shield */
  readonly charge: string;
}

function cardFlights(before: AmsterdamView, { was, now, own, charge }: Mover): Flight[] {
  const fly = (number: number, from: string): Flight => ({
    from,
    to: own ? spot(`card ${number}`) : charge,
    picture: paper(cardOf(before, number).kind),
    ends: own ? 'lies' : 'leaves',
  });
  return [
    ...now.inactive.filter((card) => before.revealed.includes(card)).map((card) => fly(card, spot(`card ${card}`))),
    ...now.active
      .filter((card) => was.inactive.includes(card))
      .map((card) => fly(card, own ? spot(`card ${card}`) : charge)),
  ];
}

function blockFlights(before: AmsterdamView, after: AmsterdamView, { was, now, own, charge }: Mover): Flight[] {
  return now.crests
    .filter((block) => !was.crests.includes(block))
    .flatMap((block): Flight[] => {
      const good = before.goods[block - 1];
      const sold = after.blackMarket.includes(good) && !before.blackMarket.includes(good);
      const to = sold ? spot('black-market') : own ? STORAGE : charge;
      return [
        { from: charge, to: spot(`block ${block}`), picture: badge('crest'), ends: 'leaves' },
        { from: spot(`block ${block}`), to, picture: <GoodToken good={good} size={40} />, ends: 'leaves' },
      ];
    });
}

/** Goods go ashore where the barge lies, dockers come aboard or go home. */
function harbourFlights(before: AmsterdamView, after: AmsterdamView, { was, now, own, charge }: Mover): Flight[] {
  const here = spot(`space ${now.barge}`);
  const moving: Flight[] = [];
  for (const good of Object.keys(now.aboard) as Good[]) {
    const loaded = now.aboard[good] > was.aboard[good];
    if (loaded)
      moving.push({
        from: own ? STORAGE : charge,
        to: here,
        picture: <GoodToken good={good} size={40} />,
        ends: 'leaves',
      });
    if (now.aboard[good] >= was.aboard[good]) continue;
    const depot = after.depots.findIndex((house, i) => house.good !== before.depots[i].good);
    const warehouse = editionOf(after).harbour.warehouses.findIndex((house) => house.good === good);
    const to = spot(depot >= 0 ? `depot ${depot}` : `warehouse ${warehouse}`);
    moving.push({ from: here, to, picture: <GoodToken good={good} size={40} />, ends: 'leaves' });
  }
  for (const docker of Object.keys(now.dockers) as DockColour[]) {
    const change = now.dockers[docker] - was.dockers[docker];
    if (change === 0) continue;
    const to = change < 0 ? spot('docker-house') : own ? BARGE : charge;
    moving.push({ from: here, to, picture: <DockerToken colour={docker} size={40} />, ends: 'leaves' });
  }
  return moving;
}

/** What dice have brought lands on the dial, or at once in the pool; the wheel has turned on meanwhile. */
function diceFlights(before: AmsterdamView, after: AmsterdamView, { was, now, own }: Mover): Flight[] {
  if (!own || before.phase !== 2) return [];
  const turned = turnsOf(after) - turnsOf(before);
  const land = (colour: Colour, to: string): Flight => ({
    from: spot(`die ${colour}`),
    to,
    picture: (
      <span class="ams-flight-gem">
        <Gem colour={colour} size={26} />
      </span>
    ),
    ends: 'leaves',
  });
  const onDial = Array.from({ length: SEGMENTS }, (_, i) => i + 1).flatMap((segment) =>
    colours
      .filter((colour) => dialAt(now, segment, colour) > dialAt(was, segment + turned, colour))
      .map((colour) => land(colour, spot(`segment ${segment}`))),
  );
  const inPool = colours
    .filter((colour) => before.dice[colour] === 1 && turned === 1)
    .filter((colour) => now.pool[colour] > was.pool[colour] + dialAt(was, 1, colour))
    .map((colour) => land(colour, POOL));
  return [...onDial, ...inPool];
}
const dialAt = (player: PlayerView, segment: number, colour: Colour): number =>
  player.dial[`${segment}-${colour}`] ?? 0;

/** Points show where they were earned before they join the score. */
function pointFlights(from: string | undefined, { was, now, charge }: Mover): Flight[] {
  const gain = now.points - was.points;
  if (from === undefined || gain <= 0) return [];
  return [{ from, to: charge, picture: <span class="ams-flight figures">+{gain}</span>, ends: 'leaves' }];
}

/** Everything that has changed hands or places, from where it was to where it is. */
export function flights(before: AmsterdamView, after: AmsterdamView, seat: number): readonly Flight[] {
  return after.players.flatMap((now, other): Flight[] => {
    const was = before.players[other];
    if (was === undefined) return [];
    const own = other === seat;
    const mover: Mover = {
      was,
      now,
      own,
      charge: own ? '.own-banner .seat-charge' : `[data-seat="${other}"] .seat-charge`,
    };
    const [from, to] = [reachOf(before, other), reachOf(after, other)];
    const harbour = harbourFlights(before, after, mover);
    const ashore = total(now.aboard) < total(was.aboard) || total(now.dockers) < total(was.dockers);
    const earned = ashore ? spot(`space ${now.barge}`) : from !== to ? spot(`reach ${to}`) : undefined;
    return [
      ...cardFlights(before, mover),
      ...blockFlights(before, after, mover),
      ...diceFlights(before, after, mover),
      ...harbour,
      ...pointFlights(earned, mover),
    ];
  });
}
