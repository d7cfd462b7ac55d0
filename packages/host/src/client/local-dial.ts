import type { Connected } from '../host.ts';
import type { Wire } from '../ports/index.ts';
import type { Dial } from './dial.ts';

/** A wire in one thread: nothing is lost on it, and nothing waits for a timer. */
export const localDial =
  (host: { connect(wire: Wire): Connected }): Dial =>
  (ear) => {
    const connected = host.connect({ send: (down) => ear.receive(down), close: () => ear.closed() });
    return { send: (up) => connected.receive(up), close: () => connected.closed() };
  };
