import type { Frame } from './frame.ts';

// Far beyond the frame, so that panning never finds the end of the world.
const FAR = 6000;

const skyline =
  'M0 0V-96H14V-112H22V-126H34V-112H42V-96H56L70 -124L84 -96V-84H92V-118H100C101 -136 112 -144 116 -146C120 -144 131 -136 132 -118H140V-104H152V-132H160V-140H176V-132H184V-90L202 -118L220 -90V-110H228V-122H236V-132H246V-122H254V-110H262V-92H276V-128H306V-92L318 -112H324L336 -92V-118H344C346 -134 354 -140 360 -144C366 -140 374 -134 376 -118H384V-84H400V0Z';
const tower =
  'M0 0V-150H2V-196H-2V-202H4V-240H8V-246H10V-270H12C12 -280 14 -284 17 -286L18 -304L19 -286C22 -284 24 -280 24 -270H26V-246H28V-240H32V-202H38V-196H34V-150H36V0Z';

/** Morning or evening over the roofs across the next canal. */
export function Sky({ frame, id }: { frame: Frame; id: string }) {
  const middle = frame.x + frame.width / 2;
  return (
    <g aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-sky`} gradientUnits="userSpaceOnUse" x1="0" y1={Math.min(frame.y, -560)} x2="0" y2="-40">
          <stop offset="0" class="gp-sky-high" />
          <stop offset="0.62" class="gp-sky-mid" />
          <stop offset="1" class="gp-sky-low" />
        </linearGradient>
        <pattern id={`${id}-lines`} width="400" height="22" patternUnits="userSpaceOnUse">
          <path class="gp-sky-line" d="M0 4H150M190 4H400M20 15H290M330 15H380" />
        </pattern>
        <pattern id={`${id}-row`} width="400" height="150" y="-150" patternUnits="userSpaceOnUse">
          <path class="gp-far" d={skyline} transform="translate(0 150)" />
        </pattern>
      </defs>
      <rect x={middle - FAR} y={frame.y - FAR} width={2 * FAR} height={FAR - frame.y + 2} fill={`url(#${id}-sky)`} />
      <rect x={middle - FAR} y={frame.y - FAR} width={2 * FAR} height={FAR - frame.y - 330} fill={`url(#${id}-lines)`} />
      <g class="gp-sun" transform={`translate(${frame.x + frame.width - 96} ${frame.y + 92})`}>
        <circle class="gp-sun-halo" r="46" />
        <circle class="gp-sun-disc" r="26" />
        <path class="gp-moon" d="M9 -21C-6 -18 -15 -4 -11 10C-8 20 2 26 13 23C5 31 -11 31 -20 19C-30 6 -25 -14 -10 -21C-4 -24 3 -24 9 -21Z" />
      </g>
      <path class="gp-far-tower" d={tower} transform={`translate(${frame.x + frame.width * 0.16} 0) scale(1.15)`} />
      <rect x={middle - FAR} y="-150" width={2 * FAR} height="152" fill={`url(#${id}-row)`} />
      <Cloud x={frame.x + frame.width * 0.3} y={frame.y + 84} />
      <Cloud x={frame.x + frame.width * 0.64} y={frame.y + 150} />
    </g>
  );
}

function Cloud({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="gp-cloud" d="M-80 12C-78 0 -62 -4 -54 2C-50 -14 -26 -18 -18 -6C-8 -24 24 -22 28 -4C38 -12 56 -8 56 4C66 0 80 4 82 12Z" />
      <path class="gp-cloud-line" d="M-80 12H82M-58 18H40M-24 24H66M-54 2C-50 -14 -26 -18 -18 -6C-8 -24 24 -22 28 -4M28 -4C38 -12 56 -8 56 4" />
    </g>
  );
}
