import { unchanged } from '../../../ui/unchanged.ts';
import { Canoe, CampSlot, Longhouse, Post, PostSlot } from '../land/longhouse.tsx';
import { type Shape, type ZonePlace, zonePlaces } from '../board/plan.ts';
import { PressArea, Worth } from '../pieces/press-area.tsx';
import type { OnPress, Zone } from '../types.ts';

export interface RiverProps {
  /** From the sea upwards. */
  zones: readonly Zone[];
  shape: Shape;
  /** The way a purchase would have to travel, from a post's zone to a camp's. */
  way?: { from: number; to: number };
  words: { boat: (grain: number) => string };
  onPress?: OnPress;
}

/** The Hudson's zones: a camp, the posts opposite, and the boat to the next zone. */
export function River({ zones, shape, way, words, onPress }: RiverProps) {
  const places = zonePlaces(shape, zones.length);
  return (
    <g>
      {way && <Way from={places[way.from]} to={places[way.to]} />}
      {zones.map((zone, k) => (
        <ZoneView key={k} zone={zone} place={places[k]} onPress={onPress} />
      ))}
      {zones.map(
        (zone, k) =>
          zone.boat !== undefined && (
            <g
              key={k}
              transform={`translate(${places[k].boat.x} ${places[k].boat.y})`}
              role="img"
              aria-label={words.boat(zone.boat)}
            >
              <title>{words.boat(zone.boat)}</title>
              <g class="nw-rock">
                <Canoe grain={zone.boat} />
              </g>
            </g>
          ),
      )}
    </g>
  );
}

/** Where the things of a row stand, closing ranks when there are many. */
function row(count: number, room: number, wide: number): number[] {
  const step = Math.min(wide, count > 1 ? (room - wide) / (count - 1) : wide);
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
}

const ZoneView = unchanged(
  ({ zone, place, onPress }: { zone: Zone; place: ZonePlace; onPress: OnPress | undefined }) => {
    const slots = Math.max(zone.camp, zone.houses);
    const plots = Math.max(zone.slots, zone.posts.length);
    return (
      <PressArea label={zone.label} press={zone.press} onPress={onPress} outline={place.edge}>
        <g transform={`translate(${place.camp.x} ${place.camp.y}) scale(${place.scale})`}>
          {row(slots, place.room / place.scale, 37).map((x, i) => (
            <g key={i} transform={`translate(${x} ${slots > 3 && i % 2 ? -12 : 0})`}>
              {i < zone.houses ? <Longhouse /> : <CampSlot />}
            </g>
          ))}
        </g>
        <g transform={`translate(${place.posts.x} ${place.posts.y}) scale(${place.scale})`}>
          {row(plots, place.room / place.scale, 28).map((x, i) => (
            <g key={i} transform={`translate(${x} 0)`}>
              {i < zone.posts.length ? <Post seat={zone.posts[i]} /> : <PostSlot />}
            </g>
          ))}
        </g>
        <Worth x={place.posts.x + place.room / 2} y={place.posts.y - 40} text={zone.press?.worth} />
      </PressArea>
    );
  },
);

/** A dotted gilt line along the water. */
function Way({ from, to }: { from: ZonePlace; to: ZonePlace }) {
  const middle = (a: ZonePlace, part: number) => ({
    x: a.posts.x + (a.camp.x - a.posts.x) * part,
    y: a.posts.y + (a.camp.y - a.posts.y) * part,
  });
  const [a, b] = [middle(from, 0.5), middle(to, 0.5)];
  return (
    <path
      class="nw-way"
      d={`M${from.posts.x} ${from.posts.y - 20}L${a.x} ${a.y}L${b.x} ${b.y}L${to.camp.x} ${to.camp.y}`}
      aria-hidden="true"
    />
  );
}
