import { unchanged } from '../../../ui/unchanged.ts';
import { LAND, LandTile } from './land-tile.tsx';
import { PressArea, Worth } from '../pieces/press-area.tsx';
import type { OnPress, OwnLand, Seat } from '../types.ts';

export const LAND_STEP = LAND.width + 8;

export interface LandRowProps {
  seat: Seat;
  /** From left to right, as they were taken. */
  lands: readonly OwnLand[];
  onPress?: OnPress | undefined;
}

/** The own row of lands: logs on the wild ones, farms, fields, and what each place scores. */
export const LandRow = unchanged(({ seat, lands, onPress }: LandRowProps) => {
  return (
    <g>
      {lands.map((own, i) => (
        <PressArea
          key={own.land.number}
          label={own.label}
          press={own.press}
          onPress={onPress}
          outline={`M-2 -2H${LAND.width + 2}V${LAND.height + 2}H-2Z`}
          transform={`translate(${i * LAND_STEP} 0)`}
        >
          <LandTile land={own.land} seat={seat} built={own.built} state={own.state} points={own.points} />
          <Worth x={LAND.width + 4} y={28} text={own.press?.worth} />
        </PressArea>
      ))}
    </g>
  );
});
