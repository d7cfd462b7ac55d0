import {
  bool,
  type Bits,
  counts,
  defineGame,
  derived,
  END,
  facedown,
  int,
  list,
  maybe,
  NONE,
  nothing,
  perSeat,
  type Player as Seat,
  range,
  record,
  refuse,
  type Result,
  secret,
  set,
  stacks,
  type State,
  vocabulary,
  words,
} from '../src/index.ts';
import { imagine } from './toy-imagine.ts';

/*
 * A harbour auction, small but with one of everything the kernel knows.
 * 1.1 Four crates are unloaded, no two neighbours of one colour. 1.2 Each seat has 5 guilders and two crates in hand.
 * 2.1 All bid in secret, at most what they have. 2.2 The highest bid wins, from the first seat on, and is paid.
 * 3.1 The winner takes one crate from the market, no more, 3.2 and has to while there is one. 3.3 It is stowed in the shed or on the quay, three crates
 * high at most. 3.4 Crates in hand can be sold for 1 or sunk unseen. 3.5 Once a turn one may look for a crate in the deck.
 * 4.1 Each clerk (an even crate) in the shed brings 1 when its owner sells; the owner says in which order. 4.2 In a storm, one turn in
 * four, every clerk of every shed brings 1. 5.1 After four rounds the harbour closes.
 */
export const crates = range('crate', 1, 24);
export const colours = words('colour', ['red', 'blue', 'green']);
export const bids = range('bid', 0, 9);
export const berths = range('berth', 0, 2);
export const causes = words('cause', ['none', 'start', 'auction', 'sale', 'clerk', 'storm']);
export const weathers = words('weather', ['calm', 'storm']);
export const colourOf = (crate: number): number => crate % colours.size;
export const ROUNDS = 4;
const UNLOADED = 4;
const HIGHEST = 3;

const Player = record(
  {
    gulden: int(0, 99),
    hand: secret(set(crates)),
    sunk: secret(set(crates)),
    bid: secret(maybe(bids)),
    shed: set(crates),
    quay: stacks(crates, berths),
    tally: counts(causes, -99, 99),
    clerks: derived(set(crates)),
  },
  {
    /** everything gained or paid is booked under its cause */
    gain(amount: number, cause: number): void {
      this.gulden += amount;
      this.tally.add(cause, amount);
    },
  },
);

export const fields = {
  round: int(1, ROUNDS),
  taken: bool(),
  looked: bool(),
  market: list(crates, UNLOADED),
  deck: facedown(set(crates)),
  players: perSeat(4, Player),
};
export type G = State<typeof fields>;
export type Me = G['players'][number] & Seat;
const { step, choice, commit, chance, deal, menu, either, together, happening, stands } = vocabulary<G, Me>();

const response = {
  args: { crate: crates },
  seen: 'all' as const,
  heard: (_g: G, me: Me): Bits => me.clerks,
};
export const sold = happening('sold', {
  ...response,
  respond: (_g, me) => me.gain(1, causes.of.clerk),
  orderMatters: () => true,
});
export const stormed = happening('stormed', {
  ...response,
  args: {},
  respond: (g, me) => me.gain(1, g.cause),
  orderMatters: () => true,
});
export const sank = happening('sank', { seen: 'owner', args: { crate: crates } });

/** 1.1 */
export const unload = deal('unload', crates, {
  seen: 'all',
  length: () => UNLOADED,
  wrong(g, outcome) {
    if (outcome.some((crate, i) => !g.deck.has(crate) || outcome.indexOf(crate) !== i)) return 'not these crates';
    const beside = outcome.findIndex((crate, i) => i > 0 && colourOf(crate) === colourOf(outcome[i - 1]));
    return beside < 0 ? undefined : `${outcome[beside]} lies beside its own colour`;
  },
  sample(g, random) {
    for (;;) {
      const outcome = random.shuffle(g.deck.toArray()).slice(0, UNLOADED);
      if (this.wrong(g, outcome) === undefined) return outcome;
    }
  },
  do(g, outcome) {
    for (const crate of outcome) {
      g.deck.remove(crate);
      g.market.push(crate);
    }
  },
});

/** 1.2, 3.5: a crate from the deck into a hand. */
export const draw = chance('draw', crates, {
  seen: { by: 'owner', others: () => 'draw' },
  outcomes(g, _me, offer) {
    for (let crate = g.deck.first(); crate !== NONE; crate = g.deck.next(crate)) offer(crate);
  },
  do(g, me, crate) {
    g.deck.remove(crate);
    me.hand.add(crate);
  },
});

/** 4.2 */
export const weather = chance('weather', weathers, {
  seen: 'all',
  outcomes(_g, _me, offer) {
    offer(weathers.of.calm, 3);
    offer(weathers.of.storm, 1);
  },
  do(g, _me, value) {
    if (value !== weathers.of.storm) return;
    g.cause = causes.of.storm;
    g.tell(stormed, -1);
  },
});

/** 2.1 */
export const bid = choice('bid', bids, {
  seen: 'all',
  options(_g, me, offer) {
    for (let amount = 0; amount <= Math.min(me.gulden, 9); amount++) offer(amount);
    offer.rest('2.1');
  },
  do(g, me, amount) {
    me.bid = amount;
    g.next(seal, me.index);
  },
});
export const seal = commit('seal', { seen: 'all', do: () => undefined });

/** 2.2 */
export const bidding = together('bidding', bid, {
  reveal(g) {
    const first = (g.round - 1) % g.seats;
    let best = first;
    for (let i = 1; i < g.seats; i++) {
      const seat = (first + i) % g.seats;
      if (g.players[seat].bid > g.players[best].bid) best = seat;
    }
    g.players[best].gain(-g.players[best].bid, causes.of.auction);
    for (let seat = 0; seat < g.seats; seat++) g.players[seat].bid = NONE;
    g.taken = false;
    g.looked = false;
    g.next(weather);
    g.next(turn, best);
    g.next(endOfRound);
  },
});

/** 3.1 */
export const take = choice('take', crates, {
  seen: 'all',
  options(g, _me, offer) {
    for (let i = 0; i < g.market.length; i++) {
      if (g.taken) offer.not(g.market.at(i), '3.1');
      else offer(g.market.at(i));
    }
    offer.rest('3.1');
  },
  do(g, me, crate) {
    g.taken = true;
    g.next(stow, me.index, { crate });
  },
});

/** 3.3 */
export const shed = choice('shed', nothing, {
  seen: 'all',
  args: { crate: crates },
  options: (_g, _me, offer) => offer(0),
  do: (g, me, _value, { crate }) => putInShed(g, me, crate),
});
export const berth = choice('berth', berths, {
  seen: 'all',
  args: { crate: crates },
  options(_g, me, offer) {
    for (let at = 0; at < berths.size; at++) {
      if (me.quay.height(at) < HIGHEST) offer(at);
      else offer.not(at, '3.3');
    }
  },
  do(g, me, at, { crate }) {
    g.market.removeAt(g.market.indexOf(crate));
    me.quay.push(at, crate);
  },
});
export const stow = either('stow', [shed, berth], { crate: crates });

function putInShed(g: G, me: Me, crate: number): void {
  g.market.removeAt(g.market.indexOf(crate));
  addToShed(me, crate);
}

function addToShed(me: Me, crate: number): void {
  me.shed.add(crate);
  if (crate % 2 === 0) me.clerks.add(crate);
}

function offerHand(me: Me, offer: { (value: number): void; rest(paragraph: string): void }): void {
  for (let crate = me.hand.first(); crate !== NONE; crate = me.hand.next(crate)) offer(crate);
  offer.rest('3.4');
}

/** 3.4, 4.1 */
export const sell = choice('sell', crates, {
  seen: 'all',
  options: (_g, me, offer) => offerHand(me, offer),
  do(g, me, crate) {
    me.gain(1, causes.of.sale);
    g.tell(sold, me.index, crate);
    me.hand.remove(crate);
    addToShed(me, crate);
  },
});
export const sink = choice('sink', crates, {
  seen: { by: 'owner', others: () => 'sink' },
  options: (_g, me, offer) => offerHand(me, offer),
  do(g, me, crate) {
    me.hand.remove(crate);
    me.sunk.add(crate);
    g.tell(sank, me.index, crate);
  },
});
/** 3.5 */
export const look = choice('look', nothing, {
  seen: 'all',
  options(g, _me, offer) {
    if (g.looked || g.deck.empty) offer.not(0, '3.5');
    else offer(0);
  },
  do(g, me) {
    g.looked = true;
    g.next(draw, me.index);
  },
});

/** 3.2: the turn. */
export const turn = menu('turn', [take, sell, sink, look], {
  pass: 'done',
  ends: 'turn',
  stay: (g) => (g.taken || g.market.length === 0 ? undefined : '3.2'),
  leave: () => undefined,
});

/** 5.1 */
export const endOfRound = step('end-of-round', (g) => {
  if (g.round === ROUNDS) return;
  g.round++;
  g.next(bidding);
});

/** What may come after what, and what it needs. */
const plan = [
  stands(unload, { whose: 'nobody', before: [draw, bidding], needs: (g) => wrongUnloading(g) }),
  stands(draw, {
    whose: 'seat',
    before: [draw, bidding, turn],
    needs(g, { seat, at, next }) {
      if (g.agenda.planned(draw).length > g.deck.size) return `${at}: more is drawn than the deck holds`;
      if (next?.task === turn && next.seat !== seat) return `${at}.seat: seat ${next.seat} has looked`;
      return next?.task === turn && !g.looked ? 'looked: a crate is drawn for who has looked (3.5)' : undefined;
    },
  }),
  stands(weather, { whose: 'nobody', before: [turn] }),
  stands(bidding, { whose: 'nobody', before: [END] }),
  stands(bid, { whose: 'seat', during: bidding, before: [END] }),
  stands(seal, { whose: 'seat', during: bidding, before: [END] }),
  stands(turn, { whose: 'seat', before: [endOfRound] }),
  stands(stow, {
    whose: 'seat',
    before: [turn],
    needs(g, { seat, about, at, next }) {
      if (g.market.indexOf(about.crate) < 0) return `${at}.crate: ${about.crate} is not on the market (3.1)`;
      if (!g.taken) return 'taken: a crate is being stowed (3.3)';
      return next?.seat === seat ? undefined : `${at}.seat: it is seat ${next?.seat}'s turn`;
    },
  }),
  stands(endOfRound, { whose: 'nobody', before: [END] }),
  stands(sold, { whose: 'seat', before: [sold, turn] }),
  stands(stormed, { whose: 'seat', before: [stormed, turn] }),
];

function wrongUnloading(g: G): string | undefined {
  return g.deck.size < crates.size ? 'deck: nothing has been taken from it before the unloading (1.1)' : undefined;
}

function begin(g: G): void {
  g.deck.fill();
  for (let seat = 0; seat < g.seats; seat++) g.players[seat].gain(5, causes.of.start);
  g.next(unload);
  for (let i = 0; i < 2; i++) for (let seat = 0; seat < g.seats; seat++) g.next(draw, seat);
  g.next(bidding);
}

function derive(g: G): void {
  for (const me of g.players) {
    me.clerks.clear();
    for (const crate of me.shed.toArray()) if (crate % 2 === 0) me.clerks.add(crate);
  }
}

/** Crates found nowhere lie in the deck. */
function settle(g: G): void {
  const nowhere = new Set(Array.from({ length: crates.size }, (_, i) => crates.lo + i));
  const places = g.players.flatMap((me) => [me.hand, me.sunk, me.shed]);
  for (const crate of [g.deck, g.market, ...places].flatMap((place) => place.toArray())) nowhere.delete(crate);
  for (const crate of nowhere) if (g.players.every((me) => me.quay.placeOf(crate) === NONE)) g.deck.add(crate);
}

function check(g: G): void {
  for (const me of g.players.slice(0, g.seats)) {
    for (let at = 0; at < berths.size; at++)
      if (me.quay.height(at) > HIGHEST) refuse('bad-state', `players[${me.index}].quay.${at}: too high (3.3)`);
    const answered = g.agenda.open() === bidding.id && g.agenda.tasks(1 + me.index)[0] !== bid.id;
    if ((me.bid !== NONE) !== answered) refuse('bad-state', `players[${me.index}].bid does not fit what is asked`);
    if (me.bid > me.gulden) refuse('bad-state', `players[${me.index}].bid: more than there is (2.1)`);
  }
}

function result(g: G): Result {
  const players = g.players.slice(0, g.seats);
  const breakdown = players.map((me) => {
    const sources: Record<string, number> = { shed: 2 * me.shed.size };
    for (const cause of causes.list) sources[cause] = me.tally.at(causes.of[cause]);
    return sources;
  });
  const points = breakdown.map((sources) => Object.values(sources).reduce((sum, n) => sum + n, 0));
  return { points, breakdown, ranking: points.map((mine) => 1 + points.filter((other) => other > mine).length) };
}

export const definition = {
  name: 'harbour',
  rules: 3,
  seats: { least: 2, most: 4 },
  fields,
  agenda: { main: 16, lane: 4 },
  tasks: [unload, draw, weather, bidding, bid, seal, turn, stow, endOfRound],
  plan,
  happenings: [sold, stormed, sank],
  causes,
  sources: crates,
  pieces: [crates],
  data: { rounds: ROUNDS },
  readOptions: () => ({}),
  begin,
  derive,
  settle,
  check,
  result,
  notice: () => null,
  imagine,
};
export const harbour = defineGame(definition);
