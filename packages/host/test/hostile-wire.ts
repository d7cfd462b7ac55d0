import type { Random } from '@mokum/kernel';
import { type Clock, type Connected, receiveText, type Wire } from '../src/index.ts';
import type { Dial } from '../src/client/index.ts';

/** A clock that is set forward by the test. */
export class TestClock implements Clock {
  #now = 0;
  readonly #wakes = new Set<{ readonly at: number; readonly call: () => void }>();

  now(): number {
    return this.#now;
  }

  wake(at: number, then: () => void): () => void {
    const entry = { at, call: then };
    this.#wakes.add(entry);
    return () => this.#wakes.delete(entry);
  }

  /** Goes to the next moment at which somebody is to be woken; everything that follows from it is done then. */
  async step(): Promise<void> {
    const [next] = [...this.#wakes].toSorted((a, b) => a.at - b.at);
    if (!next) return;
    this.#wakes.delete(next);
    this.#now = Math.max(this.#now, next.at);
    next.call();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** How often out of a thousand something bad happens. */
export interface Faults {
  drop: number;
  double: number;
  delay: number;
  cut: number;
}

/** A wire of text on which messages are lost, doubled, delayed and overtaken, and connections are cut, by a seed. */
export function hostileDial(
  host: () => { connect(wire: Wire): Connected },
  clock: TestClock,
  random: Random,
  faults: Faults,
): Dial {
  const happens = (share: number): boolean => random.below(1000) < share;
  return (ear) => {
    let open = true;
    const cut = (): void => {
      if (!open) return;
      open = false;
      connected.closed();
      ear.closed();
    };
    const carry = (deliver: () => void): void => {
      if (!open) return;
      if (happens(faults.cut)) cut();
      if (happens(faults.drop)) return;
      const times = happens(faults.double) ? 2 : 1;
      for (let i = 0; i < times; i++) {
        const wait = happens(faults.delay) ? random.below(3000) : 1;
        clock.wake(clock.now() + wait, () => {
          if (open) deliver();
        });
      }
    };
    const connected = host().connect({
      send: (down) => {
        const text = JSON.stringify(down);
        carry(() => ear.receive(JSON.parse(text)));
      },
      close: () => {
        clock.wake(clock.now() + 1, cut);
      },
    });
    return {
      send: (up) => {
        const text = JSON.stringify(up);
        carry(() => receiveText(connected, text));
      },
      close: cut,
    };
  };
}
