import { unchanged } from '../../../ui/unchanged.ts';
import type { Frame } from './frame.ts';
import { outlines, type GableShape } from './gable.tsx';

// Far beyond the frame, so that panning never finds the end of the world.
const FAR = 6000;

/** The houses across the next canal: the same gables, small and pale. */
const farRow: readonly { shape: GableShape; storeys: number }[] = [
  { shape: 'bell', storeys: 3 },
  { shape: 'stepped', storeys: 2 },
  { shape: 'neck', storeys: 4 },
  { shape: 'cornice', storeys: 3 },
  { shape: 'spout', storeys: 2 },
  { shape: 'neck', storeys: 3 },
  { shape: 'bell', storeys: 2 },
  { shape: 'stepped', storeys: 4 },
  { shape: 'spout', storeys: 3 },
  { shape: 'cornice', storeys: 2 },
];
const SMALL = 0.32;
const WIDE = 160 * SMALL;
const ROW = farRow.length * WIDE;

function FarHouse({ shape, storeys, at }: { shape: GableShape; storeys: number; at: number }) {
  const high = 26 + storeys * 30;
  const windows: string[] = [];
  for (let s = 0; s < storeys; s++)
    for (let w = 0; w < 3; w++) windows.push(`M${9 + w * 13} ${-(16 + s * 30)}v-15h7v15z`);
  return (
    <g transform={`translate(${at * WIDE} 0)`}>
      <path class="gp-far" d={`M0 0V${-high}H${WIDE}V0Z`} />
      <path class="gp-far" d={outlines[shape]} transform={`translate(0 ${-high + 1}) scale(${SMALL})`} />
      <path class={at % 3 === 0 ? 'gp-far-window gp-far-lit' : 'gp-far-window'} d={windows.join('')} />
    </g>
  );
}

/** The tower of the western church: square storeys, two lanterns and the imperial crown. */
const tower =
  'M-21 0V-176H-24V-182H-19V-228H-22V-233H-17L-14 -240V-268H-17V-272H-13C-12 -279 -9 -282 -9 -286V-304H-11V-308H-7C-8 -316 -4 -319 -3 -322V-328C-6 -331 -5 -336 -1 -337V-350H1V-337C5 -336 6 -331 3 -328V-322C4 -319 8 -316 7 -308H11V-304H9V-286C9 -282 12 -279 13 -272H17V-268H14V-240L17 -233H22V-228H19V-182H24V-176H21V0Z';

/** Morning or evening over the roofs across the next canal. */
export const Sky = unchanged(function DrawSky({ frame, id }: { frame: Frame; id: string }) {
  const middle = frame.x + frame.width / 2;
  return (
    <g aria-hidden="true">
      <defs>
        <linearGradient
          id={`${id}-sky`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1={Math.min(frame.y, -560)}
          x2="0"
          y2="-40"
        >
          <stop offset="0" class="gp-sky-high" />
          <stop offset="0.58" class="gp-sky-mid" />
          <stop offset="1" class="gp-sky-low" />
        </linearGradient>
        <pattern id={`${id}-row`} width={ROW} height="200" y="-200" patternUnits="userSpaceOnUse">
          <g transform="translate(0 200)">
            {farRow.map((house, i) => (
              <FarHouse key={i} {...house} at={i} />
            ))}
          </g>
        </pattern>
      </defs>
      <rect x={middle - FAR} y={frame.y - FAR} width={2 * FAR} height={FAR - frame.y + 2} fill={`url(#${id}-sky)`} />
      <g class="gp-sun" transform={`translate(${frame.x + frame.width - 110} ${frame.y + 100})`}>
        <path class="gp-sun-rays" d={rays} />
        <circle class="gp-sun-disc" r="26" />
        <path
          class="gp-moon"
          d="M9 -21C-6 -18 -15 -4 -11 10C-8 20 2 26 13 23C5 31 -11 31 -20 19C-30 6 -25 -14 -10 -21C-4 -24 3 -24 9 -21Z"
        />
      </g>
      <Cloud x={frame.x + frame.width * 0.17} y={frame.y + 110} wide={190} rows={9} />
      <Cloud x={frame.x + frame.width * 0.8} y={frame.y + 190} wide={230} rows={11} />
      <Cloud x={frame.x + frame.width * 0.1 - 380} y={frame.y + 220} wide={240} rows={11} />
      <Cloud x={frame.x + frame.width + 260} y={frame.y + 80} wide={200} rows={9} />
      <g class="gp-far-tower" transform={`translate(${frame.x + 104} 0)`}>
        <path d={tower} />
      </g>
      <rect x={middle - FAR} y="-200" width={2 * FAR} height="202" fill={`url(#${id}-row)`} />
    </g>
  );
});

const rays = Array.from({ length: 32 }, (_, i) => {
  const angle = (i * Math.PI) / 16;
  const from = 34;
  const to = i % 2 ? 42 : 52;
  const at = (r: number) => `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
}).join('');

/** A cloud as a wood engraver cuts it: level lines, longest below the middle, each ending where the next begins. */
function Cloud({ x, y, wide, rows }: { x: number; y: number; wide: number; rows: number }) {
  let path = '';
  for (let row = 0; row < rows; row++) {
    const share = (row + 0.6) / rows;
    const half = (wide / 2) * Math.sin(Math.PI * share ** 0.8) * (0.86 + 0.14 * Math.sin(row * 2.3));
    const shift = Math.sin(row * 1.7) * wide * 0.09;
    path += `M${(shift - half).toFixed(1)} ${row * 5}H${(shift + half).toFixed(1)}`;
  }
  return <path class="gp-cloud" d={path} transform={`translate(${x} ${y})`} />;
}
