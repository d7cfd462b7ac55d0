import { unchanged } from '../../../ui/unchanged.ts';
import type { Frame } from './frame.ts';
import { QUAY } from './measures.ts';

const FAR = 6000;

/** Clumps of foliage, light above, shaded below, in one outline: an elm as the etchers drew it. */
type Clump = readonly [number, number, number, 'shade' | 'light'];
const clumps: readonly Clump[] = [
  [-6, -116, 17, 'shade'],
  [-38, -122, 18, 'shade'],
  [34, -118, 17, 'shade'],
  [16, -130, 19, 'shade'],
  [-48, -150, 17, 'shade'],
  [52, -144, 16, 'shade'],
  [-22, -142, 20, 'light'],
  [34, -162, 20, 'light'],
  [4, -152, 18, 'light'],
  [-38, -178, 18, 'light'],
  [-12, -176, 20, 'light'],
  [22, -190, 19, 'light'],
  [-8, -206, 17, 'light'],
];
function scallops([cx, cy, r]: Clump): string {
  const lobes = 8;
  let path = '';
  for (let i = 0; i <= lobes; i++) {
    const angle = (i / lobes) * 2 * Math.PI - 1.2;
    const at = `${(cx + Math.cos(angle) * r).toFixed(1)} ${(cy + Math.sin(angle) * r * 0.86).toFixed(1)}`;
    path += i === 0 ? `M${at}` : `A${(r * 0.42).toFixed(1)} ${(r * 0.4).toFixed(1)} 0 0 1 ${at}`;
  }
  return `${path}Z`;
}
const crown = clumps.map(scallops).join('');
const crownOf = (tone: Clump[3]): string =>
  clumps
    .filter((clump) => clump[3] === tone)
    .map(scallops)
    .join('');
const shade = crownOf('shade');
const light = crownOf('light');
/** The burin's shorthand for leaves: small open loops, closer together in the shade. */
const leaves = clumps
  .flatMap(([cx, cy, r, tone]) => {
    const spots: readonly [number, number][] =
      tone === 'shade'
        ? [
            [-0.5, 0.1],
            [0, 0.45],
            [0.45, 0.15],
            [-0.1, -0.2],
          ]
        : [
            [0.35, 0.4],
            [-0.3, 0.5],
          ];
    return spots.map(([dx, dy]) => `M${(cx + dx * r - 4).toFixed(1)} ${(cy + dy * r).toFixed(1)}q2 4 4 0q2 4 4 0`);
  })
  .join('');

function Elm({ x, flip }: { x: number; flip: 1 | -1 }) {
  return (
    <g transform={`translate(${x} 8) scale(${flip} 1)`}>
      <path
        class="gp-trunk"
        d="M-9 0C-5 -22 -6 -52 -5 -78L-30 -118L-26 -120L-2 -92L0 -134H4L5 -90L30 -126L34 -123L6 -76C6 -50 7 -22 12 0Z"
      />
      <path class="gp-crown-edge" d={crown} />
      <ellipse class="gp-crown-light" cx="0" cy="-158" rx="34" ry="38" />
      <path class="gp-crown-shade" d={shade} />
      <path class="gp-crown-light" d={light} />
      <path class="gp-crown-line" d={leaves} />
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
export const Quay = unchanged(function DrawQuay({ frame, detail }: { frame: Frame; detail: 'full' | 'small' }) {
  const middle = frame.x + frame.width / 2;
  const posts: number[] = [];
  for (let x = Math.ceil((frame.x - 1200) / 80) * 80; x < frame.x + frame.width + 1200; x += 80) posts.push(x);
  return (
    <g>
      <rect class="gp-pavement" x={middle - FAR} y="0" width={2 * FAR} height="16" />
      <path class="gp-kerb-line" d={`M${middle - FAR} 0H${middle + FAR}`} />
      {detail === 'full' && (
        <path
          class="gp-cobbles"
          d={posts.map((x) => `M${x + 6} 6h9m7 0h12m9 0h8m8 0h10M${x} 11h12m8 0h9m9 0h14m6 0h9`).join('')}
        />
      )}
      <rect class="gp-quay-stone" x={middle - FAR} y="16" width={2 * FAR} height="6" />
      <rect class="gp-quay-wall" x={middle - FAR} y="22" width={2 * FAR} height={QUAY - 22} />
      <path class="gp-quay-line" d={posts.map((x) => `M${x} 28h34m6 0h34M${x + 18} 34h30m8 0h20`).join('')} />
      {detail === 'full' &&
        posts.map((x) => <path key={x} class="gp-bollard" d={`M${x - 3} 18V5C${x - 3} 1 ${x + 3} 1 ${x + 3} 5V18Z`} />)}
    </g>
  );
});

/** Trees, lamps and a bicycle stand at the ends, never before a shop. */
export const QuaySide = unchanged(function DrawQuaySide({ frame }: { frame: Frame }) {
  const left = frame.x + 16;
  const right = frame.x + frame.width - 16;
  return (
    <g aria-hidden="true">
      {[0, 1, 2, 3].map((i) => (
        <g key={i}>
          <Elm x={left - i * 330} flip={1} />
          <Elm x={right + i * 330} flip={-1} />
        </g>
      ))}
      {[0, 1, 2, 3].map((i) => (
        <g key={i}>
          <StreetLamp x={left - 165 - i * 330} />
          <StreetLamp x={right + 165 + i * 330} />
        </g>
      ))}
      <Bicycle x={right + 60} />
    </g>
  );
});
