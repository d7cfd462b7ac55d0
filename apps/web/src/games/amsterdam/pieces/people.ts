import { chargeColour } from '../../../screens/seat-colour.ts';
import type { SeatColour } from '../../../symbols/seat-charge.tsx';
import type { AmsScene } from '../scene.ts';

// TOM plays with a disc and crests and has no seat of his own (20.3).
const colourOfTom = (seats: AmsScene['seats']): SeatColour => (seats[0]?.colour === 'white' ? 'red' : 'ivory');

export const colourOfSeat = ({ seats }: AmsScene, seat: number): SeatColour =>
  seats[seat] ? chargeColour(seats[seat].colour) : colourOfTom(seats);
export const nameOfSeat = ({ seats, speech }: AmsScene, seat: number): string =>
  seats[seat]?.name ?? speech.words.pieces.tom;
