import type { SeatColour } from '../symbols/seat-charge.tsx';
import type { SeatInfo } from '../table/table.ts';

/** The white seat is drawn in ivory: pure white belongs to nothing on this table. */
export const chargeColour = (colour: SeatInfo['colour']): SeatColour => (colour === 'white' ? 'ivory' : colour);
