import type { Frame } from './frame.ts';
import { QUAY } from './measures.ts';

const FAR = 6000;

function Elm({ x, flip }: { x: number; flip: 1 | -1 }) {
  return (
    <g transform={`translate(${x} 8) scale(${flip} 1)`}>
      <path class="gp-trunk" d="M-7 0C-4 -24 -5 -60 -3 -96H4C5 -60 6 -24 10 0Z" />
      <path class="gp-twig" d="M0 -92C-8 -110 -18 -116 -26 -128M1 -96C8 -112 20 -120 24 -136M0 -96V-136" />
      <path
        class="gp-crown"
        d="M-30 -104C-46 -100 -56 -116 -48 -128C-60 -138 -54 -158 -40 -158C-42 -176 -20 -188 -8 -178C0 -196 28 -194 32 -176C48 -178 58 -160 48 -150C60 -140 54 -118 40 -118C36 -104 16 -100 8 -108C0 -98 -20 -94 -30 -104Z"
      />
      <path class="gp-crown-line" d="M-38 -122C-30 -118 -24 -122 -22 -130M-30 -148C-22 -142 -12 -146 -10 -156M2 -168C8 -160 20 -162 24 -170M14 -136C22 -130 32 -134 34 -144M-6 -124C0 -118 8 -120 12 -126M-44 -140C-40 -138 -38 -140 -36 -142M38 -156C42 -156 44 -158 44 -162" />
    </g>
  );
}

function StreetLamp({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 8)`} class="gp-streetlamp">
      <circle class="gp-streetlamp-glow" cy="-88" r="46" fill="url(#gp-lamplight)" />
      <path class="gp-iron-solid" d="M-4 0H4L2.4 -10H1.6V-74H-1.6V-10H-2.4Z" />
      <path class="gp-streetlamp-glass" d="M-5 -78L-8 -96H8L5 -78Z" />
      <path class="gp-iron-line" d="M-5 -78H5M-9 -96H9L4 -102H-4ZM0 -102V-106M0 -78V-96" />
    </g>
  );
}

function Bicycle({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 8)`} class="gp-bicycle">
      <circle cx="-15" cy="-12" r="11" />
      <circle cx="17" cy="-12" r="11" />
      <path d="M-15 -12L-7 -30L10 -28M-15 -12H-1L10 -28M-1 -12L-8 -33M-12 -34H-4M17 -12L9 -36L15 -38M9 -36L6 -35" />
    </g>
  );
}

/** The ground the houses stand on, with what stands along every canal. */
export function Quay({ frame, detail }: { frame: Frame; detail: 'full' | 'small' }) {
  const middle = frame.x + frame.width / 2;
  const posts: number[] = [];
  for (let x = Math.ceil((frame.x - 320) / 80) * 80; x < frame.x + frame.width + 320; x += 80) posts.push(x);
  return (
    <g>
      <rect class="gp-pavement" x={middle - FAR} y="0" width={2 * FAR} height="16" />
      <path class="gp-kerb-line" d={`M${middle - FAR} 0H${middle + FAR}`} />
      {detail === 'full' && <path class="gp-cobbles" d={posts.map((x) => `M${x + 6} 6h9m7 0h12m9 0h8m8 0h10M${x} 11h12m8 0h9m9 0h14m6 0h9`).join('')} />}
      <rect class="gp-quay-stone" x={middle - FAR} y="16" width={2 * FAR} height="6" />
      <rect class="gp-quay-wall" x={middle - FAR} y="22" width={2 * FAR} height={QUAY - 22} />
      <path class="gp-quay-line" d={posts.map((x) => `M${x} 28h34m6 0h34M${x + 18} 34h30m8 0h20`).join('')} />
      {detail === 'full' && posts.map((x) => <path key={x} class="gp-bollard" d={`M${x - 3} 18V5C${x - 3} 1 ${x + 3} 1 ${x + 3} 5V18Z`} />)}
    </g>
  );
}

/** Trees, lamps and a bicycle stand at the ends, never before a shop. */
export function QuaySide({ frame }: { frame: Frame }) {
  const left = frame.x + 16;
  const right = frame.x + frame.width - 16;
  return (
    <g aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <g key={i}>
          <Elm x={left - i * 330} flip={1} />
          <Elm x={right + i * 330} flip={-1} />
        </g>
      ))}
      {[0, 1, 2].map((i) => (
        <g key={i}>
          <StreetLamp x={left - 165 - i * 330} />
          <StreetLamp x={right + 165 + i * 330} />
        </g>
      ))}
      <Bicycle x={right + 60} />
    </g>
  );
}
