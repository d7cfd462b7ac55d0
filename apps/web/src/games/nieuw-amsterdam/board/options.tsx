import { editionOf } from '@mokum/nieuw-amsterdam';
import { useId } from 'preact/hooks';
import { Emblem } from '../../../symbols/emblem.tsx';
import { Button } from '../../../ui/button.tsx';
import { fill, labelled } from '../../../words/language.ts';
import { basketOf, purchaseOf } from '../trade/basket.ts';
import type { NaScene } from '../pieces/pieces.ts';
import { amountRange, drafted, isAmount, setDraft, type Split, splitMoves, splitOf } from '../own/split.ts';
import { cargoPoints, clearing, electionPoints, fursIn, journey } from '../view.ts';
import './options.css';

/** Options that have no place on the board: amounts, bids, payments, and actions of a tile. */
export function Options(scene: NaScene) {
  const { legal } = scene;
  const task = scene.position.view.question?.task ?? '';
  if (legal.size === 0) return null;
  const split = splitOf(scene);
  if (split || isAmount(task))
    return (
      <section class="nw-options" aria-label={scene.speech.screen.buttons.amount}>
        {split ? <SplitPanel scene={scene} split={split} /> : <AmountPanel scene={scene} task={task} />}
      </section>
    );
  if (task === 'turn') return <TurnButtons {...scene} />;
  if (task === 'more-shops')
    return (
      <Button look="legal" symbol="pass" name="stop" onPress={() => scene.onMove('stop')}>
        {scene.speech.words.moves.stop}
      </Button>
    );
  return null;
}

/** What a tile does without a place on the board; pressing anything else is easier than reading it here. */
function TurnButtons(scene: NaScene) {
  const { legal, position, seat, speech } = scene;
  const { screen, points, tell, amount, list } = speech;
  const { view } = position;
  const me = view.players[seat];
  const basket = basketOf(scene);
  const purchase = purchaseOf(scene, basket);
  const edition = editionOf(view);
  const grain = journey(view, me).grain;
  const cost = list.format([
    amount('goods', basket.length * edition.traders.top.price),
    ...(grain > 0 ? [amount('grain', grain)] : []),
  ]);
  const there = fursIn(view.traders[0].furs);
  return (
    <>
      {basket.length > 0 && legal.has(purchase) && (
        <Button look="main" symbol="fur" name="buy" onPress={() => scene.onMove(purchase)}>
          {fill(screen.buttons.buyFurs, { furs: tell.furs(basket.map((place) => there[place])), cost })}
        </Button>
      )}
      {legal.has('election') && (
        <Button look="legal" symbol="ballot" name="election" onPress={() => scene.onMove('election')}>
          {fill(screen.buttons.election, { points: points(electionPoints(view, seat)) })}
        </Button>
      )}
      {legal.has('clear') && (
        <Button look="legal" symbol="cleared" name="clear" onPress={() => scene.onMove('clear')}>
          {fill(screen.buttons.clear, { points: points(clearing(edition, me).points) })}
        </Button>
      )}
    </>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly words: { readonly less: string; readonly moreOf: string };
  readonly onChange: (value: number) => void;
  readonly symbol?: Parameters<typeof Emblem>[0]['name'];
  readonly name: string;
}

/** A number between two buttons; it can be typed as well. */
function Stepper({ label, value, least, most, words, onChange, symbol, name }: StepperProps) {
  const id = useId();
  const within = (n: number): number => Math.max(least, Math.min(most, n));
  return (
    <span class="nw-stepper">
      {symbol && <Emblem name={symbol} size={20} />}
      <label class="only-heard" for={id}>
        {label}
      </label>
      <button
        type="button"
        class="nw-step-button"
        aria-label={labelled(words.less, label)}
        disabled={value <= least}
        onClick={() => onChange(within(value - 1))}
      >
        −
      </button>
      <input
        id={id}
        class="figures"
        type="number"
        inputMode="numeric"
        data-name={name}
        min={least}
        max={most}
        value={value}
        title={label}
        onInput={(event) => onChange(within(Number(event.currentTarget.value) || 0))}
      />
      <button
        type="button"
        class="nw-step-button"
        aria-label={labelled(words.moreOf, label)}
        disabled={value >= most}
        onClick={() => onChange(within(value + 1))}
      >
        +
      </button>
    </span>
  );
}

/** A bid, or how much to buy or sell. */
function AmountPanel({ scene, task }: { readonly scene: NaScene; readonly task: string }) {
  const { legal, speech } = scene;
  const { screen, amount, words } = speech;
  const { least, most, task: asked } = amountRange(scene);
  const [value] = drafted(scene, [
    task.startsWith('sell') || task === 'answer' || task.startsWith('buy') ? least : most,
  ]);
  const move = `${asked} ${value}`;
  const say = (): string => {
    if (task === 'answer') return fill(screen.buttons.bid, { n: value });
    if (task === 'market-coin') {
      const due = Number(scene.position.view.question?.about['due'] ?? value);
      return fill(screen.buttons.coins, {
        coins: amount('coin', value),
        goods: amount('goods', Math.max(0, due - value)),
      });
    }
    const [deal, what] = task.split('-');
    return fill(screen.buttons[deal as 'buy' | 'sell'], { n: amount(what, value) });
  };
  const more = [...legal].find((other) => other.endsWith(' more'));
  return (
    <>
      {asked !== '' && (
        <>
          <Stepper
            label={screen.buttons.amount}
            name="amount"
            value={value}
            least={least}
            most={most}
            words={screen.buttons}
            onChange={(n) => setDraft(scene, [n])}
          />
          <Button
            look="main"
            symbol={task === 'answer' ? 'gavel' : 'coin'}
            name="amount-ok"
            onPress={() => scene.onMove(move)}
          >
            {say()}
          </Button>
        </>
      )}
      {more !== undefined && (
        <Button look="legal" name="more" onPress={() => scene.onMove(more)}>
          {`+63, ${words.moves.more}`}
        </Button>
      )}
      {legal.has('pass') && (
        <Button look="legal" symbol="pass" name="pass" onPress={() => scene.onMove('pass')}>
          {screen.buttons.pass}
        </Button>
      )}
    </>
  );
}

/** A payment or a cargo in one go: the sensible one stands there already, and every kind can be changed. */
function SplitPanel({ scene, split }: { readonly scene: NaScene; readonly split: Split }) {
  const { screen, points, words } = scene.speech;
  const { kind, names, own, held, due, plan } = split;
  const chosen = plan.reduce((sum, n) => sum + n, 0);
  const missing = due - chosen;
  const { buttons } = screen;
  const text =
    missing > 0
      ? fill(kind === 'pay' ? buttons.payRest : buttons.loadRest, { n: missing })
      : missing < 0
        ? fill(kind === 'pay' ? buttons.payOver : buttons.loadOver, { n: -missing })
        : kind === 'pay'
          ? fill(buttons.pay, { n: due })
          : fill(buttons.load, {
              points: points(
                cargoPoints(
                  editionOf(scene.position.view),
                  plan.map((n, i) => n + held[i]),
                ),
              ),
            });
  const nameOf = (name: string): string =>
    (words.names.resources as Readonly<Record<string, string>>)[name] ??
    (words.names.furs as Readonly<Record<string, string>>)[name];
  return (
    <>
      <span class="nw-split" role="group" aria-label={screen.parts.purse}>
        {names.map((name, i) =>
          own[i] === 0 ? null : (
            <Stepper
              key={name}
              name={`part-${name}`}
              symbol={name}
              label={nameOf(name)}
              value={plan[i]}
              least={0}
              most={Math.min(own[i], due)}
              words={buttons}
              onChange={(n) =>
                setDraft(
                  scene,
                  plan.map((old, k) => (k === i ? n : old)),
                )
              }
            />
          ),
        )}
      </span>
      <Button
        look="main"
        symbol={kind === 'pay' ? 'coin' : 'ship'}
        name="split-ok"
        onPress={() => scene.onMoves(splitMoves(split))}
        {...(missing !== 0 && { notNow: text })}
      >
        {text}
      </Button>
    </>
  );
}
