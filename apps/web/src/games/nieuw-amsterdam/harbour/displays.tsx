import { unchanged } from '../../../ui/unchanged.ts';
import { LAND, LandTile } from '../land/land-tile.tsx';
import { PressArea, Worth } from '../pieces/press-area.tsx';
import { OfferedShip } from './trade-ship.tsx';
import type { Land, Offer, OnPress, Ship } from '../types.ts';

export interface ShipDisplayProps {
  ships: readonly Offer<Ship>[];
  /** Ships lie in rows of so many. */
  inRow: number;
  width: number;
  height: number;
  onPress?: OnPress;
}

/** Ships in the bay, waiting for furs. */
export const ShipDisplay = unchanged(({ ships, inRow, width, height, onPress }: ShipDisplayProps) => {
  const [across, down] = [width / inRow, height / Math.ceil(ships.length / inRow)];
  const scale = Math.min(across / 200, down / 104);
  return (
    <g>
      {ships.map((offer, i) => (
        <OfferedShip
          key={offer.card?.number ?? `empty${i}`}
          offer={offer}
          transform={`translate(${(i % inRow) * across + (across - 196 * scale) / 2} ${Math.floor(i / inRow) * down + (down - 100 * scale) / 2}) scale(${scale})`}
          onPress={onPress}
        />
      ))}
    </g>
  );
});

export interface LandDisplayProps {
  lands: readonly Offer<Land>[];
  width: number;
  onPress?: OnPress;
}

/** Lands that can be taken. */
export const LandDisplay = unchanged(({ lands, width, onPress }: LandDisplayProps) => {
  const step = width / lands.length;
  const scale = Math.min(1.2, (step - 4) / LAND.width);
  return (
    <g>
      {lands.map((offer, i) => (
        <PressArea
          key={offer.card?.number ?? `empty${i}`}
          label={offer.label}
          press={offer.press}
          onPress={onPress}
          outline={`M-2 -2H${LAND.width + 2}V${LAND.height + 2}H-2Z`}
          transform={`translate(${i * step + (step - LAND.width * scale) / 2} 0) scale(${scale})`}
        >
          {offer.card ? (
            <LandTile land={offer.card} built={0} state="wild" />
          ) : (
            <rect class="nw-bare" width={LAND.width} height={LAND.height} rx="2.5" />
          )}
          <Worth x={LAND.width + 4} y={-8} text={offer.press?.worth} />
        </PressArea>
      ))}
    </g>
  );
});
