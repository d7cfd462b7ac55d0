import { useEffect, useRef } from 'preact/hooks';
import { lastInput } from '../app/last-input.ts';
import type { Face, Note, Scene } from '../games/face.ts';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { fill, tableWords } from '../words/language.ts';

interface NoteSlipProps {
  readonly face: Face;
  readonly scene: Scene<unknown, unknown>;
  readonly note: Note<unknown, unknown>;
  readonly onParagraph: (paragraph: string) => void;
}

/** The first note whose moment has come and that has not been read yet. */
export function noteFor(face: Face, scene: Scene<unknown, unknown>): Note<unknown, unknown> | undefined {
  const seen = settings.notesSeen.value;
  return scene.legal.size === 0 ? undefined : face.notes.find(({ id, when }) => !seen.includes(id) && when(scene));
}

export function NoteSlip({ face, scene, note, onParagraph }: NoteSlipProps) {
  const words = tableWords.value;
  const seen = settings.notesSeen.value;
  const asked = useRef<string | undefined>(undefined);
  asked.current = face.focus(scene.position.view);
  // Read and put away by key: the focus goes on to what is asked.
  useEffect(
    () => () => {
      if (lastInput() !== 'key' || asked.current === undefined || document.activeElement !== document.body) return;
      document.querySelector<HTMLElement | SVGElement>(asked.current)?.focus();
    },
    [],
  );
  return (
    <aside class="slip note" aria-label={words.notes.title}>
      <p>{note.text(scene.speech)}</p>
      <div class="slip-links">
        <Button
          onPress={() => {
            settings.notesSeen.value = [...seen, note.id];
          }}
        >
          {words.notes.gotIt}
        </Button>
        <button type="button" class="link" onClick={() => onParagraph(note.paragraph)}>
          {fill(words.rule, { paragraph: note.paragraph })}
        </button>
        <button
          type="button"
          class="link"
          onClick={() => {
            settings.notesSeen.value = [...new Set([...seen, ...face.notes.map(({ id }) => id)])];
          }}
        >
          {words.notes.noMore}
        </button>
      </div>
    </aside>
  );
}
