import type { ComponentChildren } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { fill } from '../../../words/language.ts';
import { moveText } from '../speech/move-text.ts';
import { peeked } from '../own/draft.ts';
import { deliveryPoints, handOverPoints } from '../harbour/harbour-data.ts';
import { dueOf, PayPanel } from '../own/pay-panel.tsx';
import type { AmsScene } from '../scene.ts';
import { Gem } from '../pieces/resource.tsx';
import { type Colour, colours, type DockColour, type Good } from '../types.ts';
import { editionOf, spread } from '../view.ts';
import './options.css';

const COLOUR_TASKS: ReadonlySet<string> = new Set([
  'first-colour',
  'second-colour',
  'second-colours',
  'gain-colour',
  'discount',
  'store-resource',
  'extra-die',
]);

/** Questions that are answered by pressing a card, a die or the button at the end of a turn. */
const ON_THE_BOARD: ReadonlySet<string> = new Set([
  'first-card',
  'choose-card',
  'discard-sixth',
  'discard-map',
  'choose-dice',
  'amstel-steps',
  'commit',
  'place-foreman',
  'place-bailiff',
  'place-trader',
  'move-foreman',
  'move-bailiff',
  'move-trader',
  'open-order',
  'hand-back',
  'activate-free',
  'swap-out',
  'swap-in',
  'free-block',
  'barge-to',
  'tom-discards',
]);

/** Options that have no place on the board, and those that have one on another page or need many presses. */
export function Options(scene: AmsScene) {
  const { legal } = scene;
  const task = scene.position.view.question?.task ?? '';
  if (legal.size === 0) return null;
  const bill = dueOf(scene);
  if (bill) return <PayPanel scene={scene} bill={bill} />;
  if (COLOUR_TASKS.has(task)) return <ColourChoice scene={scene} task={task} />;
  if (task === 'turn') return <TurnButtons {...scene} />;
  if (task === 'sell') return <SellChoice {...scene} />;
  if (task === 'shift-die') return <ShiftChoice {...scene} />;
  if (task === 'pay-card-with' || task === 'pay-block-with') return <MeansChoice scene={scene} task={task} />;
  if (!ON_THE_BOARD.has(task)) return <AnyChoice {...scene} />;
  if (legal.has('decline'))
    return (
      <Button look="legal" symbol="pass" name="decline" onPress={() => scene.onMove('decline')}>
        {scene.speech.screen.buttons.decline}
      </Button>
    );
  return null;
}

/** Whatever else may be asked: each answer as a button. */
function AnyChoice(scene: AmsScene) {
  return (
    <Choice scene={scene}>
      {[...scene.legal].map((move) => (
        <Button key={move} look="legal" name={move.replaceAll(' ', '-')} onPress={() => scene.onMove(move)}>
          {scene.speech.sentence(moveText(move, scene))}
        </Button>
      ))}
    </Choice>
  );
}

interface GemButtonProps {
  readonly scene: AmsScene;
  readonly move: string;
  readonly colour: Colour;
  readonly label: string;
  /** what the dial shows while it is pointed at */
  readonly peek?: string;
}

/** A colour as a button: its cube and its name. */
function GemButton({ scene, move, colour, label, peek }: GemButtonProps) {
  const look = (): void => {
    peeked.value = peek;
  };
  const leave = (): void => {
    peeked.value = undefined;
  };
  return (
    <button
      type="button"
      class="ams-gem-button button-legal"
      data-move={move}
      aria-label={label}
      title={label}
      onClick={() => {
        leave();
        scene.onMove(move);
      }}
      onPointerEnter={look}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      <Gem colour={colour} size={30} />
      <span>{scene.speech.colour(colour)}</span>
    </button>
  );
}

const Choice = ({ scene, children }: { readonly scene: AmsScene; readonly children: ComponentChildren }) => (
  <section class="ams-choice" aria-label={scene.speech.screen.buttons.choice}>
    {children}
  </section>
);

function ColourChoice({ scene, task }: { readonly scene: AmsScene; readonly task: string }) {
  const { sentence } = scene.speech;
  return (
    <Choice scene={scene}>
      {colours
        .filter((colour) => scene.legal.has(`${task} ${colour}`))
        .map((colour) => (
          <GemButton
            key={colour}
            scene={scene}
            move={`${task} ${colour}`}
            colour={colour}
            label={sentence(moveText(`${task} ${colour}`, scene))}
            peek={`colour ${colour}`}
          />
        ))}
      {scene.legal.has(`${task} none`) && (
        <Button look="legal" symbol="pass" name={`${task}-none`} onPress={() => scene.onMove(`${task} none`)}>
          {sentence(moveText(`${task} none`, scene))}
        </Button>
      )}
    </Choice>
  );
}

/** Store the good, or sell it for gulden or a resource. */
function SellChoice(scene: AmsScene) {
  const { view } = scene.position;
  const { screen, gulden, sentence } = scene.speech;
  const pays = gulden(editionOf(view).rounds.blackMarketGulden);
  return (
    <Choice scene={scene}>
      <Button look="legal" name="store" onPress={() => scene.onMove('sell store')}>
        {screen.buttons.store}
      </Button>
      {scene.legal.has('sell gulden') && (
        <Button look="legal" symbol="coin" name="sell-gulden" onPress={() => scene.onMove('sell gulden')}>
          {fill(screen.buttons.sellGulden, { gulden: pays })}
        </Button>
      )}
      {colours
        .filter((colour) => scene.legal.has(`sell ${colour}`))
        .map((colour) => (
          <GemButton
            key={colour}
            scene={scene}
            move={`sell ${colour}`}
            colour={colour}
            label={sentence(moveText(`sell ${colour}`, scene))}
          />
        ))}
    </Choice>
  );
}

/** 053: the resources of one die on a neighbouring segment. */
function ShiftChoice(scene: AmsScene) {
  const { screen, sentence } = scene.speech;
  const shifts = [...scene.legal].filter((move) => move !== 'shift-die none');
  return (
    <Choice scene={scene}>
      <Button look="legal" name="shift-none" onPress={() => scene.onMove('shift-die none')}>
        {screen.buttons.none}
      </Button>
      {shifts.map((move) => {
        const shift = move.split(' ')[1];
        const [colour] = shift.split('-') as [Colour];
        return (
          <GemButton
            key={move}
            scene={scene}
            move={move}
            colour={colour}
            label={sentence(moveText(move, scene))}
            peek={`shift ${shift}`}
          />
        );
      })}
    </Choice>
  );
}

/** 027, 038: gulden in place of resources. */
function MeansChoice({ scene, task }: { readonly scene: AmsScene; readonly task: string }) {
  const { words } = scene.speech;
  return (
    <Choice scene={scene}>
      {(['resources', 'gulden'] as const)
        .filter((means) => scene.legal.has(`${task} ${means}`))
        .map((means) => (
          <Button key={means} look="legal" name={means} onPress={() => scene.onMove(`${task} ${means}`)}>
            {words.actions[means]}
          </Button>
        ))}
    </Choice>
  );
}

/** What saves many presses, and what is easily overlooked. */
function TurnButtons(scene: AmsScene) {
  const { legal, speech } = scene;
  const { view } = scene.position;
  const { screen, good: nameOf, list, docker } = speech;
  const me = view.players[scene.seat];
  const depot = editionOf(view).harbour.depots.findIndex(({ pier }) => pier === me.barge);
  const deliveries = [...legal].filter((move) => move.startsWith('deliver ')).map((move) => move.slice(8) as Good);
  const homes = [...legal].filter((move) => move.startsWith('hand-over ')).map((move) => move.slice(10) as DockColour);
  return (
    <>
      {legal.has('use-all') && (
        <Button look="legal" name="use-all" onPress={() => scene.onMove('use-all')}>
          {screen.buttons.useAllPlain}
        </Button>
      )}
      {legal.has('load-all') && (
        <Button look="legal" name="load-all" onPress={() => scene.onMove('load-all')}>
          {fill(screen.buttons.loadAll, { goods: list.format([...new Set(spread(me.storage))].map(nameOf)) })}
        </Button>
      )}
      {(scene.frame === 'phone' && deliveries.length > 1 ? [] : deliveries).map((good) => (
        <Button key={good} look="legal" name={`deliver-${good}`} onPress={() => scene.onMove(`deliver ${good}`)}>
          {fill(screen.buttons.deliver, {
            good: speech.some(good),
            n: deliveryPoints(scene, good, depot < 0 ? undefined : depot),
          })}
        </Button>
      ))}
      {homes.map((colour) => (
        <Button key={colour} look="legal" name="hand-over" onPress={() => scene.onMove(`hand-over ${colour}`)}>
          {fill(screen.handOver, { colour: docker(colour), points: speech.points(handOverPoints(scene)) })}
        </Button>
      ))}
    </>
  );
}
