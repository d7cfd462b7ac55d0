import { useEffect, useState } from 'preact/hooks';
import type { Line } from '../games/face.ts';
import type { Table } from '../table/table.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { fill, tableWords } from '../words/language.ts';
import type { TableState } from './table-state.ts';

interface ReplayBarProps {
  readonly table: Table;
  readonly state: TableState;
  readonly turn: string;
  readonly lines: readonly Line[];
}

/** Every position of the game on a slider. */
export function ReplayBar({ table, state, turn, lines }: ReplayBarProps) {
  const words = tableWords.value.replay;
  const [playing, setPlaying] = useState<'playing' | 'still'>('still');
  const last = table.now.value.revision;
  const at = state.looking.value ?? last;
  const go = (to: number): void => {
    state.looking.value = Math.max(1, Math.min(last, to));
  };
  useEffect(() => {
    if (playing === 'still') return;
    const timer = setInterval(() => {
      const now = state.looking.peek() ?? last;
      if (now >= last) setPlaying('still');
      else go(now + 1);
    }, 900);
    return () => clearInterval(timer);
  }, [playing]);
  const said = lines.filter((line) => line.length === at && line.kind !== 'turn').map((line) => line.text);
  return (
    <div class="replay">
      <IconButton symbol="back" label={words.back} onPress={() => go(at - 1)} />
      <Button
        look="main"
        symbol="play"
        onPress={() => {
          if (at >= last) go(1);
          setPlaying(playing === 'playing' ? 'still' : 'playing');
        }}
      >
        {playing === 'playing' ? words.pause : words.play}
      </Button>
      <IconButton symbol="forward" label={words.forward} onPress={() => go(at + 1)} />
      <div class="replay-middle">
        <label class="replay-slider">
          <span class="only-heard">{words.slider}</span>
          <input
            type="range"
            min={1}
            max={last}
            value={at}
            aria-valuetext={fill(words.at, { n: at, of: last })}
            onInput={(event) => go(Number(event.currentTarget.value))}
          />
        </label>
        <p class="replay-said">
          <strong>{turn}</strong> {said.join(' · ')}
        </p>
      </div>
      <label class="replay-seat">
        <span>{words.seat}</span>
        <select
          class="select"
          value={state.seat.value}
          disabled={typeof state.position.value.audience === 'number'}
          onChange={(event) => {
            state.front.value = Number(event.currentTarget.value);
          }}
        >
          {table.info.seats.map(({ name }, seat) => (
            <option key={seat} value={seat} selected={seat === state.seat.value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {!table.now.value.result && (
        <Button
          onPress={() => {
            location.hash = `#/table/${table.info.id}`;
          }}
        >
          {words.playOn}
        </Button>
      )}
    </div>
  );
}
