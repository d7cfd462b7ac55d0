import type { ComponentChildren } from 'preact';
import { Emblem } from '../symbols/emblem.tsx';
import { SeatCharge, type SeatColour } from '../symbols/seat-charge.tsx';
import './seat-banner.css';

export interface SeatBannerProps {
  seat: SeatColour;
  name: string;
  points: number;
  /** `thinking` while the table waits for this seat. */
  state: 'thinking' | 'ready' | 'idle';
  /** `name` says all of it in one breath: a banner that opens is announced by it alone. */
  words: { points: string; state: string; name: string };
  /** What matters in this game: a small street, counts with their symbols. */
  children?: ComponentChildren;
  onOpen?: () => void;
}

export function SeatBanner({ seat, name, points, state, words, children, onOpen }: SeatBannerProps) {
  const inside = (
    <>
      <span class="banner-head">
        <SeatCharge seat={seat} size={30} />
        <span class="banner-name">
          {name}
          <small>{words.state}</small>
        </span>
        <span class="banner-points figures" role="img" aria-label={words.points}>
          {points}
          <Emblem name="points" size={16} />
        </span>
      </span>
      {children}
    </>
  );
  const look = `banner banner-${state} seat-${seat}`;
  return onOpen ? (
    <button type="button" class={look} aria-label={words.name} onClick={onOpen}>
      {inside}
    </button>
  ) : (
    <div class={look}>{inside}</div>
  );
}
