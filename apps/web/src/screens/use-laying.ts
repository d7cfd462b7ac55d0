import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { nextTask } from '../table/next-task.ts';

const PARTS = ['own', 'banners', 'board'] as const;
type Part = (typeof PARTS)[number];

/**
 * How far a table just opened is laid: each part is drawn in a task of its own, so that the page answers in between. The
 * board comes last, into the room that the others leave it, so that nothing has to move.
 */
export function useLaying(): Part {
  const laid = useSignal<Part>('own');
  useLayoutEffect(() => {
    let gone = false;
    const lay = async (): Promise<void> => {
      for (const part of PARTS.slice(1)) {
        await nextTask();
        if (gone) return;
        laid.value = part;
      }
    };
    void lay();
    return () => {
      gone = true;
    };
  }, []);
  return laid.value;
}
