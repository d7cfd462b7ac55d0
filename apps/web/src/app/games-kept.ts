import { browserSaves } from '../saves/browser-saves.ts';

/** The games kept in this browser, one list for the whole page. */
export const saves = browserSaves();
