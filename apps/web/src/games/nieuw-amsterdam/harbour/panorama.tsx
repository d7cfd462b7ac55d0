import { useId } from 'preact/hooks';
import { Anchorage, anchorageWidth } from './anchorage.tsx';
import { LAND_STEP, LandRow } from '../land/land-row.tsx';
import { PIER, Quay } from './quay.tsx';
import type { OnPress, Own } from '../types.ts';

const HIGH = 148;
const WATERLINE = 70;
const EDGE = 14;

const farTrees = Array.from({ length: 22 }, (_, i) => {
  const s = 0.8 + ((i * 7) % 5) / 10;
  return `M${14 + ((i * 137) % 396)} ${4 + ((i * 59) % 118)}l${5 * s} ${9 * s}h${-3 * s}l${5 * s} ${9 * s}h${-14 * s}l${5 * s} ${-9 * s}h${-3 * s}z`;
}).join('');

/** Quay, ships and lands side by side along the bottom of the table; scrolls sideways when a colony has grown. */
export function Panorama({ own, part, onPress }: { own: Own; part: 'all' | 'harbour' | 'lands'; onPress?: OnPress }) {
  const quay = part === 'lands' ? 0 : own.piers.length * PIER + EDGE;
  const water = part === 'lands' ? 0 : quay + Math.max(anchorageWidth(own.ships.length), 120) + EDGE;
  const shore = water + (part === 'all' ? 26 : EDGE);
  const width = part === 'harbour' ? water : shore + Math.max(1, own.lands.length) * LAND_STEP + EDGE;
  const id = `nw${useId()}`;
  const land = `M${part === 'all' ? shore - 26 : -10} ${HIGH + 4}C${shore - 34} 110 ${shore - 8} 84 ${shore - 22} 50C${shore - 28} 26 ${shore - 12} 14 ${shore - 18} -6H9000V${HIGH + 4}Z`;
  return (
    <div class={`nw-panorama nw-panorama-${part}`} role="group" aria-label={own.words.area} tabIndex={0}>
      <svg
        viewBox={`0 0 ${width} ${HIGH}`}
        preserveAspectRatio="xMinYMid meet"
        style={{ '--ratio': `${width / HIGH}` }}
      >
        <g aria-hidden="true">
          <defs>
            <pattern id={id} width="90" height="40" patternUnits="userSpaceOnUse">
              <path
                class="nw-ripples"
                d="M4 8q6 -2.4 12 0t12 0M50 16q6 -2.4 12 0t12 0M18 28q6 -2.4 12 0t12 0M64 36q5 -2.4 10 0t10 0"
              />
            </pattern>
            <pattern id={`${id}w`} width="420" height="148" patternUnits="userSpaceOnUse">
              <path class="nw-conifers nw-far-trees" d={farTrees} />
            </pattern>
          </defs>
          {part !== 'lands' && (
            <>
              <rect class="nw-sea" width={water + 60} height={HIGH} />
              <rect fill={`url(#${id})`} width={water + 60} height={HIGH} />
              <path class="nw-street-ground" d={`M0 0H${quay + 8}V${WATERLINE - 6}H0Z`} />
              <path class="nw-quay-edge" d={`M0 ${WATERLINE - 6}H${quay + 8}V${WATERLINE}H0Z`} />
              <path class="nw-cobbles" d={`M0 8H${quay + 8}M0 24H${quay + 8}M0 40H${quay + 8}`} />
            </>
          )}
          {part !== 'harbour' && (
            <>
              <path class="nw-wild" d={land} />
              <path fill={`url(#${id}w)`} d={land} />
            </>
          )}
        </g>
        {part !== 'lands' && (
          <g transform={`translate(${EDGE / 2} ${WATERLINE})`}>
            <Quay seat={own.seat} piers={own.piers} onPress={onPress} />
          </g>
        )}
        {part !== 'lands' &&
          (own.ships.length ? (
            <g transform={`translate(${quay + EDGE} 66)`}>
              <Anchorage ships={own.ships} onPress={onPress} />
            </g>
          ) : (
            <text class="nw-empty" x={quay + 74} y={112} text-anchor="middle">
              {own.words.noShips}
            </text>
          ))}
        {part !== 'harbour' &&
          (own.lands.length ? (
            <g transform={`translate(${shore} 19)`}>
              <LandRow seat={own.seat} lands={own.lands} onPress={onPress} />
            </g>
          ) : (
            <text class="nw-empty" x={shore + 16} y={80}>
              {own.words.noLands}
            </text>
          ))}
      </svg>
    </div>
  );
}
