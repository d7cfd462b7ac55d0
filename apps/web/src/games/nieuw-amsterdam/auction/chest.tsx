import { unchanged } from '../../../ui/unchanged.ts';
import { ActionTile } from './action-tile.tsx';
import { Glyph } from '../../../symbols/emblem.tsx';
import { Marks, OrderToken, Shield } from '../pieces/marks.tsx';
import { PressArea, Worth } from '../pieces/press-area.tsx';
import type { Bid, Column, OnPress } from '../types.ts';

export interface ChestProps {
  columns: readonly Column[];
  /** Every seat in turn order, with its bid while an auction runs. */
  bids: readonly Bid[];
  /** Whether a column is being bid for now. */
  auction: 'running' | 'resting';
  width: number;
  height: number;
  words: { bids: string };
  onPress?: OnPress;
}

const LID = 64;
const EDGE = 12;

/** The chest stands open: in the lid who bids what, below its five columns of tiles. */
export function Chest({ columns, bids, auction, width, height, words, onPress }: ChestProps) {
  const rows = Math.max(...columns.map((column) => column.spaces));
  const step = (width - 2 * EDGE) / columns.length;
  const body = height - LID;
  return (
    <g>
      <g aria-hidden="true">
        <path class="nw-shade" d={`M6 ${height}H${width - 2}L${width + 4} ${height + 6}H4Z`} />
        <path class="nw-oak" d={`M10 2H${width - 10}L${width} ${LID}H0Z`} />
        <path class="nw-lid" d={`M16 7H${width - 16}L${width - 9} ${LID - 5}H9Z`} />
        <path
          class="nw-iron"
          d={`M${width * 0.2} 2h8v5h-8zM${width * 0.8 - 8} 2h8v5h-8zM${width * 0.2} ${LID - 6}h8v10h-8zM${width * 0.8 - 8} ${LID - 6}h8v10h-8z`}
        />
        <path class="nw-oak-light" d={`M-2 ${LID}H${width + 2}V${height}H-2Z`} />
        <path class="nw-inside" d={`M${EDGE - 4} ${LID + 6}H${width - EDGE + 4}V${height - 8}H${EDGE - 4}Z`} />
        <path
          class="nw-iron"
          d={`M-2 ${LID + 10}h6v20h-6zM${width - 4} ${LID + 10}h6v20h-6zM-2 ${height - 32}h6v20h-6zM${width - 4} ${height - 32}h6v20h-6z`}
        />
      </g>
      <Bids bids={bids} auction={auction} width={width} label={words.bids} />
      {columns.map((column, c) => (
        <ColumnView
          key={c}
          column={column}
          rows={rows}
          width={step - 4}
          height={body - 18}
          x={EDGE + c * step + 2}
          y={LID + 8}
          onPress={onPress}
        />
      ))}
    </g>
  );
}

const Bids = unchanged(
  ({
    bids,
    auction,
    width,
    label,
  }: {
    bids: readonly Bid[];
    auction: ChestProps['auction'];
    width: number;
    label: string;
  }) => {
    const step = Math.min(72, (width - 34) / bids.length);
    const left = (width - step * bids.length) / 2;
    return (
      <g transform={`translate(${left} ${auction === 'running' ? 10 : 20})`} role="list" aria-label={label}>
        {bids.map((bid, i) => (
          <g
            key={bid.seat}
            class={`nw-bid nw-bid-${bid.highest} ${bid.bid === 'out' ? 'nw-bid-out' : ''}`}
            transform={`translate(${i * step} 0)`}
            role="listitem"
            aria-label={bid.label}
          >
            <title>{bid.label}</title>
            <path class="nw-bid-ground" d={`M2 -1H${step - 2}V${auction === 'running' ? 45 : 25}H2Z`} />
            <OrderToken number={bid.token} x={step / 2 - 12} y={12} size={19} />
            <Shield seat={bid.seat} x={step / 2 + 12} y={12.4} size={21} />
            {bid.opener === 'opener' && auction === 'running' && <Glyph name="gavel" x={4} y={24} size={17} />}
            {typeof bid.bid === 'number' && (
              <text
                class="nw-figures"
                x={step / 2 + (bid.opener === 'opener' ? 8 : 0)}
                y="40.4"
                font-size="21"
                text-anchor="middle"
              >
                {bid.bid}
              </text>
            )}
            {bid.bid === 'passed' && <Glyph name="pass" x={step / 2 - 9} y={24} size={18} />}
            {bid.bid === 'out' && <Glyph name="end-turn" x={step / 2 - 8} y={25} size={16} />}
            {bid.bid === 'waits' && auction === 'running' && (
              <path class="nw-dots" d={`M${step / 2 - 7} 33h.1M${step / 2} 33h.1M${step / 2 + 7} 33h.1`} />
            )}
          </g>
        ))}
      </g>
    );
  },
);

interface ColumnProps {
  column: Column;
  rows: number;
  x: number;
  y: number;
  width: number;
  height: number;
  onPress: OnPress | undefined;
}

const ColumnView = unchanged(({ column, rows, x, y, width, height, onPress }: ColumnProps) => {
  const head = 30;
  const foot = 26;
  const step = (height - head - foot) / rows;
  return (
    <PressArea
      label={column.label}
      press={column.press}
      onPress={onPress}
      outline={`M0 0H${width}V${height}H0Z`}
      transform={`translate(${x} ${y})`}
      class={`nw-column nw-column-${column.state}`}
    >
      <path class="nw-compartment" d={`M0 0H${width}V${height}H0Z`} />
      {column.token !== undefined && <OrderToken number={column.token} x={width / 2} y={head / 2 + 1} size={25} />}
      {column.owner && column.token === undefined && (
        <Shield seat={column.owner} x={width / 2} y={head / 2 + 1} size={23} />
      )}
      {Array.from({ length: rows }, (_, i) => {
        const at = { x: 4, y: head + i * step + 1, width: width - 8, height: step - 4 };
        if (i >= column.spaces) return <Plank key={i} {...at} />;
        return column.tiles[i] ? (
          <ActionTile key={i} tile={column.tiles[i]} {...at} />
        ) : (
          <rect key={i} class="nw-bare" {...at} rx="2.5" />
        );
      })}
      {column.bonus > 0 && (
        <g class="nw-bonus">
          <Marks marks={[`+${column.bonus}`, 'coin']} x={width / 2} y={height - foot / 2} size={17} anchor="middle" />
        </g>
      )}
      <Worth x={width + 4} y={-14} text={column.press?.worth} />
    </PressArea>
  );
});

function Plank({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <g>
      <rect class="nw-plank" x={x - 4} y={y - 1} width={width + 8} height={height + 4} />
      <path
        class="nw-grain-line"
        d={`M${x} ${y + height * 0.3}h${width}M${x + 4} ${y + height * 0.65}h${width - 10}`}
      />
    </g>
  );
}
