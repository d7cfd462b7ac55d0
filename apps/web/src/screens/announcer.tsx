import { useEffect, useRef, useState } from 'preact/hooks';
import type { Line } from '../games/face.ts';
import { sentences } from '../words/language.ts';

/** Says every event as it happens to those who hear the table. */
export function Announcer({ lines }: { readonly lines: readonly Line[] }) {
  const known = useRef(lines.at(-1)?.length ?? 0);
  const [text, setText] = useState('');
  const last = lines.at(-1)?.length ?? 0;
  useEffect(() => {
    const fresh = lines.filter((line) => line.length > known.current);
    known.current = last;
    if (fresh.length > 0) setText(sentences(fresh.map((line) => line.text)));
  }, [last]);
  return (
    <div class="only-heard announcer" aria-live="polite" data-announcer="">
      {text}
    </div>
  );
}
