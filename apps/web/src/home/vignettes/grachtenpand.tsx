import { BondDefs } from '../../games/grachtenpand/bonds.tsx';
import { Canal } from '../../games/grachtenpand/canal.tsx';
import { footOf, HOUSE } from '../../games/grachtenpand/measures.ts';
import { Quay } from '../../games/grachtenpand/quay.tsx';
import { Sky } from '../../games/grachtenpand/sky.tsx';
import { Storey } from '../../games/grachtenpand/storey.tsx';
import type { Card, Colour, Condition, Feature } from '../../games/grachtenpand/types.ts';
import '../../games/grachtenpand/street.css';
import { Barge } from './ship.tsx';
import './vignette.css';

const shop = (number: number, colour: Colour, condition: Condition, points: number): Card => ({
  kind: 'shop',
  number,
  colour,
  condition,
  points,
});
const roof = (number: number, colour: Colour, condition: Condition, points: number): Card => ({
  kind: 'roof',
  number,
  colour,
  condition,
  points,
});
const win = (number: number, colour: Colour, ...features: Feature[]): Card => ({
  kind: 'window',
  number,
  colour,
  features,
});

// A picture, not a position: three houses that show what the game is made of.
const street: Card[][] = [
  [
    shop(2, 'ochre', { is: 'at-least', counts: { cat: 1 } }, 2),
    win(38, 'slate', 'bird', 'cat'),
    roof(90, 'sage', { is: 'lower', than: 'right' }, 3),
  ],
  [
    shop(7, 'slate', { is: 'at-least', counts: { flag: 1, pot: 2 } }, 3),
    win(45, 'red', 'pot', 'flag', 'pot'),
    win(52, 'pink', 'cat', 'bird'),
    roof(94, 'red', { is: 'taller', than: 'both' }, 4),
  ],
  [
    shop(10, 'pink', { is: 'none', of: 'flag' }, 2),
    win(61, 'sage', 'cat', 'pot'),
    roof(96, 'ochre', { is: 'height', at: 'least', cards: 3 }, 2),
  ],
];
const frame = { x: -8, y: -590, width: 496, height: 740 };

export default function GrachtenpandVignette() {
  return (
    <>
      <BondDefs />
      <svg
        class="vignette"
        viewBox="-8 -590 496 740"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <Sky frame={frame} id="poster-gp" />
        <Canal frame={frame} id="poster-gp" water={110} reflects="poster-gp-low" />
        <g id="poster-gp-low">
          <Quay frame={frame} detail="full" />
          {street.map((house, building) =>
            house.map((card, level) => (
              <g key={card.number} transform={`translate(${building * HOUSE} ${footOf(level)})`}>
                <Storey card={card} state="met" detail="full" />
              </g>
            )),
          )}
        </g>
        <g transform="translate(0 92)">
          <g class="v-pass">
            <Barge />
          </g>
        </g>
      </svg>
    </>
  );
}
