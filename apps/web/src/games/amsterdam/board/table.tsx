import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { counted, labelled, tableWords } from '../../../words/language.ts';
import { AmsterdamBoard } from './amsterdam-board.tsx';
import { boardData, sailedSince, sideData } from './board-data.tsx';
import { Dial } from '../dial/dial.tsx';
import { peeked, slipSide } from '../own/draft.ts';
import { Mark } from '../pieces/mark.tsx';
import { FitCards } from '../cards/fit-cards.tsx';
import { HandBackPanel } from '../orders/hand-back-panel.tsx';
import { hasOrders, Orders, OrdersOfRival, ordersTitle } from '../orders/orders-area.tsx';
import { OwnArea } from '../own/own-area.tsx';
import { dialData, rivalData, storesWords } from '../own/own-data.ts';
import { activeRow, inactiveRow, ownStores } from '../own/own-rows.tsx';
import { RivalStores } from '../own/panels.tsx';
import { PhoneBoard } from './phone-board.tsx';
import { pressPiece, sideOf } from '../pieces/pieces.ts';
import type { AmsScene } from '../scene.ts';
import { isSolo } from '../solo/tom-data.ts';
import { TomOver } from '../solo/tom-table.tsx';
import { editionOf, groupOf } from '../view.ts';
import { keepStop, setStops, walkTo, watchStops } from './walk.ts';
import './table.css';

/** Groups of things: Tab goes from group to group, the arrow keys walk inside one; what is pointed at tells what it is. */
export function Walk({ scene, children }: { readonly scene: AmsScene; readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) setStops(box.current);
  });
  useLayoutEffect(() => (box.current ? watchStops(box.current) : undefined), []);
  const peek = (event: Event): void => {
    const id = (event.target as Element).closest('[data-spot]')?.getAttribute('data-spot') ?? undefined;
    if (id === peeked.peek()) return;
    peeked.value = id;
    if (id !== undefined) slipSide.value = sideOf(id);
    scene.onPeek(id === undefined ? undefined : { piece: id });
  };
  const leave = (): void => {
    if (peeked.peek() === undefined) return;
    peeked.value = undefined;
    scene.onPeek(undefined);
  };
  return (
    <div
      class="ams-walk"
      ref={box}
      onKeyDown={(event) => walkTo(event, event.currentTarget)}
      onPointerOver={(event) => event.pointerType === 'mouse' && peek(event)}
      onPointerLeave={leave}
      onFocusIn={(event) => {
        keepStop(event);
        peek(event);
      }}
      onFocusOut={leave}
    >
      {children}
    </div>
  );
}

/** The same function for every scene, so that drawings that have not changed are kept. */
function usePress(scene: AmsScene): (id: string) => void {
  const latest = useRef(scene);
  latest.current = scene;
  return useRef((id: string): void => pressPiece(id, latest.current)).current;
}

export function Board(scene: AmsScene) {
  const before = useRef<{ barges: readonly number[]; sailed: Readonly<Record<number, readonly number[]>> }>(undefined);
  const { view } = scene.position;
  before.current = sailedSince(before.current, view);
  const { sailed } = before.current;
  const press = usePress(scene);
  // A new question: notes stand over the map while cards are chosen, else over the cards.
  const choosing = view.revealed.length > 0;
  useLayoutEffect(() => {
    slipSide.value = choosing ? 'map' : 'side';
  }, [choosing, view.question?.task]);
  if (scene.frame === 'phone')
    return (
      <Walk scene={scene}>
        <PhoneBoard scene={scene} sailed={sailed} onPress={press} />
        <Over scene={scene} />
      </Walk>
    );
  const table = tableWords.value;
  return (
    <Walk scene={scene}>
      <div class="ams-desk" data-slips={slipSide.value}>
        <AmsterdamBoard
          map={() => boardData(scene, sailed)}
          {...sideData(scene, press)}
          onPress={press}
          zoom={{ label: scene.speech.screen.parts.map, zoomIn: table.zoomIn, zoomOut: table.zoomOut, fit: table.fit }}
        />
        <Over scene={scene} />
      </div>
    </Walk>
  );
}

/** What is told or asked above the board. */
function Over({ scene }: { readonly scene: AmsScene }) {
  if (isSolo(scene.position.view)) return <TomOver scene={scene} />;
  if (scene.position.view.question?.task !== 'hand-back' || scene.legal.size === 0) return null;
  return (
    <div class="ams-over">
      <HandBackPanel scene={scene} />
    </div>
  );
}

export function Own(scene: AmsScene) {
  const { screen } = scene.speech;
  const player = scene.position.view.players[scene.seat];
  const press = usePress(scene);
  if (scene.frame === 'phone') return <Walk scene={scene}>{ownStores(scene, press)}</Walk>;
  return (
    <Walk scene={scene}>
      <OwnArea
        dial={<Dial {...dialData(scene)} onPress={press} />}
        stores={ownStores(scene, press)}
        inactive={inactiveRow(scene, press)}
        {...(scene.position.view.revealed.length > 0 && {
          active: <FitCards of={player.active.join()}>{activeRow(scene, press)}</FitCards>,
        })}
        {...(hasOrders(scene, scene.seat) && { orders: <Orders scene={scene} seat={scene.seat} onPress={press} /> })}
        counts={{
          active: player.active.length,
          inactive: player.inactive.length,
          orders: ordersTitle(scene, scene.seat),
        }}
        asked={rowAsked(scene)}
        words={{
          active: screen.parts.active,
          inactive: screen.parts.inactive,
          orders: scene.speech.more.orders.tab,
          which: screen.parts.which,
        }}
      />
    </Walk>
  );
}

/** The row of own cards that a question is about. */
const rowAsked = ({ position: { view }, legal }: AmsScene): 'orders' | 'inactive' | undefined => {
  const task = legal.size > 0 ? view.question?.task : undefined;
  if (task === 'open-order') return 'orders';
  return task === 'swap-out' || task === 'activate-free' || task === 'discard-sixth' ? 'inactive' : undefined;
};

interface RivalProps {
  readonly scene: AmsScene;
  readonly seat: number;
}

/** Gulden, crests and the largest group. */
export function Counts({ scene, seat }: RivalProps) {
  const { screen, words, points } = scene.speech;
  const { view } = scene.position;
  const player = view.players[seat];
  const group = groupOf(view, seat).length;
  const worth = points(group * editionOf(view).districtTiles.perCrestOfGroup);
  return (
    <span class="ams-seat-counts">
      <span title={counted(screen.counts.gulden, player.gulden)}>
        <Mark name="gulden" size={16} />
        <span class="figures">{player.gulden}</span>
      </span>
      <span title={labelled(words.scores.group, `${group}, ${worth}`)}>
        <Mark name="bridge" size={16} />
        <span class="figures">{group}</span>
      </span>
      <span title={counted(screen.counts.penalty, player.penalties)}>
        <Mark name="penalty" size={16} />
        <span class="figures">{player.penalties}</span>
      </span>
    </span>
  );
}

export function Small({ scene, seat }: RivalProps) {
  if (scene.frame !== 'desktop') return <></>;
  return (
    <>
      <RivalStores view={rivalData(scene, seat)} words={storesWords(scene)} />
      {hasOrders(scene, seat) && <OrdersOfRival scene={scene} seat={seat} />}
    </>
  );
}

/** Another seat's board in full, as its owner sees it. */
export function Large({ scene, seat }: RivalProps) {
  const other: AmsScene = { ...scene, seat, legal: new Set() };
  const press = (id: string): void => scene.onAsk({ piece: id });
  return (
    <div class="ams-large">
      <div class="ams-large-board">
        <Dial {...dialData(other)} onPress={press} />
        {ownStores(other, press)}
      </div>
      {hasOrders(scene, seat) && (
        <>
          <h3>{scene.speech.words.scores.order}</h3>
          <Orders scene={other} seat={seat} onPress={press} detail="full" />
        </>
      )}
      <h3>{scene.speech.screen.parts.active}</h3>
      {activeRow(other, press)}
      <h3>{scene.speech.screen.parts.inactive}</h3>
      {inactiveRow(other, press)}
    </div>
  );
}
