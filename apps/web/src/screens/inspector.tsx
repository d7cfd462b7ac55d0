import type { RefObject } from 'preact';
import type { About, Face, Scene } from '../games/face.ts';
import { useEffect, useRef } from 'preact/hooks';
import { lastInput } from '../app/last-input.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { fill, tableWords } from '../words/language.ts';
import type { Why } from '@mokum/kernel';
import './slips.css';

export interface InspectorProps {
  readonly face: Face;
  readonly scene: Scene<unknown, unknown>;
  readonly about: About;
  /** `pinned` stays until it is closed; a `peek` goes with the pointer */
  readonly how: 'pinned' | 'peek';
  readonly why: Why | undefined;
  readonly onParagraph: (paragraph: string) => void;
  readonly onClose: () => void;
}

/** What a piece is, what it is worth now, why it cannot be used now, and its rule. */
export function Inspector({ face, scene, about, how, why, onParagraph, onClose }: InspectorProps) {
  const words = tableWords.value;
  const meaning = face.meaning(about, scene);
  const slip = useRef<HTMLElement>(null);
  useKeyFocus(slip, how === 'pinned' ? about.piece : undefined);
  if (!meaning) return null;
  const reason = why && !why.legal ? reasonOf(face, scene, why) : undefined;
  const paragraphs = [...new Set([...(why ? paragraphOf(face, scene, why) : []), ...meaning.paragraphs])];
  return (
    <section
      ref={slip}
      class={`slip inspector inspector-${how}`}
      aria-label={meaning.title}
      {...(how === 'pinned' ? { role: 'status' } : { 'aria-hidden': 'true' })}
    >
      {meaning.picture && (
        <div class="inspector-picture" aria-hidden="true">
          {meaning.picture}
        </div>
      )}
      <div class="inspector-text">
        <header class="slip-head">
          <h2>{meaning.title}</h2>
          {how === 'pinned' && <IconButton symbol="close" label={words.close} onPress={onClose} />}
        </header>
        {meaning.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {reason && <p class="inspector-reason">{reason}</p>}
        {how === 'pinned' && (
          <p class="slip-links">
            {meaning.actions?.map(({ label, move, symbol }) => (
              <Button
                key={move}
                look="legal"
                symbol={symbol}
                onPress={() => {
                  onClose();
                  scene.onMove(move);
                }}
              >
                {label}
              </Button>
            ))}
            {paragraphs.map((paragraph) => (
              <button key={paragraph} type="button" class="link" onClick={() => onParagraph(paragraph)}>
                {fill(words.rule, { paragraph })}
              </button>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

/** A slip that was opened by key takes the focus, and gives it back when it closes. */
function useKeyFocus(slip: RefObject<HTMLElement | null>, opened: string | undefined): void {
  useEffect(() => {
    const from = document.activeElement as HTMLElement | SVGElement | null;
    if (opened === undefined || lastInput() !== 'key' || from === null || slip.current?.contains(from)) return;
    const first = ['.button-legal', '.slip-links button', 'button'].find((one) => slip.current?.querySelector(one));
    if (first !== undefined) slip.current?.querySelector<HTMLElement>(first)?.focus();
    return () => {
      const now = document.activeElement;
      if (
        from.isConnected &&
        (now === null || now === document.body || !now.isConnected || slip.current?.contains(now))
      )
        from.focus();
    };
  }, [opened]);
}

/** The paragraph that forbids it, or the one that asks for something else now. */
function paragraphOf(face: Face, scene: Scene<unknown, unknown>, why: Why): readonly string[] {
  if (why.legal) return [];
  if ('paragraph' in why) return [why.paragraph];
  const asked = why.code === 'not-asked' ? face.askedBy(scene.position.view) : undefined;
  return asked === undefined ? [] : [asked];
}

/** A reason in a sentence: the game's own for a paragraph, or what is asked instead. */
export function reasonOf(face: Face, scene: Scene<unknown, unknown>, why: Why): string | undefined {
  if (why.legal) return undefined;
  const words = tableWords.value;
  if ('paragraph' in why)
    return face.reason(why.paragraph, scene.speech) ?? face.paragraphTitle(why.paragraph, scene.speech);
  return fill(words.notNow[why.code], { ask: face.ask(scene).ask });
}
