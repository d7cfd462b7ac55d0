import { Glyph } from '../../../symbols/emblem.tsx';
import type { Tile } from '../types.ts';

/** An action tile, told by colour and symbol; placed by its top left corner. */
export function ActionTile({
  tile,
  x = 0,
  y = 0,
  width = 46,
  height = 36,
}: {
  tile: Tile;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}) {
  const size = Math.min(width, height) * 0.74;
  return (
    <g class={`nw-tile nw-tile-${tile}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      <rect class="nw-tile-ground" width={width} height={height} rx="2.5" />
      <rect class="nw-tile-line" x="2.6" y="2.6" width={width - 5.2} height={height - 5.2} rx="1" />
      <Glyph name={tile} x={(width - size) / 2} y={(height - size) / 2} size={size} />
    </g>
  );
}
