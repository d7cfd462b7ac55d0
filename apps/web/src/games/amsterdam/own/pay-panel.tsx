import { useId } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { fill, labelled } from '../../../words/language.ts';
import { draftOf, setDraft } from './draft.ts';
import { amstelCost, rowTo, sailTo, stepsTo } from '../pieces/pieces.ts';
import type { AmsScene } from '../scene.ts';
import { Gem } from '../pieces/resource.tsx';
import { mayChoose, paymentMoves, seaWays, sensiblePlan } from '../harbour/sea-way.ts';
import { type Colour, colours } from '../types.ts';
import { sum } from '../view.ts';

/** Something to be paid in resources of any colour. */
export interface Due {
  readonly what: 'sail' | 'row' | 'pay';
  readonly due: number;
  /** the first colour that may still be paid with */
  readonly from: number;
  readonly plan: readonly number[];
}

/** What is to be paid: a journey or a move that was begun, or what the game asks for. */
export function dueOf(scene: AmsScene): Due | undefined {
  const { view } = scene.position;
  const draft = draftOf(scene);
  const task = view.question?.task;
  const sensible = (due: number, from = 0): readonly number[] =>
    draft.plan ?? sensiblePlan(view, scene.seat, due, from);
  if (draft.sail !== undefined) {
    const due = seaWays(view, scene.seat).get(draft.sail)?.cost ?? 0;
    return { what: 'sail', due, from: 0, plan: sensible(due) };
  }
  if (draft.reach !== undefined) {
    const due = amstelCost(view, stepsTo(scene, draft.reach));
    return { what: 'row', due, from: 0, plan: sensible(due) };
  }
  if (scene.legal.size === 0) return undefined;
  if (task === 'pay-colour') return { what: 'pay', due: 1, from: 0, plan: sensible(1) };
  if (task !== 'pay-amount') return undefined;
  const from = colours.indexOf(view.question?.about['colour'] as Colour);
  const due = Number(view.question?.about['left']);
  return { what: 'pay', due, from, plan: sensible(due, from) };
}

/** The sensible payment stands there already; every colour can be changed. */
export function PayPanel({ scene, bill }: { readonly scene: AmsScene; readonly bill: Due }) {
  const { screen, colour: nameOf } = scene.speech;
  const { pool } = scene.position.view.players[scene.seat];
  const { due, from, plan, what } = bill;
  const draft = draftOf(scene);
  const missing = due - sum(plan);
  const fixed = what !== 'pay' && !mayChoose(pool, due);
  const { buttons } = screen;
  const text =
    missing > 0
      ? fill(buttons.missing, { n: missing })
      : missing < 0
        ? fill(buttons.over, { n: -missing })
        : fill(what === 'sail' ? buttons.sailFor : what === 'row' ? buttons.rowFor : buttons.pay, { n: due });
  const change = (at: number, n: number): void => {
    const most = Math.min(pool[colours[at]], due);
    let next = plan.map((old, i) => (i === at ? Math.max(0, Math.min(most, n)) : old));
    // One resource: choosing a colour means leaving the other.
    if (due === 1 && next[at] === 1) next = next.map((_, i) => (i === at ? 1 : 0));
    setDraft(scene, { ...draft, plan: next });
  };
  const go = (): void => {
    if (what === 'sail' && draft.sail !== undefined) sailTo(scene, draft.sail);
    else if (what === 'row' && draft.reach !== undefined) rowTo(scene, draft.reach);
    else scene.onMoves(paymentMoves(pool, due, plan, from));
  };
  return (
    <section class="ams-pay" aria-label={buttons.payment}>
      {colours.map((colour, i) =>
        fixed || i < from || pool[colour] === 0 ? null : (
          <Stepper
            key={colour}
            colour={colour}
            label={nameOf(colour)}
            value={plan[i]}
            most={Math.min(pool[colour], due)}
            words={buttons}
            onChange={(n) => change(i, n)}
          />
        ),
      )}
      <Button look="main" name="pay-ok" onPress={go} {...(missing !== 0 && { notNow: text })}>
        {text}
      </Button>
      {what !== 'pay' && (
        <Button name="pay-back" onPress={() => setDraft(scene, {})}>
          {buttons.back}
        </Button>
      )}
    </section>
  );
}

interface StepperProps {
  readonly colour: Colour;
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly words: { readonly less: string; readonly more: string };
  readonly onChange: (value: number) => void;
}

function Stepper({ colour, label, value, most, words, onChange }: StepperProps) {
  const id = useId();
  return (
    <span class="ams-stepper" role="group" aria-labelledby={id}>
      <span id={id} class="only-heard">
        {label}
      </span>
      <button
        type="button"
        aria-label={labelled(words.less, label)}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <span class="ams-stepper-value">
        <Gem colour={colour} size={20} />
        <output class="figures">{value}</output>
      </span>
      <button
        type="button"
        aria-label={labelled(words.more, label)}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}
