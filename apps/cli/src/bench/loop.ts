import type { Random } from '@mokum/kernel';

/**
 * The yardstick: random play of a street-building game as one would write it by hand for nothing but speed. Typed arrays,
 * no agenda, no reasons, no visibility, no notation. It stays as it is, so that figures of different days can be
 * compared; the ratio to it says what the kernel costs, whatever the machine.
 */
const SHOPS = 30;
const WINDOWS = 52;
const CARDS = 109;
const BUILDINGS = 57;
const MIDDLE = 28;
const ROOFS_TO_END = 4;

export interface Loop {
  /** plays on by this many steps */
  run(steps: number): void;
  /** games finished so far */
  readonly games: number;
}

export function handWrittenLoop(seats: number, random: Random): Loop {
  const where = new Int8Array(CARDS + 1);
  const deckSizes = new Int32Array(3);
  const hands = new Int32Array(seats * 4);
  const handSizes = new Int32Array(seats);
  const heights = new Int32Array(seats * BUILDINGS);
  const closed = new Int8Array(seats * BUILDINGS);
  const left = new Int32Array(seats);
  const right = new Int32Array(seats);
  const roofs = new Int32Array(seats);
  const decks = new Int32Array(seats);
  const cards = new Int32Array(seats);
  const places = new Int32Array(seats);
  const asked = new Int8Array(seats);
  const options = new Int32Array(64);
  let length = 0;
  let over = true;
  let games = 0;

  const kindOf = (card: number): number => (card <= SHOPS ? 0 : card <= SHOPS + WINDOWS ? 1 : 2);
  const FIRST = [1, SHOPS + 1, SHOPS + WINDOWS + 1];
  const LAST = [SHOPS, SHOPS + WINDOWS, CARDS];
  const IN_DECK = 0;
  const OUT = 1;
  const [DRAW, PLAY, PLACE, DONE, WAIT] = [0, 1, 2, 3, 4];

  function take(kind: number): number {
    let ticket = random.below(deckSizes[kind]);
    for (let card = FIRST[kind]; card <= LAST[kind]; card++) {
      if (where[card] === IN_DECK && ticket-- === 0) {
        where[card] = OUT;
        deckSizes[kind]--;
        return card;
      }
    }
    return 0;
  }

  function begin(): void {
    where.fill(IN_DECK);
    for (let kind = 0; kind < 3; kind++) deckSizes[kind] = LAST[kind] - FIRST[kind] + 1;
    heights.fill(0);
    closed.fill(0);
    left.fill(MIDDLE);
    right.fill(MIDDLE);
    roofs.fill(0);
    asked.fill(DRAW);
    for (let seat = 0; seat < seats; seat++) {
      take(0);
      heights[seat * BUILDINGS + MIDDLE] = 1;
      for (let kind = 0; kind < 3; kind++) hands[seat * 4 + kind] = take(kind);
      handSizes[seat] = 3;
    }
    over = false;
  }

  function list(seat: number): void {
    length = 0;
    if (asked[seat] === DRAW) {
      for (let kind = 0; kind < 3; kind++) if (deckSizes[kind] > 0) options[length++] = kind;
    } else if (asked[seat] === PLAY) {
      let open = false;
      for (let at = left[seat]; at <= right[seat]; at++) if (closed[seat * BUILDINGS + at] === 0) open = true;
      for (let i = 0; i < handSizes[seat]; i++) {
        const card = hands[seat * 4 + i];
        if (card <= SHOPS || open) options[length++] = card;
      }
      for (let i = 0; i < handSizes[seat]; i++) options[length++] = hands[seat * 4 + i] + 128;
    } else if (asked[seat] === PLACE) {
      if (cards[seat] <= SHOPS) {
        options[length++] = left[seat] - 1;
        options[length++] = right[seat] + 1;
      } else
        for (let at = left[seat]; at <= right[seat]; at++)
          if (closed[seat * BUILDINGS + at] === 0) options[length++] = at;
    } else options[length++] = 0;
  }

  function apply(seat: number, option: number): void {
    if (asked[seat] === DRAW) decks[seat] = option;
    else if (asked[seat] === PLAY) {
      cards[seat] = option & 127;
      if (option < 128) {
        asked[seat] = PLACE;
        return;
      }
      places[seat] = -1;
      asked[seat] = DONE;
      return;
    } else if (asked[seat] === PLACE) {
      places[seat] = option;
      asked[seat] = DONE;
      return;
    }
    const done = asked[seat];
    asked[seat] = WAIT;
    for (let other = 0; other < seats; other++) if (asked[other] !== WAIT) return;
    if (done === DRAW) drawAll();
    else buildAll();
  }

  function drawAll(): void {
    for (let seat = 0; seat < seats; seat++) {
      let kind = decks[seat];
      for (let i = 0; i < 3 && deckSizes[kind] === 0; i++) kind = (kind + 1) % 3;
      if (deckSizes[kind] > 0) hands[seat * 4 + handSizes[seat]++] = take(kind);
      asked[seat] = PLAY;
    }
  }

  function buildAll(): void {
    for (let seat = 0; seat < seats; seat++) {
      const card = cards[seat];
      const place = places[seat];
      let i = 0;
      while (hands[seat * 4 + i] !== card) i++;
      hands[seat * 4 + i] = hands[seat * 4 + --handSizes[seat]];
      asked[seat] = DRAW;
      if (place < 0) continue;
      heights[seat * BUILDINGS + place]++;
      if (place < left[seat]) left[seat] = place;
      if (place > right[seat]) right[seat] = place;
      if (kindOf(card) !== 2) continue;
      closed[seat * BUILDINGS + place] = 1;
      if (++roofs[seat] >= ROOFS_TO_END) over = true;
    }
    passLeft();
    if (deckSizes[2] === 0) over = true;
    if (over) games++;
  }

  function passLeft(): void {
    for (let i = 0; i < 4; i++) {
      const kept = hands[(seats - 1) * 4 + i];
      for (let seat = seats - 1; seat > 0; seat--) hands[seat * 4 + i] = hands[(seat - 1) * 4 + i];
      hands[i] = kept;
    }
    const kept = handSizes[seats - 1];
    for (let seat = seats - 1; seat > 0; seat--) handSizes[seat] = handSizes[seat - 1];
    handSizes[0] = kept;
  }

  return {
    run(steps) {
      for (let step = 0; step < steps; step++) {
        if (over) begin();
        let seat = 0;
        while (asked[seat] === WAIT) seat++;
        list(seat);
        apply(seat, options[random.below(length)]);
      }
    },
    get games() {
      return games;
    },
  };
}
