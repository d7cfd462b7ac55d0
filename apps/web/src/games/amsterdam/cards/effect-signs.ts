import type { Effect } from '@mokum/amsterdam';
import { colourOfDistrict } from '../city/district-colours.ts';
import { goodMarks, type MarkName } from '../pieces/marks.ts';
import type { Sign } from './signs.tsx';
import { colours, type District, type Good } from '../types.ts';

// What a card does, as symbols: read off the shape of its effect, with no knowledge of what the rules make of it.

type Gain = Extract<Effect, { is: 'gain' }>['gain'];
type Condition = NonNullable<Extract<Effect, { is: 'gain' }>['if']>;
type Count = NonNullable<Extract<Effect, { is: 'gain' }>['per']>;
type Payment = Extract<Effect, { is: 'exchange' }>['pay'];
type Rule = Extract<Effect, { is: 'rule' }>['rule'];

const goodMark = (good: Good): MarkName => (good in goodMarks ? (good as MarkName) : 'tulip-good');
const join = (how: NonNullable<Sign['join']>): Sign => ({ join: how });
const mark = (name: MarkName, n?: number | string): Sign => (n === undefined ? { mark: name } : { mark: name, n });

function gainSigns(gain: Gain): Sign[] {
  const parts: Sign[] = [];
  if (gain.points) parts.push(mark('prestige', gain.points));
  if (gain.gulden) parts.push(mark('gulden', gain.gulden));
  if (gain.any) parts.push({ gem: 'any', n: gain.any });
  for (const colour of colours) if (gain.colours?.[colour]) parts.push({ gem: colour, n: gain.colours[colour] });
  if (gain.amstel) parts.push(mark('disc', gain.amstel));
  return parts.flatMap((part, i) => (i === 0 ? [part] : [join('plus'), part]));
}

function paySigns(pay: Payment): Sign[] {
  const parts: Sign[] = [];
  if (pay.gulden) parts.push(mark('gulden', pay.gulden));
  if (pay.any) parts.push({ gem: 'any', n: pay.any });
  for (const colour of colours) if (pay.colours?.[colour]) parts.push({ gem: colour, n: pay.colours[colour] });
  if (pay.activeMaps) parts.push(mark('map', pay.activeMaps));
  return parts;
}

const district = (name: District | 'any'): Sign[] =>
  name === 'any' ? [mark('map')] : [mark('map'), { gem: colourOfDistrict[name] }];

function conditionSigns(condition: Condition): Sign[] {
  switch (condition.is) {
    case 'after-map':
      return district(condition.district);
    case 'active':
      return [mark(condition.kind, `${condition.atLeast}+`)];
    case 'inactive':
      return [mark('activate', `≤${condition.atMost}`)];
    case 'goods-on-board':
      return [mark('barge', `≤${condition.atMost}`)];
    case 'amstel-steps':
      return [mark('disc', `${condition.atLeast}+`)];
    case 'barge-steps':
      return [mark('barge', `${condition.atLeast}+`)];
    case 'not-first-on-amstel':
      return [mark('disc', '≠1.')];
    case 'last-on-amstel':
      return [mark('disc', '↓')];
    case 'alone-last-in-points':
      return [mark('prestige', '↓')];
    case 'alone-first-in-points':
      return [mark('prestige', '↑')];
    case 'gained-by-another-card':
      return [mark(condition.what === 'points' ? 'prestige' : 'gulden', '✓')];
    case 'barge-at-start':
      return [mark('barge'), mark('first')];
  }
}

function countSigns(count: Count): Sign[] {
  switch (count.of) {
    case 'artisan-types':
      return [mark('artisan', '≠')];
    case 'map-districts':
      return [mark('map', '≠')];
    case 'active-maps':
      return district(count.district);
    case 'active-buildings':
      return [mark('building')];
    case 'active-end-cards':
      return [mark('end')];
    case 'active-type':
      return [mark('artisan', '=')];
    case 'artisan-pairs':
      return [mark('artisan', 2)];
    case 'map-pairs':
      return [mark('map', 2)];
    case 'largest-artisan-type':
      return [mark('artisan', '=')];
    case 'dockers-and-goods-on-board':
      return [mark('docker'), join('plus'), mark('warehouse'), mark('barge')];
    case 'dockers-home':
      return [mark('docker')];
    case 'black-market-goods':
      return [mark('warehouse')];
    case 'crests':
      return [mark('crest', count.each === 1 ? undefined : count.each)];
    case 'bridges-passed':
      return [mark('bridge')];
    case 'chosen-dice-showing':
      return [mark('die', count.value)];
  }
}

const rules: Record<Rule, (value: number) => Sign[]> = {
  marketUses: (n) => [mark('market', `${n}×`)],
  blockDiscount: (n) => [mark('block'), join('if'), { gem: 'any', n: `−${n}` }],
  blockForGulden: (n) => [mark('gulden', n), join('gives'), mark('block')],
  blocksPerTurn: (n) => [mark('block', `${n}×`)],
  oneMapUses: (n) => [mark('map', `${n}×`)],
  buildingDiscount: (n) => [mark('building'), join('if'), { gem: 'any', n: `−${n}` }],
  firstOfTypeDiscount: (n) => [mark('artisan', '1.'), join('if'), { gem: 'any', n: `−${n}` }],
  alwaysOnTop: () => [mark('disc', '↑')],
  blackMarketBoth: () => [mark('gulden', 2), join('plus'), { gem: 'any', n: 1 }],
  stepsPerResource: (n) => [{ gem: 'any', n: 1 }, join('gives'), mark('barge', n)],
  dockerPointsTimes: (n) => [mark('docker', `${n}×`)],
  mayDeclineCard: () => [mark('activate', 0)],
  noTokenForInactive: () => [mark('penalty', 0)],
};

export function effectSigns(effect: Effect): Sign[] {
  switch (effect.is) {
    case 'gain':
      return [
        ...(effect.if ? [...conditionSigns(effect.if), join('gives')] : []),
        ...gainSigns(effect.gain),
        ...(effect.per ? [join('per'), ...countSigns(effect.per)] : []),
        ...(effect.and
          ? [join('plus'), ...gainSigns(effect.and.gain), join('per'), ...countSigns(effect.and.per)]
          : []),
      ];
    case 'exchange':
      return [
        ...paySigns(effect.pay),
        join('gives'),
        ...gainSigns(effect.gain),
        ...(effect.times === 'any' ? [mark('again')] : []),
      ];
    case 'trigger':
      return [
        ...(effect.on.is === 'took-block'
          ? [mark('block')]
          : effect.on.is === 'activated'
            ? [mark('activate'), mark(effect.on.kind)]
            : effect.on.is === 'delivered'
              ? [mark(effect.on.good === 'any' ? 'warehouse' : goodMark(effect.on.good))]
              : [mark('market')]),
        join('gives'),
        ...gainSigns(effect.gain),
      ];
    case 'rule':
      return rules[effect.rule](effect.value);
    case 'barge-steps':
      return [...paySigns(effect.pay), join('gives'), mark('barge', effect.upTo)];
    case 'activate-free':
      return [...paySigns(effect.pay), join('gives'), mark('activate', 1), mark('again')];
    case 'free-use-on-activation':
      return [mark('activate'), mark('map'), join('gives'), mark('map', '1×')];
    case 'extra-of-die':
      return [
        effect.showing === 'any' ? mark('die', effect.dice === 'each' ? 2 : 1) : mark('die', effect.showing),
        join('gives'),
        { gem: 'any', n: `+${effect.each}` },
        ...(effect.segment === 1 ? [mark('segment', 1)] : []),
      ];
    case 'shift-die':
      return [mark('die', 1), join('gives'), mark('segment', '±1')];
    case 'either':
      return [...gainSigns(effect.gain), join('or'), mark('building'), join('gives'), ...gainSigns(effect.better)];
    case 'church-set':
      return [mark('prestige', `${effect.alone} · ${effect.withOne} · ${effect.withBoth}`)];
  }
}
