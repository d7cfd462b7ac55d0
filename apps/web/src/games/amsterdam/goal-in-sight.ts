import { useEffect } from 'preact/hooks';

/** On a phone half of the map is out of sight: it is pushed to where a figure may go. */
export function useGoalInSight(asked: string): void {
  useEffect(() => {
    const goal = document.querySelector('.ams-page-map .ams-goal');
    const map = goal?.closest('.ams-page-map');
    if (!goal || !map) return;
    const there = goal.getBoundingClientRect();
    const here = map.getBoundingClientRect();
    map.scrollLeft += there.x + there.width / 2 - (here.x + here.width / 2);
  }, [asked]);
}
