import { useEffect } from 'preact/hooks';
import { appearance } from '../../../screens/appearance.ts';
import { fly, prepare } from '../../../screens/flights.ts';
import type { SeatInfo } from '../../../table/table.ts';
import { counted, fill, tableWords } from '../../../words/language.ts';
import { signal } from '@preact/signals';
import { colourOfSeat } from '../pieces/people.ts';
import type { AmsScene } from '../scene.ts';
import { isSolo, lastOfTom, tomSteps } from './tom-data.ts';
import { tomFlights } from './tom-movement.tsx';
import { isTelling, NOT_TOLD, shownOf, telling } from './tom-told.ts';
import { TomPlate, TomTurn } from './tom.tsx';
import { reachOf } from '../view.ts';

const TOM = 1;
const LEAST_PAUSE = 1600;
/** His flights are short: whoever skips ahead need not end them. */
const NEVER = new AbortController().signal;

/** What TOM did last is told again, at his plate's wish. */
const wanted = signal<number | undefined>(undefined);

/** TOM among the opponents of the solo game. */
export function TomBanner({ scene }: { readonly scene: AmsScene }) {
  const { view } = scene.position;
  const tom = view.tom?.[0];
  if (!isSolo(view) || !tom) return null;
  const { more, words } = scene.speech;
  const disc = reachOf(view, TOM);
  const facts = {
    points: counted(tableWords.value.points, tom.points),
    gulden: counted(more.tom.gulden, tom.gulden),
    crests: counted(more.tom.crests, tom.crests.length),
    disc: fill(more.tom.disc, { n: disc }),
  };
  return (
    <div class="banner-box" data-seat={TOM}>
      <TomPlate
        seat={colourOfSeat(scene, TOM)}
        points={tom.points}
        gulden={tom.gulden}
        crests={tom.crests.length}
        disc={disc}
        state="ready"
        onOpen={() => {
          const { since } = lastOfTom(scene.position.rows);
          telling.value = { since, shown: Number.POSITIVE_INFINITY, slip: 'open' };
          wanted.value = since;
        }}
        words={{
          ...facts,
          name: words.pieces.tom,
          state: more.tom.plays,
          all: `${fill(more.tom.all, facts)} ${more.tom.banner}`,
        }}
      />
    </div>
  );
}

/** TOM's turn beside the board, step by step; it goes away with the player's next answer. */
export function TomOver({ scene }: { readonly scene: AmsScene }) {
  const { position } = scene;
  const { since, rows: his } = lastOfTom(position.rows);
  const asked = wanted.value === since && since >= 0;
  const open = asked || (scene.legal.size > 0 && isTelling(position, since, appearance.pace.value));
  const steps = open ? tomSteps(scene, his) : [];
  const shown = asked ? steps.length : Math.min(shownOf(since), steps.length);
  const spot = steps[shown - 1]?.spot;
  /** His pieces travel before the table shows them where they end. */
  const go = (to: number): void => {
    const moving = appearance.motion.peek() === 'full' && !document.hidden && to === shown + 1;
    const ready = moving ? prepare(tomFlights(position.view, steps, shown)) : [];
    telling.value = { since, shown: to, slip: 'open' };
    if (ready.length > 0) requestAnimationFrame(() => void fly(ready, NEVER));
  };
  useEffect(() => {
    if (!open || asked || shown >= steps.length) return;
    // The first step follows as soon as the table as it was has been drawn.
    const pause = shown === 0 ? 0 : Math.max(LEAST_PAUSE, appearance.pace.peek() * 2);
    const timer = setTimeout(() => go(shown + 1), pause);
    return () => clearTimeout(timer);
  }, [open, asked, since, shown, steps.length]);
  useEffect(() => {
    const thing = spot === undefined ? null : document.querySelector(`[data-spot="${spot}"]`);
    thing?.classList.add('ams-tom-here');
    return () => thing?.classList.remove('ams-tom-here');
  }, [spot]);
  // What was told of one table is nothing to the next.
  useEffect(
    () => () => {
      telling.value = NOT_TOLD;
      wanted.value = undefined;
    },
    [],
  );
  if (steps.length === 0) return null;
  const { more, colour: nameOf, screen, sentence } = scene.speech;
  const shut = (): void => {
    telling.value = { since, shown: steps.length, slip: 'closed' };
    wanted.value = undefined;
  };
  return (
    <div class="ams-tom-over" data-phase={scene.position.view.phase}>
      <TomTurn
        seat={colourOfSeat(scene, TOM)}
        steps={steps}
        shown={shown}
        onNext={() => (shown < steps.length ? go(shown + 1) : shut())}
        onSkip={() => go(steps.length)}
        onParagraph={(paragraph) => scene.onRule?.(paragraph)}
        words={{
          ...more.tom,
          step: (n, of) => fill(more.tom.step, { n, of }),
          rule: (paragraph) => fill(more.tom.rule, { paragraph }),
          dice: {
            dice: screen.parts.dice,
            die: (colour, value) => fill(screen.die, { colour: sentence(nameOf(colour)), n: value }),
          },
        }}
      />
    </div>
  );
}

/** Those who are counted: TOM comes last (20.18). */
export function countedSeats(seats: readonly SeatInfo[], name: string): readonly SeatInfo[] {
  return [...seats, { name, colour: seats[0].colour === 'white' ? 'red' : 'white', who: 'tom' }];
}
