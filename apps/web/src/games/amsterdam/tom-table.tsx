import { useEffect, useState } from 'preact/hooks';
import { appearance } from '../../screens/appearance.ts';
import type { SeatInfo } from '../../table/table.ts';
import { counted, fill, tableWords } from '../../words/language.ts';
import { signal } from '@preact/signals';
import { colourOfSeat } from './people.ts';
import type { AmsScene } from './scene.ts';
import { isFresh, isSolo, lastOfTom, tomSteps } from './tom-data.ts';
import { TomPlate, TomTurn } from './tom.tsx';
import { reachOf } from './view.ts';

const TOM = 1;
const LEAST_PAUSE = 1600;

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
          wanted.value = lastOfTom(scene.position.rows).since;
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
  const { rows } = scene.position;
  const { since, rows: his } = lastOfTom(rows);
  const fresh = isFresh(rows, since) && scene.legal.size > 0 && appearance.pace.value > 0;
  const [told, tell] = useState({ since: -1, shown: 1 });
  const [closed, close] = useState(-1);
  const asked = wanted.value === since && since >= 0;
  const open = asked || (fresh && closed !== since);
  const steps = open ? tomSteps(scene, his) : [];
  const shown = asked ? steps.length : told.since === since ? told.shown : 1;
  const spot = steps[shown - 1]?.spot;
  useEffect(() => {
    if (!open || asked || shown >= steps.length) return;
    const pause = Math.max(LEAST_PAUSE, appearance.pace.peek() * 2);
    const timer = setTimeout(() => tell({ since, shown: shown + 1 }), pause);
    return () => clearTimeout(timer);
  }, [open, asked, since, shown, steps.length]);
  useEffect(() => {
    const thing = spot === undefined ? null : document.querySelector(`[data-spot="${spot}"]`);
    thing?.classList.add('ams-tom-here');
    return () => thing?.classList.remove('ams-tom-here');
  }, [spot]);
  if (steps.length === 0) return null;
  const { more, colour: nameOf, screen, sentence } = scene.speech;
  const shut = (): void => {
    close(since);
    wanted.value = undefined;
  };
  return (
    <div class="ams-tom-over" data-phase={scene.position.view.phase}>
      <TomTurn
        seat={colourOfSeat(scene, TOM)}
        steps={steps}
        shown={shown}
        onNext={() => (shown < steps.length ? tell({ since, shown: shown + 1 }) : shut())}
        onSkip={() => tell({ since, shown: steps.length })}
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
