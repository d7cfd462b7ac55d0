import { unchanged } from '../../../ui/unchanged.ts';
import { at, crowded, Load } from './dial-load.tsx';
import { useTurn } from './dial-turn.ts';
import { Spot } from '../pieces/spot.tsx';
import type { Amounts, OnPress, Press } from '../types.ts';
import './dial.css';

export interface DialProps {
  /** what lies on segments 1 to 6 */
  segments: readonly Amounts[];
  /** how often it was turned: the wheel turns on by as much */
  turned: number;
  /** the round in which each segment leaves; none for those that come too late */
  rounds?: readonly (string | undefined)[];
  /** resources that a die would put there, shown as shadows */
  preview?: Readonly<Record<number, Amounts>>;
  press?: Readonly<Record<number, Press>>;
  onPress?: OnPress;
  words: { dial: string; segment: (segment: number) => string };
}

const SEGMENTS = 6;
const WEDGE = 360 / SEGMENTS;
/** Segment 1 lies to the left of the exit below; the wheel turns towards it. */
const middleOf = (segment: number): number => 90 + WEDGE * (segment - 0.5);

const wedge = (from: number, to: number, inner: number, outer: number): string => {
  const [a, b, c, d] = [at(outer, from), at(outer, to), at(inner, to), at(inner, from)];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${outer} ${outer} 0 0 1 ${b.x.toFixed(1)} ${b.y.toFixed(1)}L${c.x.toFixed(1)} ${c.y.toFixed(1)}A${inner} ${inner} 0 0 0 ${d.x.toFixed(1)} ${d.y.toFixed(1)}Z`;
};

const nothing = (): void => undefined;
const NOTHING: Amounts = {};

/** The round stands in the middle of the rim, or beside what takes that place, towards the top or bottom of the dial. */
function roundAt(segment: number, lies: Amounts, would: Amounts) {
  const middle = middleOf(segment);
  if (!crowded(lies, would)) return at(107, middle);
  const side = Math.sign(Math.cos((middle * Math.PI) / 180) * Math.sin((middle * Math.PI) / 180)) || 1;
  return at(113, middle + side * 19);
}

const SegmentSpot = unchanged(({ i, press, onPress }: { i: number; press: Press; onPress: OnPress }) => (
  <Spot press={press} onPress={onPress} at={at(112, middleOf(i + 1))}>
    <path class="ams-spot-shape" d={wedge(91 + i * WEDGE, 89 + (i + 1) * WEDGE, 50, 126)} />
  </Spot>
));
const Brass = unchanged(() => (
  <>
    <path class="ams-dial-spout" d="M-26 120L-34 162H34L26 120Z" />
    <path class="ams-dial-arrow" d="M0 140V160M-8 153L0 161L8 153" />
    <circle class="ams-dial-brass" r="146" />
    <path
      class="ams-dial-ticks"
      d={Array.from({ length: 72 }, (_, i) => {
        const [a, b] = [at(i % 12 === 0 ? 131 : 136, i * 5 + 90), at(142, i * 5 + 90)];
        return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
      }).join('')}
    />
    <circle class="ams-dial-face" r="130" />
  </>
));
const Wheel = unchanged(() => (
  <>
    {Array.from({ length: SEGMENTS }, (_, i) => (
      <path
        key={i}
        class={i % 2 === 0 ? 'ams-wedge' : 'ams-wedge ams-wedge-other'}
        d={wedge(90 + i * WEDGE, 90 + (i + 1) * WEDGE, 34, 127)}
      />
    ))}
    {Array.from({ length: 6 }, (_, i) => (
      <g key={i} transform={`rotate(${i * WEDGE})`}>
        <path class="ams-rose-light" d="M0 -46L8 -14L0 -6L-8 -14Z" />
        <path class="ams-rose-dark" d="M0 -46L8 -14L0 -6Z" />
      </g>
    ))}
    <circle class="ams-rose-hub" r="9" />
  </>
));
const Numbers = unchanged(() => (
  <>
    {Array.from({ length: SEGMENTS }, (_, i) => {
      const { x, y } = at(138, middleOf(i + 1));
      return (
        <g key={i} class="ams-dial-number" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle r="12" />
          <text y="6" text-anchor="middle">
            {i + 1}
          </text>
        </g>
      );
    })}
  </>
));

/** The brass dial: six segments round a compass rose, and the exit below, where the first segment empties as it turns. */
export function Dial({ segments, turned, rounds = [], preview = {}, press = {}, onPress, words }: DialProps) {
  const turn = turned * -WEDGE;
  const { wheel, fallen, leaving } = useTurn(turned, segments, WEDGE);
  return (
    <svg class="ams-dial" viewBox="-152 -152 304 322" role="group" aria-label={words.dial}>
      <g aria-hidden="true">
        <Brass />
        <g ref={wheel} class="ams-dial-wheel" style={{ transform: `rotate(${turn}deg)` }}>
          <Wheel />
          {segments.map((amounts, i) => (
            <Load
              key={i}
              lies={amounts}
              would={preview[i + 1] ?? NOTHING}
              degrees={middleOf(i + 1) - turn}
              upright={-turn}
              look="lies"
            />
          ))}
        </g>
        {leaving && (
          <g ref={fallen} class="ams-load-leaves">
            <Load lies={leaving} would={NOTHING} degrees={middleOf(1)} upright={0} look="lies" />
          </g>
        )}
        {Object.entries(preview).map(([segment, amounts]) => (
          <Load
            key={segment}
            lies={segments[Number(segment) - 1] ?? NOTHING}
            would={amounts}
            degrees={middleOf(Number(segment))}
            upright={0}
            look="would"
          />
        ))}
        {rounds.map((round, i) => {
          const { x, y } = roundAt(i + 1, segments[i] ?? NOTHING, preview[i + 1] ?? NOTHING);
          return (
            round !== undefined && (
              <text key={i} class="ams-dial-round" x={x.toFixed(1)} y={(y + 6).toFixed(1)} text-anchor="middle">
                {round}
              </text>
            )
          );
        })}
        <Numbers />
      </g>
      <g data-group="dial">
        {Array.from({ length: SEGMENTS }, (_, i) => {
          const spot = press[i + 1] ?? { id: `segment ${i + 1}`, label: words.segment(i + 1), state: 'idle' as const };
          return <SegmentSpot key={i} i={i} press={spot} onPress={onPress ?? nothing} />;
        })}
      </g>
    </svg>
  );
}
