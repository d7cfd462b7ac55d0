import {
  bestHandBack,
  canHandBack,
  chestOf,
  type G,
  handingOrders,
  type Me,
  type Order,
  pointsOf,
} from '@mokum/amsterdam';
import { useState } from 'preact/hooks';
import { counted, fill } from '../../../words/language.ts';
import { HandBack, type HandBackRow } from './hand-back.tsx';
import { orderSigns } from './order-signs.ts';
import type { AmsScene } from '../scene.ts';
import { thoughtOf } from '../speech/thought.ts';
import { spread } from '../view.ts';

type Levels = Readonly<Record<number, number>>;

const BITS = 3;
const DECIDED = 7;

/** Every order that hands something back, with its level: what is decided already, then what is chosen here. */
function promises(handing: readonly Order[], decided: Levels, levels: Levels) {
  return handing.map((order) => ({ order, level: decided[order.number] ?? levels[order.number] ?? 0 }));
}

/** What was answered before, by order: three bits each, one more than the level. */
function decidedOf(me: Me, handing: readonly Order[]): Levels {
  return Object.fromEntries(
    handing.flatMap(({ number }, place) => {
      const bits = (me.handsBack >> (BITS * place)) & DECIDED;
      return bits === 0 ? [] : [[number, bits - 1]];
    }),
  );
}

const stepsOf = ({ demand, points }: Order): number => (demand.is === 'hand-back' ? 1 : points.length);

/** The answers to what the engine asks order by order: only for those that can still be handed back for (26.29). */
export function handBackMoves(g: G, me: Me, levels: Levels): readonly string[] {
  const handing = handingOrders(g, me);
  const chest = chestOf(me);
  const decided = decidedOf(me, handing);
  const so: Record<number, number> = { ...decided };
  const moves: string[] = [];
  for (const order of handing) {
    if (decided[order.number] !== undefined) continue;
    if (!canHandBack(chest, promises(handing, so, { [order.number]: 1 }))) continue;
    const level = levels[order.number] ?? 0;
    moves.push(`hand-back ${order.number}-${level}`);
    so[order.number] = level;
  }
  return moves;
}

/** While it is asked what to hand back: all orders at once, with the best way as a hint. */
export function HandBackPanel({ scene }: { readonly scene: AmsScene }) {
  const { view } = scene.position;
  const { more, order: textOf, words, amounts } = scene.speech;
  const [levels, setLevels] = useState<Levels>({});
  const thought = thoughtOf(view, scene.seat);
  if (!thought) return null;
  const { g, me } = thought;
  const handing = handingOrders(g, me);
  const chest = chestOf(me);
  const decided = decidedOf(me, handing);
  const best = Object.fromEntries(bestHandBack(g, me).map(({ order, level }) => [order.number, level]));
  const fits = (number: number, level: number): boolean =>
    canHandBack(chest, promises(handing, decided, { ...levels, [number]: level }));
  const rows = handing
    .filter(({ number }) => decided[number] === undefined)
    .map((order): HandBackRow => {
      const most = Array.from({ length: stepsOf(order) }, (_, i) => i + 1).filter((level) => fits(order.number, level));
      return {
        number: order.number,
        signs: orderSigns(order.demand, 0),
        text: textOf(view, order.number),
        level: levels[order.number] ?? 0,
        most: Math.max(0, ...most),
        best: best[order.number] ?? 0,
        points: Array.from({ length: stepsOf(order) + 1 }, (_, level) => pointsOf(g, order, level)),
      };
    });
  const player = view.players[scene.seat];
  const stored = player.stored;
  return (
    <HandBack
      rows={rows}
      stock={{
        dockers: spread(player.dockers),
        goods: [...spread(player.storage), ...spread(player.aboard)],
        resources: stored === null ? player.pool : { ...player.pool, [stored]: player.pool[stored] + 1 },
      }}
      onLevel={(number, level) => setLevels({ ...levels, [number]: level })}
      onBest={() => setLevels(best)}
      onDone={() => scene.onMoves(handBackMoves(g, me, levels))}
      words={{
        ...more.handBack,
        docker: (colour) => words.dockColours[colour],
        good: (good) => words.goods[good],
        amounts,
        order: (number) => fill(more.orders.title, { n: number }),
        level: (n) => counted(more.handBack.level, n),
        bestAll: (n) => counted(more.handBack.bestAll, n),
        done: (n) => (n === 0 ? more.handBack.nothing : counted(more.handBack.done, n)),
      }}
    />
  );
}
