import { unchanged } from '../../../ui/unchanged.ts';
import type { DockColour } from '../types.ts';
import './docker.css';

/** Each dock colour has its flag as well, so that dockers and docks are told apart in grey. */
const flags: Record<DockColour, string> = {
  'light-blue': 'M-6 0H6',
  maroon: 'M-6 0H6M0 -6V6',
  white: 'M0 -4A4 4 0 1 1 0 4A4 4 0 1 1 0 -4Z',
  yellow: 'M-5 -5L5 5M5 -5L-5 5',
  'light-pink': 'M-6 4L0 -4L6 4',
  'light-green': 'M-3 -6V6M3 -6V6',
};

/** A docker with his sack, in the colour of the dock he wants to go home from. */
export const DockerAt = unchanged(
  ({ colour, x, y, size = 1 }: { colour: DockColour; x: number; y: number; size?: number }) => {
    return (
      <g class={`ams-docker ams-${colour}`} transform={`translate(${x} ${y}) scale(${size})`}>
        <path class="ams-docker-sack" d="M4 -15C4 -23 18 -24 19 -15C19.6 -9 14 -6 8 -7Z" />
        <path class="ams-docker-body" d="M-13 18C-13 4 -10 -6 0 -6C10 -6 13 4 13 18Z" />
        <circle class="ams-docker-head" cy="-12" r="7" />
        <path class="ams-docker-cap" d="M-8 -14C-8 -21 8 -21 8 -14Z" />
        <path class="ams-docker-flag" d={flags[colour]} transform="translate(0 8) scale(0.95)" />
      </g>
    );
  },
);

export function DockerToken({ colour, size = 26, label }: { colour: DockColour; size?: number; label?: string }) {
  return (
    <svg
      class="ams-token"
      width={size}
      height={size}
      viewBox="-22 -26 46 46"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
    >
      <DockerAt colour={colour} x={0} y={0} />
    </svg>
  );
}

/** A landing stage of planks with the flag of its colour. */
export function DockStage({ colour, x, y }: { colour: DockColour; x: number; y: number }) {
  return (
    <g class={`ams-dock ams-${colour}`} transform={`translate(${x} ${y})`}>
      <path class="ams-dock-piles" d="M-28 -14V22M28 -14V22M-10 10V22M10 10V22" />
      <rect class="ams-dock-planks" x="-34" y="-16" width="68" height="32" rx="3" />
      <path class="ams-dock-joints" d="M-17 -16V16M0 -16V16M17 -16V16" />
      <path class="ams-dock-pole" d="M-27 10V-40" />
      <path class="ams-dock-flag" d="M-26 -40H2V-18H-26Z" />
      <path class="ams-docker-flag" d={flags[colour]} transform="translate(-12 -29) scale(0.95)" />
    </g>
  );
}
