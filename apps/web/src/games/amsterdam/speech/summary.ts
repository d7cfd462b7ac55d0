import { leftovers, priceOfTokens } from '@mokum/amsterdam';
import { counted, fill } from '../../../words/language.ts';
import { deliveryPoints } from '../harbour/harbour-data.ts';
import type { AmsScene } from '../scene.ts';
import { thoughtOf, yieldOfCard } from './thought.ts';
import type { DockColour, Good } from '../types.ts';
import { amountOf, editionOf, LAST_ROUND, segmentOf, total } from '../view.ts';

/** What ending the turn now would lose or leave undone, and what penalty is to come; nothing, if there is nothing to say. */
export function summary(scene: AmsScene): readonly string[] {
  const { view } = scene.position;
  const { legal, seat } = scene;
  if (!legal.has('pass')) return [];
  const { screen, some, docker, points } = scene.speech;
  const said = screen.end;
  const player = view.players[seat];
  const last = view.round === LAST_ROUND;
  const thought = thoughtOf(view, seat);
  const lines: string[] = [];
  const pool = total(player.pool);
  if (!last && pool > 1) lines.push(counted(said.lost, pool - 1));
  const depot = editionOf(view).harbour.depots.findIndex(({ pier }) => pier === player.barge);
  for (const move of legal) {
    const [task, value] = move.split(' ');
    if (task === 'deliver') {
      const worth = deliveryPoints(scene, value as Good, depot < 0 ? undefined : depot);
      lines.push(fill(said.deliver, { good: some(value as Good), points: points(worth) }));
    }
    if (task === 'hand-over') lines.push(fill(said.handOver, { colour: docker(value as DockColour) }));
  }
  // A card that would only cost something is not missed.
  const cards = [...legal].filter((move) => {
    if (!move.startsWith('use-card ') || !thought) return false;
    const gift = yieldOfCard(thought, seat, Number(move.slice(9)));
    return gift !== undefined && gift.gulden >= 0 && amountOf(gift.resources) + gift.any >= 0;
  }).length;
  if (cards > 0) lines.push(counted(said.cards, cards));
  if (view.freeSteps + view.halfSteps > 0) lines.push(counted(said.steps, view.freeSteps + view.halfSteps));
  // A penalty to come is told by itself too: the next round is planned from now on.
  if (!last && amountOf(segmentOf(player, 1)) === 0) lines.push(fill(said.exit, { n: view.round + 1 }));
  if (last && thought) {
    const { leftoversPerPoint } = editionOf(view).rounds;
    const tokens = thought.me.noTokenForInactive > 0 ? 0 : player.inactive.length;
    if (player.inactive.length > 0 && tokens > 0)
      lines.push(
        counted(said.inactive, tokens, { points: points(priceOfTokens(thought.board, player.penalties + tokens)) }),
      );
    lines.push(fill(said.leftover, { points: points(Math.floor(leftovers(thought.me) / leftoversPerPoint)) }));
  }
  return lines;
}
