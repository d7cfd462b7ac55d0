import { type Detail, wallFill } from './bonds.tsx';
import { HOUSE, SHOP, vary } from './measures.ts';
import { type CardState, Coin, ConditionMarks } from './plaque.tsx';
import type { AskingCard } from '../types.ts';

// Goods in the shop window, standing on y 0 between x 0 and 80.
const goods = [
  // bread
  'M6 0C4 -8 10 -12 17 -12C24 -12 30 -8 28 0ZM33 0C31 -7 36 -10 42 -10C48 -10 53 -7 51 0ZM56 0V-20H60V0ZM62 0V-24H66V0ZM68 0V-18H72V0Z',
  // cheese
  'M4 0V-11C4 -13 28 -13 28 -11V0ZM9 -13V-23C9 -25 27 -25 27 -23V-13ZM34 0V-12C34 -14 58 -14 58 -12V0ZM62 0L76 0V-12Z',
  // books
  'M6 0V-22H11V0ZM12 0V-18H18V0ZM19 0V-24H23V0ZM24 0L30 -21L34 -20L29 0ZM42 0V-5H66V0ZM44 -5V-10H64V-5ZM46 -10V-14H66V-10Z',
  // bottles
  'M6 0V-13L9 -17V-24H13V-17L16 -13V0ZM20 0V-13L23 -17V-24H27V-17L30 -13V0ZM36 0V-10H52V0ZM58 0V-13L61 -17V-24H65V-17L68 -13V0Z',
  // delftware
  'M8 0C2 -8 6 -14 10 -16V-22H20V-16C24 -14 28 -8 22 0ZM34 0C30 -4 30 -14 38 -20C46 -14 46 -4 42 0ZM54 0V-4H74V0ZM64 -4A9 9 0 1 1 64.1 -4Z',
  // hats
  'M4 0V-3H30V0ZM9 -3V-15C9 -17 25 -17 25 -15V-3ZM38 0V-3H58V0ZM42 -3V-20H54V-3ZM62 0C60 -8 64 -12 68 -12C72 -12 76 -8 74 0Z',
];

function Goods({ number }: { number: number }) {
  return <path class="gp-goods" d={goods[number % goods.length]} />;
}

function Awning() {
  const stripes = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    <g>
      {stripes.map((i) => (
        <path
          key={i}
          class={i % 2 ? 'gp-awning-pale' : 'gp-awning'}
          d={`M${4 + i * 10} -14H${14 + i * 10}L${(14 + i * 10 - 44) * 1.09 + 44} 4C${(14 + i * 10 - 44) * 1.09 + 43} 9 ${(4 + i * 10 - 44) * 1.09 + 45} 9 ${(4 + i * 10 - 44) * 1.09 + 44} 4Z`}
        />
      ))}
      <path class="gp-awning-edge" d="M4 -14H84" />
    </g>
  );
}

function Lamp({ state }: { state: CardState }) {
  return (
    <g class={`gp-lamp gp-lamp-${state}`}>
      {state === 'met' && <circle class="gp-lamp-glow" cy="10" r="40" fill="url(#gp-lamplight)" />}
      <path class="gp-lamp-iron" d="M-6 -3H6M0 -3V-7" />
      <path class="gp-lamp-glass" d="M-5.4 -2H5.4L3.6 16H-3.6Z" />
      <path class="gp-lamp-iron" d="M-3.6 16H3.6M0 -2V16" />
    </g>
  );
}

/** The sign over the shop: what it asks and what it is worth. */
function Fascia({ card, state, detail }: { card: AskingCard; state: CardState; detail: Detail }) {
  if (detail === 'small')
    return (
      <g>
        <rect class={`gp-board gp-board-${state}`} x="4" y={-SHOP + 4} width="152" height="40" />
        <Coin x={80} y={-SHOP + 24} points={card.points} state={state} radius={19} />
      </g>
    );
  return (
    <g>
      <rect class="gp-shade" x="8" y={-SHOP + 38} width="148" height="4" />
      <path class="gp-stone" d={`M0 ${-SHOP}H${HOUSE}V${-SHOP + 5}H0Z`} />
      <rect class={`gp-board gp-board-${state}`} x="5" y={-SHOP + 7} width="150" height="31" rx="1.5" />
      <rect class={`gp-board-line gp-board-line-${state}`} x="8" y={-SHOP + 10} width="144" height="25" rx="1" />
      <g transform={`translate(66 ${-SHOP + 22.5})`} class={`gp-on-board gp-on-board-${state}`}>
        <ConditionMarks condition={card.condition} room={104} />
      </g>
      <Coin x={136} y={-SHOP + 22.5} points={card.points} state={state} />
    </g>
  );
}

export function ShopFront({ card, state, detail }: { card: AskingCard; state: CardState; detail: Detail }) {
  // Doors stand left or right, as on the canals.
  const turned = vary(card.number, 2, 3) === 1;
  const light = state === 'met' ? 'gp-shop-lit' : 'gp-shop-dark';
  return (
    <g class={`gp-card gp-${card.colour}`}>
      <rect class="gp-outline" x="0" y={-SHOP} width={HOUSE} height={SHOP} fill={wallFill(card.colour, detail)} />
      <g transform={turned ? `translate(${HOUSE} 0) scale(-1 1)` : undefined}>
        <rect class="gp-hardstone" x="0" y="-12" width={HOUSE} height="12" />
        <rect class="gp-joinery" x="9" y="-78" width="92" height="66" />
        <rect class={`gp-pane ${light}`} x="14" y="-73" width="82" height="50" />
        {detail === 'full' && (
          <g transform="translate(15 -23)">
            <Goods number={card.number} />
          </g>
        )}
        <rect class="gp-shade" x="14" y="-73" width="82" height="13" />
        <path class="gp-joinery-line" d="M41.3 -73V-23M68.6 -73V-23" />
        <path class="gp-panel" d="M15 -19H94V-15H15Z" />
        <rect class="gp-stone" x="114" y="-86" width="38" height="80" />
        <rect class={`gp-pane ${light}`} x="118" y="-82" width="30" height="14" />
        {detail === 'full' && <path class="gp-fan" d="M133 -68V-82M133 -68L122 -80M133 -68L144 -80" />}
        <rect class="gp-door" x="118" y="-66" width="30" height="58" />
        {detail === 'full' && (
          <path
            class="gp-door-panel"
            d="M122 -61H131V-40H122ZM135 -61H144V-40H135ZM122 -35H131V-13H122ZM135 -35H144V-13H135Z"
          />
        )}
        <rect class="gp-shade" x="118" y="-66" width="30" height="4" />
        <circle class="gp-knob" cx="133" cy="-37" r="1.7" />
        <path class="gp-step" d="M112 -8H154V-4H112ZM108 -4H158V0H108Z" />
        <g transform="translate(11 -74)">
          <Awning />
        </g>
      </g>
      <g transform={`translate(${turned ? HOUSE - 107.5 : 107.5} -78) scale(${detail === 'full' ? 1 : 1.5})`}>
        <Lamp state={state} />
      </g>
      <Fascia card={card} state={state} detail={detail} />
    </g>
  );
}
