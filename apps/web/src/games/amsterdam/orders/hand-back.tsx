import { labelled } from '../../../words/language.ts';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { DockerToken } from '../harbour/docker.tsx';
import { Mark } from '../pieces/mark.tsx';
import { Gem, GoodToken } from '../pieces/resource.tsx';
import { type Sign, Signs } from '../cards/signs.tsx';
import { type Amounts, colours, type DockColour, type Good } from '../types.ts';
import './hand-back.css';

export interface HandBackRow {
  readonly number: number;
  readonly signs: readonly Sign[];
  readonly text: string;
  /** how far it is to be fulfilled: 0 hands nothing back */
  readonly level: number;
  /** the furthest that can be reached with what the other orders leave */
  readonly most: number;
  /** the level of the best hand-back */
  readonly best: number;
  /** what each level scores, from level 0 on */
  readonly points: readonly number[];
}

export interface HandBackProps {
  rows: readonly HandBackRow[];
  /** what there is to hand back */
  stock: { readonly dockers: readonly DockColour[]; readonly goods: readonly Good[]; readonly resources: Amounts };
  onLevel: (number: number, level: number) => void;
  onBest: () => void;
  onDone: () => void;
  words: {
    panel: string;
    stock: string;
    empty: string;
    docker: (colour: DockColour) => string;
    good: (good: Good) => string;
    amounts: (amounts: Amounts) => string;
    order: (number: number) => string;
    less: string;
    more: string;
    level: (points: number) => string;
    /** beside the level of the best hand-back */
    best: string;
    bestAll: (points: number) => string;
    bestReached: string;
    done: (points: number) => string;
  };
}

function Stock({ stock, words }: Pick<HandBackProps, 'stock' | 'words'>) {
  const { dockers, goods, resources } = stock;
  const cubes = colours.filter((colour) => (resources[colour] ?? 0) > 0);
  const piece = (key: string, label: string, drawing: ComponentChildren) => (
    <span key={key} class="ams-hand-back-piece" role="img" aria-label={label} title={label}>
      {drawing}
    </span>
  );
  return (
    <p class="ams-hand-back-stock" role="group" aria-label={words.stock}>
      <Mark name="hand-back" size={20} />
      {dockers.map((colour, i) =>
        piece(`docker ${i}`, words.docker(colour), <DockerToken colour={colour} size={28} />),
      )}
      {goods.map((good, i) => piece(`good ${i}`, words.good(good), <GoodToken good={good} size={26} />))}
      {cubes.map((colour) =>
        piece(
          colour,
          words.amounts({ [colour]: resources[colour] ?? 0 }),
          <>
            <span class="figures">{resources[colour]}</span>
            <Gem colour={colour} size={24} />
          </>,
        ),
      )}
      {dockers.length + goods.length + cubes.length === 0 && words.empty}
    </p>
  );
}

function Row({ row, onLevel, words }: { row: HandBackRow } & Pick<HandBackProps, 'onLevel' | 'words'>) {
  const id = useId();
  const { number, signs, text, level, most, best, points } = row;
  const step = (to: number, sign: string, said: string) => (
    <button
      type="button"
      aria-label={labelled(said, words.order(number))}
      disabled={to < 0 || to > most}
      onClick={() => onLevel(number, to)}
    >
      {sign}
    </button>
  );
  return (
    <li class="ams-hand-back-row" aria-labelledby={id}>
      <span class="ams-hand-back-ask">
        <strong id={id}>{words.order(number)}</strong>
        <Signs signs={signs} size={20} />
        <small>{text}</small>
      </span>
      <span class="ams-hand-back-step">
        {step(level - 1, '−', words.less)}
        <span class="ams-hand-back-levels">
          {points.map((worth, i) => (
            <span
              key={i}
              class={`figures${i === level ? ' ams-hand-back-now' : ''}${i === best ? ' ams-hand-back-best' : ''}${i > most ? ' ams-hand-back-beyond' : ''}`}
              aria-hidden="true"
            >
              {worth}
            </span>
          ))}
          <output class="only-heard">
            {words.level(points[level])}
            {level === best ? ` (${words.best})` : ''}
          </output>
        </span>
        {step(level + 1, '+', words.more)}
      </span>
    </li>
  );
}

/** The end of the game: what is handed back for which order. The best way is marked, and one press away. */
export function HandBack({ rows, stock, onLevel, onBest, onDone, words }: HandBackProps) {
  const sum = (of: (row: HandBackRow) => number): number => rows.reduce((all, row) => all + row.points[of(row)], 0);
  const now = sum(({ level }) => level);
  const best = sum((row) => row.best);
  return (
    <section class="ams-hand-back" aria-label={words.panel}>
      <Stock stock={stock} words={words} />
      <ul>
        {rows.map((row) => (
          <Row key={row.number} row={row} onLevel={onLevel} words={words} />
        ))}
      </ul>
      <p class="ams-hand-back-end">
        {now < best ? (
          <Button look="legal" name="hand-back-best" onPress={onBest}>
            {words.bestAll(best)}
          </Button>
        ) : (
          <span class="ams-hand-back-reached">{words.bestReached}</span>
        )}
        <Button look="main" name="hand-back-done" onPress={onDone}>
          {words.done(now)}
        </Button>
      </p>
    </section>
  );
}
