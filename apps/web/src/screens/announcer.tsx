import { useEffect, useRef, useState } from 'preact/hooks';
import type { Line } from '../games/face.ts';
import { sentences } from '../words/language.ts';

/** Says every event as it happens, and every note as it comes, to those who hear the table. */
export function Announcer({ lines, note }: { readonly lines: readonly Line[]; readonly note: string | undefined }) {
  const known = useRef(lines.at(-1)?.length ?? 0);
  const noted = useRef<string | undefined>(undefined);
  const [text, setText] = useState('');
  const last = lines.at(-1)?.length ?? 0;
  useEffect(() => {
    const fresh = lines.filter((line) => line.length > known.current).map((line) => line.text);
    known.current = last;
    if (note !== undefined && note !== noted.current) fresh.push(note);
    noted.current = note;
    if (fresh.length > 0) setText(sentences(fresh));
  }, [last, note]);
  return (
    <div class="only-heard announcer" aria-live="polite" data-announcer="">
      {text}
    </div>
  );
}
