import { Glyph } from '../../../symbols/emblem.tsx';
import type { Frame } from './frame.ts';
import { footOf, HOUSE, QUAY, SHOP, STOREY } from './measures.ts';
import { Storey } from './storey.tsx';
import type { Place } from '../types.ts';

const ghosts = {
  shop: {
    around: `M0 0V${-SHOP}H160V0Z`,
    inside:
      'M8 -118H152V-92H8ZM14 -78H96V-14H14ZM116 -82H148V0H116ZM10 -78C16 -68 24 -68 30 -78C36 -68 44 -68 50 -78C56 -68 64 -68 70 -78C76 -68 84 -68 90 -78L100 -78',
    mark: { y: -46, x: 55 },
  },
  window: {
    around: `M0 0V${-STOREY}H160V0Z`,
    inside: 'M15 -18V-80H45V-18ZM65 -18V-80H95V-18ZM115 -18V-80H145V-18ZM15 -49H45M65 -49H95M115 -49H145',
    mark: { y: -49, x: 80 },
  },
  roof: {
    around: 'M0 0V-46H22V-68H42V-90H60V-118H100V-90H118V-68H138V-46H160V0Z',
    inside: 'M12 -38H148V-9H12ZM66 -50V-78C66 -88 94 -88 94 -78V-50Z',
    mark: { y: -66, x: 80 },
  },
} as const;

interface GhostProps {
  place: Place;
  frame: Frame;
  onPlace: (id: string) => void;
}

/** Somewhere to build: an outline in gilt that can be pointed at, tabbed to and pressed. */
export function PlaceGhost({ place, frame, onPlace }: GhostProps) {
  const press = () => onPlace(place.id);
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
  // Attributes of SVG elements keep their case: `tabIndex` would be ignored here.
  const button = {
    role: 'button',
    tabindex: 0,
    'aria-label': place.label,
    onClick: press,
    onKeyDown: byKey,
    'data-place': place.id,
  } as const;

  if (place.kind === 'canal')
    return (
      <g class="gp-place gp-place-canal" transform={`translate(${frame.x + frame.width / 2} ${QUAY + 78})`} {...button}>
        <ellipse class="gp-place-area" rx="104" ry="34" />
        <g class="gp-place-breath">
          <ellipse class="gp-place-line" rx="104" ry="34" />
        </g>
        <ellipse class="gp-place-inside" rx="78" ry="24" />
        <ellipse class="gp-place-inside" rx="50" ry="14" />
        <Glyph name="canal" x={-13} y={-13} size={26} />
      </g>
    );

  const ghost = ghosts[place.kind];
  return (
    <g class="gp-place" transform={`translate(${place.building * HOUSE} ${footOf(place.level)})`} {...button}>
      <path class="gp-place-area" d={ghost.around} />
      <path class="gp-place-inside" d={ghost.inside} />
      {place.card && (
        <g class="gp-place-card">
          <Storey card={place.card} state="held" detail="full" />
        </g>
      )}
      <g class="gp-place-breath">
        <path class="gp-place-line" d={ghost.around} />
      </g>
      <g class="gp-place-plus" transform={`translate(${ghost.mark.x} ${ghost.mark.y})`}>
        <circle r="15" />
        <path d="M-7 0H7M0 -7V7" />
      </g>
    </g>
  );
}
