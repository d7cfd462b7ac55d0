import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { editionOf } from '@mokum/nieuw-amsterdam';
import { Emblem } from '../../../symbols/emblem.tsx';
import { PanZoom } from '../../../ui/pan-zoom.tsx';
import { counted, labelled, tableWords } from '../../../words/language.ts';
import { boardData, boardWords } from './board-data.ts';
import { NieuwAmsterdamBoard } from './board.tsx';
import { toggle } from '../trade/basket.ts';
import { OwnArea } from '../own/own-area.tsx';
import { ownData, rivalData } from '../own/own-data.ts';
import { NieuwAmsterdamPhoneBoard, type PhoneBoardProps } from './phone-board.tsx';
import { type NaScene, pressPiece } from '../pieces/pieces.ts';
import { wideMap } from './plan.ts';
import { Purse } from '../own/purse.tsx';
import { RivalArea } from '../own/rival-area.tsx';
import { electionPoints, fursOf, rowOf } from '../view.ts';
import { walkTo, setStops } from './walk.ts';

/** The same function for every scene, so that drawings that have not changed are kept. */
function usePress(scene: NaScene): (id: string) => void {
  const latest = useRef(scene);
  latest.current = scene;
  return useRef((id: string): void => {
    if (id.startsWith('pelt ')) toggle(latest.current, Number(id.slice(5)));
    else pressPiece(id, latest.current);
  }).current;
}

/** Groups of things: Tab goes from group to group, the arrow keys walk inside one; what is pointed at tells its worth. */
function Walk({ scene, children }: { readonly scene: NaScene; readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) setStops(box.current);
  });
  const peek = (event: Event): void => {
    const id = (event.target as Element).closest('[data-press]')?.getAttribute('data-press');
    scene.onPeek(id && !id.startsWith('pelt') ? { piece: id } : undefined);
  };
  return (
    <div
      class="nw-walk"
      ref={box}
      onKeyDown={(event) => walkTo(event)}
      onPointerOver={peek}
      onPointerLeave={() => scene.onPeek(undefined)}
      onFocusIn={peek}
      onFocusOut={() => scene.onPeek(undefined)}
    >
      {children}
    </div>
  );
}

type Part = NonNullable<PhoneBoardProps['first']>;

/** The part of the table that a question is about. */
function partOf({ position: { view } }: NaScene): Part | undefined {
  const task = view.question?.task;
  if (task === undefined) return undefined;
  if (['pick-column', 'answer', 'free-column', 'confirm'].includes(task) && view.round > 0) return 'chest';
  if (task.startsWith('pay-')) return 'chest';
  if (task.startsWith('load-')) return 'market';
  const series = view.question?.about['series'];
  return series === 'land' || series === 'trade' ? 'market' : 'town';
}

export function Board(scene: NaScene) {
  const words = boardWords(scene);
  const board = boardData(scene);
  const press = usePress(scene);
  const last = useRef<Part>('town');
  const part = partOf(scene) ?? last.current;
  last.current = part;
  const table = tableWords.value;
  if (scene.frame === 'phone')
    return (
      <Walk scene={scene}>
        <NieuwAmsterdamPhoneBoard
          key={part}
          first={part}
          board={board}
          own={ownData(scene)}
          words={words}
          phone={scene.speech.screen.phone}
          fit={table.fit}
          onPress={press}
        />
      </Walk>
    );
  return (
    <Walk scene={scene}>
      <PanZoom
        width={wideMap.width}
        height={wideMap.height}
        words={{ label: scene.speech.words.title, zoomIn: table.zoomIn, zoomOut: table.zoomOut, fit: table.fit }}
      >
        <NieuwAmsterdamBoard board={board} words={words} onPress={press} />
      </PanZoom>
    </Walk>
  );
}

export function Own(scene: NaScene) {
  const words = boardWords(scene);
  const own = ownData(scene);
  const press = usePress(scene);
  return (
    <Walk scene={scene}>
      {scene.frame === 'phone' ? (
        <section aria-label={scene.speech.screen.parts.own}>
          <Purse purse={own.purse} words={words} onPress={press} />
        </section>
      ) : (
        <OwnArea own={own} shape="wide" words={words} onPress={press} />
      )}
    </Walk>
  );
}

interface RivalProps {
  readonly scene: NaScene;
  readonly seat: number;
}

/** What an election would score, furs, and lands cleared. */
export function Counts({ scene, seat }: RivalProps) {
  const { view } = scene.position;
  const player = view.players[seat];
  const { speech } = scene;
  const cleared = rowOf(editionOf(view), player).filter(({ state }) => state === 'cleared').length;
  return (
    <span class="nw-counts">
      <span title={labelled(speech.words.causes.election, speech.points(electionPoints(view, seat)))}>
        <Emblem name="ballot" size={16} />
        <span class="figures">{electionPoints(view, seat)}</span>
      </span>
      <span title={speech.amount('fur', fursOf(player))}>
        <Emblem name="fur" size={16} />
        <span class="figures">{fursOf(player)}</span>
      </span>
      <span title={counted(speech.words.names.pieces.land, cleared)}>
        <Emblem name="cleared" size={16} />
        <span class="figures">{cleared}</span>
      </span>
    </span>
  );
}

export function Small({ scene, seat }: RivalProps) {
  return scene.frame === 'desktop' ? (
    <RivalArea rival={rivalData(scene, seat)} />
  ) : (
    <Counts scene={scene} seat={seat} />
  );
}

/** Another seat's colony in full, as its owner sees it. */
export function Large({ scene, seat }: RivalProps) {
  const other: NaScene = { ...scene, seat, legal: new Set() };
  return (
    <div class="nw-large">
      <OwnArea
        own={ownData(other)}
        shape="tall"
        words={boardWords(other)}
        onPress={(id) => scene.onAsk({ piece: id })}
      />
    </div>
  );
}
