import { chooseAhead, mayChooseAhead } from '../dial/ahead.ts';
import { figureMoves } from '../expansions/figures-data.ts';
import { draftOf, setDraft, slipSide } from '../own/draft.ts';
import { journeyMoves, mayChoose, paymentMoves, seaWays, sensiblePlan } from '../harbour/sea-way.ts';
import type { AmsScene } from '../scene.ts';
import { type Colour, colours } from '../types.ts';
import { type AmsterdamView, editionOf, reachOf, total } from '../view.ts';

const goodsOf = (view: AmsterdamView): readonly string[] => editionOf(view).harbour.warehouses.map(({ good }) => good);

/** All the moves that a thing on the table can stand for, whether they are legal now or not. */
export function standsFor(piece: string, view: AmsterdamView): readonly string[] {
  const [what, which = ''] = piece.split(' ');
  const { harbour } = editionOf(view);
  switch (what) {
    case 'block':
      return [`take-block ${which}`, `free-block ${which}`, ...figureMoves('bailiff', which)];
    case 'card':
      return CARD_TASKS.map((task) => `${task} ${which}`);
    case 'warehouse':
      return [
        `deliver ${harbour.warehouses[Number(which)].good}`,
        ...figureMoves('foreman', harbour.warehouses[Number(which)].pier),
      ];
    case 'depot':
      return [
        ...goodsOf(view).map((good) => `deliver ${good}`),
        ...figureMoves('foreman', harbour.depots[Number(which)].pier),
      ];
    case 'docker':
      return [`take-docker ${which}`];
    case 'passenger':
    case 'docker-house':
      return harbour.docks.map(({ colour }) => `hand-over ${colour}`).filter((move) => !which || move.endsWith(which));
    case 'space':
      return spaceMoves(Number(which), view);
    case 'stored':
      return [`load ${which}`];
    case 'aboard':
      return [`deliver ${which}`];
    case 'crate':
      return ['sell gulden', ...figureMoves('trader', which)];
    case 'foreman-to':
    case 'bailiff-to':
    case 'trader-to':
      return figureMoves(what.slice(0, -3) as 'foreman', which);
    case 'order':
      return [`open-order ${which}`];
    case 'gem':
      return [`store-resource ${which}`, `pay-colour ${which}`];
    case 'market':
      return ['market'];
    case 'reach':
      return ['amstel'];
    default:
      return [];
  }
}

const CARD_TASKS = [
  'first-card',
  'take-card',
  'discard-sixth',
  'discard-map',
  'activate',
  'use-card',
  'activate-free',
  'swap-out',
  'swap-in',
  'tom-discards',
] as const;

/** At the space where one's barge lies: what can be done there. */
function spaceMoves(space: number, view: AmsterdamView): readonly string[] {
  const { harbour } = editionOf(view);
  const dock = harbour.docks.findIndex((other) => other.space === space);
  const here = dock < 0 ? [] : view.docks[dock].dockers.map((docker) => `take-docker ${docker}`);
  const over = dock < 0 ? [] : [`hand-over ${harbour.docks[dock].colour}`];
  return [
    ...here,
    ...over,
    ...goodsOf(view).map((good) => `deliver ${good}`),
    `sail ${space}`,
    `barge-to ${space}`,
    ...figureMoves('foreman', space),
  ];
}

export const movesOf = (piece: string, scene: AmsScene): readonly string[] => {
  const { view } = scene.position;
  const moves = standsFor(piece, view).filter((move) => scene.legal.has(move));
  if (!piece.startsWith('space')) return moves;
  // What is done at a space is done where the barge lies; elsewhere a space is a place to sail to.
  const here = view.players[scene.seat].barge === Number(piece.split(' ')[1]);
  return moves.filter((move) => /^(barge-to|place|move)/.test(move) || move.startsWith('sail') !== here);
};

/** The pier of a house in the harbour, or the space itself. */
export function spaceOf(piece: string, view: AmsterdamView): number | undefined {
  const [what, which] = piece.split(' ');
  const { harbour } = editionOf(view);
  if (what === 'space') return Number(which);
  if (what === 'warehouse') return harbour.warehouses[Number(which)].pier;
  if (what === 'depot') return harbour.depots[Number(which)].pier;
  return undefined;
}

export const mySail = (scene: AmsScene): boolean => [...scene.legal].some((move) => move.startsWith('sail '));

/** Whether a way is shown with its price before it is gone: where the payment can be changed, and where no pointer has shown it. */
const asksFirst = ({ frame, position: { view }, seat }: AmsScene, cost: number): boolean =>
  mayChoose(view.players[seat].pool, cost) || (frame === 'phone' && cost > 0);

/** Submits a journey, or shows what it would cost and lets the payment be changed; the second press sails. */
export function sailTo(scene: AmsScene, space: number): void {
  const { view } = scene.position;
  const way = seaWays(view, scene.seat).get(space);
  if (!way) return;
  const draft = draftOf(scene);
  const plan = (draft.sail === space ? draft.plan : undefined) ?? sensiblePlan(view, scene.seat, way.cost);
  if (draft.sail === space || !asksFirst(scene, way.cost))
    scene.onMoves(journeyMoves(view, scene.seat, way.path, plan));
  else setDraft(scene, { sail: space, plan });
}

export const stepsTo = (scene: AmsScene, reach: number): number => reach - reachOf(scene.position.view, scene.seat);

/** What so many steps on the Amstel cost (11.2). */
export function amstelCost(view: AmsterdamView, steps: number): number {
  const { firstStep, furtherStep } = editionOf(view).amstel;
  return steps <= 0 ? 0 : firstStep + (steps - 1) * furtherStep;
}

export function canReach(scene: AmsScene, reach: number): boolean {
  const { view } = scene.position;
  const steps = stepsTo(scene, reach);
  if (scene.legal.has(`amstel-steps ${steps}`)) return true;
  return scene.legal.has('amstel') && steps > 0 && amstelCost(view, steps) <= total(view.players[scene.seat].pool);
}

export function rowTo(scene: AmsScene, reach: number): void {
  const { view } = scene.position;
  const steps = stepsTo(scene, reach);
  const { pool } = view.players[scene.seat];
  const due = amstelCost(view, steps);
  const draft = draftOf(scene);
  const plan = (draft.reach === reach ? draft.plan : undefined) ?? sensiblePlan(view, scene.seat, due);
  if (draft.reach !== reach && asksFirst(scene, due)) {
    setDraft(scene, { reach, plan });
    return;
  }
  // Where only one step is possible the engine does not ask how far.
  const short =
    amstelCost(view, 2) > total(pool) || reachOf(view, scene.seat) === editionOf(view).amstel.spaces.length - 2;
  const far = short && scene.legal.has('amstel') ? [] : [`amstel-steps ${steps}`];
  scene.onMoves([...(scene.legal.has('amstel') ? ['amstel'] : []), ...far, ...paymentMoves(pool, due, plan)]);
}

export const isDie = (piece: string): boolean => piece.startsWith('die ');

/** The second die makes the pair; a chosen one is put back. */
export function toggleDie(scene: AmsScene, colour: Colour): void {
  const chosen = draftOf(scene).dice ?? [];
  if (chosen.includes(colour)) setDraft(scene, { dice: chosen.filter((other) => other !== colour) });
  else if (chosen.length === 0) setDraft(scene, { dice: [colour] });
  else scene.onMove(`choose-dice ${pairOf(chosen[0], colour)}`);
}
export const pairOf = (a: Colour, b: Colour): string =>
  [a, b].toSorted((x, y) => colours.indexOf(x) - colours.indexOf(y)).join('-');

/** Questions that are answered by pressing a place. */
const ON_PLACES = /^(place|move)-|^(free-block|barge-to)$/;

/** The move by which to ask why a thing cannot be used now. */
function reasonMove(piece: string, scene: AmsScene): string | undefined {
  const { view } = scene.position;
  const me = view.players[scene.seat];
  const [what, which = ''] = piece.split(' ');
  const task = view.question?.task;
  if (task !== undefined && scene.legal.size > 0 && ON_PLACES.test(task))
    return standsFor(piece, view).find((move) => move.startsWith(`${task} `));
  if (what === 'card') {
    if (task !== 'turn') return standsFor(piece, view).find((move) => move.startsWith(`${task} `));
    return `${me.active.includes(Number(which)) ? 'use-card' : 'activate'} ${which}`;
  }
  if (what === 'space') return me.barge === Number(which) ? undefined : `sail ${which}`;
  if (what === 'depot') return standsFor(piece, view).find((move) => me.aboard[move.split(' ')[1] as 'beer'] > 0);
  if (what === 'docker-house') return undefined;
  return standsFor(piece, view)[0];
}

export function ask(scene: AmsScene, piece: string): void {
  const move = reasonMove(piece, scene);
  slipSide.value = sideOf(piece);
  scene.onAsk({ piece, ...(move !== undefined && { move }) });
}
/** Slips about the map stand over the side, those about the side over the map. */
export const sideOf = (piece: string): 'map' | 'side' =>
  /^(card|market|die|round|display|order)/.test(piece) ? 'map' : 'side';

/** On a phone nothing can be pointed at: a card, a block or the market tells what it is by a first tap, and is used by a second. */
const tellsFirst = (piece: string, { frame }: AmsScene): boolean =>
  frame === 'phone' &&
  /^(card|block|market)\b/.test(piece) &&
  document.querySelector(`.slips[data-about="${piece}"]`) === null;

/** One move is made at once; where there are several, or none, the thing tells what it is. */
export function pressPiece(piece: string, scene: AmsScene): void {
  const { view } = scene.position;
  if (isDie(piece) && mayChooseAhead(scene)) {
    chooseAhead(scene, piece.slice(4) as Colour);
    return;
  }
  if (isDie(piece) && view.question?.task === 'choose-dice' && scene.legal.size > 0) {
    toggleDie(scene, piece.slice(4) as Colour);
    return;
  }
  if (piece.startsWith('reach') && canReach(scene, Number(piece.slice(6)))) {
    rowTo(scene, Number(piece.slice(6)));
    return;
  }
  const moves = movesOf(piece, scene).filter((move) => !move.startsWith('sail'));
  if (moves.length === 1 && !tellsFirst(piece, scene)) {
    scene.onMove(moves[0]);
    return;
  }
  const space = spaceOf(piece, view);
  if (moves.length === 0 && space !== undefined && mySail(scene) && seaWays(view, scene.seat).has(space))
    sailTo(scene, space);
  else ask(scene, piece);
}
