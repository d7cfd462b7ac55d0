import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const scrolls = (element: Element, way: number): boolean => {
  if (!['auto', 'scroll'].includes(getComputedStyle(element).overflowX)) return false;
  const { scrollLeft, scrollWidth, clientWidth } = element;
  return way > 0 ? scrollLeft > 1 : scrollLeft < scrollWidth - clientWidth - 1;
};

/**
 * A finger that goes sideways where nothing can go further does not leave the table: some browsers take it for the way
 * back in their history whatever `overscroll-behavior` says.
 */
export function useSwipeEdge(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = table.current!;
    let from: { readonly x: number; readonly y: number } | undefined;
    const start = ({ touches }: TouchEvent): void => {
      from = touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : undefined;
    };
    const move = (event: TouchEvent): void => {
      const target = event.target as Element;
      // A slider follows the same event.
      if (!from || !event.cancelable || target.closest('input')) return;
      const { clientX, clientY } = event.touches[0];
      const way = clientX - from.x;
      if (Math.abs(way) <= Math.abs(clientY - from.y)) return;
      for (let at: Element | null = target; at && at !== element; at = at.parentElement) if (scrolls(at, way)) return;
      event.preventDefault();
    };
    element.addEventListener('touchstart', start, { passive: true });
    // Preact's own would be passive.
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
    };
  }, []);
}
