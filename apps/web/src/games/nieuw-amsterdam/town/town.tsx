import { unchanged } from '../../../ui/unchanged.ts';
import { Landmark } from './landmarks.tsx';
import { MajorityFlag } from './majority-flag.tsx';
import { Marks } from '../pieces/marks.tsx';
import { blocks, type Shape } from '../board/plan.ts';
import { PressArea, Worth } from '../pieces/press-area.tsx';
import { Terrace, terraceWidth } from './shop-house.tsx';
import type { OnPress, Quarter, Seat } from '../types.ts';

export interface TownProps {
  quarters: readonly Quarter[];
  shape: Shape;
  onPress?: OnPress;
}

/** The six quarters, drawn on the map or the sheet that its caller lays under them. */
export function Town({ quarters, shape, onPress }: TownProps) {
  return (
    <g>
      {quarters.map((quarter) => (
        <path
          key={quarter.district}
          class={`nw-block ${quarter.majority.length === 1 ? `nw-held seat-${quarter.majority[0]}` : ''}`}
          d={blocks[shape][quarter.district].edge}
        />
      ))}
      {quarters.map((quarter) => (
        <QuarterBlock key={quarter.district} quarter={quarter} shape={shape} onPress={onPress} />
      ))}
    </g>
  );
}

interface BlockProps {
  quarter: Quarter;
  shape: Shape;
  onPress: OnPress | undefined;
}

const HEAD = 66;

const QuarterBlock = unchanged(({ quarter, shape, onPress }: BlockProps) => {
  const block = blocks[shape][quarter.district];
  const { x, y, width, height } = block;
  return (
    <PressArea label={quarter.label} press={quarter.press} onPress={onPress} outline={block.edge}>
      <g transform={`translate(${x} ${y})`}>
        <g transform={`translate(0 ${HEAD - 1}) scale(0.9)`}>
          <Landmark district={quarter.district} />
        </g>
        <text class="nw-quarter-name" y="12">
          {quarter.name}
        </text>
        <g class="nw-sign">
          <Marks marks={quarter.sign} x={59} y={55} size={17} />
        </g>
        <MajorityFlag seats={quarter.majority} x={width - 42} y={20} />
        <Shops shops={quarter.shops} width={width} height={height - HEAD} />
        <Worth x={width + 6} y={height - 20} text={quarter.press?.worth} />
      </g>
    </PressArea>
  );
});

/** Two rows of terraces, as large and as long as the quarter has room for. */
function Shops({ shops, width, height }: { shops: Quarter['shops']; width: number; height: number }) {
  const { scale, rows } = arrange(shops, width);
  return (
    <g transform={`translate(0 ${HEAD})`} aria-hidden="true">
      {rows.flatMap((row, r) =>
        row.map(({ seat, count, gables, x }) => (
          <g key={seat} transform={`translate(${x} ${(r + 1) * (height / 2)})`}>
            <Terrace seat={seat} count={count} gables={gables} scale={scale} />
          </g>
        )),
      )}
    </g>
  );
}

interface Placed {
  seat: Seat;
  count: number;
  gables: number;
  x: number;
}

/** Large houses before small ones, many gables before few: the first way that fits two rows. */
function arrange(shops: Quarter['shops'], width: number): { scale: number; rows: Placed[][] } {
  for (const scale of [1.25, 1.08])
    for (let most = 6; most > 0; most--) {
      const rows: Placed[][] = [[]];
      let x = 0;
      for (const { seat, count } of shops) {
        const gables = Math.min(count, most);
        const wide = terraceWidth(count, gables) * scale;
        if (x > 0 && (x + wide > width || (shops.length === 2 && rows.length === 1))) {
          rows.push([]);
          x = 0;
        }
        rows.at(-1)!.push({ seat, count, gables, x });
        x += wide + 7;
      }
      const fits =
        rows.length <= 2 && rows.flat().every((t) => t.x + terraceWidth(t.count, t.gables) * scale <= width + 2);
      // Bare gables with a figure say less than rows of them: smaller houses first.
      if (fits && (scale < 1.2 || most > 2)) return { scale, rows };
    }
  return {
    scale: 1,
    rows: [shops.map(({ seat, count }, i) => ({ seat, count, gables: 1, x: (i * width) / shops.length }))],
  };
}
