import { unchanged } from '../../../ui/unchanged.ts';
import { MarkAt, markOfGood } from '../pieces/mark.tsx';
import { GoodAt } from '../pieces/resource.tsx';
import type { Good, Point } from '../types.ts';

/** Beside its pier a house stands off by a little, so that the pier stays free. */
export function besidePier(position: Point, pier: Point): Point {
  if (Math.abs(position.y - pier.y) > 20) return position;
  return { x: position.x + Math.sign(position.x - pier.x) * 20, y: position.y };
}

const gable = (x: number, y: number, w: number, h: number): string => {
  const s = w / 6;
  const t = h / 3;
  return `M${x} ${y}v${-t}h${s}v${-t}h${s}v${-t}h${2 * s}v${t}h${s}v${t}h${s}v${t}Z`;
};

interface WarehouseProps {
  good: Good;
  roofs: readonly number[];
  taken: number;
  at: Point;
}

/** Three stepped gables, each with its value until a good fills it; the sign between the doors says which good. */
export const WarehouseHouse = unchanged(({ good, roofs, taken, at }: WarehouseProps) => {
  const w = 33;
  const left = (-w * roofs.length) / 2;
  return (
    <g class="ams-warehouse" transform={`translate(${at.x} ${at.y})`}>
      <path class="ams-house-ground" d={`M${left - 4} 32H${-left + 4}V37H${left - 4}Z`} />
      <rect class="ams-house-wall" x={left} y="-4" width={w * roofs.length} height="36" />
      {roofs.map((value, i) => (
        <g key={i}>
          <path class={i < taken ? 'ams-gable ams-gable-full' : 'ams-gable'} d={gable(left + i * w, -2, w, 34)} />
          {i < taken ? (
            <GoodAt good={good} x={left + (i + 0.5) * w} y={-13} r={13} />
          ) : (
            <text class="ams-gable-value" x={left + (i + 0.5) * w} y="-5" text-anchor="middle">
              {value}
            </text>
          )}
        </g>
      ))}
      <path
        class="ams-house-door"
        d={`M${left + 8} 32V16Q${left + 15} 8 ${left + 22} 16V32ZM${-left - 22} 32V16Q${-left - 15} 8 ${-left - 8} 16V32Z`}
      />
      <rect class="ams-house-sign" x="-17" y="0" width="34" height="31" rx="2" />
      <g class="ams-house-mark">
        <MarkAt name={markOfGood(good)} x={0} y={15.5} size={27} />
      </g>
    </g>
  );
});

/** A shed that takes any one good. */
export const DepotHouse = unchanged(({ value, good, at }: { value: number; good?: Good | undefined; at: Point }) => {
  return (
    <g class="ams-depot" transform={`translate(${at.x} ${at.y})`}>
      <path class="ams-house-ground" d="M-38 32H38V37H-38Z" />
      <path class="ams-shed" d="M-33 32V-2H33V32Z" />
      <path class="ams-shed-roof" d="M-40 -2L-24 -28H24L40 -2Z" />
      <path class="ams-shed-planks" d="M-22 -1V32M22 -1V32M-30 -10H30M-26 -18H26" />
      {good ? (
        <GoodAt good={good} x={0} y={10} r={19} />
      ) : (
        <g class="ams-value" transform="translate(0 12)">
          <circle r="17" class="ams-value-any" />
          <text y="8" text-anchor="middle">
            {value}
          </text>
        </g>
      )}
    </g>
  );
});
