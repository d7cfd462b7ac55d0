import { applySettings } from '../settings/apply-settings.ts';
import { settings } from '../settings/settings.ts';

/** How the page looks and moves now: the player's word, or else the device's. */
export const appearance = applySettings(settings);

/** How the page gets from one part to the next: nothing glides where nothing may move. */
export const scrolling = (): ScrollBehavior => (appearance.motion.peek() === 'full' ? 'smooth' : 'instant');
