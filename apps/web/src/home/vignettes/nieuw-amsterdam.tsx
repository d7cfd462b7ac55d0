import { Fluyt } from './ship.tsx';
import { useStrokes } from './strokes.ts';
import './nieuw-amsterdam.css';
import './vignette.css';

type Gable = 'stepped' | 'spout' | 'bell';
const gables: Record<Gable, string> = {
  stepped: 'M0 0V-10H5V-17H10V-24H15V-32H25V-24H30V-17H35V-10H40V0Z',
  spout: 'M0 0V-6L15 -28V-34H25V-28L40 -6V0Z',
  bell: 'M0 0V-8C8 -8 9 -16 10 -22C12 -29 16 -31 20 -33C24 -31 28 -29 30 -22C31 -16 32 -8 40 -8V0Z',
};

/** One of the quarter's houses, 40 wide. */
function House({
  x,
  storeys,
  gable,
  seat,
  y = 0,
}: {
  x: number;
  y?: number;
  storeys: number;
  gable: Gable;
  seat: string;
}) {
  const high = storeys * 22 + 8;
  let windows = '';
  for (let s = 0; s < storeys; s++) windows += `M7 ${-high + 6 + s * 22}h8v12h-8zM25 ${-high + 6 + s * 22}h8v12h-8z`;
  return (
    <g transform={`translate(${x} ${y})`} class={`na-${seat}`}>
      <path class="na-wall" d={`M0 0V${-high}H40V0Z`} />
      <path class="na-wall" d={gables[gable]} transform={`translate(0 ${-high})`} />
      <path class="na-courses" d={`M0 ${-high + 1}H40M0 -12H40`} />
      <path class="na-window" d={`${windows}M16 ${-high - 14}h8v9h-8z`} />
    </g>
  );
}

/** A post mill on the rampart: its sails turn slowly. */
function Mill() {
  return (
    <g transform="translate(84 318)">
      <path class="na-mill" d="M-15 0L-10 -50H10L15 0Z" />
      <path class="na-mill" d="M-14 -50C-12 -64 12 -64 14 -50Z" />
      <path class="na-window" d="M-4 -18H4V-8H-4ZM-4 -40H4V-32H-4Z" />
      <g transform="translate(0 -52)">
        <g class="v-sails-turn">
          {[0, 90, 180, 270].map((turn) => (
            <g key={turn} transform={`rotate(${turn + 24})`}>
              <path class="v-line" d="M0 0V-50" />
              <path class="v-sail" d="M0 -12H11V-50H0Z" />
              <path class="v-sail-line" d="M0 -22H11M0 -32H11M0 -42H11M5.5 -12V-50" />
            </g>
          ))}
          <circle class="v-hull" r="4" />
        </g>
      </g>
    </g>
  );
}

/** The fort with its church, the flag of the States above it. */
function Fort() {
  return (
    <g transform="translate(196 322)">
      <path class="na-church" d="M28 -34V-74L62 -96L96 -74V-34ZM96 -34V-66H120V-34Z" />
      <path class="na-church" d="M52 -90V-122H72V-90M50 -122H74L62 -150Z" />
      <path class="na-window" d="M40 -62h10v16h-10zM58 -62h10v16h-10zM76 -62h10v16h-10zM58 -114h8v10h-8z" />
      <path class="v-line" d="M140 -34V-130" />
      <g transform="translate(140 -128)">
        <g class="v-wave">
          <path class="v-red" d="M0 0C12 -4 22 4 38 0V8C22 12 12 4 0 8Z" />
          <path class="v-white" d="M0 8C12 4 22 12 38 8V16C22 20 12 12 0 16Z" />
          <path class="v-blue" d="M0 16C12 12 22 20 38 16V24C22 28 12 20 0 24Z" />
        </g>
      </g>
      <path class="na-rampart" d="M-4 0L8 -36H160L172 0Z" />
      <path
        class="na-rampart-line"
        d="M2 -18H166M30 -36L26 -18M70 -36V-18M110 -36V-18M146 -36L150 -18M14 -18L8 0M48 -18L46 0M90 -18V0M130 -18V0"
      />
      <path class="na-gun" d="M20 -37h14M60 -37h14M104 -37h14M136 -37h12" />
    </g>
  );
}

function Canoe() {
  return (
    <g>
      <path class="na-pelts" d="M-14 -5C-12 -13 -2 -13 0 -5ZM2 -5C4 -12 12 -12 14 -5Z" />
      <path class="v-hull" d="M-34 -9C-24 -4 24 -4 34 -9C32 0 24 4 16 4H-16C-24 4 -32 0 -34 -9Z" />
      <path
        class="na-person"
        d="M-22 -6C-24 -16 -18 -20 -14 -18C-16 -22 -12 -26 -9 -23C-7 -20 -9 -18 -11 -17C-6 -14 -8 -8 -10 -6Z"
      />
      <path class="v-line" d="M-14 -14L-28 6" />
    </g>
  );
}

/** Woods behind the town, as tufts. */
const trees = Array.from({ length: 26 }, (_, i) => {
  const x = i * 19 - 4;
  const y = 300 - 12 * Math.sin(i * 0.9) - (i % 3) * 4;
  return `M${x} ${y}c-9 0 -10 -10 -4 -13c-2 -9 10 -12 13 -5c8 -2 12 8 6 12c2 6 -8 9 -15 6z`;
}).join('');

/** The crane at the weigh-house pier. */
function Crane() {
  return (
    <g transform="translate(322 344)">
      <path class="na-pier" d="M-30 4H34V10H-30ZM-24 10V26M-6 10V26M12 10V26M28 10V26" />
      <path class="na-beam" d="M0 4V-52M0 -50L26 -70M0 -28L18 -62M-10 4L0 -20L10 4" />
      <path class="v-rigging" d="M26 -70V-40" />
      <path class="na-barrel" d="M20 -40H32C34 -34 34 -30 32 -24H20C18 -30 18 -34 20 -40Z" />
    </g>
  );
}

/** The land, the town behind, the town in front, the water and its ships. */
const [BEHIND, FRONT, WATER] = [2, 3, 4];

export default function NieuwAmsterdamVignette() {
  const drawn = useStrokes(WATER);
  let ripples = '';
  for (let row = 0; row < 26; row++)
    for (let n = 0; n < 5; n++) {
      const long = 14 + ((row * 31 + n * 47) % 46);
      ripples += `M${((row * 97 + n * 131) % 500) - 10} ${352 + row * 11}q${long / 4} -2 ${long / 2} 0t${long / 2} 0`;
    }
  return (
    <svg
      class="vignette"
      viewBox="0 0 480 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="na-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--v-sky)" />
          <stop offset="1" stop-color="var(--v-sky-low)" />
        </linearGradient>
      </defs>
      <rect y="-200" width="480" height="560" fill="url(#na-sky)" />
      <g class="v-drift">
        <path class="v-cloud" d="M60 92H190M30 100H214M52 108H236M84 116H204M112 124H170" />
        <path class="v-cloud" d="M310 142H420M280 150H446M300 158H470M334 166H430" />
      </g>
      <path
        class="na-hills"
        d="M-10 320C40 262 96 270 140 292C190 250 250 256 300 286C350 262 420 262 490 300V340H-10Z"
      />
      <path
        class="na-hill-line"
        d="M20 300l10 -12m4 14l10 -14m130 -10l10 -12m6 16l10 -14m130 0l10 -12m6 14l10 -14m60 12l10 -12m6 14l8 -12"
      />
      <path class="na-tree" d={trees} />
      {drawn >= BEHIND && (
        <>
          <g transform="translate(0 -18)" class="na-behind">
            <House x={-14} y={330} storeys={2} gable="spout" seat="blue" />
            <House x={150} y={330} storeys={3} gable="stepped" seat="red" />
            <House x={374} y={330} storeys={3} gable="bell" seat="green" />
            <House x={414} y={330} storeys={3} gable="stepped" seat="blue" />
          </g>
          <Mill />
          <House x={10} y={326} storeys={1} gable="stepped" seat="red" />
          <House x={128} y={326} storeys={2} gable="bell" seat="green" />
          <Fort />
        </>
      )}
      {drawn >= FRONT && (
        <>
          <House x={168} y={328} storeys={1} gable="spout" seat="yellow" />
          <House x={352} y={328} storeys={1} gable="stepped" seat="blue" />
          <House x={394} y={328} storeys={2} gable="spout" seat="red" />
          <House x={436} y={328} storeys={2} gable="stepped" seat="yellow" />
          <path
            class="na-shore"
            d="M-10 326H490V346C420 340 380 352 320 346C250 340 200 352 130 346C80 340 30 350 -10 346Z"
          />
          <path
            class="na-palisade"
            d={Array.from(
              { length: 42 },
              (_, i) => `M${i * 12 - 4} 340V326L${i * 12 - 1} 322L${i * 12 + 2} 326V340`,
            ).join('')}
          />
        </>
      )}
      {drawn >= WATER && (
        <>
          <rect class="na-water" y="344" width="480" height="500" />
          <path class="v-ripples v-drift" d={ripples} />
          <Crane />
          <g transform="translate(236 540) scale(1.3)">
            <g class="v-rock">
              <Fluyt />
            </g>
            <path class="na-wake" d="M-104 6C-80 2 -64 10 -40 5C-10 0 20 9 50 4C70 1 90 8 118 4" />
          </g>
          <g transform="translate(0 404)">
            <g class="v-pass">
              <Canoe />
            </g>
          </g>
        </>
      )}
    </svg>
  );
}
