import { baseTiles, type CompanionQuestion, colours, goods } from '@mokum/amsterdam/companion';
import type { AmsterdamWords } from '@mokum/words/en/amsterdam';
import type { AmsterdamSoloWords } from '@mokum/words/en/amsterdam-solo';
import { fill } from '@mokum/words/catalogue';
import { useState } from 'preact/hooks';
import { Face } from '../games/amsterdam/dial/dice.tsx';
import { DockerToken } from '../games/amsterdam/harbour/docker.tsx';
import { Mark } from '../games/amsterdam/pieces/mark.tsx';
import type { MarkName } from '../games/amsterdam/pieces/marks.ts';
import { Signs } from '../games/amsterdam/cards/signs.tsx';
import { Button } from '../ui/button.tsx';
import { Keys, NumberAnswer, Words } from './fields.tsx';

export interface AnswerProps {
  readonly question: CompanionQuestion;
  readonly words: AmsterdamSoloWords;
  readonly names: AmsterdamWords;
  /** how many TOM has */
  readonly crests: number;
  /** the words of a tile */
  readonly tile: (tile: (typeof baseTiles)[number]) => string;
  /** as an entry without its first word */
  readonly onAnswer: (values: string) => void;
  /** what keeps an answer from being one, in words */
  readonly onWrong: (text: string) => void;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Several numbers that are entered together. */
function Rows({
  rows,
  words: { answers, wrong },
  onAnswer,
  onWrong,
}: {
  readonly rows: readonly {
    readonly name: string;
    readonly label: preact.ComponentChildren;
    readonly values: readonly number[];
  }[];
} & Pick<AnswerProps, 'words' | 'onAnswer' | 'onWrong'>) {
  const [chosen, setChosen] = useState<readonly (number | undefined)[]>(rows.map(() => undefined));
  const whole = chosen.every((one) => one !== undefined);
  return (
    <form
      class="tom-rows"
      onSubmit={(event) => {
        event.preventDefault();
        if (whole) onAnswer(chosen.join(' '));
        else onWrong(wrong.missing);
      }}
    >
      {rows.map(({ name, label, values }, i) => (
        <Keys
          key={name}
          name={name}
          legend={label}
          values={values}
          value={chosen[i]}
          onChoose={(value) => setChosen(chosen.with(i, value))}
        />
      ))}
      <button type="submit" class="button button-main" aria-disabled={!whole}>
        <span>{answers.enter}</span>
      </button>
    </form>
  );
}

function DiceAnswer({ words, names, onAnswer, onWrong }: Omit<AnswerProps, 'question' | 'tile' | 'crests'>) {
  const [faces, setFaces] = useState<readonly number[]>([0, 0, 0, 0, 0, 0]);
  const whole = faces.every((face) => face > 0);
  return (
    <form
      class="tom-dice"
      onSubmit={(event) => {
        event.preventDefault();
        if (whole) onAnswer(faces.join(' '));
        else onWrong(words.wrong.missing);
      }}
    >
      {colours.map((colour, i) => (
        <Keys
          key={colour}
          name={`die-${colour}`}
          legend={
            <>
              <Mark name={colour} size={18} />
              <span class="only-heard">{names.colours[colour]}</span>
            </>
          }
          values={FACES}
          value={faces[i] || undefined}
          onChoose={(value) => setFaces(faces.with(i, value))}
          face={(value) => <Face colour={colour} value={value} />}
        />
      ))}
      <button type="submit" class="button button-main" aria-disabled={!whole}>
        <span>{words.answers.enter}</span>
      </button>
    </form>
  );
}

/** What blocks and cards cost is designed (1.5, 1.15): a box may ask for more than our own board does. */
const COSTS = [1, 2, 3, 4, 5, 6];
const MOST_BLOCKS = 6;

/** The free blocks of a district from left to right: the cost of each, and whether it lies next to TOM's. */
function BlocksAnswer({ words, onAnswer, onWrong }: Pick<AnswerProps, 'words' | 'onAnswer' | 'onWrong'>) {
  const [blocks, setBlocks] = useState<readonly { cost: number; beside: '' | '*' }[]>([{ cost: 0, beside: '' }]);
  const whole = blocks.every(({ cost }) => cost > 0);
  return (
    <form
      class="tom-rows"
      onSubmit={(event) => {
        event.preventDefault();
        if (whole) onAnswer(blocks.map(({ cost, beside }) => `${cost}${beside}`).join(' '));
        else onWrong(words.wrong.missing);
      }}
    >
      <ol class="tom-blocks">
        {blocks.map(({ cost, beside }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place from the left
          <li key={i}>
            <Keys
              name={`block-${i}`}
              legend={
                <>
                  <span class="figures" aria-hidden="true">
                    {i + 1}
                  </span>
                  <span class="only-heard">{fill(words.answers.cost, { nth: i + 1 })}</span>
                </>
              }
              values={COSTS}
              value={cost || undefined}
              onChoose={(value) => setBlocks(blocks.with(i, { cost: value, beside }))}
            />
            <label class="tom-beside">
              <input
                type="checkbox"
                checked={beside === '*'}
                onChange={() => setBlocks(blocks.with(i, { cost, beside: beside === '*' ? '' : '*' }))}
              />
              <span>{words.answers.beside}</span>
            </label>
          </li>
        ))}
      </ol>
      <div class="tom-words">
        {blocks.length < MOST_BLOCKS && (
          <Button onPress={() => setBlocks([...blocks, { cost: 0, beside: '' }])}>{words.answers['add-block']}</Button>
        )}
        {blocks.length > 1 && (
          <Button onPress={() => setBlocks(blocks.slice(0, -1))}>{words.answers['drop-block']}</Button>
        )}
        <Button onPress={() => onAnswer('none')}>{words.answers['no-block']}</Button>
        <button type="submit" class="button button-main" aria-disabled={!whole}>
          <span>{words.answers.enter}</span>
        </button>
      </div>
    </form>
  );
}

const markOf = (good: (typeof goods)[number]): MarkName => (good === 'tulip' ? 'tulip-good' : good);
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);
/** What bridges, places and roofs are often worth; others can be typed. */
const BRIDGES = [0, 2, 4, 6, 8];
const PLACES = [9, 7, 5, 3];
const ROOFS = [4, 5, 6, 7, 8, 9, 10, 11];

/** What answers a question, whichever it is. */
export function Answer({ question, words, names, crests, tile, onAnswer, onWrong }: AnswerProps) {
  const { answers, questions } = words;
  const number = (likely: readonly number[], least: number, label: string, most = 99) => (
    <NumberAnswer
      likely={likely}
      least={least}
      most={most}
      label={label}
      enter={answers.enter}
      onAnswer={(value) => onAnswer(String(value))}
      onWrong={() => onWrong(fill(words.wrong.number, { least, most }))}
    />
  );
  switch (question.ask) {
    case 'ahead':
      return (
        <Words
          choices={[
            { value: 'me', label: answers.me },
            { value: 'tom', label: answers.tom },
          ]}
          onChoose={onAnswer}
        />
      );
    case 'cards':
      return (
        <Rows
          rows={[
            { name: 'first', label: answers.first, values: COSTS },
            { name: 'second', label: answers.second, values: COSTS },
            { name: 'building', label: names.kinds.building, values: COSTS },
            { name: 'artisan', label: names.kinds.artisan, values: COSTS },
          ]}
          words={words}
          onAnswer={onAnswer}
          onWrong={onWrong}
        />
      );
    case 'dice':
      return <DiceAnswer words={words} names={names} onAnswer={onAnswer} onWrong={onWrong} />;
    case 'bridges':
      return number(
        BRIDGES,
        0,
        fill((question.steps === 1 && questions.bridges.one) || questions.bridges.other, { n: question.steps }),
      );
    case 'docker':
      return (
        <>
          <p class="tom-piece">
            <DockerToken colour={question.dock} size={44} />
            <span>{names.dockColours[question.dock]}</span>
          </p>
          {number(PLACES, 1, words.sources.docker)}
          <Words choices={[{ value: 'none', label: answers['no-docker'] }]} onChoose={onAnswer} />
        </>
      );
    case 'blocks':
      return <BlocksAnswer words={words} onAnswer={onAnswer} onWrong={onWrong} />;
    case 'good':
      return (
        <div class="tom-goods">
          {goods.map((good) => (
            <button key={good} type="button" class="tom-good" onClick={() => onAnswer(good)}>
              <Mark name={markOf(good)} size={28} />
              <span>{names.goods[good]}</span>
            </button>
          ))}
        </div>
      );
    case 'place':
      return (
        <Words
          choices={[
            { value: 'free', label: answers.free },
            { value: 'taken', label: answers.taken },
          ]}
          onChoose={onAnswer}
        />
      );
    case 'roof':
      return number(ROOFS, 1, words.sources.roof);
    case 'tile':
      return (
        <div class="tom-tiles">
          {baseTiles.map((one) => (
            <button
              key={one.number}
              type="button"
              class="tom-tile"
              aria-label={tile(one)}
              onClick={() => onAnswer(String(one.number))}
            >
              <span class="small-caps">{one.number <= 8 ? `A${one.number}` : `B${one.number}`}</span>
              <Signs
                size={18}
                signs={[
                  { n: one.price, mark: 'gulden' },
                  { join: 'gives' },
                  { n: one.points, mark: 'prestige' },
                  ...(one.steps > 0 ? [{ n: one.steps, mark: 'disc' as const }] : []),
                ]}
              />
            </button>
          ))}
        </div>
      );
    case 'group':
      return number(upTo(Math.min(8, crests)).slice(crests > 0 ? 1 : 0), Math.min(1, crests), questions.group, crests);
    case 'district':
      return (
        <Rows
          rows={[
            { name: 'his', label: answers.his, values: upTo(Math.min(MOST_BLOCKS, crests)) },
            { name: 'mine', label: answers.mine, values: upTo(MOST_BLOCKS) },
          ]}
          words={words}
          onAnswer={onAnswer}
          onWrong={onWrong}
        />
      );
    case 'points':
      return number([], -99, questions.points, 999);
  }
}
