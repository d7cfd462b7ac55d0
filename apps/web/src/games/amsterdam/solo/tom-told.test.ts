import { amsterdam } from '@mokum/amsterdam';
import { bots } from '@mokum/bots/amsterdam';
import { type Json, Match, Random } from '@mokum/kernel';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerChance } from '../../../table/test-position.ts';
import { positionOf } from '../../../table/test-position.ts';
import type { Position } from '../../../table/table.ts';
import { loadGameWords, setLanguage, startWords } from '../../../words/language.ts';
import { speech } from '../speech/speech.ts';
import { tomFlights } from './tom-movement.tsx';
import { afterSteps, asTold, NOT_TOLD, tellsFrom, telling } from './tom-told.ts';
import type { AmsScene } from '../scene.ts';

import { lastOfTom, tomSteps } from './tom-data.ts';
import type { AmsterdamView } from '../view.ts';

const PACE = 800;
const newMatch = (options: Json) =>
  new Match(amsterdam, { seats: 1, options: amsterdam.definition.readOptions(options, 1) });
type Now = Position<AmsterdamView>;

/** The position as the table shows it, which asks for the one that TOM's turn began from. */
function told(now: Now, at: (revision: number) => Now): Now {
  const from = tellsFrom(now);
  return from === undefined ? now : asTold(now, at(from), speech.value, PACE);
}

/** Plays a solo game and shows every question, with the positions before it. */
function playSolo(
  seed: string,
  who: 'greedy' | 'random',
  look: (now: Now, at: (revision: number) => Now) => void,
): void {
  const match = newMatch({});
  const moments = new Map<number, Now>();
  const random = new Random(seed);
  for (;;) {
    answerChance(amsterdam, match, seed);
    if (match.result()) return;
    const now = positionOf(match, 0) as unknown as Now;
    moments.set(now.revision, now);
    look(now, (revision) => moments.get(revision) as Now);
    const seen = { seat: 0, view: match.view(0), memory: match.memory(0), legal: match.legal(0), random };
    match.submit(0, bots[who].choose(seen));
  }
}

beforeAll(async () => {
  await startWords();
  await setLanguage('en');
  await loadGameWords('table');
  await loadGameWords('amsterdam');
  await loadGameWords('amsterdamSolo');
});
beforeEach(() => {
  telling.value = NOT_TOLD;
});

/** As it is drawn: reaches without a disc do not count. */
const drawn = (view: AmsterdamView): object => ({
  ...view,
  amstel: Object.fromEntries(Object.entries(view.amstel).filter(([, discs]) => discs.length > 0)),
  blackMarket: view.blackMarket.toSorted(),
});

describe('20.9 TOM’s turn as it is told', () => {
  it('begins with the table before it, changes step by step, and ends with the table as it is', () => {
    const happenings = new Set<string>();
    let turns = 0;
    for (const [seed, who] of [
      ['rokin', 'greedy'],
      ['damrak', 'greedy'],
      ['spui', 'random'],
      ['dam', 'random'],
    ] as const)
      playSolo(seed, who, (now, at) => {
        telling.value = NOT_TOLD;
        const { since, rows } = lastOfTom(now.rows);
        const first = told(now, at);
        if (first === now) return;
        turns++;
        const before = at(since).view;
        expect(first.view.tom).toEqual(before.tom);
        expect(first.view.players).toEqual(now.view.players);
        const scene = { position: now, seat: 0, speech: speech.value } as AmsScene;
        const steps = tomSteps(scene, rows);
        let was = first.view;
        for (let shown = 1; shown <= steps.length; shown++) {
          const { did } = steps[shown - 1].told;
          happenings.add(did.happening);
          const flights = tomFlights(was, steps, shown - 1);
          if (!/-no-|saves/.test(did.happening)) expect(flights.length, did.happening).toBeGreaterThan(0);
          telling.value = { since, shown, slip: 'open' };
          const { view } = told(now, at);
          if (shown < steps.length && !/-no-/.test(did.happening)) expect(drawn(view)).not.toEqual(drawn(was));
          was = view;
        }
        expect(told(now, at)).toBe(now);
        // One step short of the end, the last step is all that is missing.
        telling.value = { since, shown: steps.length - 1, slip: 'open' };
        const short = told(now, at).view;
        telling.value = { since, shown: steps.length, slip: 'open' };
        expect(drawn(afterSteps(now.view, before, speech.value.tomLines(now.view, rows), steps.length))).toEqual(
          drawn(now.view),
        );
        expect(drawn(short)).not.toEqual(drawn(now.view));
      });
    expect(turns).toBeGreaterThan(40);
    for (const one of ['discards-card', 'moves', 'takes', 'sells', 'buys', 'saves'])
      expect([...happenings]).toContain(`tom-${one}`);
  });

  it('is over when it is closed, and when the player has answered', () => {
    let closed = 0;
    playSolo('rokin', 'greedy', (now, at) => {
      const { since } = lastOfTom(now.rows);
      telling.value = NOT_TOLD;
      if (told(now, at) === now) return;
      telling.value = { since, shown: 0, slip: 'closed' };
      expect(told(now, at)).toBe(now);
      closed++;
    });
    expect(closed).toBeGreaterThan(10);
  });
});
