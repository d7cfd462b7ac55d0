import { counted, fill } from '../../../words/language.ts';
import { diceAhead, mayChooseAhead } from '../dial/ahead.ts';
import { moveText } from '../speech/move-text.ts';
import type { DialProps } from '../dial/dial.tsx';
import { draftOf, peeked } from './draft.ts';
import type { DieView } from '../dial/dice.tsx';
import type { RivalView, StoresView, StoresWords } from './panels.tsx';
import { isDie, pairOf } from '../pieces/pieces.ts';
import type { AmsScene } from '../scene.ts';
import { type Amounts, type Colour, colours, type Press } from '../types.ts';
import {
  type AmsterdamView,
  amountOf,
  cardOf,
  LAST_ROUND,
  roundOfSegment,
  SEGMENTS,
  segmentOf,
  spread,
  turnsOf,
} from '../view.ts';

const CARD_052 = 52;
const CARD_054 = 54;

/** Where the resources of a die would land: the segment of its value, and what cards of phase II add. */
export function landingOf(view: AmsterdamView, seat: number, colour: Colour): Readonly<Record<number, Amounts>> {
  const face = view.dice[colour];
  if (face === 0) return {};
  const { active } = view.players[seat];
  const more = active.includes(CARD_054) && view.card054 === 'each-die' ? 1 : 0;
  const extra = face === 1 && active.includes(CARD_052) ? extraOf(view) : 0;
  return { [face]: { [colour]: face + more + extra } };
}
function extraOf(view: AmsterdamView): number {
  const { effect } = cardOf(view, CARD_052);
  return effect.is === 'extra-of-die' ? effect.each : 0;
}

export const mergeLandings = (all: readonly Readonly<Record<number, Amounts>>[]): Readonly<Record<number, Amounts>> => {
  const merged: Record<number, Amounts> = {};
  for (const one of all)
    for (const [segment, amounts] of Object.entries(one)) {
      const at = Number(segment);
      merged[at] = { ...merged[at], ...amounts };
    }
  return merged;
};

/** Shadows on the dial: of the dice that are chosen or pointed at, or of a colour that is to be put there. */
function shadows(scene: AmsScene): Readonly<Record<number, Amounts>> {
  const { view } = scene.position;
  const task = view.question?.task;
  const at = peeked.value ?? '';
  if (at.startsWith('shift ')) return shiftShadow(scene, at.slice(6));
  if (at.startsWith('colour ')) {
    const colour = at.slice(7) as Colour;
    if (task === 'first-colour') return { 1: { [colour]: 1 } };
    if (task === 'second-colour') return { 2: { [colour]: 2 } };
    if (task === 'second-colours') return { 2: { [colour]: 1 } };
  }
  const dice = new Set(task === 'choose-dice' ? (draftOf(scene).dice ?? []) : diceAhead(scene));
  if (isDie(at) && view.phase <= 2) dice.add(at.slice(4) as Colour);
  return mergeLandings([...dice].map((colour) => landingOf(view, scene.seat, colour)));
}

function shiftShadow(scene: AmsScene, shift: string): Readonly<Record<number, Amounts>> {
  const { view } = scene.position;
  const pair = String(view.question?.about['dice'] ?? '').split('-') as Colour[];
  return mergeLandings(
    pair.map((colour) => {
      const way = shift === `${colour}-up` ? 1 : shift === `${colour}-down` ? -1 : 0;
      return Object.fromEntries(
        Object.entries(landingOf(view, scene.seat, colour)).map(([segment, amounts]) => [
          Number(segment) + way,
          amounts,
        ]),
      );
    }),
  );
}

export function segmentLabel(scene: AmsScene, segment: number): string {
  const { view } = scene.position;
  const { screen, amounts } = scene.speech;
  const round = roundOfSegment(view, segment);
  if (round > LAST_ROUND) return fill(screen.segmentLate, { n: segment });
  const what = segmentOf(view.players[scene.seat], segment);
  return fill(screen.segment, { n: segment, round, what: amountOf(what) === 0 ? screen.parts.nothing : amounts(what) });
}

export function dialData(scene: AmsScene): Omit<DialProps, 'onPress'> {
  const { view } = scene.position;
  const player = view.players[scene.seat];
  const segments = Array.from({ length: SEGMENTS }, (_, i) => i + 1);
  return {
    segments: segments.map((segment) => segmentOf(player, segment)),
    turned: turnsOf(view),
    rounds: segments.map((segment) => {
      const round = roundOfSegment(view, segment);
      return round > LAST_ROUND ? undefined : fill(scene.speech.screen.roundShort, { n: round });
    }),
    preview: shadows(scene),
    words: { dial: scene.speech.screen.parts.dial, segment: (segment) => segmentLabel(scene, segment) },
  };
}

export function diceData(scene: AmsScene): readonly DieView[] {
  const { view } = scene.position;
  const { screen, colour: nameOf, amounts, sentence } = scene.speech;
  const ahead = mayChooseAhead(scene);
  const chosen = ahead ? diceAhead(scene) : (draftOf(scene).dice ?? []);
  const asked = ahead || (view.question?.task === 'choose-dice' && scene.legal.size > 0);
  return colours.map((colour) => {
    const value = view.dice[colour];
    const names = { colour: sentence(nameOf(colour)), n: value };
    const [[segment, what] = ['', {}]] = Object.entries(landingOf(view, scene.seat, colour));
    const can =
      asked &&
      (ahead
        ? chosen.length < 2
        : chosen.length === 0 ||
          chosen.includes(colour) ||
          scene.legal.has(`choose-dice ${pairOf(chosen[0], colour)}`));
    const label =
      value === 0
        ? fill(screen.dieUnrolled, names)
        : asked
          ? `${fill(screen.die, names)}. ${fill(screen.dieLands, { ...names, resources: amounts(what), round: roundOfSegment(view, Number(segment)) })}`
          : fill(screen.die, names);
    const press: Press = {
      id: `die ${colour}`,
      label,
      state: chosen.includes(colour) ? 'chosen' : can ? 'legal' : 'idle',
    };
    return { colour, value, press };
  });
}

export function storesData(scene: AmsScene, seat = scene.seat): StoresView {
  const player = scene.position.view.players[seat];
  const { keeps } = player;
  const stored = player.stored ?? (typeof keeps === 'string' && keeps !== 'none' ? keeps : undefined);
  return {
    gulden: player.gulden,
    penalties: player.penalties,
    crests: player.crests.length,
    pool: player.pool,
    aboard: spread(player.aboard),
    storage: spread(player.storage),
    dockers: spread(player.dockers),
    ...(stored && { stored }),
  };
}

export function rivalData(scene: AmsScene, seat: number): RivalView {
  const { view } = scene.position;
  const player = view.players[seat];
  const cards = { artisan: 0, building: 0, map: 0 };
  for (const card of player.active) cards[cardOf(view, card).kind]++;
  return { ...storesData(scene, seat), cards, inactive: player.inactive.length, next: segmentOf(player, 1) };
}

const spoken = new WeakMap<object, StoresWords>();

/** The same words for the same language: what is named by them need not be drawn again. */
function fixedWords({ screen, colour, good, docker, amounts }: AmsScene['speech']): StoresWords {
  const known = spoken.get(screen);
  if (known) return known;
  const made: StoresWords = {
    panel: screen.parts.stores,
    pool: screen.parts.pool,
    barge: screen.parts.barge,
    storage: screen.parts.storage,
    kept: (stored) => fill(screen.parts.kept, { what: stored ? colour(stored) : screen.parts.nothing }),
    count: (what, n) => counted(screen.counts[what], n),
    colour,
    good,
    docker: (one) => fill(screen.passenger, { colour: docker(one) }),
    amounts,
  };
  spoken.set(screen, made);
  return made;
}

export const storesWords = ({ speech, position: { view } }: AmsScene): StoresWords & { next: string } => ({
  ...fixedWords(speech),
  next: fill(speech.screen.parts.next, { n: roundOfSegment(view, 1) }),
});

/** What can be pressed in the stores: goods to load or deliver, dockers to hand over, resources to pay with or to store. */
export function storesPress(scene: AmsScene): Readonly<Record<string, Press>> {
  const press: Record<string, Press> = {};
  for (const move of scene.legal) {
    const [task, value = ''] = move.split(' ');
    const shelf = SHELVES[task];
    if (shelf === undefined) continue;
    const id = `${shelf} ${value}`;
    press[id] = { id, label: scene.speech.sentence(moveText(move, scene)) };
  }
  return press;
}
/** Where in the stores a move is made. */
const SHELVES: Readonly<Record<string, string>> = {
  load: 'stored',
  deliver: 'aboard',
  'hand-over': 'passenger',
  'store-resource': 'gem',
  'pay-colour': 'gem',
};
