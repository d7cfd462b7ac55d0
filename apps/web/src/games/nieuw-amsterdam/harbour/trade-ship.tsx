import { Marks } from '../pieces/marks.tsx';
import { PressArea, Worth } from '../pieces/press-area.tsx';
import type { Offer, OnPress, Ship } from '../types.ts';

/** A fluyt that can be loaded: on the fore sail the furs it carries, on the main sail its coins once and its goods every round. 196 × 96. */
export function OfferedShip({
  offer,
  transform,
  onPress,
}: {
  offer: Offer<Ship>;
  transform: string;
  onPress: OnPress | undefined;
}) {
  const ship = offer.card;
  return (
    <PressArea label={offer.label} press={offer.press} onPress={onPress} outline="M4 2H192V98H4Z" transform={transform}>
      {ship ? (
        <>
          <Wake />
          <g class="nw-rock">
            <path class="nw-rigging" d="M20 66L66 4L176 62M66 8L128 2L176 60M28 66L66 12" />
            <path class="nw-mast" d="M66 78V2M132 78V-2M30 70L2 58" />
            <path class="nw-pennon" d="M132 -2C140 -6 146 0 156 -3C148 2 146 4 132 4Z" />
            <path class="nw-sail" d="M36 10H92C99 26 99 46 92 62H36C44 46 44 26 36 10Z" />
            <path class="nw-sail" d="M100 6H164C172 24 172 46 164 64H100C108 46 108 24 100 6Z" />
            <path
              class="nw-hull"
              d="M14 66L36 74C70 80 118 80 142 76L144 66L160 64L162 56L184 52C186 66 182 82 174 92H48C36 88 30 80 28 74Z"
            />
            <path class="nw-strake" d="M30 76C70 86 130 84 148 78L180 70" />
            <path
              class="nw-ports"
              d="M58 83h6v4h-6zM78 84h6v4h-6zM98 84h6v4h-6zM118 84h6v4h-6zM166 62h5v5h-5zM175 60h4v5h-4z"
            />
            <g class="nw-sail-ink">
              <Marks marks={[ship.furs, 'fur']} x={67} y={36} size={25} anchor="middle" />
              <Marks marks={[`+${ship.coins}`, 'coin']} x={136} y={22} size={18} anchor="middle" />
              <Marks marks={[`+${ship.goods}`, 'goods', 'each']} x={136} y={48} size={18} anchor="middle" />
            </g>
          </g>
          <Worth x={192} y={70} text={offer.press?.worth} />
        </>
      ) : (
        <path class="nw-mooring" d="M60 84C80 90 116 90 136 84M98 86V70M92 70A6 6 0 1 1 104 70A6 6 0 1 1 92 70Z" />
      )}
    </PressArea>
  );
}

function Wake() {
  return <path class="nw-wake" d="M14 94C30 90 44 97 62 93C88 88 108 97 132 93C150 90 168 96 188 92" />;
}

/** An own ship at anchor: only what it brings still matters. 66 wide, waterline at y 0. */
export function AnchoredShip({ ship }: { ship: Ship }) {
  return (
    <g>
      <path class="nw-wake" d="M-36 4C-26 0 -14 6 0 3C14 0 26 6 38 2" />
      <g class="nw-rock">
        <path class="nw-rigging" d="M-30 -12L-4 -66L30 -14" />
        <path class="nw-mast" d="M-4 -8V-68" />
        <path class="nw-pennon" d="M-4 -68C2 -71 8 -66 15 -69C9 -65 8 -63 -4 -63Z" />
        <path class="nw-sail" d="M-27 -58H19C25 -46 25 -32 19 -20H-27C-20 -32 -20 -46 -27 -58Z" />
        <path
          class="nw-hull"
          d="M-36 -16L-24 -10C-8 -6 12 -6 20 -9L22 -18L36 -22C38 -12 36 -2 30 3H-22C-28 0 -32 -6 -36 -16Z"
        />
        <path class="nw-strake" d="M-28 -8C-8 -1 14 -2 34 -10" />
        <g class="nw-sail-ink">
          <Marks marks={[ship.goods, 'goods']} x={-1} y={-39} size={20} anchor="middle" />
        </g>
      </g>
    </g>
  );
}
