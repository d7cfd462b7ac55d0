import type { Provenance } from './provenance.ts';

export interface Zone {
  /** House slots of the camp opposite, for 2, 3, 4 and 5 players. */
  readonly camp: readonly number[];
  /** Post slots: two players use the black ones, three the white ones, four and five all. */
  readonly black: number;
  readonly white: number;
}

export const riverProvenance: Provenance = {
  'river[].camp[]': 'designed',
  'river[].black': 'designed',
  'river[].white': 'designed',
  'river[0].camp[0]': 'derived',
  'river[0].camp[1]': 'derived',
  'river[0].camp[2]': 'derived',
  'river[0].camp[3]': 'derived',
  'river[0].black': 'derived',
  'river[0].white': 'derived',
  'boats[]': 'designed',
};

/**
 * From the sea up-river. The last camp is reached after 7, 10, 13 or 16 lands with 2, 3, 4 or 5 players: a little more than such a game usually
 * takes, so a post left behind costs two to four grain a purchase by the end. From the second zone on somebody is always squeezed out.
 */
export const river: readonly Zone[] = [
  { camp: [2, 3, 4, 5], black: 2, white: 3 },
  { camp: [2, 3, 3, 4], black: 1, white: 2 },
  { camp: [1, 2, 3, 3], black: 1, white: 2 },
  { camp: [1, 1, 2, 2], black: 1, white: 1 },
  { camp: [1, 1, 1, 2], black: 1, white: 1 },
  { camp: [1, 1, 1, 1], black: 1, white: 1 },
];

/** The grain of the boat between zone k and the next; the first two are the boats of the worked purchase. */
export const boats: readonly number[] = [1, 1, 1, 2, 2];
