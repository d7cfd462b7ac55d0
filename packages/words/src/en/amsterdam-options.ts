import type { Catalogue } from '../catalogue.ts';

/** What a table of Amsterdam can agree on, and the rulings by name. */
export const amsterdamOptions = {
  options: {
    length: { full: 'Twelve rounds.', short: 'Ten rounds: the game starts in round 3.' },
    edition: 'Which rulebook decides where the rulebooks disagree.',
    foreman: 'Foreman and bailiff: bonuses that move through harbour and city.',
    orders: 'Secret orders: three or five hidden goals for each player.',
    openOrders: 'How many of them lie open.',
    trader: 'A trader on the black market who pays twice.',
    extraTiles: 'Eight more market tiles with new bonuses.',
    rulings: 'Single rulings of chapter 25 in place of the edition’s.',
    alone: 'Alone against TOM, without expansions.',
  },

  rulings: {
    firstResources: { question: 'First resources on segment 2', same: 'two of one colour', any: 'any two colours' },
    firstCards: {
      question: 'Order of the first card choice',
      clockwise: 'from the bottom disc, then clockwise',
      'bottom-up': 'from the bottom disc to the top',
    },
    afterMap: { question: 'Cards 001-006 and 055-060 need', used: 'a map used this turn', own: 'an active map' },
    card021: { question: 'Card 021 gives', points: 'points', gulden: 'gulden' },
    card023: { question: 'Card 023 gives', two: '2 points', one: '1 point' },
    card054: {
      question: 'Card 054 gives a resource for',
      'each-die': 'each of the two dice',
      'one-die': 'one of the two dice',
    },
    card061: { question: 'Cards 061-066 give', points: 'points', gulden: 'gulden' },
    card070: {
      question: 'Card 070 needs',
      'three-or-fewer': '3 inactive cards or fewer',
      'fewer-than-three': 'fewer than 3 inactive cards',
    },
    card101: { question: 'Card 101 gives', points: '2 points', gulden: '1 gulden' },
    card103: { question: 'Card 103 gives per pair', four: '4 points', two: '2 points' },
    order36: { question: 'Order 36 needs', ten: '10 active cards', twelve: '12 active cards' },
    tile18: { question: 'Tile CA18 swaps with', discard: 'the discard pile', supply: 'the supply' },
    tile22: { question: 'The free block of tile CB22', counts: 'counts as the block of the turn', extra: 'is extra' },
    dockerPickup: {
      question: 'A docker can be taken',
      visit: 'once per visit',
      'movement-end': 'where a movement ends',
    },
    dockerHandover: { question: 'A docker at his dock', may: 'may be handed over', must: 'must be handed over' },
    foremanMoves: { question: 'The foreman moves', 'turn-end': 'at the end of the turn', 'at-once': 'at once' },
    foremanGoal: {
      question: 'The foreman goes to the nearest',
      'with-room': 'place with room',
      nearest: 'place, full or not',
    },
    bailiffGoal: {
      question: 'The bailiff without a free neighbour goes',
      'nearest-free': 'to the nearest free block',
      'next-block': 'from block to block until one is free',
      'any-bridge': 'over any bridge to a free block',
    },
    openOrders: {
      question: 'Open orders are',
      'of-the-hidden': 'some of the hidden ones',
      instead: 'dealt instead of hidden ones',
    },
    tomTriples: {
      question: 'TOM’s triples of 3 and 4',
      'yellow-maroon': 'yellow, maroon',
      'maroon-yellow': 'maroon, yellow',
    },
    districtTie: {
      question: 'A tie in a district shares',
      'all-places': 'the points of all tied places',
      'two-places': 'the points of two places',
    },
    extraTiles: {
      question: 'Extra market tiles per half',
      'three-three': '3 extra and 3 base',
      'four-two': '4 extra and 2 base',
      'three-one-over-two': '3 extra and 1 base above 2 base',
    },
  },
} as const;

export type AmsterdamOptionsWords = Catalogue<typeof amsterdamOptions>;
