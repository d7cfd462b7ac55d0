import { type Detail, wallFill } from './bonds.tsx';
import { FeatureOnSill } from './features.tsx';
import { HOUSE, STOREY, vary } from './measures.ts';
import type { Feature, WindowCard } from '../types.ts';

const bays = [30, 80, 130];

/** Which bays are lived in: one feature in the middle, two at the sides, three across. More stand closer together. */
function bayOf(index: number, count: number): number {
  if (count === 1) return bays[1];
  if (count === 2) return index === 0 ? bays[0] : bays[2];
  return bays[0] + (index * (bays[2] - bays[0])) / Math.max(count - 1, 1);
}

type Dressing = 'curtains' | 'blind' | 'plain';

/** An empty window is never quite the same as its neighbour. */
function Sash({ x, light, dressing }: { x: number; light: 'lit' | 'dark'; dressing: Dressing }) {
  return (
    <g transform={`translate(${x} -18)`}>
      <rect class="gp-frame" x="-17" y="-66" width="34" height="66" />
      <rect class={`gp-pane gp-${light}`} x="-13" y="-62" width="26" height="58" />
      {dressing === 'curtains' && (
        <path class="gp-curtain" d="M-13 -62H-4C-5 -44 -8 -30 -13 -24ZM13 -62H4C5 -44 8 -30 13 -24Z" />
      )}
      {dressing === 'blind' && <path class="gp-curtain" d="M-13 -62H13V-44H-13Z" />}
      <rect class="gp-shade" x="-13" y="-62" width="26" height="4" />
      <path class="gp-glint" d="M-11 -12L-3 -31M-6 -10L-1.6 -20" />
      <path class="gp-bar" d="M0 -62V-4M-13 -47.5H13M-13 -18.5H13" />
      <path class="gp-rail" d="M-13 -33H13" />
    </g>
  );
}

/** A window with somebody or something in it: its lower sash is pushed up. */
function OpenSash({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} -18)`}>
      <rect class="gp-frame" x="-17" y="-66" width="34" height="66" />
      <rect class="gp-pane gp-room" x="-13" y="-62" width="26" height="62" />
      <rect class="gp-pane gp-lit" x="-13" y="-62" width="26" height="21" />
      <path class="gp-bar" d="M-4.4 -62V-41M4.4 -62V-41M-13 -51.5H13" />
      <path class="gp-rail" d="M-13 -41H13" />
    </g>
  );
}

/** Stone over and under a window; the houses of one street were not built by one mason. */
function Surround({ x, style }: { x: number; style: number }) {
  return (
    <g transform={`translate(${x} -18)`}>
      {style === 0 && <path class="gp-stone" d="M-21 -76H21V-67H-21ZM-4 -78H4L2.6 -66H-2.6Z" />}
      {style === 1 && <path class="gp-stone" d="M-20 -67C-14 -75 14 -75 20 -67L23 -70C16 -81 -16 -81 -23 -70Z" />}
      {style === 2 && <path class="gp-stone" d="M-22 -72H22V-67H-22Z" />}
      <rect class="gp-shade" x="-19" y="5" width="42" height="3.4" />
      <rect class="gp-stone" x="-21" y="0" width="42" height="5" />
    </g>
  );
}

export function WindowStorey({ card, detail }: { card: WindowCard; detail: Detail }) {
  const places = card.features.map((feature, index) => ({ feature, x: bayOf(index, card.features.length) }));
  const style = vary(card.number, 3);
  const dressings: readonly Dressing[] = ['curtains', 'plain', 'blind', 'curtains'];
  return (
    <g class={`gp-card gp-${card.colour}`}>
      <rect class="gp-outline" x="0" y={-STOREY} width={HOUSE} height={STOREY} fill={wallFill(card.colour, detail)} />
      <path class="gp-course" d={`M0 -4.5H${HOUSE}`} />
      {bays.map((x, bay) => {
        const occupied = places.some((place) => Math.abs(place.x - x) < 20);
        return (
          <g key={x}>
            {detail === 'full' && <Surround x={x} style={style} />}
            {occupied ? (
              <OpenSash x={x} />
            ) : (
              <Sash
                x={x}
                light={vary(card.number, 5, bay) < 2 ? 'lit' : 'dark'}
                dressing={dressings[vary(card.number, 4, bay + 5)]}
              />
            )}
          </g>
        );
      })}
      {places.map(({ feature, x }, index) => (
        <InWindow key={`${feature}${index}`} feature={feature} x={x} detail={detail} />
      ))}
    </g>
  );
}

function InWindow({ feature, x, detail }: { feature: Feature; x: number; detail: Detail }) {
  const grow = detail === 'full' ? 1.12 : 1.7;
  return (
    <g transform={`translate(${x} ${detail === 'full' ? -18 : -14}) scale(${grow})`}>
      <FeatureOnSill feature={feature} />
    </g>
  );
}
