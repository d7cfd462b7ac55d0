import { render } from 'preact';
import type { Flight } from '../games/face.ts';

/** A flight whose beginning has been measured, and its picture drawn, before the table changed. */
export interface Ready {
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly box: HTMLElement;
}

const SLOW = 300;
const BETWEEN = 60;
const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Measures where things are; what is not on the screen does not fly. */
export function prepare(flights: readonly Flight[]): Ready[] {
  const seen = flights.flatMap((flight) => {
    const from = document.querySelector(flight.from)?.getBoundingClientRect();
    return from && from.width > 0 ? [{ flight, from }] : [];
  });
  return seen.map(({ flight, from }) => {
    const box = document.createElement('div');
    box.className = 'flight';
    render(flight.picture, box);
    return { flight, from, box };
  });
}

function layer(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.flights');
  if (known) return known;
  const made = document.createElement('div');
  made.className = 'flights';
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

const centre = (rect: DOMRect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

/** From where it was to where it is: what lies there in the end has that size, everything else its old one. */
function framesOf({ ends }: Flight, from: DOMRect, to: DOMRect): Keyframe[] {
  const way = { x: centre(to).x - centre(from).x, y: centre(to).y - centre(from).y };
  const lift = Math.min(40, Math.hypot(way.x, way.y) * 0.12);
  return ends === 'lies'
    ? [
        { transform: `translate(${-way.x}px, ${-way.y}px) scale(${from.width / to.width})`, opacity: 0.9 },
        {
          transform: `translate(${-way.x / 2}px, ${-way.y / 2 - lift}px) scale(${(1 + from.width / to.width) / 2})`,
          opacity: 1,
        },
        { transform: 'none', opacity: 1 },
      ]
    : [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${way.x / 2}px, ${way.y / 2 - lift}px) scale(0.7)`, opacity: 1 },
        {
          transform: `translate(${way.x}px, ${way.y}px) scale(0.35) rotate(${ends === 'sinks' ? 24 : 0}deg)`,
          opacity: 0,
        },
      ];
}

/** Lets what moved travel from where it was to where it is now. Resolves when all have arrived; `hurry` ends it at once. */
export function fly(ready: readonly Ready[], hurry: AbortSignal): Promise<void> {
  const gone = (box: HTMLElement): void => {
    render(null, box);
    box.remove();
  };
  // All is measured before anything is put on the page: every look after a change would cost a layout of its own.
  const bound = ready.flatMap(({ flight, from, box }, i) => {
    const target = hurry.aborted ? null : document.querySelector(flight.to);
    const to = target?.getBoundingClientRect();
    if (target && to && to.width > 0) return [{ flight, from, box, target, to, i }];
    gone(box);
    return [];
  });
  if (bound.length === 0) return Promise.resolve();
  for (const { flight, from, box, to } of bound) {
    const size = flight.ends === 'lies' ? to : from;
    box.style.cssText = `left:${size.left}px;top:${size.top}px;width:${size.width}px;height:${size.height}px`;
  }
  layer().append(...bound.map(({ box }) => box));
  const all = bound.map(({ flight, from, box, target, to, i }) => {
    const timing = { duration: SLOW, delay: i * BETWEEN, easing: ease, fill: 'both' as const };
    const journey = box.animate(framesOf(flight, from, to), timing);
    const animations = [journey];
    if (flight.ends === 'lies')
      animations.push(target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: SLOW + i * BETWEEN }));
    const finish = (): void => {
      for (const animation of animations) animation.finish();
    };
    hurry.addEventListener('abort', finish, { once: true });
    return journey.finished
      .catch(() => undefined)
      .then(() => {
        hurry.removeEventListener('abort', finish);
        gone(box);
      });
  });
  return Promise.all(all).then(() => undefined);
}
