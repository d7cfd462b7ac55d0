import { Glyph } from '../../../symbols/emblem.tsx';
import { chargeOf } from '../../../symbols/seat-charge.tsx';
import type { Seat } from '../types.ts';

/** A Lenape longhouse: bent saplings under sheets of elm bark, smoke from its hearth. 36 wide, centred, stands on y 0. */
export function Longhouse() {
  return (
    <g class="nw-arrives">
      <path class="nw-smoke" d="M2 -24C-2 -28 5 -30 1 -35" />
      <path class="nw-bark" d="M-18 0V-9C-18 -19 -12 -23 0 -23C12 -23 18 -19 18 -9V0Z" />
      <path class="nw-bark-sheets" d="M-17.6 -8H17.6M-15.6 -15.4H15.6M-11 -23V0M11 -23V0M-4 -23V-15.4M4 -15.4V-8" />
      <path class="nw-bark-poles" d="M-18 0V-9C-18 -19 -12 -23 0 -23C12 -23 18 -19 18 -9V0M-7.4 -22.6V0M7.4 -22.6V0" />
      <path class="nw-doorway" d="M-4.4 0V-9C-4.4 -13 4.4 -13 4.4 -9V0Z" />
    </g>
  );
}

/** A place in the camp nobody lives on now: the ring of posts in the ground. */
export function CampSlot() {
  return (
    <g>
      <ellipse class="nw-slot" cy="-4" rx="11" ry="4.4" />
    </g>
  );
}

/** A trading post: a log cabin under its owner's banner. 26 wide, centred, stands on y 0. */
export function Post({ seat }: { seat: Seat }) {
  return (
    <g class={`nw-seat nw-arrives seat-${seat}`}>
      <path class="nw-oak-light" d="M-11 0V-9L0 -17L11 -9V0Z" />
      <path class="nw-bark-sheets" d="M-11 -3H11M-11 -6H11M-10 -9H10" />
      <path class="nw-doorway" d="M-3 0V-7H3V0Z" />
      <path class="nw-stroke" d="M-11 0V-36" />
      <path class="nw-flag" d="M-11 -36H11V-15.6H-11Z" />
      <g class="nw-on-seat">
        <Glyph name={chargeOf[seat]} x={-8.6} y={-34.4} size={17.2} />
      </g>
    </g>
  );
}

export function PostSlot() {
  return <path class="nw-slot" d="M-9 -1L-6 -9H6L9 -1Z" />;
}

/** A dug-out between two zones with what it asks. Centred on its waterline. */
export function Canoe({ grain }: { grain: number }) {
  return (
    <g>
      <path class="nw-wake" d="M-30 8C-22 5 -16 10 -8 7C2 4 12 10 30 7" />
      <path class="nw-oak" d="M-26 -3C-18 1 18 1 26 -3C25 5 19 8 13 8H-13C-19 8 -25 5 -26 -3Z" />
      <path class="nw-oak-light" d="M-26 -3C-18 1 18 1 26 -3C24 0 20 2.6 16 3H-16C-20 2.6 -24 0 -26 -3Z" />
      <g transform="translate(0 -12)">
        <path class="nw-plate" d="M-17 -10H17V9H-17Z" />
        <text class="nw-figures nw-plate-figure" x="-8" y="5.6" text-anchor="middle">
          {grain}
        </text>
        <g class="nw-grain-ink">
          <Glyph name="grain" x={-2} y={-9} size={17} />
        </g>
      </g>
    </g>
  );
}
