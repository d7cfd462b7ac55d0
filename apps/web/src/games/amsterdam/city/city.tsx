import { unchanged } from '../../../ui/unchanged.ts';
import { SeatShield } from '../pieces/seat-pieces.tsx';
import { bridgeHeads, type Lot, lotsOf, move } from './patch.ts';
import { GemAt, GoodAt } from '../pieces/resource.tsx';
import { Spot } from '../pieces/spot.tsx';
import type { BlockView, CityView, OnPress, Point, Press } from '../types.ts';
import './city.css';

/** Each colour of roof has its own tiles, like the hatchings of heraldry, so that colour is never alone. */
export const RoofDefs = unchanged(() => {
  const lay = { patternUnits: 'userSpaceOnUse', class: 'ams-hatch' } as const;
  return (
    <defs>
      <pattern id="ams-roof-black" width="7" height="7" {...lay}>
        <path d="M0 3.5H7M3.5 0V7" />
      </pattern>
      <pattern id="ams-roof-brown" width="7" height="7" patternTransform="rotate(45)" {...lay}>
        <path d="M0 3.5H7" />
      </pattern>
      <pattern id="ams-roof-violet" width="7" height="7" patternTransform="rotate(-45)" {...lay}>
        <path d="M0 2H7M0 5H7" />
      </pattern>
      <pattern id="ams-roof-pink" width="6" height="6" {...lay}>
        <path d="M3 0V6" />
      </pattern>
      <pattern id="ams-roof-orange" width="8" height="8" {...lay}>
        <path d="M2 2v.1M6 6v.1" class="ams-hatch-dots" />
      </pattern>
      <pattern id="ams-roof-grey" width="9" height="8" {...lay}>
        <path d="M0 4H9" class="ams-hatch-faint" />
      </pattern>
    </defs>
  );
});

const Shades = unchanged(({ of }: { of: readonly BlockView['polygon'][] }) => (
  <path class="ams-quay-shade" d={of.map((polygon) => move(polygon)).join('')} transform="translate(0 4)" />
));

type SpotProps = Pick<BlockView, 'position' | 'polygon'> & { press: Press; onPress: OnPress };
const BlockSpot = unchanged(({ press, onPress, position, polygon }: SpotProps) => (
  <Spot press={press} onPress={onPress} at={{ x: position.x, y: position.y - 34 }}>
    <path class="ams-spot-shape" d={move(polygon)} />
  </Spot>
));

/** All houses of a block are drawn together, part by part: the map has hundreds of them, and every drawing on it costs time. */
const Houses = unchanged(({ colour, polygon, cost }: Pick<BlockView, 'colour' | 'polygon' | 'cost'>) => {
  const lots = lotsOf(polygon, cost);
  const all = (part: (lot: Lot) => string): string => lots.map(part).join('');
  return (
    <g class={`ams-block ams-${colour}`}>
      <path class="ams-quay" d={move(polygon)} />
      <path class="ams-roof" d={all((lot) => lot.outline)} />
      <path class="ams-roof-shade" d={all((lot) => lot.shade)} />
      <path class="ams-roof-tiles" d={all((lot) => lot.outline)} fill={`url(#ams-roof-${colour})`} />
      <path class="ams-ridge" d={all((lot) => lot.ridge)} />
      <path class="ams-chimney" d={all(({ chimney }) => `M${chimney.x - 3} ${chimney.y - 3}h6v6h-6Z`)} />
    </g>
  );
});

interface BridgeProps {
  from: readonly Point[];
  to: readonly Point[];
  here: Point;
  there: Point;
  look: 'plain' | 'lit';
}
/** A small arch from bank to bank: deck, parapets, and the joints of its stones. */
const CityBridge = unchanged(({ from, to, here, there, look }: BridgeProps) => {
  const [a, b] = bridgeHeads(from, to, here, there);
  const length = Math.hypot(b.x - a.x, b.y - a.y) + 14;
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const half = length / 2;
  const joints = Math.max(2, Math.round(length / 12));
  return (
    <g
      class={`ams-bridge ams-bridge-${look}`}
      transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2}) rotate(${turn.toFixed(1)})`}
    >
      <path class="ams-bridge-deck" d={`M${-half} -10Q0 -5 ${half} -10V10Q0 5 ${-half} 10Z`} />
      <path
        class="ams-bridge-joints"
        d={Array.from(
          { length: joints - 1 },
          (_, i) => `M${(-half + (length * (i + 1)) / joints).toFixed(1)} -6V6`,
        ).join('')}
      />
    </g>
  );
});

/** The city where nothing is done in it: its blocks in stone, one shape. */
export const StoneCity = unchanged(({ blocks }: Pick<CityView, 'blocks'>) => (
  <path class="ams-stone-city" d={blocks.map(({ polygon }) => move(polygon)).join('')} aria-hidden="true" />
));

interface CityProps {
  view: CityView;
  words: { city: string; block: (id: number) => string };
  onPress: OnPress;
}

/** The blocks of the canal belt with what lies on them, and the bridges between them. */
export const City = unchanged(({ view, words, onPress }: CityProps) => {
  const byId = new Map(view.blocks.map((block) => [block.id, block]));
  const group = new Set(view.group);
  // From crest to crest over the bridges between them.
  const chain = view.bridges
    .filter(({ a, b }) => group.has(a) && group.has(b))
    .map(({ a, b }) =>
      move(
        [a, b].flatMap((id) => byId.get(id)?.position ?? []),
        'open',
      ),
    )
    .join('');
  return (
    <g>
      <g aria-hidden="true">
        <Shades of={view.blocks.map(({ polygon }) => polygon)} />
        {view.blocks.map((block) => (
          <Houses key={block.id} colour={block.colour} polygon={block.polygon} cost={block.cost} />
        ))}
        {view.bridges.map(({ a, b }) => {
          const [from, to] = [byId.get(a), byId.get(b)];
          if (!from || !to) return null;
          return (
            <CityBridge
              key={`${a}-${b}`}
              from={from.polygon}
              to={to.polygon}
              here={from.position}
              there={to.position}
              look={group.has(a) && group.has(b) ? 'lit' : 'plain'}
            />
          );
        })}
        {chain && (
          <>
            <path class="ams-group-bed" d={chain} />
            <path class="ams-group" d={chain} />
          </>
        )}
        {view.blocks.map(({ id, position, good, crest }) =>
          crest ? (
            <SeatShield key={id} seat={crest} x={position.x} y={position.y} size={40} />
          ) : (
            good && <GoodAt key={id} good={good} x={position.x} y={position.y} r={18} />
          ),
        )}
      </g>
      <g role="group" aria-label={words.city} data-group="city">
        {view.blocks.map((block) => (
          <BlockSpot
            key={block.id}
            press={block.press ?? { id: `block ${block.id}`, label: words.block(block.id), state: 'idle' }}
            onPress={onPress}
            position={block.position}
            polygon={block.polygon}
          />
        ))}
      </g>
    </g>
  );
});

/** The name of each district on the rampart below it, with the symbol of its roofs; those that count at the end shine. */
export const Quarters = unchanged(({ view }: { view: CityView }) => {
  return (
    <g aria-hidden="true">
      {view.quarters.map((quarter) => {
        const outer = view.blocks.filter((block) => block.colour === quarter.colour).slice(-2);
        const line = outer.flatMap((block) =>
          block.polygon.slice(0, Math.ceil(block.polygon.length / 2)).map((p, _, edge) => outwards(p, edge, block)),
        );
        const id = `ams-quarter-${quarter.district}`;
        return (
          <g key={quarter.district} class={`ams-quarter ams-quarter-${quarter.open}`}>
            <path id={id} d={move(line, 'open')} fill="none" />
            <text dy="6">
              <textPath href={`#${id}`} startOffset="32">
                {quarter.name}
              </textPath>
            </text>
            {quarter.open === 'open' && <circle class="ams-quarter-shine" cx={line[0].x} cy={line[0].y} r="21" />}
            <GemAt colour={quarter.colour} x={line[0].x} y={line[0].y} size={26} />
          </g>
        );
      })}
    </g>
  );
});

const OFF = 20;

/** A point of a block's outer bank, moved away from the block. */
function outwards(p: Point, edge: readonly Point[], block: BlockView): Point {
  const middle = edge[Math.floor(edge.length / 2)];
  const away = { x: middle.x - block.position.x, y: middle.y - block.position.y };
  const length = Math.hypot(away.x, away.y);
  return { x: p.x + (away.x / length) * OFF, y: p.y + (away.y / length) * OFF };
}
