import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { nextTask } from '../table/next-task.ts';

/**
 * How far something large that was just opened is drawn: each part in a task of its own, so that the page answers in
 * between. Says of a part whether it is its turn, or was.
 */
export function useLaying<Part extends string>(parts: readonly Part[]): (part: Part) => boolean {
  const laid = useSignal(0);
  useLayoutEffect(() => {
    let gone = false;
    const lay = async (): Promise<void> => {
      for (let part = 1; part < parts.length; part++) {
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
  return (part) => parts.indexOf(part) <= laid.value;
}
