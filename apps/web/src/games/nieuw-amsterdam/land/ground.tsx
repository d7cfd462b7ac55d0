import { useId } from 'preact/hooks';
import { type Box, tallSheet, wideMap } from '../board/plan.ts';

const ripple = (x: number, y: number, long: number) => `M${x} ${y}q${long / 4} -2.4 ${long / 2} 0t${long / 2} 0`;

/** Short strokes as an engraver lays them, never in line with each other. */
function ripples(x: number, y: number, width: number, height: number): string {
  let d = '';
  for (let row = 0; row * 13 < height; row++)
    for (let n = 0; n < width / 62; n++) {
      const long = 12 + ((row * 31 + n * 47) % 26);
      d += ripple(x + ((row * 97 + n * 62 + ((row * n) % 5) * 9) % width), y + row * 13 + ((n * 7) % 5), long);
    }
  return d;
}

const tuft = (x: number, y: number, s: number) =>
  `M${x} ${y}c${-7 * s} 0 ${-8 * s} ${-8 * s} ${-3 * s} ${-10 * s}c${-2 * s} ${-7 * s} ${8 * s} ${-9 * s} ${10 * s} ${-4 * s}c${6 * s} ${-2 * s} ${9 * s} ${6 * s} ${5 * s} ${9 * s}c${1.6 * s} ${5 * s} ${-6 * s} ${7 * s} ${-12 * s} ${5 * s}z`;

function Woods({ trees }: { trees: readonly (readonly [number, number, number])[] }) {
  return (
    <>
      <path class="nw-trunks" d={trees.map(([x, y, s]) => `M${x + s} ${y}v${5 * s}`).join('')} />
      <path class="nw-trees" d={trees.map(([x, y, s]) => tuft(x, y, s)).join('')} />
    </>
  );
}

function WaterPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="300" height="156" patternUnits="userSpaceOnUse">
      <path class="nw-ripples" d={ripples(6, 8, 270, 150)} />
    </pattern>
  );
}

/** Far enough out that no window shows the edge of the map. */
const OUT = 600;
const around = (box: Box) => ({
  x: box.x - OUT,
  y: box.y - OUT,
  width: box.width + 2 * OUT,
  height: box.height + 2 * OUT,
});

const wideFar = `M${-OUT} ${-OUT}H862C856 -40 868 0 866 22C864 44 848 58 812 64C760 72 720 58 676 60C620 62 600 74 548 74C490 74 470 60 420 58C360 56 340 70 290 72C236 74 214 62 172 60C120 58 60 70 0 64C-60 60 -120 72 ${-OUT} 66Z`;
const wideIsland = `M128 160C116 142 134 130 168 126C214 120 250 132 300 132C356 132 380 120 430 120C490 120 520 134 572 134C630 134 650 122 706 120C768 118 800 128 846 118C884 110 902 78 900 36C898 0 904 -60 902 ${-OUT}H1800V548C1300 540 1100 556 980 544C900 536 860 536 780 540C640 548 560 534 470 540C400 544 320 552 274 546C238 540 232 500 232 400C230 330 236 268 230 226C224 194 200 182 170 178C146 175 134 170 128 160Z`;

const wideTrees: readonly (readonly [number, number, number])[] = [
  ...Array.from(
    { length: 46 },
    (_, i) => [-40 + i * 19 + ((i * 37) % 11), 10 - ((i * 53) % 17), 0.8 + ((i * 29) % 5) / 10] as const,
  ),
  ...Array.from(
    { length: 12 },
    (_, i) => [-30 + ((i * 71) % 150), 20 + ((i * 37) % 36), 0.8 + ((i * 29) % 5) / 10] as const,
  ),
  ...Array.from({ length: 26 }, (_, i) => [884 + ((i * 61) % 330), 30 + i * 20, 0.9 + ((i * 29) % 5) / 10] as const),
  ...Array.from({ length: 24 }, (_, i) => [1210 + ((i * 61) % 130), 10 + i * 24, 0.9 + ((i * 29) % 5) / 10] as const),
];

/** The wall: stakes, a gate in the middle where Broadway leaves, two bastions. */
function Wall() {
  let stakes = '';
  for (let y = 176; y < 530; y += 7.5)
    if (y < 340 || y > 362) stakes += `M862 ${y + 6}V${y + 1}L865.5 ${y - 2}L869 ${y + 1}V${y + 6}Z`;
  return (
    <g>
      <path class="nw-bastion" d="M860 226H878V252H860ZM860 448H878V474H860Z" />
      <path class="nw-stakes" d={stakes} />
      <path class="nw-gate" d="M859 338H872V344H859ZM859 360H872V366H859Z" />
    </g>
  );
}

const wideStreets =
  'M244 353C320 348 420 354 460 352C560 350 700 354 862 352H900M458 178V352M668 176V352M667 356V532M242 186L240 350M254 354C252 440 262 500 300 530';

/** The whole map under the wide board: sea, both banks of the Hudson, the island with its streets, canal and wall. */
export function WideGround() {
  const id = `nw${useId()}`;
  return (
    <g aria-hidden="true">
      <defs>
        <WaterPattern id={id} />
      </defs>
      <rect class="nw-sea" {...around(wideMap)} />
      <rect fill={`url(#${id})`} {...around(wideMap)} />
      <path class="nw-shallows" d={wideFar} />
      <path class="nw-shallows" d={wideIsland} />
      <path class="nw-wild" d={wideFar} />
      <path class="nw-earth" d={wideIsland} />
      <path class="nw-beyond" d={`M878 ${-OUT}H1800V700H878C872 500 874 300 876 130C900 100 904 60 903 0Z`} />
      <Woods trees={wideTrees} />
      <path class="nw-streets-edge" d={wideStreets} />
      <path class="nw-streets" d={wideStreets} />
      <path class="nw-canal-edge" d="M462 548C460 470 464 420 462 362" />
      <path class="nw-canal" d="M462 548C460 470 464 420 462 362" />
      <path class="nw-bridge" d="M453 404H471M453 410H471M453 470H471M453 476H471" />
      <Wall />
    </g>
  );
}

/** Under the town on a sheet of its own. */
export function TallTownGround() {
  const id = `nw${useId()}`;
  const island =
    'M10 40C2 10 60 8 110 8H300C350 6 388 14 384 50C388 160 388 300 380 420C374 500 352 528 300 534C230 540 150 540 92 534C30 528 14 500 8 420C2 300 4 160 10 40Z';
  return (
    <g aria-hidden="true">
      <defs>
        <WaterPattern id={id} />
      </defs>
      <rect class="nw-sea" {...around(tallSheet)} />
      <rect fill={`url(#${id})`} {...around(tallSheet)} />
      <path class="nw-shallows" d={island} />
      <path class="nw-earth" d={island} />
      <path class="nw-streets-edge" d="M195 12V530M10 187H382M10 359H382" />
      <path class="nw-streets" d="M195 12V530M10 187H382M10 359H382" />
    </g>
  );
}

/** Under the river on a sheet of its own: up is up-river, camps on the left bank of the picture. */
export function TallRiverGround() {
  const id = `nw${useId()}`;
  const left = `M${-OUT} ${-OUT}H150C140 -40 160 0 152 50C146 100 162 140 156 190C150 240 142 270 152 320C160 370 150 410 146 450C142 490 150 520 140 570L130 ${540 + OUT}H${-OUT}Z`;
  const right = `M1000 ${-OUT}H236C244 -30 230 10 238 60C246 110 232 150 240 200C248 250 238 290 236 330C234 380 248 410 244 450C240 490 250 530 262 570L280 ${540 + OUT}H1000Z`;
  const trees = Array.from(
    { length: 30 },
    (_, i) => [2 + ((i * 37) % 13), 6 + i * 19, 0.8 + ((i * 29) % 5) / 10] as const,
  );
  return (
    <g aria-hidden="true">
      <defs>
        <WaterPattern id={id} />
      </defs>
      <rect class="nw-sea" {...around(tallSheet)} />
      <rect fill={`url(#${id})`} {...around(tallSheet)} />
      <path class="nw-shallows" d={left} />
      <path class="nw-shallows" d={right} />
      <path class="nw-wild" d={left} />
      <path class="nw-earth" d={right} />
      <Woods trees={trees} />
    </g>
  );
}

/** Under traders, ships and lands on a sheet of their own: the bay between two shores. */
export function TallMarketGround() {
  const id = `nw${useId()}`;
  const far = `M${-OUT} ${-OUT}H1000V172C330 164 290 178 230 172C160 166 90 178 40 170C-20 164 -80 174 ${-OUT} 170Z`;
  const near = `M${-OUT} ${540 + OUT}H1000V392C340 400 280 388 220 394C150 400 90 390 40 396C-20 400 -80 392 ${-OUT} 396Z`;
  return (
    <g aria-hidden="true">
      <defs>
        <WaterPattern id={id} />
      </defs>
      <rect class="nw-sea" {...around(tallSheet)} />
      <rect fill={`url(#${id})`} {...around(tallSheet)} />
      <path class="nw-shallows" d={far} />
      <path class="nw-shallows" d={near} />
      <path class="nw-wild" d={far} />
      <path class="nw-wild" d={near} />
    </g>
  );
}
