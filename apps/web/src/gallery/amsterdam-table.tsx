import { defaultEdition } from '@mokum/amsterdam';
import { useState } from 'preact/hooks';
import { AmsterdamBoard } from '../games/amsterdam/board/amsterdam-board.tsx';
import { ActiveCards, Display, InactiveCards } from '../games/amsterdam/cards/card-rows.tsx';
import { Dial } from '../games/amsterdam/dial/dial.tsx';
import { GuildCard } from '../games/amsterdam/cards/guild-card.tsx';
import { OwnArea } from '../games/amsterdam/own/own-area.tsx';
import { RivalStores, type RivalView, Stores, type StoresWords } from '../games/amsterdam/own/panels.tsx';
import { PhoneFrame, TableFrame } from '../ui/table-frame.tsx';
import { PromptBar } from '../ui/prompt-bar.tsx';
import { SeatBanner } from '../ui/seat-banner.tsx';
import { Sheet, type SheetStop } from '../ui/sheet.tsx';
import { mapWords } from './amsterdam-sheet.tsx';
import * as sample from './sample-amsterdam.ts';
import { active, display, everyType, inactive } from './sample-amsterdam-cards.ts';
import { zoomWords } from './sample-table.tsx';

// English for the gallery alone.
const storesWords: StoresWords & { next: string } = {
  panel: 'Your stores',
  pool: 'Pool',
  barge: 'On the barge',
  storage: 'Temporary storage',
  next: 'Leaves the dial next',
  kept: (stored) => `Stored: ${stored ?? 'nothing'}`,
  colour: (colour) => colour,
  good: (good) => good,
  docker: (colour) => colour,
  amounts: (amounts) => JSON.stringify(amounts),
  count: (what, n) => `${n} ${what}`,
};
const rowWords = { row: 'Your active cards', timing: (timing: string) => timing, none: 'No active cards yet' };
const nothing = () => {};

const rival = (more: Partial<RivalView>): RivalView => ({
  gulden: 3,
  penalties: 0,
  crests: 4,
  pool: { violet: 2, pink: 1 },
  aboard: ['tulip'],
  storage: ['cheese'],
  dockers: ['yellow'],
  cards: { artisan: 3, building: 2, map: 4 },
  inactive: 4,
  next: { orange: 3 },
  ...more,
});
const rivals = [
  { seat: 'blue', name: 'Joost', points: 34, state: 'ready', said: 'has passed', view: rival({ penalties: 1 }) },
  {
    seat: 'yellow',
    name: 'Saskia',
    points: 29,
    state: 'ready',
    said: 'has passed',
    view: rival({ gulden: 0, dockers: [], aboard: [], pool: { black: 1 } }),
  },
  {
    seat: 'green',
    name: 'Rembrandt',
    points: 41,
    state: 'idle',
    said: 'comes after you',
    view: rival({ stored: 'grey', storage: [] }),
  },
] as const;

export const sampleDial = (
  <Dial
    segments={[
      { violet: 2, pink: 1 },
      { black: 2 },
      { orange: 1, grey: 1, brown: 3 },
      {},
      { pink: 4, black: 1, grey: 1, violet: 1 },
      {},
    ]}
    turned={4}
    preview={{ 4: { orange: 4 } }}
    press={{ 4: { id: 'segment 4', label: 'Segment 4' } }}
    words={{ dial: 'Dial', segment: (n) => `Segment ${n}` }}
  />
);

export function CardSheet() {
  return (
    <section class="gallery-sheet">
      <div class="gallery-row" style={{ alignItems: 'stretch' }}>
        {everyType.map((card) => (
          <GuildCard key={card.number} {...card} />
        ))}
      </div>
      <ActiveCards cards={active} onPress={nothing} words={rowWords} />
      <InactiveCards
        cards={inactive}
        limit={5}
        detail="full"
        onPress={nothing}
        words={{ row: 'Your inactive cards' }}
      />
    </section>
  );
}

export function DialSheet() {
  const [turned, turn] = useState(0);
  return (
    <section class="gallery-sheet">
      <div class="gallery-row">
        <div style={{ height: '420px' }}>{sampleDial}</div>
        <button
          type="button"
          style={{ height: '220px', background: 'none', border: 0 }}
          onClick={() => turn(turned + 1)}
        >
          <Dial
            segments={[{ black: 1 }, { violet: 2 }, {}, { orange: 3 }, {}, { grey: 6 }]}
            turned={turned}
            words={{ dial: 'Dial', segment: (n) => `Segment ${n}` }}
          />
        </button>
        <Stores
          view={rival({ stored: 'orange', aboard: ['tulip', 'beer', 'crystal'], dockers: ['yellow', 'maroon'] })}
          words={storesWords}
        />
      </div>
    </section>
  );
}

export function AmsterdamTable({ frame }: { frame: 'phone' | 'desktop' }) {
  const [stop, setStop] = useState<SheetStop>('own');
  const board = (
    <AmsterdamBoard
      map={() => ({ city: sample.city, amstel: sample.amstel, harbour: sample.harbour, words: mapWords })}
      rounds={{
        rounds: defaultEdition.rounds.rounds,
        round: 5,
        words: { board: 'Rounds', round: (n) => `Round ${n}` },
      }}
      dice={sample.dice}
      market={{
        signs: sample.tileSigns,
        left: 7,
        press: { id: 'market', label: 'Use the market' },
        words: {
          title: 'Market',
          text: 'Pay 2 gulden, gain 3 points and 1 step on the Amstel.',
          left: '7 tiles left',
          name: 'Market tile 5',
        },
      }}
      cards={<Display cards={display} onPress={nothing} words={{ row: 'Cards laid out' }} />}
      zoom={zoomWords}
      onPress={nothing}
      words={{
        dice: 'Dice',
        die: (colour, value) => `${colour} ${value}`,
      }}
    />
  );
  const prompt = (
    <PromptBar
      ask="Your turn: act or pass"
      hint="3 resources are left in your pool; one can be kept."
      onUndo={nothing}
      onEndTurn={nothing}
      words={{ undo: 'Undo', endTurn: 'End turn' }}
    />
  );
  const own = (
    <OwnArea
      dial={sampleDial}
      stores={<Stores view={rival({ stored: 'orange', aboard: ['tulip', 'beer'] })} words={storesWords} />}
      active={<ActiveCards cards={active} onPress={nothing} words={rowWords} />}
      inactive={<InactiveCards cards={inactive} limit={5} onPress={nothing} words={{ row: 'Your inactive cards' }} />}
      words={{ orders: '', active: 'Active', inactive: 'Inactive', which: 'Which cards are shown' }}
      counts={{ orders: 0, active: active.length, inactive: inactive.length }}
    />
  );
  const banners = rivals.map(({ seat, name, points, state, said, view }) => (
    <SeatBanner
      key={seat}
      seat={seat}
      name={name}
      points={points}
      state={state}
      words={{ points: `${points} points`, state: said, name: `${name}, ${points} points` }}
      onOpen={nothing}
    >
      {frame === 'desktop' && <RivalStores view={view} words={storesWords} />}
    </SeatBanner>
  ));
  const bar = <strong class="gallery-title">Amsterdam</strong>;
  return frame === 'phone' ? (
    <PhoneFrame
      bar={bar}
      opponents={banners}
      board={board}
      sheet={
        <Sheet
          stop={stop}
          onStop={setStop}
          prompt={prompt}
          own={own}
          rest={<p>Everything else</p>}
          words={{
            sheet: 'Your board',
            handle: { prompt: 'Show your board', own: 'Show everything', all: 'Show the prompt only' },
          }}
        />
      }
      words={{ opponents: 'Opponents', board: 'Board' }}
    />
  ) : (
    <TableFrame
      bar={bar}
      opponents={banners}
      board={board}
      prompt={prompt}
      own={own}
      words={{ opponents: 'Opponents', board: 'Board', prompt: 'What is asked', own: 'Your board' }}
    />
  );
}
