import type { BuildingKind } from '../types.ts';

interface Facade {
  /** stone and brick */
  wall: string;
  roof: string;
  /** doors, windows, dials */
  holes: string;
  /** poles, crosses, mouldings */
  line: string;
}

const windows = (xs: readonly number[], y: number, w: number, h: number): string =>
  xs.map((x) => `M${x - w / 2} ${y + h}V${y + 3}Q${x} ${y - 3} ${x + w / 2} ${y + 3}V${y + h}Z`).join('');

/** Eleven fronts of the city, standing on y 84 in a frame 160 wide. */
export const facades: Record<BuildingKind, Facade> = {
  waag: {
    wall: 'M36 84V44H124V84ZM28 84V38H48V84ZM112 84V38H132V84ZM66 84V34H94V84Z',
    roof: 'M26 38L38 12L50 38ZM110 38L122 12L134 38ZM62 34L80 6L98 34ZM50 44L58 32H66V44ZM94 44V32H102L110 44Z',
    holes: `${windows([38, 122], 48, 7, 12)}${windows([57, 103], 54, 7, 12)}M72 84V66Q80 56 88 66V84Z`,
    line: 'M38 12V6M122 12V6M80 6V1M66 48H94',
  },
  paleis: {
    wall: 'M16 84V42H144V84ZM56 84V36H104V84ZM70 28V18H90V28Z',
    roof: 'M14 42L20 34H140L146 42ZM54 38L80 24L106 38ZM66 18C66 6 94 6 94 18Z',
    holes: `${windows([25, 37, 49, 111, 123, 135], 48, 6, 11)}${windows([25, 37, 49, 111, 123, 135], 66, 6, 11)}${windows([64, 75, 86, 97], 46, 6, 12)}M62 84V70H68V84ZM74 84V70H80V84ZM86 84V70H92V84Z`,
    line: 'M80 8V1M16 62H144',
  },
  'oude-kerk': {
    wall: 'M30 84V56H132V84ZM56 84V34H82V84Z',
    roof: 'M26 56L44 36H124L138 56ZM54 34L62 22H76L84 34ZM64 22L69 2L74 22Z',
    holes: `${windows([40, 94, 108, 122], 62, 8, 16)}${windows([69], 40, 8, 14)}M62 84V70Q69 62 76 70V84Z`,
    line: 'M54 58H84M88 56V84M101 56V84M115 56V84',
  },
  zuiderkerk: {
    wall: 'M24 84V60H70V84ZM82 84V40H108V84ZM86 40V22H104V40Z',
    roof: 'M20 60L34 46H78L82 60ZM84 24L88 14H102L106 24ZM89 14C84 8 94 8 95 2C96 8 106 8 101 14Z',
    holes: `${windows([34, 47, 60], 66, 8, 14)}${windows([95], 27, 8, 11)}${windows([95], 46, 9, 13)}M89 84V70Q95 62 101 70V84Z`,
    line: 'M95 2V-1M82 62H108',
  },
  westerkerk: {
    wall: 'M18 84V62H64V84ZM66 84V44H98V84ZM70 44V28H94V44ZM74 28V16H90V28Z',
    roof: 'M14 62L26 48H66V62ZM66 46L70 40H94L98 46ZM72 16C70 8 78 10 82 4C86 10 94 8 92 16Z',
    holes: `${windows([28, 41, 54], 68, 8, 13)}${windows([82], 31, 8, 10)}M76 56A6 6 0 1 1 88 56A6 6 0 1 1 76 56ZM75 84V72Q82 64 89 72V84Z`,
    line: 'M82 4V0M66 64H98M104 84V66H132V84M104 66L118 56L132 66',
  },
  beurs: {
    wall: 'M20 84V46H114V84ZM116 84V22H140V84Z',
    roof: 'M16 46L24 36H110L116 46ZM112 22L128 8L144 22Z',
    holes: `${windows([32, 50, 68, 86, 104], 66, 10, 18)}${windows([32, 50, 68, 86, 104], 51, 6, 8)}M122 36A6 6 0 1 1 134 36A6 6 0 1 1 122 36Z${windows([128], 54, 8, 14)}`,
    line: 'M20 63H114M116 48H140M128 8V2',
  },
  montelbaanstoren: {
    wall: 'M58 84V48H102V84ZM64 48V30H96V48ZM70 30V18H90V30Z',
    roof: 'M56 50L60 44H100L104 50ZM62 32L66 26H94L98 32ZM70 18L80 -2L90 18Z',
    holes: `${windows([72, 88], 56, 8, 13)}M75 38A5 5 0 1 1 85 38A5 5 0 1 1 75 38Z${windows([80], 20, 6, 8)}M75 84V74H85V84Z`,
    line: 'M40 84H120M44 84V76M116 84V76M80 -2V-5',
  },
  munttoren: {
    wall: 'M48 84V46H84V84ZM52 46V28H80V46ZM86 84V58H128V84Z',
    roof: 'M46 48L50 42H82L86 48ZM50 28L56 16H76L82 28ZM60 16C56 8 66 10 66 2C66 10 76 8 72 16ZM84 58L94 46H122L132 58Z',
    holes: `M60 37A6 6 0 1 1 72 37A6 6 0 1 1 60 37Z${windows([58, 74], 54, 7, 12)}${windows([97, 107, 117], 64, 6, 10)}M60 84V74H72V84Z`,
    line: 'M66 2V-2M28 84V72M28 72H48',
  },
  grachtenhuis: {
    wall: 'M50 84V34H110V84ZM62 34C62 26 66 24 68 12H92C94 24 98 26 98 34Z',
    roof: 'M64 12Q80 0 96 12Z',
    holes: `${windows([60, 80, 100], 38, 9, 14)}${windows([60, 80, 100], 58, 9, 12)}${windows([80], 18, 8, 11)}M74 84V74H86V84Z`,
    line: 'M50 56H110M68 84L74 78M92 84L86 78M80 12V8',
  },
  rijksmuseum: {
    wall: 'M14 84V52H146V84ZM50 84V30H66V84ZM94 84V30H110V84ZM66 84V42H94V84Z',
    roof: 'M12 52L20 40H50V52ZM110 52V40H140L148 52ZM48 30L58 6L68 30ZM92 30L102 6L112 30ZM66 42L74 28H86L94 42Z',
    holes: `${windows([22, 34, 126, 138], 58, 7, 14)}${windows([58, 102], 36, 6, 12)}${windows([74, 86], 48, 7, 12)}M68 84V74Q74 66 79 74V84ZM81 84V74Q86 66 92 74V84Z`,
    line: 'M58 6V1M102 6V1M14 74H46M114 74H146',
  },
  'centraal-station': {
    wall: 'M8 84V58H152V84ZM54 84V28H70V84ZM90 84V28H106V84ZM70 84V40H90V84Z',
    roof: 'M8 58C20 36 44 36 54 58ZM106 58C116 36 140 36 152 58ZM52 28L56 16H68L72 28ZM88 28L92 16H104L108 28ZM68 40L80 28L92 40Z',
    holes: `${windows([17, 30, 43, 117, 130, 143], 65, 7, 12)}M57 38A5 5 0 1 1 67 38A5 5 0 1 1 57 38ZM93 38A5 5 0 1 1 103 38A5 5 0 1 1 93 38ZM72 84V64Q80 54 88 64V84Z`,
    line: 'M62 16V10M98 16V10M16 58C24 46 40 46 46 58M114 58C122 46 138 46 144 58',
  },
};
