import { Glyph } from '../../../symbols/emblem.tsx';
import type { Condition, Feature, Side } from '../types.ts';

const order: readonly Feature[] = ['cat', 'bird', 'flag', 'pot'];

type Item = { width: number; draw: (x: number, key: number) => preact.JSX.Element };

const HIGH = 25;

function figures(text: string): Item {
  const width = text.length * 12.5;
  return {
    width,
    draw: (x, key) => (
      <text key={key} class="gp-figures" x={x + width / 2} y="8.2" text-anchor="middle">
        {text}
      </text>
    ),
  };
}
function glyph(name: Feature | 'height'): Item {
  return { width: HIGH, draw: (x, key) => <Glyph key={key} name={name} x={x} y={-HIGH / 2} size={HIGH} /> };
}
function struck(name: Feature): Item {
  return {
    width: HIGH + 6,
    draw: (x, key) => (
      <g key={key}>
        <Glyph name={name} x={x + 3} y={-HIGH / 2} size={HIGH} />
        <path class="gp-strike-bed" d={`M${x} 13L${x + HIGH + 6} -13`} />
        <path class="gp-strike" d={`M${x} 13L${x + HIGH + 6} -13`} />
      </g>
    ),
  };
}
const gap = (width: number): Item => ({ width, draw: (_x, key) => <g key={key} /> });

/** Three little houses: the own one solid, the neighbours it is measured against in outline. */
function compare(is: 'taller' | 'lower', than: Side): Item {
  const own = is === 'taller' ? 13 : -3;
  const other = is === 'taller' ? -3 : 13;
  const house = (x: number, top: number) => `M${x} 12V${-top + 5}L${x + 6.5} ${-top}L${x + 13} ${-top + 5}V12Z`;
  const hasLeft = than !== 'right';
  const hasRight = than !== 'left';
  const width = 17 + (hasLeft ? 17 : 0) + (hasRight ? 17 : 0);
  return {
    width,
    draw: (x, key) => {
      const middle = x + (hasLeft ? 19 : 2);
      return (
        <g key={key}>
          {hasLeft && <path class="gp-neighbour" d={house(x + 2, other)} />}
          <path class="gp-self" d={house(middle, own)} />
          {hasRight && <path class="gp-neighbour" d={house(middle + 17, other)} />}
        </g>
      );
    },
  };
}

function itemsOf(condition: Condition): Item[] {
  switch (condition.is) {
    case 'at-least': {
      const asked = order.filter((feature) => condition.counts[feature]);
      return asked.flatMap((feature, i) => [
        ...(i ? [gap(9)] : []),
        figures(String(condition.counts[feature])),
        gap(2),
        glyph(feature),
      ]);
    }
    case 'none':
      return [struck(condition.of)];
    case 'taller':
    case 'lower':
      return [compare(condition.is, condition.than)];
    case 'height':
      return [
        glyph('height'),
        gap(4),
        figures(condition.at === 'least' ? `${condition.cards}+` : `=${condition.cards}`),
      ];
  }
}

/** A condition written in symbols, centred on the origin and never wider than asked. */
export function ConditionMarks({ condition, room }: { condition: Condition; room: number }) {
  const items = itemsOf(condition);
  const width = items.reduce((sum, item) => sum + item.width, 0);
  const scale = Math.min(1, room / width);
  let x = -width / 2;
  return (
    <g class="gp-marks" transform={scale < 1 ? `scale(${scale})` : undefined}>
      {items.map((item, i) => {
        const drawn = item.draw(x, i);
        x += item.width;
        return drawn;
      })}
    </g>
  );
}

/** What a card is worth, struck like a coin: filled once it is earned. */
export function Coin({
  x,
  y,
  points,
  state,
  radius = 13,
}: {
  x: number;
  y: number;
  points: number;
  state: CardState;
  radius?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 13})`} class={`gp-coin gp-coin-${state}`}>
      <circle r="13" class="gp-coin-disc" />
      <circle r="10.2" class="gp-coin-ring" />
      <text class="gp-figures" y="6.2" text-anchor="middle">
        {points}
      </text>
    </g>
  );
}

/** Whether a shop or roof has what it asks for; a card in the hand asks nothing yet. */
export type CardState = 'met' | 'unmet' | 'held';
