import { signal } from '@preact/signals';
import type { AmsScene } from '../scene.ts';
import { type Colour, colours } from '../types.ts';

const CARD_053 = 53;
const PHASE_TWO = 2;

/** Whether dice can be chosen now although others still choose theirs: one's own turn to choose is to come (5.3). */
export function mayChooseAhead({ position, seat, onAhead }: AmsScene): boolean {
  const { view, waitingFor, legal } = position;
  if (!onAhead || legal.length > 0 || view.phase !== PHASE_TWO || waitingFor.length === 0) return false;
  return view.order.indexOf(seat) > view.order.indexOf(waitingFor[0]);
}

const first = signal<{ readonly of: string; readonly die: Colour } | undefined>(undefined);
const keyOf = ({ position: { view }, seat }: AmsScene): string => `${seat} ${view.round}`;

/** The dice that wait for their turn, or the first of them. */
export function diceAhead(scene: AmsScene): readonly Colour[] {
  if (!mayChooseAhead(scene)) return [];
  const left = scene.ahead?.find((move) => move.startsWith('choose-dice '));
  if (left !== undefined) return left.slice('choose-dice '.length).split('-') as Colour[];
  return first.value?.of === keyOf(scene) ? [first.value.die] : [];
}

/** The second die leaves the pair; a press on a chosen die takes it back. Whoever shifts a die (053) is asked that later. */
export function chooseAhead(scene: AmsScene, colour: Colour): void {
  const chosen = diceAhead(scene);
  if (chosen.includes(colour)) {
    const other = chosen.find((die) => die !== colour);
    first.value = other === undefined ? undefined : { of: keyOf(scene), die: other };
    scene.onAhead?.([]);
  } else if (chosen.length === 1) {
    const pair = [chosen[0], colour].toSorted((a, b) => colours.indexOf(a) - colours.indexOf(b)).join('-');
    const asksMore = scene.position.view.players[scene.seat].active.includes(CARD_053);
    first.value = undefined;
    scene.onAhead?.([`choose-dice ${pair}`, ...(asksMore ? [] : ['commit'])]);
  } else if (chosen.length === 0) first.value = { of: keyOf(scene), die: colour };
}
