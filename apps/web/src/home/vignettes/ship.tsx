import './vignette.css';

/** Red, white and blue at the stern and the tops. */
function Colours({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="v-line" d="M0 0V22" />
      <g class="v-wave">
        <path class="v-red" d="M0 0C6 -2 12 2 20 0V4C12 6 6 2 0 4Z" />
        <path class="v-white" d="M0 4C6 2 12 6 20 4V8C12 10 6 6 0 8Z" />
        <path class="v-blue" d="M0 8C6 6 12 10 20 8V12C12 14 6 10 0 12Z" />
      </g>
    </g>
  );
}

/** A fluyt under sail, seen from the side: 220 wide, waterline at y 0. */
export function Fluyt() {
  return (
    <g>
      <path
        class="v-rigging"
        d="M-62 -26L-34 -128L-4 -30M-34 -128L-110 -34M0 -26L26 -150L62 -30M26 -150L-34 -104M62 -40L78 -104L100 -46M78 -104L26 -126"
      />
      <path class="v-line" d="M-34 -14V-134M26 -14V-158M78 -24V-112M-84 -22L-134 -50" />
      <path class="v-sail" d="M-62 -118H-8C-2 -104 -2 -94 -8 -82H-62C-55 -94 -55 -104 -62 -118Z" />
      <path class="v-sail" d="M-68 -76H-2C5 -62 5 -48 -2 -36H-68C-60 -48 -60 -62 -68 -76Z" />
      <path class="v-sail" d="M-2 -140H54C61 -124 61 -112 54 -98H-2C6 -112 6 -124 -2 -140Z" />
      <path class="v-sail" d="M-8 -92H60C68 -74 68 -56 60 -40H-8C1 -56 1 -74 -8 -92Z" />
      <path class="v-sail" d="M62 -64L92 -106C98 -86 98 -66 92 -50Z" />
      <path class="v-sail" d="M-124 -45L-96 -30L-74 -96C-86 -76 -104 -56 -124 -45Z" />
      <path
        class="v-sail-line"
        d="M-44 -118C-38 -104 -38 -94 -44 -82M-26 -118C-20 -104 -20 -94 -26 -82M-46 -76C-38 -62 -38 -48 -46 -36M-24 -76C-16 -62 -16 -48 -24 -36M16 -140C24 -124 24 -112 16 -98M36 -140C44 -124 44 -112 36 -98M14 -92C22 -74 22 -56 14 -40M38 -92C46 -74 46 -56 38 -40"
      />
      <path
        class="v-shade"
        d="M-20 -118H-8C-2 -104 -2 -94 -8 -82H-20C-14 -94 -14 -104 -20 -118ZM-16 -76H-2C5 -62 5 -48 -2 -36H-16C-9 -48 -9 -62 -16 -76ZM42 -140H54C61 -124 61 -112 54 -98H42C49 -112 49 -124 42 -140ZM46 -92H60C68 -74 68 -56 60 -40H46C54 -56 54 -74 46 -92Z"
      />
      <path
        class="v-hull"
        d="M-122 -40L-96 -24C-56 -14 28 -13 62 -20L64 -34L84 -37L86 -49L114 -56C116 -38 112 -14 101 4H-76C-88 -2 -94 -10 -98 -19L-120 -35Z"
      />
      <path class="v-hull-light" d="M66 -31L84 -34L86 -46L112 -52L113 -42L86 -36V-24L65 -20Z" />
      <path class="v-planks" d="M-93 -12C-60 -4 40 -3 104 -10M-86 -4C-56 1 50 2 103 -2" />
      <path class="v-strake" d="M-98 -19C-60 -9 40 -8 66 -15L110 -24" />
      <path
        class="v-port"
        d="M-62 -11h6v5h-6zM-42 -9h6v5h-6zM-22 -8h6v5h-6zM-2 -8h6v5h-6zM18 -8h6v5h-6zM38 -9h6v5h-6zM92 -44h5v6h-5zM101 -46h5v6h-5zM72 -29h5v5h-5z"
      />
      <Colours x={106} y={-80} size={1.2} />
      <Colours x={26} y={-172} size={0.8} />
      <Colours x={-34} y={-146} size={0.7} />
    </g>
  );
}

/** A flat canal boat with a covered hold: 70 wide, waterline at y 0. */
export function Barge() {
  return (
    <g>
      <path class="v-hull" d="M-36 -9C-20 -6 20 -6 34 -10L37 -12C36 -4 32 2 26 3H-26C-32 2 -36 -4 -36 -9Z" />
      <path class="v-sail" d="M-18 -8C-16 -17 12 -17 14 -8Z" />
      <path class="v-strake" d="M-34 -5C-18 -2 20 -2 34 -6" />
      <path class="v-line" d="M25 -8V-17M25 -17L36 -30" />
    </g>
  );
}
