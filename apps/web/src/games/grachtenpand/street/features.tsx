import type { Feature } from '../types.ts';

// Drawn around the middle of a sill: x 0 is the middle of the window, y 0 the sill, up is negative.

function Cat() {
  return (
    <g class="gp-feature">
      <path class="gp-cat-tail" d="M8 -3C13 -2 14 3 12 8C11 11 13 13 15 12" />
      <path
        class="gp-cat"
        d="M-7.4 -31L-3.6 -27.6C-2 -28.1 .6 -28.1 2.2 -27.6L6 -31L6.3 -23.4C6.3 -20.8 5.2 -19 3.6 -17.8C8 -15.4 10 -10.6 9.8 -5.6L9.6 0H-8C-9 -6.4 -8.6 -13.2 -4.8 -17.8C-6.6 -19 -7.7 -20.8 -7.7 -23.4Z"
      />
      <path class="gp-cat-eyes" d="M-5 -24.2l3 .7l-2.4 1.2zM3.6 -24.2l-3 .7l2.4 1.2z" />
      <path class="gp-cat-line" d="M-2.4 -10V0M2.8 -10V0" />
    </g>
  );
}

function Gull() {
  return (
    <g class="gp-feature">
      <path class="gp-gull-leg" d="M-1 -4V0M4 -4V0M-3.4 0H.6M2 0H6" />
      <path
        class="gp-gull"
        d="M-10.6 -23.6C-10 -27.4 -6.2 -29.4 -2.8 -27.6C.2 -26 .6 -22.8 1.2 -20.4C4 -18.4 8 -15 11 -9.4C9 -5.6 4.6 -3.4 .2 -3.6C-6.4 -3.9 -9.6 -8.4 -8.8 -13.6C-8.4 -16.2 -8 -18.2 -8.6 -20.4Z"
      />
      <path
        class="gp-gull-wing"
        d="M-4.6 -13.6C-1.6 -18.4 3 -18.2 6.4 -14.6C10 -10.8 13.4 -8.4 17.4 -6.6C12 -5.2 7.4 -5 3.4 -6C-1.2 -7.2 -4.4 -9.6 -4.6 -13.6Z"
      />
      <path class="gp-gull-tip" d="M10.4 -10.6C12.6 -9 15 -7.6 17.4 -6.6C14.6 -5.8 12 -5.5 9.6 -5.5Z" />
      <path class="gp-gull-beak" d="M-10.4 -24.4L-16.4 -21.6L-15.4 -20.2L-8.8 -20.8Z" />
      <circle class="gp-gull-eye" cx="-6.2" cy="-24" r="1.2" />
    </g>
  );
}

/** The city's own flag: red, black, red, with three saltires. */
function Flag() {
  return (
    <g class="gp-feature">
      <path class="gp-flag-pole" d="M14 -6L-13 -45" />
      <circle class="gp-flag-knob" cx="-13.6" cy="-46" r="2.2" />
      <g class="gp-flag-cloth">
        <path
          class="gp-flag-red"
          d="M-11.6 -43L6.6 -16.6C6 -8 7.4 -3 6 3C2 7 -2 2 -6 5C-9 7 -11.4 5 -13 3C-11.4 -10 -12.6 -26 -11.6 -43Z"
        />
        <path
          class="gp-flag-black"
          d="M-6.4 -35.5L1.4 -24.2C1 -12 2 -4 1 4C-2 3.4 -4 3.6 -7 5.4C-6 -8 -7 -20 -6.4 -35.5Z"
        />
        <path class="gp-flag-cross" d="M-5 -24l5 5m0 -5l-5 5M-5.2 -14.4l5 5m0 -5l-5 5M-5.2 -4.8l5 5m0 -5l-5 5" />
        <path
          class="gp-flag-edge"
          d="M-11.6 -43L6.6 -16.6C6 -8 7.4 -3 6 3C2 7 -2 2 -6 5C-9 7 -11.4 5 -13 3C-11.4 -10 -12.6 -26 -11.6 -43Z"
        />
      </g>
    </g>
  );
}

function Pot() {
  return (
    <g class="gp-feature">
      <path class="gp-leaf-line" d="M0 -13V-22M-4 -13C-5 -17 -8 -18 -10 -17M4 -13C5 -17 8 -18 10 -17" />
      <path
        class="gp-leaf"
        d="M0 -13C-4 -20 -10 -21 -14 -18C-11 -13 -6 -11 0 -12C6 -11 11 -13 14 -18C10 -21 4 -20 0 -13Z"
      />
      <path
        class="gp-bloom"
        d="M-4.4 -30L-2 -27.6L0 -31L2 -27.6L4.4 -30C5 -25 3.4 -21.6 0 -21.6C-3.4 -21.6 -5 -25 -4.4 -30Z"
      />
      <path
        class="gp-bloom"
        d="M-14 -27L-11.8 -25.2L-10.2 -28L-8.6 -25.2L-6.6 -27C-6.2 -22.8 -7.6 -19.6 -10.4 -19.6C-13.2 -19.6 -14.6 -22.8 -14 -27Z"
      />
      <path
        class="gp-bloom"
        d="M14 -27L11.8 -25.2L10.2 -28L8.6 -25.2L6.6 -27C6.2 -22.8 7.6 -19.6 10.4 -19.6C13.2 -19.6 14.6 -22.8 14 -27Z"
      />
      <path class="gp-pot" d="M-10.4 -14H10.4V-9.4H9L7.4 0H-7.4L-9 -9.4H-10.4Z" />
      <path class="gp-pot-line" d="M-9 -9.4H9" />
    </g>
  );
}

const drawn = { cat: Cat, bird: Gull, flag: Flag, pot: Pot } satisfies Record<Feature, unknown>;

export function FeatureOnSill({ feature }: { feature: Feature }) {
  const Drawn = drawn[feature];
  return <Drawn />;
}
