import { type Detail, wallFill } from './bonds.tsx';
import { GABLE, HOUSE } from './measures.ts';
import { type CardState, Coin, ConditionMarks } from './plaque.tsx';
import type { AskingCard } from '../types.ts';

export type GableShape = 'stepped' | 'neck' | 'bell' | 'spout' | 'cornice';

const shapes: readonly GableShape[] = ['stepped', 'bell', 'neck', 'spout', 'cornice'];

/** The card's number decides, so a roof looks the same in the hand, in the street and in a replay. */
export function gableOf(card: { number: number }): GableShape {
  return shapes[card.number % shapes.length];
}

/** The brickwork of each gable, standing on y 0. */
export const outlines: Record<GableShape, string> = {
  stepped: 'M0 0V-46H15V-66H31V-86H47V-106H63V-136H97V-106H113V-86H129V-66H145V-46H160V0Z',
  bell: 'M0 0V-46H8C26 -46 36 -56 38 -76C40 -102 52 -120 80 -130C108 -120 120 -102 122 -76C124 -56 134 -46 152 -46H160V0Z',
  neck: 'M0 0V-46H44V-114H116V-46H160V0Z',
  spout: 'M0 0V-46H8L62 -112V-134H98V-112L152 -46H160V0Z',
  cornice: 'M0 0V-92H160V0Z',
};

/** Silhouette with its stone: what the gilt line of a group follows. */
export const silhouettes: Record<GableShape, string> = {
  ...outlines,
  neck: 'M0 0V-46H6C4 -60 22 -60 26 -72C30 -84 36 -96 44 -98V-114H36V-120L80 -138L124 -120V-114H116V-98C124 -96 130 -84 134 -72C138 -60 156 -60 154 -46H160V0Z',
  cornice: 'M0 0V-92H-3V-106H52V-124C64 -136 96 -136 108 -124V-106H163V-92H160V0Z',
};

function Stone({ shape }: { shape: GableShape }) {
  switch (shape) {
    case 'stepped':
      return (
        <path
          class="gp-stone"
          d="M-2 -50H17V-45H-2ZM13 -70H33V-65H13ZM29 -90H49V-85H29ZM45 -110H65V-105H45ZM60 -140H100V-134H60ZM95 -110H115V-105H95ZM111 -90H131V-85H111ZM127 -70H147V-65H127ZM143 -50H162V-45H143Z"
        />
      );
    case 'bell':
      return (
        <>
          <path
            class="gp-stone"
            d="M0 -42V-48H8C26 -48 35 -57 37 -77C39 -103 51 -121 80 -132C109 -121 121 -103 123 -77C125 -57 134 -48 152 -48H160V-42H151C130 -42 120 -52 117 -76C114 -98 105 -114 80 -124C55 -114 46 -98 43 -76C40 -52 30 -42 9 -42Z"
          />
          <path
            class="gp-stone"
            d="M66 -126C66 -136 72 -140 80 -140C88 -140 94 -136 94 -126C88 -130 72 -130 66 -126Z"
          />
          <path class="gp-carve" d="M80 -128V-138M75 -128L72 -136M85 -128L88 -136" />
        </>
      );
    case 'neck':
      return (
        <>
          {[1, -1].map((side) => (
            <g key={side} transform={side === 1 ? undefined : `translate(${HOUSE} 0) scale(-1 1)`}>
              <path class="gp-stone" d="M44 -46H6C4 -60 22 -60 26 -72C30 -84 36 -96 44 -98Z" />
              <path
                class="gp-carve"
                d="M38 -88C34 -80 36 -70 30 -62M14 -52C12 -57 21 -58 20 -52C19 -49 16 -50 16.5 -52M26 -50C34 -54 39 -62 40 -74"
              />
            </g>
          ))}
          <path class="gp-stone" d="M36 -114H124V-120H36Z" />
          <path class="gp-stone" d="M40 -120L80 -138L120 -120Z" />
          <path class="gp-carve" d="M52 -122L80 -134L108 -122" />
          <path class="gp-stone" d="M44 -46V-114H49V-46ZM111 -46V-114H116V-46Z" />
        </>
      );
    case 'spout':
      return (
        <>
          <path class="gp-stone" d="M0 -42V-49H8L61 -114L66 -110L12 -42ZM160 -42V-49H152L99 -114L94 -110L148 -42Z" />
          <path class="gp-stone" d="M59 -140H101V-133H59ZM60 -113H64V-108H60ZM96 -113H100V-108H96Z" />
        </>
      );
    case 'cornice':
      return (
        <>
          <path class="gp-stone" d="M52 -106V-124C64 -136 96 -136 108 -124V-106Z" />
          <path
            class="gp-carve"
            d="M58 -108V-121C68 -130 92 -130 102 -121V-108M66 -112C72 -122 88 -122 94 -112M80 -112V-124"
          />
          <path class="gp-stone" d="M-3 -106H163V-100H-3ZM0 -100H160V-92H0Z" />
          <path
            class="gp-bracket"
            d="M8 -100V-88H14V-100ZM42 -100V-88H48V-100ZM112 -100V-88H118V-100ZM146 -100V-88H152V-100Z"
          />
        </>
      );
  }
}

/** A loft door under the beam; furniture came and still comes in this way. */
function Loft({ shape }: { shape: GableShape }) {
  if (shape === 'cornice')
    return (
      <>
        {[30, 80, 130].map((x) => (
          <g key={x} transform={`translate(${x} -50)`}>
            <rect class="gp-frame" x="-13" y="-34" width="26" height="32" />
            <rect class="gp-pane gp-dark" x="-10" y="-31" width="20" height="26" />
            <path class="gp-bar" d="M0 -31V-5M-10 -18H10" />
          </g>
        ))}
      </>
    );
  return (
    <g transform="translate(80 -50)">
      <path class="gp-frame" d="M-15 0V-34C-15 -44 15 -44 15 -34V0Z" />
      <path class="gp-shutter" d="M-11 -2V-32C-11 -40 11 -40 11 -32V-2Z" />
      <path class="gp-shutter-line" d="M0 -2V-38M-11 -26H11M-11 -9H11" />
    </g>
  );
}

/** The beam seen from the street: its end, a pulley and a hook. */
function HoistBeam({ y }: { y: number }) {
  return (
    <g transform={`translate(80 ${y})`}>
      <path class="gp-rope" d="M0 4V12C0 16 4 16 4 13" />
      <rect class="gp-beam" x="-4.5" y="-5" width="9" height="9" />
    </g>
  );
}

const beams: Record<GableShape, number> = { stepped: -112, bell: -106, neck: -104, spout: -112, cornice: -96 };

/** Flies from a roof that has what it asks for. */
function Pennant() {
  return (
    <g transform={`translate(80 ${-GABLE + 4})`}>
      <path class="gp-mast" d="M0 0V-44" />
      <circle class="gp-flag-knob" cy="-45" r="2.2" />
      <path class="gp-pennant" d="M1 -42C12 -46 20 -38 42 -41C32 -37 32 -34 40 -30C20 -27 12 -34 1 -29Z" />
    </g>
  );
}

function GableStone({ card, state, detail }: { card: AskingCard; state: CardState; detail: Detail }) {
  if (detail === 'small') return <Coin x={80} y={-24} points={card.points} state={state} radius={19} />;
  return (
    <g>
      <rect class="gp-shade" x="11" y="-9" width="142" height="4" />
      <rect class={`gp-tablet gp-tablet-${state}`} x="9" y="-39" width="142" height="31" rx="1.5" />
      <rect class="gp-tablet-line" x="12" y="-36" width="136" height="25" rx="1" />
      <g transform="translate(67 -23.5)" class={`gp-on-tablet gp-on-tablet-${state}`}>
        <ConditionMarks condition={card.condition} room={100} />
      </g>
      <Coin x={134} y={-23.5} points={card.points} state={state} />
    </g>
  );
}

export function Gable({ card, state, detail }: { card: AskingCard; state: CardState; detail: Detail }) {
  const shape = gableOf(card);
  return (
    <g class={`gp-card gp-${card.colour}`}>
      {state === 'met' && <Pennant />}
      <path class="gp-outline" d={outlines[shape]} fill={wallFill(card.colour, detail)} />
      <Stone shape={shape} />
      <Loft shape={shape} />
      {detail === 'full' && <HoistBeam y={beams[shape]} />}
      <path class="gp-course" d={`M0 -2.5H${HOUSE}`} />
      <GableStone card={card} state={state} detail={detail} />
    </g>
  );
}
