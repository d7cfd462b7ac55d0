import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from './button.tsx';
import { fitted, isSame, kept, shown, type View, zoomed } from './view-port.ts';
import './pan-zoom.css';

export interface PanZoomProps {
  /** Size of the content in its own units. */
  width: number;
  height: number;
  children: ComponentChildren;
  words: { label: string; zoomIn: string; zoomOut: string; fit: string };
}

interface Hand {
  view: View;
  /** Until somebody moves the board it keeps fitting itself to its box. */
  moved: 'by-hand' | 'never';
  pointers: Map<number, { x: number; y: number }>;
  dragged: number;
  lastTap: number;
  /** how large the box was when the browser told it last: to ask for it would make the browser lay out the page */
  room: { width: number; height: number } | undefined;
}

const TAP = 6;

/** A board that can be dragged, pinched, wheeled and moved by keys; what gets the focus inside comes into sight. */
export function PanZoom({ width, height, children, words }: PanZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const hand = useRef<Hand>({
    view: { x: 0, y: 0, scale: 1 },
    moved: 'never',
    pointers: new Map(),
    dragged: 0,
    lastTap: 0,
    room: undefined,
  }).current;
  const content = { width, height };

  const measured = () => ({ width: box.current?.clientWidth ?? 1, height: box.current?.clientHeight ?? 1 });
  const room = () => hand.room ?? measured();
  const least = () => fitted(content, room()).scale;
  const show = (view: View, how: 'glide' | 'jump') => {
    hand.view = kept(view, content, room());
    if (!stage.current || !frame.current) return;
    // Tools that stay out of the way come back as soon as something of the board is out of its place.
    frame.current.dataset['view'] = isSame(hand.view, fitted(content, room())) ? 'whole' : 'moved';
    stage.current.style.transition = how === 'glide' ? 'transform var(--steady) var(--ease)' : 'none';
    stage.current.style.transform = `translate(${hand.view.x}px, ${hand.view.y}px) scale(${hand.view.scale})`;
  };
  const fit = (how: 'glide' | 'jump') => {
    hand.moved = 'never';
    show(fitted(content, room()), how);
  };
  const zoom = (by: number, at = { x: room().width / 2, y: room().height / 2 }, how: 'glide' | 'jump' = 'glide') => {
    hand.moved = 'by-hand';
    show(zoomed(hand.view, by, at, least()), how);
  };
  const pan = (dx: number, dy: number, how: 'glide' | 'jump') => {
    hand.moved = 'by-hand';
    show({ ...hand.view, x: hand.view.x + dx, y: hand.view.y + dy }, how);
  };
  const inBox = (event: { clientX: number; clientY: number }) => {
    const rect = box.current!.getBoundingClientRect();
    return { x: event.clientX - rect.left, y: event.clientY - rect.top };
  };

  // At first the browser tells the size by itself, before it paints.
  useLayoutEffect(() => {
    if (hand.room && hand.moved === 'never') fit('jump');
    const watch = new ResizeObserver(() => {
      hand.room = measured();
      if (hand.moved === 'never') fit('jump');
      else show(hand.view, 'jump');
    });
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, [width, height]);
  useEffect(() => {
    // Preact registers wheel listeners as passive; this one has to stop the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * 0.0016), inBox(event), 'jump');
    };
    const element = box.current!;
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [width, height]);

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    hand.pointers.set(event.pointerId, inBox(event));
    if (hand.pointers.size === 1) hand.dragged = 0;
  };
  const moveTo = (event: PointerEvent) => {
    const before = hand.pointers.get(event.pointerId);
    if (!before) return;
    const now = inBox(event);
    if (hand.pointers.size === 1) {
      hand.dragged += Math.hypot(now.x - before.x, now.y - before.y);
      if (hand.dragged > TAP) {
        box.current!.setPointerCapture(event.pointerId);
        pan(now.x - before.x, now.y - before.y, 'jump');
      }
    } else {
      const other = [...hand.pointers].find(([id]) => id !== event.pointerId)![1];
      const stretch =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      hand.dragged = TAP + 1;
      zoom(stretch, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, 'jump');
      pan((now.x - before.x) / 2, (now.y - before.y) / 2, 'jump');
    }
    hand.pointers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => {
    hand.pointers.delete(event.pointerId);
    const dragged = hand.dragged;
    // Kept until the click that may follow this very event, no longer.
    setTimeout(() => {
      hand.dragged = 0;
    });
    if (dragged > TAP || (event.target as Element).closest('[role=button], button')) return;
    if (event.timeStamp - hand.lastTap < 320) {
      if (hand.moved === 'by-hand') fit('glide');
      else zoom(2, inBox(event));
      hand.lastTap = 0;
    } else hand.lastTap = event.timeStamp;
  };
  const key = (event: KeyboardEvent) => {
    const step = 64;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') fit('glide');
    else if (event.target !== box.current) return;
    else if (event.key === 'ArrowLeft') pan(step, 0, 'glide');
    else if (event.key === 'ArrowRight') pan(-step, 0, 'glide');
    else if (event.key === 'ArrowUp') pan(0, step, 'glide');
    else if (event.key === 'ArrowDown') pan(0, -step, 'glide');
    else return;
    event.preventDefault();
  };
  /** The view alone moves the board: what the browser scrolls by itself for the focus could never be moved back. */
  const unscroll = () => box.current?.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const bringIn = (event: FocusEvent) => {
    const target = event.target as Element;
    unscroll();
    if (target === box.current || !stage.current?.contains(target) || !target.matches(':focus-visible')) return;
    // Measured on the board and not in the box: a glide may still be under way.
    const board = stage.current.getBoundingClientRect();
    const inner = target.getBoundingClientRect();
    const rect = {
      left: inner.left - board.left + hand.view.x,
      right: inner.right - board.left + hand.view.x,
      top: inner.top - board.top + hand.view.y,
      bottom: inner.bottom - board.top + hand.view.y,
    };
    const next = shown(hand.view, rect, room());
    if (next.x !== hand.view.x || next.y !== hand.view.y) pan(next.x - hand.view.x, next.y - hand.view.y, 'glide');
  };

  return (
    <div ref={frame} class="pan-zoom">
      <div
        ref={box}
        class="pan-zoom-box"
        role="group"
        aria-label={words.label}
        tabIndex={0}
        onPointerDown={down}
        onPointerMove={moveTo}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={key}
        onFocusIn={bringIn}
        onScroll={unscroll}
        onClickCapture={(event) => {
          // The end of a drag is not a click on what happens to lie below.
          if (hand.dragged > TAP) event.stopPropagation();
        }}
      >
        <div ref={stage} class="pan-zoom-stage" style={{ width: `${width}px`, height: `${height}px` }}>
          {children}
        </div>
      </div>
      <div class="pan-zoom-tools">
        <IconButton symbol="zoom-in" label={words.zoomIn} onPress={() => zoom(1.4)} />
        <IconButton symbol="zoom-out" label={words.zoomOut} onPress={() => zoom(1 / 1.4)} />
        <IconButton symbol="fit" label={words.fit} onPress={() => fit('glide')} />
      </div>
    </div>
  );
}
