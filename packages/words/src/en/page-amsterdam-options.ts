import type { Catalogue } from '../catalogue.ts';

/** What a table of Amsterdam agrees on before the game, in one line each. */
export const amsterdamOptions = {
  length: 'Length',
  lengths: { full: 'Full game', short: 'Short game' },
  lengthHints: { full: 'Twelve rounds.', short: 'Ten rounds: the game begins with round 3.' },
  edition: 'Rules as in',
  editions: { house: 'Mokum', fr: 'the French rulebook', hu: 'the Hungarian rulebook', ru: 'the Russian rulebook' },
  editionHint: 'The rulebooks differ in places; Mokum follows the clearest text each time.',
  expansions: 'Expansions, in any mix',
  foreman: 'Foreman and bailiff',
  foremanHint:
    'Two more points where the foreman stands, a resource less for the block with the bailiff; then they move on.',
  orders: 'Secret orders',
  ordersHint: 'Goals for the end of the game that only you know.',
  ordersOf: { 0: 'None', 3: 'Three each', 5: 'Five each' },
  openOrders: 'Of these lie open',
  openOrdersHint: 'The others see those, and what they would score.',
  openOrdersOf: { 0: 'None', 1: 'One', 2: 'Two' },
  openInstead: 'Open orders in their place',
  openInsteadHint: 'The French rulebook deals one or two open orders instead of the secret ones.',
  noOrders: 'Without secret orders none can lie open.',
  trader: 'Black-market trader',
  traderHint: 'Whoever sells on his place gets gulden and a resource; then he moves on.',
  extraTiles: 'Eight more market tiles',
  extraTilesHint: 'They sell steps, swaps, cards and blocks instead of points.',
  solo: 'Against TOM the expansions stay in the box.',
  alone: 'One seat: you play alone against TOM. A tie is lost.',
} as const;

export type AmsterdamOptionsWords = Catalogue<typeof amsterdamOptions>;
