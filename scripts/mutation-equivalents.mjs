/**
 * Mutants that change nothing anybody could see, each with the reason why. A mutant is named by the end of its file, the
 * line it stands on, what it changes, and, where the line holds several alike, which of them it is (from 0). Of `any line`
 * of a file stands what is the same wherever it is changed so.
 */
export const equivalents = [
  {
    file: 'amsterdam/src/use-card.ts',
    source: "if (me.oneMapUses <= 1 || boardOf(g).kindOf[card] !== MAP) return '7.7';",
    says: 'me.oneMapUses <= 1 → me.oneMapUses < 1',
    reason: 'with one use of a map no map is ever repeated, and the last line forbids the second by 7.7 as well',
  },
  {
    file: 'amsterdam/src/scoring.ts',
    source: 'let best = 0;',
    says: '0 → 1',
    reason: 'an Oude Kerk is worth 3 at least, so the first sum is above both',
  },
  {
    file: 'amsterdam/src/companion.ts',
    source: "{ card: 3, kind: 'artisan', cost: artisan },",
    says: '3 → 2',
    reason: 'beside a box cards have no numbers; of what is found only the kind is read',
  },
  {
    file: 'nieuw-amsterdam/src/check.ts',
    source: 'const payer = g.bidder === NONE ? undefined : g.players[g.bidder];',
    says: 'g.bidder === NONE → false',
    reason: 'there is no player at place NONE: both give undefined',
  },
  {
    file: 'nieuw-amsterdam/src/check.ts',
    source: 'const taken = g.players.slice(0, g.seats).some((me) => me.column === g.lot && g.lot !== NONE);',
    says: 'g.players.slice(0, g.seats) → g.players',
    reason: 'places beyond the seats have no column',
  },
  {
    file: 'nieuw-amsterdam/src/round.ts',
    source: 'if (g.landDeck.empty && g.shipDeck.empty) g.next(finalScoring);',
    says: 'g.landDeck.empty && g.shipDeck.empty → (g.landDeck.empty) || (g.shipDeck.empty)',
    reason: 'both decks have 24 cards and lose four in every round, so they are empty together',
  },
  {
    file: 'kernel/src/rows.ts',
    source: "const [word = '', ...rest] = text.trim().split(/\\s+/);",
    says: "'' → 'x'",
    reason: 'split always gives a first part, so the default is never taken; it is there for the types',
  },
  {
    file: 'kernel/src/engine.ts',
    source:
      "if (kind === 'together') return seat >= 0 && seat < g.seats && agenda.depth(1 + seat) > 0 ? 1 + seat : -1;",
    says: 'seat < g.seats → seat <= g.seats',
    reason: 'the lane after the last seat is always empty',
  },
  {
    file: 'grachtenpand/src/scoring.ts',
    source: 'const COLOUR_OF = Int32Array.from([-1, ...CARDS.map((card) => COLOURS.indexOf(card.colour))]);',
    says: '1 → 2',
    reason: 'there is no card 0, so its colour is never read',
  },
  {
    file: 'grachtenpand/src/scoring.ts',
    source: 'if (seen.has(card)) return;',
    says: 'seen.has(card) → false',
    reason: 'the walk from a card that was seen ends at once with an empty group; the line saves time',
  },
  {
    file: 'grachtenpand/src/scoring.ts',
    source: "const POT = FEATURES.indexOf('pot');",
    says: "'pot' → ''",
    reason: 'pots are the last of the four bytes, and a shift by −8 bits is a shift by 24',
  },
  {
    file: 'grachtenpand/src/street.ts',
    source:
      '? FEATURES.reduce((sum, feature, i) => sum + ((card.features[feature] ?? 0) << (i * BITS_PER_FEATURE)), 0)',
    says: 'card.features[feature] ?? 0 → card.features[feature]',
    reason: 'undefined shifted is 0; the default is there for the types',
  },
  {
    file: 'grachtenpand/src/street.ts',
    source:
      'if (place < 0 && place > places.lo && me.street.height(place - 1) > 0) return `building ${place} is missing`;',
    says: 'place > places.lo → place >= places.lo',
    reason: 'outside of the places every height is 0',
  },
  {
    file: 'grachtenpand/src/state.ts',
    source: 'features: derived(counts(places, 0, 0x7fffffff)),',
    says: '0x7fffffff → 2147483648',
    reason: 'no integer of the state is larger than 0x7fffffff',
  },
  {
    file: 'grachtenpand/src/imagine.ts',
    source: 'let now = 0;',
    says: '0 → 1',
    reason: 'times are only compared with each other',
  },
  {
    file: 'kernel/src/past.ts',
    source: 'if (targets.has(seq)) kept.set(seq, state.$m.slice());',
    says: 'removed',
    reason: 'without the copy the same state is reached by going through the rows once more; only the time differs',
  },
  {
    file: 'kernel/src/testing/must.ts',
    source: 'if (at >= from && at < to) field = path;',
    says: 'at < to → at <= to',
    reason: 'the fields of a record follow each other without gaps, and the later one is told',
  },
  {
    file: 'kernel/src/load.ts',
    source: "const packAt = type.offsets.get(definition.packField ?? '');",
    says: "'' → 'x'",
    reason: 'no game has a field of either name',
  },
  {
    file: 'kernel/src/match.ts',
    source: 'this.#recall.hear(this.length - 1, []);',
    says: '1 → 0',
    reason: 'too high a number of a recent row only lets the rows be gone through once more, with the same outcome',
  },
  {
    file: 'grachtenpand/src/imagine.ts',
    source: 'const item: Item = { kind, card: known ?? NONE, seen: -1, thrown: false };',
    says: '1 → 0',
    reason: 'times begin with 1, so 0 is before all of them as well',
  },
  {
    file: 'nieuw-amsterdam/src/large-amounts.ts',
    source: "return answersNaming(word, amount, limits, word === 'bid' ? 'said' : 'left-out');",
    says: "'left-out' → ''",
    reason: 'only `said` is asked for; whatever else stands there means the same',
  },
  {
    file: 'nieuw-amsterdam/src/town.ts',
    source:
      'if (noShop(g, me, TOWN, shops) === undefined) g.next(moreShops, me.index, { series: TOWN, built: shops });',
    says: 'noShop(g, me, TOWN, shops) === undefined → true',
    reason: 'where no shop can be built only `stop` is left, which the engine answers by itself',
  },
  {
    file: 'src/plan.ts',
    source: 'any line',
    says: "'nobody' → ''",
    reason: 'the kernel asks whether a task is a seat’s; every other word says that it is not',
  },
  {
    file: 'amsterdam/src/state.ts',
    source: 'const ROOM = 100_000;',
    says: '100_000 → 99999',
    reason: 'how far a number may grow in play beyond what can be given; no game comes near either',
  },
];
