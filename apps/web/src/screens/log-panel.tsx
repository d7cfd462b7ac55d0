import { useEffect, useRef } from 'preact/hooks';
import type { Line } from '../games/face.ts';
import { SeatCharge } from '../symbols/seat-charge.tsx';
import type { SeatInfo } from '../table/table.ts';
import { tableWords } from '../words/language.ts';
import { chargeColour } from './seat-colour.ts';
import './log-panel.css';

interface LinesProps {
  readonly lines: readonly Line[];
  readonly seats: readonly SeatInfo[];
  /** without it the sentences are only read */
  readonly onLook?: (length: number) => void;
  /** the moment looked at now */
  readonly looking?: number;
}

/** The game in sentences, the newest last; each leads to the position it speaks of. */
export function LogPanel({ lines, seats, onLook, looking }: LinesProps) {
  const end = useRef<HTMLLIElement>(null);
  const words = tableWords.value;
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  if (lines.length === 0) return <p>{words.noLog}</p>;
  return (
    <ol class="log">
      {lines.map((line) => (
        <li key={line.key} class={`log-line log-${line.kind}`}>
          {line.kind === 'turn' ? (
            <h2>{line.text}</h2>
          ) : (
            <button
              type="button"
              class="log-link"
              aria-current={looking === line.length ? 'true' : undefined}
              title={words.showThen}
              onClick={() => onLook?.(line.length)}
            >
              {line.seat === undefined ? (
                <span class="log-blank" />
              ) : (
                <SeatCharge seat={chargeColour(seats[line.seat].colour)} size={18} />
              )}
              <span>{line.text}</span>
            </button>
          )}
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}
