import { useEffect, useRef } from 'preact/hooks';
import type { Line } from '../games/face.ts';
import { SeatCharge } from '../symbols/seat-charge.tsx';
import type { SeatInfo } from '../table/table.ts';
import { unchanged } from '../ui/unchanged.ts';
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

interface LineProps {
  readonly line: Line;
  readonly colour: SeatInfo['colour'] | undefined;
  readonly state: 'looked-at' | 'other';
  readonly title: string;
  readonly onLook: (length: number) => void;
}

/** One sentence: a long game has hundreds, and those that were there before stay as they are. */
const LogLine = unchanged(({ line, colour, state, title, onLook }: LineProps) => (
  <li class={`log-line log-${line.kind}`}>
    {line.kind === 'turn' ? (
      <h2>{line.text}</h2>
    ) : (
      <button
        type="button"
        class="log-link"
        aria-current={state === 'looked-at' ? 'true' : undefined}
        title={title}
        onClick={() => onLook(line.length)}
      >
        {colour === undefined ? <span class="log-blank" /> : <SeatCharge seat={chargeColour(colour)} size={18} />}
        <span>{line.text}</span>
      </button>
    )}
  </li>
));

/** The game in sentences, the newest last; each leads to the position it speaks of. */
export function LogPanel({ lines, seats, onLook, looking }: LinesProps) {
  const end = useRef<HTMLLIElement>(null);
  const look = useRef(onLook);
  look.current = onLook;
  const go = useRef((length: number): void => look.current?.(length)).current;
  const words = tableWords.value;
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  if (lines.length === 0) return <p>{words.noLog}</p>;
  return (
    <ol class="log">
      {lines.map((line) => (
        <LogLine
          key={line.key}
          line={line}
          colour={line.seat === undefined ? undefined : seats[line.seat].colour}
          state={looking === line.length ? 'looked-at' : 'other'}
          title={words.showThen}
          onLook={go}
        />
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}
