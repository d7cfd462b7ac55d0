import { readFileSync } from 'node:fs';

// Contrast ratios (WCAG 2) of the pairs the language allows, from the tokens themselves. Fails below what each pair promises.
const css = ['style', 'games/grachtenpand', 'games/nieuw-amsterdam', 'games/amsterdam']
  .map((folder) => `${folder}/${folder === 'style' ? 'tokens' : 'palette'}.css`)
  .map((file) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8'))
  .join('\n');

function token(name: string, theme: 'light' | 'dark'): string {
  if (name.startsWith('#')) return name;
  const value = css.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1];
  if (!value) throw new Error(`no token ${name}`);
  const both = value.match(/light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/);
  return both ? both[theme === 'light' ? 1 : 2] : value;
}
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function ratio(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const pairs: [on: string, under: string, least: number, use: string][] = [
  ['ink', 'paper', 7, 'text on the page'],
  ['ink', 'sheet', 7, 'prompts, panels'],
  ['ink', 'gilt-wash', 7, 'what is legal'],
  ['ink-soft', 'paper', 4.5, 'second lines'],
  ['ink-soft', 'sheet', 4.5, 'second lines'],
  ['delft', 'paper', 4.5, 'links'],
  ['delft', 'sheet', 4.5, 'links, headings'],
  ['delft', 'delft-wash', 4.5, 'pressed icon buttons'],
  ['on-accent', 'delft', 4.5, 'main buttons'],
  ['brick', 'sheet', 4.5, 'warnings'],
  ['leaf', 'sheet', 4.5, 'success'],
  ['gilt-deep', 'sheet', 4.5, 'points'],
  ['on-seat', 'seat-red', 4.5, 'lion'],
  ['on-seat', 'seat-green', 4.5, 'mill'],
  ['on-seat-pale', 'seat-yellow', 4.5, 'tulip'],
  ['on-seat', 'seat-blue', 4.5, 'ship'],
  ['on-seat-pale', 'seat-ivory', 4.5, 'anchor'],
  ['#fbf3df', 'gp-green', 4.5, 'shop sign, earned'],
  ['gp-on-unmet', 'gp-board-unmet', 4.5, 'shop sign, not yet'],
  ['#22303c', 'gp-tablet', 4.5, 'gable stone, earned'],
  ['#22303c', 'gp-tablet-unmet', 4.5, 'gable stone, not yet'],
  ['#33240a', '#e9c268', 4.5, 'coin, earned'],
  ['gp-coin-figure', 'gp-coin-unmet', 4.5, 'coin, not yet'],
  ['ink', 'nw-block', 7, 'quarter'],
  ['ink-soft', 'nw-block', 4.5, 'sign of a quarter'],
  ['ink', 'nw-parchment', 7, 'cartouche, land, price'],
  ['nw-sail-ink', 'nw-sail', 7, 'ship'],
  ['nw-brass-ink', 'nw-brass', 4.5, 'order token'],
  ['#fdf6e6', 'nw-beaver', 4.5, 'beaver'],
  ['#fdf6e6', 'nw-mink', 4.5, 'mink'],
  ['#fdf6e6', 'nw-otter', 4.5, 'otter'],
  ['#fdf6e6', 'nw-muskrat', 4.5, 'muskrat'],
  ['#3a2c1a', 'nw-lynx', 4.5, 'lynx'],
  ['#fdf6e6', '#9c3f2c', 4.5, 'town tile'],
  ['#fdf6e6', '#4a6a3a', 4.5, 'land tile'],
  ['#fdf6e6', '#285a96', 4.5, 'trade tile'],
  ['#f7f1e2', 'ams-black', 4.5, 'anvil'],
  ['#fdf3df', 'ams-brown', 4.5, 'barrel'],
  ['#fbf2fb', 'ams-violet', 4.5, 'grape'],
  ['#4a1622', 'ams-pink', 4.5, 'rose'],
  ['#3d1c02', 'ams-orange', 4.5, 'crown'],
  ['#22303c', 'ams-grey', 4.5, 'arch'],
  ['#22303c', 'ams-light-blue', 4.5, 'docker, bar'],
  ['#fbf0e4', 'ams-maroon', 4.5, 'docker, cross'],
  ['#22303c', 'ams-white', 4.5, 'docker, ring'],
  ['#22303c', 'ams-yellow', 4.5, 'docker, saltire'],
  ['#22303c', 'ams-light-pink', 4.5, 'docker, chevron'],
  ['#22303c', 'ams-light-green', 4.5, 'docker, two pales'],
  ['ink', 'ams-letter', 7, 'secret order'],
  ['ink-soft', 'ams-letter', 4.5, 'points elsewhere'],
  ['leaf', 'ams-letter', 3, 'progress, fulfilled'],
  ['ams-on-wax', 'ams-wax', 4.5, 'seal of an order'],
  ['ams-tile-ink', 'ams-tile', 7, 'goods, values of gables'],
];

let failed = 0;
console.log('| on | under | light | dark | least | used for |\n| --- | --- | --- | --- | --- | --- |');
for (const [on, under, least, use] of pairs) {
  const values = (['light', 'dark'] as const).map((theme) => ratio(token(on, theme), token(under, theme)));
  if (values.some((value) => value < least)) failed++;
  console.log(`| ${on} | ${under} | ${values.map((value) => value.toFixed(1)).join(' | ')} | ${least} | ${use} |`);
}
if (failed) {
  console.error(`${failed} pairs below their promise`);
  process.exit(1);
}
