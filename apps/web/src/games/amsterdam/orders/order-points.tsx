import { Mark } from '../pieces/mark.tsx';
import './order-card.css';

/** For each step of an order its points with 2, 3 and 4 players. */
export type OrderPointsTable = readonly (readonly [number, number, number])[];

export interface OrderPointsProps {
  points: OrderPointsTable;
  players: 2 | 3 | 4;
  /** how many steps are reached: 0 none */
  reached: number;
}

/** The points of an order: one coin, a row for 2, 3 and 4 players, or a ladder of steps. What counts at this table is framed, what is reached is gold. */
export function OrderPoints({ points, players, reached }: OrderPointsProps) {
  const alike = points.every(([two, three, four]) => two === three && three === four);
  const column = players - 2;
  const cell = (value: number, step: number, counts: 'here' | 'elsewhere') => (
    <span
      key={`${step} ${value} ${counts}`}
      class={`ams-order-cell figures${counts === 'here' ? (step === reached ? ' ams-order-earned' : ' ams-order-here') : ''}`}
    >
      {value}
    </span>
  );
  if (alike && points.length === 1)
    return (
      <span class="ams-order-points ams-order-points-one" aria-hidden="true">
        <Mark name="prestige" size={16} />
        {cell(points[0][0], 1, 'here')}
      </span>
    );
  const heads = alike ? points.map((_, i) => i + 1) : [2, 3, 4];
  return (
    <span
      class={`ams-order-points${alike ? ' ams-order-ladder' : ''}`}
      style={{ gridTemplateColumns: `auto repeat(${heads.length}, 1fr)` }}
      aria-hidden="true"
    >
      <Mark name={alike ? 'any' : 'players'} size={12} />
      {heads.map((head) => (
        <span key={head} class="ams-order-head">
          {head}
        </span>
      ))}
      {alike ? (
        <>
          <Mark name="prestige" size={16} />
          {points.map(([value], i) => cell(value, i + 1, 'here'))}
        </>
      ) : (
        points.map((row, i) => [
          points.length > 1 ? (
            <span key={`step ${i}`} class="ams-order-step figures">
              {i + 1}
              <Mark name="docker" size={13} />
            </span>
          ) : (
            <Mark key="points" name="prestige" size={16} />
          ),
          ...row.map((value, c) => cell(value, i + 1, c === column ? 'here' : 'elsewhere')),
        ])
      )}
    </span>
  );
}
