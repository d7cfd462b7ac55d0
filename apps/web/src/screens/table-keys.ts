import { useEffect } from 'preact/hooks';
import { lastInput } from '../app/last-input.ts';
import type { Face, Scene } from '../games/face.ts';
import { endTurn } from './end-turn.tsx';
import type { Session } from './session.ts';
import type { PageName, TableState } from './table-state.ts';

const TYPING = 'input, select, textarea';
/** What lies above the table. */
const ABOVE = 'dialog[open], [popover]:popover-open';
const pages: Readonly<Record<string, PageName>> = { l: 'log', p: 'scores', g: 'rules' };

/** Shortcuts anywhere at the table, and where the focus goes for those who play by keyboard. */
export function useTableKeys(
  face: Face,
  scene: Scene<unknown, unknown>,
  session: Session,
  state: TableState,
  table: 'laid' | 'not-yet',
): void {
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if ((event.target as Element).closest?.(TYPING) || document.querySelector(ABOVE)) return;
      const key = event.key.toLowerCase();
      if (key === 'escape') {
        if (session.playing.peek() !== undefined) session.skip();
        else if (state.about.peek()) state.about.value = undefined;
        else if (state.looking.peek() !== undefined) state.looking.value = undefined;
        else state.page.value = undefined;
      } else if (event.key === '?') state.dialog.value = 'keys';
      else if (key === 'u' && scene.position.undo.ok) void session.takeBack();
      else if (key === 'e' && face.commits.some((move) => scene.legal.has(move))) endTurn(face, scene, session, state);
      else if (key in pages) {
        state.page.value = state.page.peek() === pages[key] ? undefined : pages[key];
        state.stop.value = state.page.peek() ? 'all' : 'own';
      } else {
        const move = face.keys.find((it) => it.key === key)?.press(scene);
        if (move === undefined) return;
        scene.onMove(move);
      }
      event.preventDefault();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  });

  // What a key opens is read at once, and gives the focus back when it closes.
  const drawer = state.page.value === undefined ? 'closed' : 'open';
  useEffect(() => {
    if (drawer === 'closed' || lastInput() !== 'key') return;
    const from = document.activeElement as HTMLElement | SVGElement | null;
    document.querySelector<HTMLElement>('.drawer-panel')?.focus();
    return () => {
      const now = document.activeElement;
      if (from?.isConnected && (now === null || now === document.body || now.closest('.drawer'))) from.focus();
    };
  }, [drawer]);

  // The focus follows the question, for those who use the keyboard alone.
  const asked = face.focus(scene.position.view);
  const still = table === 'laid' && session.playing.value === undefined && scene.position.legal.length > 0;
  useEffect(() => {
    if (
      !still ||
      asked === undefined ||
      lastInput() !== 'key' ||
      document.querySelector(`${ABOVE}, .drawer:focus-within`)
    )
      return;
    document.querySelector<HTMLElement | SVGElement>(asked)?.focus();
  }, [asked, still, scene.position.revision, scene.position.pending.length]);
}
