import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { IconButton } from './button.tsx';
import { type View, zoomed } from './view-port.ts';
import './pinch-sheet.css';

interface Touch {
  readonly x: number;
  readonly y: number;
}

const TAP = 6;
const DOUBLE = 320;
const whole: View = { x: 0, y: 0, scale: 1 };

interface PinchSheetProps {
  readonly children: ComponentChildren;
  /** what the way back to the whole sheet is called */
  readonly fit: string;
}

/** A sheet of the phone's table: two fingers come closer, one moves it then; at rest a swipe leads to the next sheet. */
export function PinchSheet({ children, fit }: PinchSheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const hand = useRef({
    view: whole,
    touches: new Map<number, Touch>(),
    from: { x: 0, y: 0 },
    dragged: 0,
    lastTap: 0,
  }).current;

  const at = ({ clientX, clientY }: PointerEvent): Touch => {
    const { left, top } = box.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  /** The sheet covers its box whatever is done to it. */
  const show = ({ x, y, scale }: View): void => {
    const { clientWidth, clientHeight } = box.current!;
    const within = (value: number, room: number): number => Math.min(0, Math.max(room - room * scale, value));
    hand.view = scale <= 1 ? whole : { scale, x: within(x, clientWidth), y: within(y, clientHeight) };
    const view = hand.view;
    stage.current!.style.transform = view === whole ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    box.current!.classList.toggle('pinched', view !== whole);
  };
  /** What the browser scrolls by itself for the focus is moved instead: else it could never be moved back. */
  const unscroll = (): void => {
    const { scrollLeft, scrollTop } = box.current!;
    if (scrollLeft === 0 && scrollTop === 0) return;
    box.current!.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    show({ ...hand.view, x: hand.view.x - scrollLeft, y: hand.view.y - scrollTop });
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return;
    hand.touches.set(event.pointerId, at(event));
    if (hand.touches.size > 1) return;
    hand.dragged = 0;
    hand.from = at(event);
  };
  const move = (event: PointerEvent): void => {
    const before = hand.touches.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const { view } = hand;
    hand.touches.set(event.pointerId, now);
    const other = [...hand.touches].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const span = (one: Touch): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
      hand.dragged = TAP + 1;
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const next = zoomed(view, span(now) / span(before), middle, 1);
      show({ ...next, x: next.x + (now.x - before.x) / 2, y: next.y + (now.y - before.y) / 2 });
    } else if (view !== whole) {
      hand.dragged += Math.hypot(now.x - before.x, now.y - before.y);
      if (hand.dragged > TAP) show({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y });
    }
  };
  const up = (event: PointerEvent): void => {
    if (!hand.touches.delete(event.pointerId)) return;
    const dragged = hand.dragged;
    // Kept until the click that may follow this very event, no longer.
    setTimeout(() => {
      if (hand.touches.size === 0) hand.dragged = 0;
    });
    const { x, y } = at(event);
    // A swipe past the last sheet moves nothing, yet is no tap.
    const tapped = dragged <= TAP && Math.hypot(x - hand.from.x, y - hand.from.y) <= TAP;
    const free = tapped && !(event.target as Element).closest('[role=button], button');
    if (event.type !== 'pointerup' || !free) return;
    if (event.timeStamp - hand.lastTap < DOUBLE) show(hand.view === whole ? zoomed(whole, 2, at(event), 1) : whole);
    hand.lastTap = event.timeStamp;
  };
  return (
    <div
      ref={box}
      class="pinch"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onScroll={unscroll}
      onClickCapture={(event) => {
        // The end of a pinch is not a tap on what happens to lie below.
        if (hand.dragged > TAP) event.stopPropagation();
      }}
    >
      <div ref={stage} class="pinch-stage">
        {children}
      </div>
      <div class="pinch-back">
        <IconButton symbol="fit" label={fit} onPress={() => show(whole)} />
      </div>
    </div>
  );
}
