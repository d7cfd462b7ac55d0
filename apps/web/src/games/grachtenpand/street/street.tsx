import { useId } from 'preact/hooks';
import type { Detail } from './bonds.tsx';
import { Canal, SunkenLeaves } from './canal.tsx';
import { type Frame, ownRoom, type Room, smallRoom, streetFrame } from './frame.ts';
import { cardsOf, GroupOutline } from './group-outline.tsx';
import { footOf, HOUSE, heightOf, QUAY } from './measures.ts';
import { PlaceGhost } from './place-ghost.tsx';
import type { CardState } from './plaque.tsx';
import { Quay, QuaySide } from './quay.tsx';
import { Sky } from './sky.tsx';
import { Storey } from './storey.tsx';
import type { Card, House, Place } from '../types.ts';
import './street.css';

export interface StreetProps {
  houses: readonly House[];
  /** Numbers of the shops and roofs that have what they ask for. */
  met: ReadonlySet<number>;
  /** Numbers of the cards in the largest group of one colour. */
  group?: ReadonlySet<number>;
  /** How many cards lie in the canal. */
  sunken?: number;
  places?: readonly Place[];
  onPlace?: (id: string) => void;
  /** Asked about a card already built; without it the cards are pictures only. */
  onCard?: (number: number) => void;
  /** A card is pointed at or has the focus; none when no longer. */
  onPeek?: (number: number | undefined) => void;
  /** A card that stands there for the time being: it can still be taken back. */
  planned?: number;
  /** Points to be shown where they were earned. */
  earned?: ReadonlyMap<number, string>;
  detail?: Detail;
  water?: 'mirrored' | 'plain';
  room?: Room;
  words: StreetWords;
}

export interface StreetWords {
  /** Whose street it is. */
  street: string;
  card: (card: Card, state: CardState) => string;
  sunken: (count: number) => string;
}

const none: ReadonlySet<number> = new Set();

/** Deep in the water only the lower storeys are seen; the rest of a tower need not be drawn twice. */
const MIRRORED_LEVELS = 3;

export function Street(props: StreetProps) {
  const {
    houses,
    met,
    group = none,
    sunken = 0,
    places = [],
    onPlace,
    onCard,
    onPeek,
    planned,
    earned,
    detail = 'full',
    water = 'mirrored',
    words,
  } = props;
  const room = props.room ?? (detail === 'full' ? ownRoom : smallRoom);
  const id = `gp${useId()}`;
  const frame = streetFrame(houses, places, room);
  const stateOf = (card: Card): CardState => (met.has(card.number) ? 'met' : 'unmet');

  const storeys = houses.flatMap((house) =>
    cardsOf(house).map(({ card, level }) => ({ card, level, building: house.building })),
  );
  // Gables last: their stone and pennants reach over the neighbours.
  storeys.sort((a, b) => (a.card.kind === 'roof' ? 1 : 0) - (b.card.kind === 'roof' ? 1 : 0));
  const draw = ({ card, level, building }: (typeof storeys)[number]) => (
    <g key={card.number} transform={`translate(${building * HOUSE} ${footOf(level)})`} data-drawn={card.number}>
      <Storey card={card} state={stateOf(card)} detail={detail} />
    </g>
  );

  // A ghost takes the scaffold's place.
  const asked = new Set(places.filter((place) => place.level > 0).map((place) => place.building));

  return (
    <svg
      class={`gp-street gp-street-${detail}`}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="group"
      aria-label={words.street}
    >
      {detail === 'full' && <Sky frame={frame} id={id} />}
      <g aria-hidden="true">
        <g id={`${id}-low`}>
          {detail === 'full' && <QuaySide frame={frame} />}
          <Quay frame={frame} detail={detail} />
          {houses.map(
            (house) =>
              !house.roof &&
              detail === 'full' &&
              !asked.has(house.building) && <Scaffold key={house.building} house={house} />,
          )}
          {storeys.filter(({ level }) => level < MIRRORED_LEVELS).map(draw)}
        </g>
        {storeys.filter(({ level }) => level >= MIRRORED_LEVELS).map(draw)}
      </g>
      {/* What moves lies above what does not: whatever lay over it would have to be painted with it. */}
      <Canal frame={frame} id={id} water={room.water} {...(water === 'mirrored' ? { reflects: `${id}-low` } : {})} />
      {storeys
        .filter(({ card }) => card.number === planned)
        .map(({ card, level, building }) => (
          <rect
            key="planned"
            class="gp-planned"
            x={building * HOUSE + 3}
            y={footOf(level) - heightOf[card.kind] + 3}
            width={HOUSE - 6}
            height={heightOf[card.kind] - 6}
          />
        ))}
      <GroupOutline houses={houses} group={group} id={`${id}-group`} />
      <rect
        class="gp-canal-spot"
        data-canal=""
        x={frame.x + frame.width / 2 - HOUSE / 2}
        y={QUAY + 40}
        width={HOUSE}
        height="80"
      />
      {sunken > 0 && detail === 'full' && <SunkenLeaves frame={frame} count={sunken} />}
      {onPlace && places.map((place) => <PlaceGhost key={place.id} place={place} frame={frame} onPlace={onPlace} />)}
      {storeys.map(({ card, level, building }, i) => (
        <CardArea
          key={card.number}
          card={card}
          level={level}
          building={building}
          entry={i === 0 ? 'first' : 'other'}
          label={words.card(card, stateOf(card))}
          {...(onCard ? { onCard } : {})}
          {...(onPeek ? { onPeek } : {})}
        />
      ))}
      {earned &&
        storeys
          .filter(({ card }) => earned.has(card.number))
          .map(({ card, level, building }) => (
            <g
              key={card.number}
              transform={`translate(${(building + 0.5) * HOUSE} ${footOf(level) - heightOf[card.kind] / 2})`}
              aria-hidden="true"
            >
              <g class="gp-earned">
                <circle r="44" />
                <text y="16" text-anchor="middle">
                  {earned.get(card.number)}
                </text>
              </g>
            </g>
          ))}
      {sunken > 0 && <Sunken frame={frame} label={words.sunken(sunken)} />}
    </svg>
  );
}

/** An unfinished house wears a scaffold: two poles lashed to a ledger, and the mason's plank. */
function Scaffold({ house }: { house: House }) {
  const top = footOf(1 + house.windows.length);
  return (
    <g transform={`translate(${house.building * HOUSE} ${top})`}>
      <path class="gp-scaffold" d="M9 0V-42M151 0V-42M3 -30H157M9 -3L60 -30M151 -3L100 -30" />
      <path class="gp-plank" d="M14 -4H146V0H14Z" />
      <path class="gp-scaffold-rope" d="M6 -33L12 -27M12 -33L6 -27M148 -33L154 -27M154 -33L148 -27" />
    </g>
  );
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** To the card at that place, or to the top of a lower house. */
function walk(from: SVGElement, building: number, level: number) {
  for (let at = level; at >= 0; at--) {
    const card = from.parentNode?.querySelector<SVGElement>(`[data-at="${building},${at}"]`);
    if (card) return card.focus();
  }
}

interface CardAreaProps {
  card: Card;
  level: number;
  building: number;
  /** The street is one stop of the Tab key: its first card; the arrow keys walk on from there. */
  entry: 'first' | 'other';
  label: string;
  onCard?: (number: number) => void;
  onPeek?: (number: number | undefined) => void;
}

/** What a screen reader meets and a pointer asks: apart from the drawing, because the canal draws the drawing again. */
function CardArea({ card, level, building, entry, label, onCard, onPeek }: CardAreaProps) {
  const area = {
    x: building * HOUSE,
    y: footOf(level) - heightOf[card.kind],
    width: HOUSE,
    height: heightOf[card.kind],
    class: 'gp-area',
  };
  if (!onCard) return <rect {...area} role="img" aria-label={label} data-card={card.number} />;
  const ask = () => onCard(card.number);
  return (
    <rect
      {...area}
      role="button"
      tabindex={entry === 'first' ? 0 : -1}
      data-at={`${building},${level}`}
      aria-label={label}
      data-card={card.number}
      onClick={ask}
      onFocus={() => onPeek?.(card.number)}
      onBlur={() => onPeek?.(undefined)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPeek?.(card.number)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPeek?.(undefined)}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (step) walk(event.currentTarget, building + step[0], level + step[1]);
        else if (event.key === 'Enter' || event.key === ' ') ask();
        else return;
        event.preventDefault();
      }}
    />
  );
}

function Sunken({ frame, label }: { frame: Frame; label: string }) {
  return (
    <rect
      class="gp-area"
      role="img"
      aria-label={label}
      x={frame.x}
      y={frame.y + frame.height - 40}
      width={frame.width}
      height="40"
    />
  );
}
