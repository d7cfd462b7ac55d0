import { unchanged } from '../../../ui/unchanged.ts';
import { colourOfDistrict } from '../city/district-colours.ts';
import { facades } from './building-art.ts';
import { MarkAt, markOfGood } from '../pieces/mark.tsx';
import { GemAt } from '../pieces/resource.tsx';
import type { ArtisanKind, ArtKind, BuildingKind, Colour, District, Good } from '../types.ts';
import './card-art.css';

const crafts: Record<ArtisanKind, { good: Good; tool: string }> = {
  'tulip-grower': { good: 'tulip', tool: 'M10 4V30M4 4H16M5 30H15L14 44Q10 50 6 44Z' },
  lacemaker: { good: 'lace', tool: 'M10 2V16M10 16C4 20 4 30 10 34C16 30 16 20 10 16M10 34V48M6 4H14M7 22H13M7 28H13' },
  brewer: { good: 'beer', tool: 'M10 2V34M4 34H16L14 48H6ZM4 40H16' },
  cheesemaker: { good: 'cheese', tool: 'M10 2V18M2 6H18M3 18H17V24H3ZM5 24V46M15 24V46M2 46H18M6 34H14' },
  carpenter: { good: 'furniture', tool: 'M4 4H14V12H8L16 48L2 20ZM9 20L11 22M10 27L13 29M12 34L15 36' },
  'tile-maker': { good: 'tile', tool: 'M10 2V28M7 28H13V34H7ZM6 34C6 40 8 42 10 50C12 42 14 40 14 34Z' },
  distiller: {
    good: 'jenever',
    tool: 'M4 48C-2 36 4 28 8 26V14C8 6 16 6 18 14L19 30M4 48H16C20 40 16 30 12 26V16M2 38H17',
  },
  'coffee-roaster': { good: 'coffee', tool: 'M2 16H18V34H2ZM10 16V8M6 8H14M18 24H22V18M4 34L2 48M16 34L18 48M2 25H18' },
  glassblower: { good: 'crystal', tool: 'M10 2V28M8 2H12M10 28C2 30 2 46 10 48C18 46 18 30 10 28M6 38Q6 33 9 32' },
};

/** The workshop: brick, a leaded window, and the shop sign on its iron arm with the tool of the craft beside it. */
function Workshop({ kind }: { kind: ArtisanKind }) {
  const { good, tool } = crafts[kind];
  return (
    <>
      <rect class="ams-art-brick" width="160" height="88" />
      <path
        class="ams-art-joints"
        d={Array.from(
          { length: 8 },
          (_, r) =>
            `M0 ${r * 11}H160${Array.from({ length: 7 }, (_, c) => `M${c * 26 + (r % 2) * 13} ${r * 11}v11`).join('')}`,
        ).join('')}
      />
      <path class="ams-art-window" d="M110 88V30Q130 12 150 30V88Z" />
      <path class="ams-art-lead" d="M130 20V88M110 44H150M110 66H150" />
      <path class="ams-art-iron" d="M10 8V30M10 12H74C82 12 82 20 74 20M10 26C30 26 40 20 46 12M46 12V20M74 12V20" />
      <rect class="ams-art-board" x="34" y="20" width="52" height="54" rx="4" />
      <g class="ams-art-sign">
        <MarkAt name={markOfGood(good)} x={60} y={47} size={42} />
      </g>
      <g transform="translate(120 36)">
        <path class="ams-art-tool" d={tool} />
      </g>
    </>
  );
}

function Front({ kind }: { kind: BuildingKind }) {
  const { wall, roof, holes, line } = facades[kind];
  return (
    <>
      <rect class="ams-art-sky" width="160" height="88" />
      <path class="ams-art-cloud" d="M8 18H34M14 23H44M118 30H150M126 35H146" />
      <path class="ams-art-line" d={line} />
      <path class="ams-art-wall" d={wall} />
      <path class="ams-art-roof" d={roof} />
      <path class="ams-art-hole" d={holes} />
      <path class="ams-art-moulding" d={line} />
      <path class="ams-art-quay" d="M0 83H160V88H0Z" />
    </>
  );
}

const order: readonly District[] = [
  'haarlemmerbuurt',
  'jordaan',
  'grachtengordel',
  'burgwallen',
  'nieuwmarkt',
  'plantage',
];

/** A leaf of the atlas: the half-moon with this district coloured in. */
function Leaf({ district, colour }: { district: District; colour: Colour }) {
  const at = (r: number, d: number) => {
    const a = (d * Math.PI) / 180;
    return `${(80 - r * Math.cos(a)).toFixed(1)} ${(8 + r * Math.sin(a)).toFixed(1)}`;
  };
  const i = order.indexOf(district);
  const ring = (from: number, to: number, inner: number, outer: number) =>
    `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 0 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 1 ${at(inner, from)}Z`;
  const middle = ((i + 0.5) * 30 * Math.PI) / 180;
  return (
    <>
      <rect class="ams-art-atlas" width="160" height="88" />
      <path class="ams-art-water" d="M0 0H160V8H0Z" />
      {order.map((name, k) => (
        <g key={name} class={k === i ? `ams-${colour}` : undefined}>
          {[
            [18, 36],
            [39, 56],
            [59, 75],
          ].map(([inner, outer]) => (
            <path
              key={inner}
              class={k === i ? 'ams-art-here' : 'ams-art-there'}
              d={ring(k * 30 + 1.5, k * 30 + 28.5, inner, outer)}
            />
          ))}
        </g>
      ))}
      <path class="ams-art-graticule" d="M0 30H160M0 58H160M28 0V88M132 0V88" />
      <GemAt colour={colour} x={80 - 50 * Math.cos(middle)} y={8 + 50 * Math.sin(middle)} size={26} />
    </>
  );
}

/** The picture of a card's type. */
export const CardArt = unchanged(({ kind }: { kind: ArtKind }) => {
  return (
    <svg class="ams-art" viewBox="0 0 160 88" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      {kind in crafts ? (
        <Workshop kind={kind as ArtisanKind} />
      ) : kind in facades ? (
        <Front kind={kind as BuildingKind} />
      ) : (
        <Leaf district={kind as District} colour={colourOfDistrict[kind as District]} />
      )}
    </svg>
  );
});
