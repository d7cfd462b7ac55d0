import { useEffect, useState } from 'preact/hooks';

const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 16);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 400 });
  return () => cancelIdleCallback(handle);
};

/** How many strokes of a picture are drawn by now: one whenever the page has nothing else to do, so that drawing never stops it. */
export function useStrokes(all: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => (drawn < all ? whenIdle(() => setDrawn(drawn + 1)) : undefined), [drawn, all]);
  return drawn;
}
