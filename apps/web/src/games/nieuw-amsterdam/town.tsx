import { Landmark } from './landmarks.tsx';
import { MajorityFlag } from './majority-flag.tsx';
import { Marks } from './marks.tsx';
import { blocks, type Shape } from './plan.ts';
import { PressArea, Worth } from './press-area.tsx';
import { Terrace } from './shop-house.tsx';
import type { OnPress, Quarter } from './types.ts';

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

const HEAD = 62;

function QuarterBlock({ quarter, shape, onPress }: BlockProps) {
  const block = blocks[shape][quarter.district];
  const { x, y, width, height } = block;
  return (
    <PressArea label={quarter.label} press={quarter.press} onPress={onPress} outline={block.edge}>
      <g transform={`translate(${x} ${y})`}>
        <g transform={`translate(0 ${HEAD - 2})`}>
          <Landmark district={quarter.district} />
        </g>
        <text class="nw-quarter-name" x="64" y="13">
          {quarter.name}
        </text>
        <g class="nw-sign">
          <Marks marks={quarter.sign} x={64} y={32} size={16} />
        </g>
        <MajorityFlag seats={quarter.majority} x={width - 44} y={22} />
        <Shops shops={quarter.shops} width={width} height={height - HEAD} />
        <Worth x={width + 6} y={height - 20} text={quarter.press?.worth} />
      </g>
    </PressArea>
  );
}

/** Rows of terraces: the fewer owners, the longer and larger their rows. */
function Shops({ shops, width, height }: { shops: Quarter['shops']; width: number; height: number }) {
  const inRow = shops.length <= 2 ? 1 : shops.length <= 4 ? 2 : 3;
  const scale = inRow === 3 ? 1.08 : 1.2;
  const room = width / inRow;
  return (
    <g transform={`translate(0 ${HEAD})`} aria-hidden="true">
      {shops.map(({ seat, count }, i) => (
        <g key={seat} transform={`translate(${(i % inRow) * room} ${(Math.floor(i / inRow) + 1) * (height / 2)})`}>
          <Terrace seat={seat} count={count} room={room - 4} scale={scale} />
        </g>
      ))}
    </g>
  );
}
