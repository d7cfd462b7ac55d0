import { unchanged } from '../../../ui/unchanged.ts';
import { PressArea, Worth } from '../pieces/press-area.tsx';
import { AnchoredShip } from './trade-ship.tsx';
import type { OnPress, Own } from '../types.ts';

const SHIP = 80;

/** Where the n-th ship lies and how wide the anchorage grows: two lines, the second between the ships of the first. */
export const berth = (i: number) => ({ x: SHIP / 2 + i * (SHIP * 0.62), y: i % 2 ? 34 : 72 });
export const anchorageWidth = (ships: number) => (ships === 0 ? 0 : SHIP + (ships - 1) * SHIP * 0.62 + 8);

/** Own ships at anchor off the quay, the far line first. */
export const Anchorage = unchanged(({ ships, onPress }: { ships: Own['ships']; onPress?: OnPress | undefined }) => {
  const order = ships.map((_, i) => i).toSorted((a, b) => berth(a).y - berth(b).y || a - b);
  return (
    <g>
      {order.map((i) => {
        const { ship, label, press } = ships[i];
        const { x, y } = berth(i);
        return (
          <PressArea
            key={ship.number}
            label={label}
            press={press}
            onPress={onPress}
            outline="M-38 -70H38V8H-38Z"
            transform={`translate(${x} ${y})`}
          >
            <AnchoredShip ship={ship} />
            <Worth x={38} y={-74} text={press?.worth} />
          </PressArea>
        );
      })}
    </g>
  );
});
