import { useEffect, useRef } from 'preact/hooks';
import type { SeatColour } from '../../../symbols/seat-charge.tsx';
import { Button } from '../../../ui/button.tsx';
import { SeatBanner } from '../../../ui/seat-banner.tsx';
import { Dice, type DieView } from '../dial/dice.tsx';
import { Mark } from '../pieces/mark.tsx';
import { type Sign, Signs } from '../cards/signs.tsx';
import type { Colour } from '../types.ts';
import './tom.css';

const TEETH = 12;
const cog = Array.from({ length: TEETH }, (_, i) => {
  const spoke = (turn: number, r: number) => {
    const a = ((i + turn) * 2 * Math.PI) / TEETH;
    return `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;
  };
  return `${i === 0 ? 'M' : 'L'}${spoke(-0.3, 20)}L${spoke(-0.18, 24)}L${spoke(0.18, 24)}L${spoke(0.3, 20)}`;
}).join('');

/** TOM himself: a clockwork merchant, hat and collar in the colour of his pieces. */
export function TomHead({ seat, size = 44 }: { seat: SeatColour; size?: number }) {
  return (
    <svg
      class={`ams-token ams-tom-head seat-${seat}`}
      width={size}
      height={size}
      viewBox="-26 -26 52 52"
      aria-hidden="true"
    >
      <path class="ams-tom-cog" d={`${cog}Z`} />
      <circle class="ams-tom-plate" r="16.6" />
      <path class="ams-tom-collar" d="M-14 9.4C-8 3.6 8 3.6 14 9.4C11 14.6 6 16.6 0 16.6C-6 16.6 -11 14.6 -14 9.4Z" />
      <path class="ams-tom-face" d="M-8 -4H8V4.6C8 10.6 -8 10.6 -8 4.6Z" />
      <path class="ams-tom-hat" d="M-13 -4H13V-7.4H7.6L6 -18.6H-6L-7.6 -7.4H-13Z" />
      <path class="ams-tom-band" d="M-7.6 -7.4H7.6L7.2 -10.6H-7.2Z" />
      <path class="ams-tom-eyes" d="M-4 -.6v.1M4 -.6v.1" />
      <path class="ams-tom-lines" d="M-5.6 5.4C-3.4 3 -1 3.2 0 5C1 3.2 3.4 3 5.6 5.4M0 0V2.2" />
    </svg>
  );
}

export interface TomPlateProps {
  seat: SeatColour;
  points: number;
  gulden: number;
  crests: number;
  /** the space of his disc on the Amstel */
  disc: number;
  state: 'thinking' | 'ready' | 'idle';
  onOpen?: () => void;
  words: { name: string; points: string; state: string; all: string; gulden: string; crests: string; disc: string };
}

/** TOM beside the rivals: he has no board, so four figures say it all. */
export function TomPlate({ seat, points, gulden, crests, disc, state, onOpen, words }: TomPlateProps) {
  const count = (mark: 'gulden' | 'crest' | 'disc', n: number, said: string) => (
    <span class={`ams-tom-count ams-tom-${mark}`} role="img" aria-label={said} title={said}>
      <Mark name={mark} size={18} />
      <span class="figures">{n}</span>
    </span>
  );
  return (
    <SeatBanner
      seat={seat}
      name={words.name}
      points={points}
      state={state}
      words={{ points: words.points, state: words.state, name: words.all }}
      {...(onOpen ? { onOpen } : {})}
    >
      <span class="ams-tom-counts">
        <TomHead seat={seat} size={40} />
        {count('gulden', gulden, words.gulden)}
        {count('crest', crests, words.crests)}
        {count('disc', disc, words.disc)}
      </span>
    </SeatBanner>
  );
}

export interface TomStep {
  /** what he does, and why */
  readonly text: string;
  readonly why: string;
  readonly paragraph: string;
  /** what it brings him */
  readonly gains: readonly string[];
  /** the dice that make him do it */
  readonly dice?: readonly DieView[];
  /** the pieces he takes, moves or sells; the text names them */
  readonly pieces?: readonly Sign[];
}

export interface TomTurnProps {
  seat: SeatColour;
  steps: readonly TomStep[];
  /** how many are shown, the last of them being told now */
  shown: number;
  onNext: () => void;
  onSkip: () => void;
  onParagraph: (paragraph: string) => void;
  words: {
    title: string;
    /** which step of how many */
    step: (n: number, of: number) => string;
    next: string;
    /** instead of `next` at the last step */
    done: string;
    skip: string;
    rule: (paragraph: string) => string;
    dice: { dice: string; die: (colour: Colour, value: number) => string };
  };
}

/** TOM's turn, told step by step: what he does, why, by which paragraph, and what it brings. */
export function TomTurn({ seat, steps, shown, onNext, onSkip, onParagraph, words }: TomTurnProps) {
  const list = useRef<HTMLOListElement>(null);
  const told = Math.max(1, Math.min(shown, steps.length));
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [told]);
  return (
    <section class="ams-tom-turn" aria-label={words.title}>
      <header>
        <TomHead seat={seat} size={36} />
        <h2>{words.title}</h2>
        <span class="ams-tom-place">{words.step(told, steps.length)}</span>
      </header>
      <ol ref={list} aria-live="polite">
        {steps.slice(0, told).map((step, i) => (
          <li key={i} {...(i === told - 1 ? { 'aria-current': 'step' } : {})}>
            <span class="ams-tom-number figures" aria-hidden="true">
              {i + 1}
            </span>
            <span class="ams-tom-pieces">
              {step.dice && step.dice.length > 0 && <Dice dice={step.dice} words={words.dice} />}
              {step.pieces && step.pieces.length > 0 && <Signs signs={step.pieces} size={22} />}
            </span>
            <span class="ams-tom-said">
              <span class="ams-tom-text">{step.text}</span> <span class="ams-tom-why">{step.why}</span>{' '}
              <button type="button" class="ams-tom-rule" onClick={() => onParagraph(step.paragraph)}>
                {words.rule(step.paragraph)}
              </button>
            </span>
            {step.gains.length > 0 && (
              <span class="ams-tom-gains">
                {step.gains.map((gain) => (
                  <span key={gain}>{gain}</span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p class="ams-tom-go">
        {told < steps.length && (
          <Button name="tom-skip" onPress={onSkip}>
            {words.skip}
          </Button>
        )}
        <Button look="main" name="tom-next" onPress={onNext}>
          {told < steps.length ? words.next : words.done}
        </Button>
      </p>
    </section>
  );
}
