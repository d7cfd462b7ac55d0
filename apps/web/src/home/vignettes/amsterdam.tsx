import { Fluyt } from './ship.tsx';
import './amsterdam.css';
import './vignette.css';

// The plan of the canal belt: half rings around the Dam, the IJ above, the Amstel from below.
const MIDDLE = { x: 240, y: 196 };
const rings = [
  { inner: 22, outer: 58, district: 'core' },
  { inner: 72, outer: 104, district: 'red' },
  { inner: 118, outer: 150, district: 'ochre' },
  { inner: 164, outer: 198, district: 'sage' },
  { inner: 212, outer: 238, district: 'slate' },
] as const;
const canals = [65, 111, 157, 205];
/** Radial streets, in degrees from the IJ clockwise; the Amstel leaves through the gap in the middle. */
const blocks = [
  [4, 32],
  [36, 64],
  [68, 84],
  [96, 118],
  [122, 148],
  [152, 176],
] as const;

const at = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
};
const arc = (radius: number, from: number, to: number) =>
  `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}`;

function block(inner: number, outer: number, from: number, to: number): string {
  return `M${at(inner, from)}A${inner} ${inner} 0 0 1 ${at(inner, to)}L${at(outer, to)}A${outer} ${outer} 0 0 0 ${at(outer, from)}Z`;
}

/** Roofs along both edges of a block: a party wall each, and one ridge down the middle of the row. */
function roofs(inner: number, outer: number, from: number, to: number): { walls: string; ridges: string } {
  const middle = (inner + outer) / 2;
  const step = (11 / middle) * (180 / Math.PI);
  let walls = '';
  for (let d = from + step; d < to - step / 2; d += step)
    walls += `M${at(inner, d)}L${at(middle - 3, d)}M${at(middle + 3, d)}L${at(outer, d)}`;
  const quarter = (outer - inner) / 4;
  return { walls, ridges: arc(inner + quarter, from, to) + arc(outer - quarter, from, to) };
}

const bastions = Array.from({ length: 11 }, (_, i) => {
  const d = 10 + i * 16;
  return `L${at(250, d - 4.5)}L${at(258, d - 5.5)}L${at(280, d)}L${at(258, d + 5.5)}L${at(250, d + 4.5)}`;
}).join('');

function City() {
  return (
    <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}>
      <path class="am-moat" d={`M-300 0L${at(252, 180)}${bastionsReversed()}L300 0Z`} />
      <path class="am-wall" d={`M${at(252, 0)}${bastions}L${at(252, 180)}Z`} />
      <path class="am-streets" d="M-246 0A246 246 0 0 0 246 0Z" />
      {canals.map((radius) => (
        <g key={radius}>
          <path class="am-canal-edge" d={arc(radius, 0, 180)} />
          <path class="am-canal" d={arc(radius, 0, 180)} />
        </g>
      ))}
      {rings.map(({ inner, outer, district }) =>
        blocks.map(([from, to]) => {
          const gap = district === 'core' ? 3 : 0;
          const { walls, ridges } = roofs(inner, outer, from + gap, to - gap);
          return (
            <g key={`${inner}-${from}`} class={`am-block am-${district}`}>
              <path class="am-roof" d={block(inner, outer, from + gap, to - gap)} />
              <path class="am-ridge" d={ridges} />
              <path class="am-party" d={walls} />
              <path class="am-garden" d={arc((inner + outer) / 2, from + gap, to - gap)} />
            </g>
          );
        }),
      )}
      {canals.map((radius) =>
        [34, 66, 120, 150].map((d) => (
          <g key={`${radius}-${d}`}>
            <path class="am-bridge-edge" d={`M${at(radius - 7, d)}L${at(radius + 7, d)}`} />
            <path class="am-bridge" d={`M${at(radius - 8, d)}L${at(radius + 8, d)}`} />
          </g>
        )),
      )}
      <circle class="am-dam" r="15" />
      <path class="am-church" d="M-5 6V-4L0 -10L5 -4V6Z" />
      <path
        class="am-amstel"
        d="M-7 14C-10 60 8 100 -2 150C-10 200 10 250 -8 330L-24 470H30L20 330C26 250 12 200 16 150C22 100 8 60 9 14Z"
      />
      <path class="v-ripples" d="M2 40v16M4 80v18M6 130v16M4 190v18M6 240v20M4 300v22" />
      {[65, 157].map((radius, i) => (
        <path
          key={radius}
          class={`am-barge am-barge-${i}`}
          d="M-9 -3.5H5L9 0L5 3.5H-9Z"
          style={{ offsetPath: `path('${arc(radius, 6, 78)}')` }}
        />
      ))}
      <path
        class="am-barge am-barge-2"
        d="M-9 -3.5H5L9 0L5 3.5H-9Z"
        style={{ offsetPath: `path('${arc(111, 100, 174)}')` }}
      />
    </g>
  );
}
/** The moat follows the bastions a little further out. */
function bastionsReversed(): string {
  return Array.from({ length: 11 }, (_, i) => {
    const d = 170 - i * 16;
    return `L${at(263, d + 7)}L${at(270, d + 7)}L${at(298, d)}L${at(270, d - 7)}L${at(263, d - 7)}`;
  }).join('');
}

/** Brass compass rose: it turns on by one point, then rests. */
function Compass() {
  const long = 'M0 -58L7 -12L0 -6L-7 -12Z';
  return (
    <g transform="translate(92 548)">
      <circle class="am-brass" r="66" />
      <circle class="am-brass-face" r="56" />
      <path
        class="am-ticks"
        d={Array.from({ length: 32 }, (_, i) => `M${at(58, i * 11.25)}L${at(64, i * 11.25)}`).join('')}
      />
      <g class="am-rose">
        {[45, 135, 225, 315].map((turn) => (
          <path key={turn} class="am-point-small" d="M0 -40L5 -10H-5Z" transform={`rotate(${turn})`} />
        ))}
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path class="am-point" d={long} />
            <path class="am-point-half" d="M0 -58L7 -12L0 -6Z" />
          </g>
        ))}
        <circle class="am-hub" r="6" />
      </g>
    </g>
  );
}

export default function AmsterdamVignette() {
  const fields = Array.from({ length: 16 }, (_, i) => `M${-40 + i * 36} 700L${40 + i * 28} 380`).join('');
  return (
    <svg
      class="vignette"
      viewBox="0 0 480 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="am-fields" y="-200" width="480" height="1040" />
      <path class="am-ditches" d={`${fields}M0 470H480M0 520H480M0 574H480M0 620H480`} />
      <rect class="am-ij" y="-200" width="480" height="398" />
      <path
        class="v-ripples v-drift"
        d="M20 24q8 -2 16 0t16 0M120 14q8 -2 16 0t16 0M260 34q8 -2 16 0t16 0M380 18q8 -2 16 0t16 0M60 70q8 -2 16 0t16 0M330 78q8 -2 16 0t16 0M430 62q8 -2 16 0t16 0M16 128q8 -2 16 0t16 0M200 140q8 -2 16 0t16 0M290 130q8 -2 16 0t16 0M420 146q8 -2 16 0t16 0M110 160q8 -2 16 0t16 0M350 168q8 -2 16 0t16 0"
      />
      <text class="am-sounding" x="40" y="50">
        4
      </text>
      <text class="am-sounding" x="212" y="66">
        6
      </text>
      <text class="am-sounding" x="440" y="108">
        5
      </text>
      <text class="am-sounding" x="28" y="164">
        3
      </text>
      <City />
      <path class="am-piles" d={Array.from({ length: 60 }, (_, i) => `M${i * 8 + 2} 186V178`).join('')} />
      <g transform="translate(330 128) scale(0.62)">
        <g class="v-rock">
          <Fluyt />
        </g>
      </g>
      <g transform="translate(112 138) scale(-0.5 0.5)">
        <g class="v-rock am-later">
          <Fluyt />
        </g>
      </g>
      <Compass />
      <g class="am-scale" transform="translate(330 596)">
        <path class="am-scale-box" d="M0 0H30V7H0ZM60 0H90V7H60Z" />
        <path class="am-scale-line" d="M0 0H120V7H0ZM30 0V7M60 0V7M90 0V7" />
      </g>
    </svg>
  );
}
