import { BondDefs } from '../../games/grachtenpand/street/bonds.tsx';
import { Canal } from '../../games/grachtenpand/street/canal.tsx';
import { footOf, HOUSE } from '../../games/grachtenpand/street/measures.ts';
import { Quay } from '../../games/grachtenpand/street/quay.tsx';
import { Sky } from '../../games/grachtenpand/street/sky.tsx';
import { Storey } from '../../games/grachtenpand/street/storey.tsx';
import type { Card, Colour, Condition, Feature } from '../../games/grachtenpand/types.ts';
import '../../games/grachtenpand/street/street.css';
import { Barge } from './ship.tsx';
import { useStrokes } from './strokes.ts';
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

/** Ground floors first, then storey by storey, as houses are built; the water mirrors them once they stand. */
const storeys = street
  .flatMap((house, building) => house.map((card, level) => ({ card, building, level })))
  .toSorted((a, b) => a.level - b.level);
const SKY = 1;
const QUAY = 2;
const WATER = QUAY + storeys.length + 1;

export default function GrachtenpandVignette() {
  const drawn = useStrokes(WATER);
  const built = storeys.slice(0, Math.max(0, drawn - QUAY)).map(({ card, building, level }) => ({
    level,
    drawing: (
      <g key={card.number} transform={`translate(${building * HOUSE} ${footOf(level)})`}>
        <Storey card={card} state="met" detail="full" />
      </g>
    ),
  }));
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
        {drawn >= SKY && <Sky frame={frame} id="poster-gp" />}
        {/* The water is too narrow to mirror more than the ground floors. */}
        <g id="poster-gp-low">
          {drawn >= QUAY && <Quay frame={frame} detail="full" />}
          {built.filter(({ level }) => level === 0).map(({ drawing }) => drawing)}
        </g>
        {built.filter(({ level }) => level > 0).map(({ drawing }) => drawing)}
        {drawn >= QUAY && (
          <Canal frame={frame} id="poster-gp" water={110} {...(drawn >= WATER && { reflects: 'poster-gp-low' })} />
        )}
        {drawn >= WATER && (
          <g transform="translate(0 92)">
            <g class="v-pass">
              <Barge />
            </g>
          </g>
        )}
      </svg>
    </>
  );
}
