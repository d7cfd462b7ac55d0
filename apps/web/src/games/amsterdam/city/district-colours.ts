import type { Colour, District } from '../types.ts';

/** The colour of each district's roofs, and so of what its blocks cost (1.4). */
export const colourOfDistrict: Readonly<Record<District, Colour>> = {
  plantage: 'pink',
  haarlemmerbuurt: 'grey',
  jordaan: 'orange',
  burgwallen: 'brown',
  nieuwmarkt: 'violet',
  grachtengordel: 'black',
};
