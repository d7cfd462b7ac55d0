import type { Face, Scene } from '../games/face.ts';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { fill, tableWords } from '../words/language.ts';

interface NoteSlipProps {
  readonly face: Face;
  readonly scene: Scene<unknown, unknown>;
  readonly onParagraph: (paragraph: string) => void;
}

/** The first note whose moment has come and that has not been read yet. */
export function NoteSlip({ face, scene, onParagraph }: NoteSlipProps) {
  const words = tableWords.value;
  const seen = settings.notesSeen.value;
  const note = face.notes.find(({ id, when }) => !seen.includes(id) && when(scene));
  if (!note || scene.position.legal.length === 0) return null;
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
