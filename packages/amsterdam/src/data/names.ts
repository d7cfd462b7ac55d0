/** The order of this list is also the order in which TOM works through the colours of his sixes (26.36). */
export const colours = ['black', 'brown', 'violet', 'pink', 'orange', 'grey'] as const;
export type Colour = (typeof colours)[number];

/** Plantage, Jordaan and Burgwallen are named with their colours; the other three pairs are derived (1.4). */
export const districts = [
  'plantage',
  'haarlemmerbuurt',
  'jordaan',
  'burgwallen',
  'nieuwmarkt',
  'grachtengordel',
] as const;
export type District = (typeof districts)[number];

export const colourOf: Readonly<Record<District, Colour>> = {
  plantage: 'pink',
  haarlemmerbuurt: 'grey',
  jordaan: 'orange',
  burgwallen: 'brown',
  nieuwmarkt: 'violet',
  grachtengordel: 'black',
};

export const goods = ['beer', 'tulip', 'cheese', 'furniture', 'jenever', 'tile', 'lace', 'coffee', 'crystal'] as const;
export type Good = (typeof goods)[number];

/** Dockers and docks share these six colours, which are not the colours of the resources. */
export const dockColours = ['light-blue', 'maroon', 'white', 'yellow', 'light-pink', 'light-green'] as const;
export type DockColour = (typeof dockColours)[number];

export const seatCounts = [2, 3, 4] as const;
export type SeatCount = (typeof seatCounts)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}
